"""How a state is written as a position and read back, field by field.

A *form* says what something looks like in a position. It is declared once and serves both ways: `write` makes JSON of a
state, `place` puts JSON into one. Before that `msgspec` checks the `kind` (what JSON may stand there) and `fits` what
else can be said of this part alone. The class of a position lists its forms; what ties fields together is checked
beside it.

    class Position(Record):
        player = Seat("turn")
        area = Pile(CARDS)
        chance = Chance()
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Self, Union

from msgspec import NODEFAULT, UNSET, Meta, Struct, UnsetType, defstruct

from manoa.kernel import positions
from manoa.kernel.positions import converted, expect, shown, whole

Bound = int | str | Callable[[Any], int]  # a number, a field of the rules, or what they tell


def bound(given: Bound, rules: Any) -> int:
    return given(rules) if callable(given) else int(rules[given]) if isinstance(given, str) else given


class Here(NamedTuple):
    """A table and where on it something is: a seat, a seat and a number, …"""

    rules: Any
    state: Any
    at: tuple[int, ...] = ()

    def inner(self, number: int) -> "Here":
        return Here(self.rules, self.state, (*self.at, number))

    def get(self, field: str) -> Any:
        return self.state[field][self.at] if self.at else self.state[field]

    def set(self, field: str, value: Any) -> None:
        if self.at:
            self.state[field][self.at] = value
        else:
            self.state[field] = value

    @property
    def players(self) -> int:
        return int(self.rules["players"])

    @property
    def seat(self) -> int:
        return self.at[0]


class Form:
    """How one thing is written."""

    kind: Any
    default: Any = NODEFAULT
    name = ""  # in the position
    if_any: Callable[[Here], Any] | None = None  # otherwise it is left out

    def __init__(self, field: str = "") -> None:
        self.field = field  # in the state, if it is not called as in the position

    def __set_name__(self, owner: type, name: str) -> None:
        self.name, self.field = name, self.field or name

    def write(self, here: Here) -> Any:
        raise NotImplementedError

    def fits(self, rules: Any, given: Any) -> None:
        """Check what can be said of this part alone."""

    def place(self, here: Here, given: Any) -> None:
        raise NotImplementedError

    def optional(self, if_any: Callable[[Here], Any], otherwise: Any = UNSET) -> Self:
        """Left out where there is nothing to say; or read as null, too."""
        self.if_any, self.default = if_any, otherwise
        self.kind |= UnsetType if otherwise is UNSET else None
        return self


class Strict(Struct, forbid_unknown_fields=True):
    """An object with exactly its fields."""


class Record(Form):
    """An object: its class lists the forms of its fields, in the order in which they are written. They are placed in
    that order too, but for those named `first` and `last`."""

    forms: ClassVar[dict[str, Form]] = {}
    order: ClassVar[list[str]] = []
    tags: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls, first: Sequence[str] = (), last: Sequence[str] = (), **tags: str) -> None:
        cls.forms = {**cls.forms, **{name: form for name, form in vars(cls).items() if isinstance(form, Form)}}
        cls.order = [*first, *(name for name in cls.forms if name not in (*first, *last)), *last]
        cls.tags = cls.tags | tags
        fields = [(name, form.kind, form.default) for name, form in cls.forms.items()]
        cls.kind = defstruct(cls.__name__, fields, bases=(Strict,), kw_only=True, **cls.tags)

    def write(self, here: Here) -> dict[str, Any]:
        forms = self.forms.items()
        return {name: form.write(here) for name, form in forms if form.if_any is None or form.if_any(here)}

    def fits(self, rules: Any, given: Any) -> None:
        for form, part in self._parts(given):
            form.fits(rules, part)

    def place(self, here: Here, given: Any) -> None:
        for form, part in self._parts(given):
            form.place(here, part)

    def _parts(self, given: Any) -> list[tuple[Form, Any]]:
        parts = [(self.forms[name], getattr(given, name)) for name in self.order]
        return [(form, part) for form, part in parts if part is not form.default]

    def read(self, rules: Any, given: Any) -> Any:
        """JSON as it is written, each part of which fits."""
        written = converted(given, self.kind)
        self.fits(rules, written)
        return written


class Tagged(Form):
    """One of several records. Each has a word that tells which it is; the state has a number."""

    def __init__(self, records: Mapping[int, Record], field: str) -> None:
        super().__init__(field)
        configs = {number: record.kind.__struct_config__ for number, record in records.items()}
        self.records, self.words = records, {number: config.tag for number, config in configs.items()}
        self.numbers = {word: number for number, word in self.words.items()}
        self.tag_field = next(iter(configs.values())).tag_field
        self.kind = Union[tuple(record.kind for record in records.values())]  # noqa: UP007

    def write(self, here: Here) -> dict[str, Any]:
        number = int(here.get(self.field))
        return {self.tag_field: self.words[number], **self.records[number].write(here)}

    def place(self, here: Here, given: Any) -> None:
        number = self.numbers[self.word(given)]
        here.set(self.field, number)
        self.records[number].place(here, given)

    def fits(self, rules: Any, given: Any) -> None:
        self.records[self.numbers[self.word(given)]].fits(rules, given)

    def word(self, given: Any) -> str:
        return str(given.__struct_config__.tag)


class Part(Form):
    """One of several fields that their record places together."""

    def __init__(self, kind: Any, write: Callable[[Here], Any]) -> None:
        super().__init__()
        self.kind, self.told = kind, write

    def write(self, here: Here) -> Any:
        return self.told(here)

    def place(self, here: Here, given: Any) -> None:
        """Its record does."""


# Lists


def list_of(form: Form, most: int | None = None) -> Any:
    kinds: Any = list
    return Annotated[kinds[form.kind], Meta(max_length=most)]


class Each(Form):
    """A list of as many as the rules say; `wrong` is the sentence about any other number, if it is not told otherwise.
    If it is `flat`, the state numbers the entries of all seats through."""

    def __init__(self, form: Form, count: Bound, wrong: str = "", flat: bool = False) -> None:
        super().__init__()
        self.form, self.count, self.wrong, self.flat, self.kind = form, count, wrong, flat, list_of(form)

    def __set_name__(self, owner: type, name: str) -> None:
        super().__set_name__(owner, name)
        self.form.__set_name__(owner, name)

    def write(self, here: Here) -> list[Any]:
        return [self.form.write(entry) for entry in self._entries(here, bound(self.count, here.rules))]

    def fits(self, rules: Any, given: Any) -> None:
        count = bound(self.count, rules)
        expect(not self.wrong or len(given) == count, self.wrong.format(count=count, name=self.name))
        for own in given:
            self.form.fits(rules, own)

    def place(self, here: Here, given: Any) -> None:
        for entry, own in zip(self._entries(here, len(given)), given, strict=True):
            self.form.place(entry, own)

    def _entries(self, here: Here, count: int) -> list[Here]:
        if self.flat:
            return [here._replace(at=(here.seat * count + number,)) for number in range(count)]
        return [here.inner(number) for number in range(count)]


class BySeat(Each):
    def __init__(self, form: Form, wrong: str = "{name} has one entry for each of {count} seats") -> None:
        super().__init__(form, "players", wrong)


class Several(Form):
    """A list of as many as the state counts, and at most so many."""

    def __init__(self, form: Form, size: str, most: int) -> None:
        super().__init__()
        self.form, self.size, self.kind = form, size, list_of(form, most)

    def write(self, here: Here) -> list[Any]:
        return [self.form.write(here.inner(number)) for number in range(here.state[self.size])]

    def place(self, here: Here, given: Any) -> None:
        for number, own in enumerate(given):
            self.form.place(here.inner(number), own)
            here.state[self.size] = number + 1

    def fits(self, rules: Any, given: Any) -> None:
        for own in given:
            self.form.fits(rules, own)


# Numbers and words. In the state they are so much `more`, and one number there may be null.


class Number(Form):
    """A whole number within bounds."""

    kind: Any = int

    def __init__(
        self,
        least: int = 0,
        most: Bound = 0,
        field: str = "",
        *,
        what: str = "",  # how a sentence calls it, if not by its name
        more: int = 0,
        null: int | None = None,
    ) -> None:
        super().__init__(field)
        self.least, self.most, self.what, self.more, self.null = least, most, what, more, null
        self.kind = self.kind if null is None else self.kind | None

    def write(self, here: Here) -> int | None:
        number = int(here.get(self.field))
        return None if number == self.null else number - self.more

    def fits(self, rules: Any, given: int | None) -> None:
        if given is not None:
            whole(self.what or self.name, given, self.least, bound(self.most, rules))

    def place(self, here: Here, given: int | None) -> None:
        here.set(self.field, self.null if given is None else given + self.more)


class Seat(Number):
    def __init__(self, field: str = "", what: str = "", more: int = 0, null: int | None = None) -> None:
        super().__init__(0, lambda rules: int(rules["players"]) - 1, field, what=what, more=more, null=null)


class Flag(Form):
    kind = bool

    def __init__(self, field: str = "", true: int = 1) -> None:
        super().__init__(field)
        self.true = true

    def write(self, here: Here) -> bool:
        return bool(here.get(self.field))

    def place(self, here: Here, given: bool) -> None:
        here.set(self.field, self.true if given else 0)


class Choice(Form):
    """One of some words, by its place among them."""

    def __init__(self, words: Sequence[str], field: str = "", more: int = 0, null: int | None = None) -> None:
        super().__init__(field)
        self.words, self.more, self.null = list(words), more, null
        self.kind = Literal[tuple(words)] if null is None else Literal[tuple(words)] | None

    def write(self, here: Here) -> str | None:
        number = int(here.get(self.field))
        return None if number == self.null else self.words[number - self.more]

    def place(self, here: Here, given: str | None) -> None:
        here.set(self.field, self.null if given is None else self.words.index(given) + self.more)


# Things by name


class Things:
    """Cards, tokens, …: their names by their numbers from `first` on, and which of them are part of a game."""

    def __init__(
        self,
        names: Sequence[str],
        thing: str = "card here",  # what a wrong name is not
        first: int = 0,
        there: Callable[[Any], Container[int]] | None = None,  # all, if it is not told
    ) -> None:
        self.names, self.thing, self.first, self.there = names, thing, first, there
        self.number_of = {name: number for number, name in enumerate(names, first)}

    def check(self, rules: Any, names: Iterable[str]) -> None:
        there = self.number_of.values() if self.there is None else self.there(rules)
        for name in names:
            if self.number_of.get(name) not in there:
                expect(False, f"{shown(name)} is no {self.thing}")


class Listed(Form):
    """A list of things."""

    kind: Any = list[str]

    def __init__(self, things: Things, field: str = "") -> None:
        super().__init__(field)
        self.things = things

    def fits(self, rules: Any, given: list[str]) -> None:
        self.things.check(rules, given)


class Counted(Listed):
    """Things that the state counts."""

    def write(self, here: Here) -> list[str]:
        counts = here.get(self.field).tolist()
        return [name for name, count in zip(self.things.names, counts, strict=False) for _ in range(count)]

    def place(self, here: Here, given: list[str]) -> None:
        counts = here.get(self.field)
        for name in given:
            counts[self.things.number_of[name] - self.things.first] += 1


class Pile(Listed):
    """Things on top of each other: the bottom one is listed first, or what is taken next (`next_first`). In the state
    the bottom one is first, and `size` says how many there are."""

    def __init__(self, things: Things, field: str = "", size: str = "", next_first: bool = False) -> None:
        super().__init__(things, field)
        self.size, self.step = size, -1 if next_first else 1

    def __set_name__(self, owner: type, name: str) -> None:
        super().__set_name__(owner, name)
        self.size = self.size or f"{self.field}_size"

    def room(self, here: Here) -> Any:
        """Where it is in the state."""
        return here.get(self.field)

    def write(self, here: Here) -> list[str]:
        pile = self.room(here)[: here.get(self.size)][:: self.step]
        return [self.things.names[number - self.things.first] for number in pile.tolist()]

    def place(self, here: Here, given: list[str]) -> None:
        room = self.room(here)
        expect(len(given) <= len(room), f"{self.name} has at most {len(room)} entries")
        room[: len(given)] = [self.things.number_of[name] for name in given[:: self.step]]
        here.set(self.size, len(given))


# Chance


class Chance(Form):
    """The game's randomness, so that everything still to come stays the same."""

    kind = dict[str, Any]

    def write(self, here: Here) -> dict[str, Any]:
        return positions.chance(here.state)

    def place(self, here: Here, given: dict[str, Any]) -> None:
        positions.set_chance(here.state, given)
