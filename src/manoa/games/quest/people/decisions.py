"""Decisions that are asked for, as a position writes them."""

import msgspec

Hex = tuple[int, int]


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """All fields, and no others."""


class Pending(Written, tag_field="task"):
    """A decision that is asked for."""

    owed: int = msgspec.field(name="due")


class Price(Pending, tag="price"):
    card: str


class Step(Pending):
    """A step or a removal that cards are paid for."""

    piece: int
    to: Hex | None = None
    blockade: int | None = None


class Rubble(Step, tag="rubble"):
    """Cards are laid down."""


class Camp(Step, tag="camp"):
    """Cards leave the game."""


class Remove(Pending, tag="remove"):
    optional: bool


class Take(Pending, tag="take"):
    """From the market."""

    on_board: bool = False  # from its board only, for a hero


class Replace(Pending, tag="replace"):
    laid: int


class Asked(Pending):
    """A decision of the expansions, and whose it is."""

    who: int


class Choice(Asked):
    optional: bool = False


class OfPiece(Asked):
    seat: int
    piece: int


class OfCurse(Asked):
    curse: str


class Curse(OfPiece, tag="curse"):
    """So many curses are still drawn for a piece."""


class Halt(OfPiece, tag="halt"):
    """A piece stops, once all curses are done."""


class Ward(OfCurse, tag="ward"):
    """A curse is turned up."""


class Force(Asked, tag="force"):
    """Pieces of a seat are moved."""

    seat: int
    pieces: list[int]


class Meet(Choice, tag="hero"):
    """So many heroes are shown."""


class Lift(OfCurse, tag="lift"):
    """A curse is lifted."""


class Spare(Choice, tag="spare"):
    """A token may be used without spending it."""


class Banish(Choice, tag="banish"):
    """A demon goes to somebody."""


class Dismiss(Choice, tag="dismiss"):
    """Demons may go back to the supply."""


class Rouse(Asked, tag="rouse"):
    """Seats whose pieces may be moved."""

    seats: list[int]


class Imitate(Choice, tag="imitate"):
    """A card of the market board."""


class ActAs(Asked, tag="act_as"):
    """In old positions the card of an Imitator was chosen before it was played: it is chosen once more."""

    card: str


class Twice(Choice, tag="twice"):
    """A card that makes two runs."""


class OfDragon(Asked):
    dragon: str


class Tame(OfDragon, tag="tame"):
    """So many cards are laid down for a dragon; one with its symbol does alone."""


class Herd(OfDragon, tag="herd"):
    """A dragon moves so many spaces."""


class Whistle(Asked, tag="whistle"):
    """So many of these dragons may be moved, each so far."""

    dragons: list[str]
    spaces: int


class Retreat(Asked, tag="retreat"):
    """A piece goes back from danger."""


OfBase = Price | Rubble | Camp | Remove | Take | Replace
OfHexes = Curse | Halt | Ward | Force | Meet | Lift | Spare | Banish | Dismiss | Rouse | Imitate | ActAs | Twice
OfModules = Tame | Herd | Whistle | Retreat
Decision = OfBase | OfHexes | OfModules
