"""What is asked for in a position, and which decisions wait for each other."""

import re
from typing import Any

from manoa.games.positions import Form, Here
from manoa.games.quest.people.asked import ASKED, Decision
from manoa.games.quest.people.decisions import Asked
from manoa.games.quest.people.reading import seldom
from manoa.games.quest.rules import tasks
from manoa.games.quest.rules.asking import fits
from manoa.kernel.positions import expect

# What waits for what, the last asked first. All else is asked for alone: it begins when nothing is pending. Only a
# curse that is turned up is never alone.
TOGETHER = re.compile(
    "|".join(
        (
            r"(?!ward$)\w+",
            "whistle herd",
            "rouse force",
            "(halt )?curse (ward|force( force)*)",  # a demon step (H-2.2) or a Shaman; Paralysis asks all others (H-3)
            "curse hero",  # a Shaman that stops in the tavern (H-6.1); …
            "hero curse (ward|force( force)*)",  # … under version 1 of the rules the curse comes first
        )
    )
)


class Pending(Form):
    """Decisions that are asked for; each is placed on those before it."""

    kind = list[Decision]

    def write(self, here: Here) -> list[dict[str, Any]]:
        return [self._entry(here.inner(level)) for level in range(here.state["depth"])]

    def _entry(self, here: Here) -> dict[str, Any]:
        asked, subject = ASKED[int(here.get("task"))], int(here.get("subject"))
        whose = {"who": int(here.get("who"))} if issubclass(asked, Asked) else {}
        about = asked.about(here.rules, here.state, subject)
        return {"task": asked.name(), "due": int(here.get("owed")), **whose, **about}

    def fits(self, rules: Any, given: list[Any]) -> None:
        expect(bool(rules["expanded"].size) or len(given) <= 1, "pending lists at most one decision")
        names = [entry.name() for entry in given]
        may_wait = not names or TOGETHER.fullmatch(" ".join(names)) is not None
        expect(may_wait, f"{' and '.join(names[:3])} cannot be pending like this")
        expect(names.count("force") < rules["players"], "a curse lets each of the other players move once")

    def place(self, here: Here, given: list[Any]) -> None:
        for entry in given:
            entry.place(here.rules, here.state)


def goes_with_run(state: Any) -> bool:
    """A hero who pays for it may first return demons (H-7); between two runs with Twins a hero may be met (P-4)."""
    return bool(state["depth"] == 1 and state["task"][0] in (tasks.DISMISS, tasks.MEET))


def goes_back(state: Any) -> bool:
    """Pieces go back from danger when the turn ends, in whichever phase that is (M-3.2)."""
    return bool(state["run"] == 0 and state["depth"] == 1 and state["task"][0] == tasks.RETREAT)


def check_pending(rules: Any, state: Any) -> None:
    expect(not state["depth"] or bool(seldom(fits, rules, state)), "what is asked for cannot be given")
