"""What axe, which looks for barriers in pages, finds serious in a page."""

from __future__ import annotations

from typing import Any

from web.browser import PACKAGES
from web.people import Person

SERIOUS = ("serious", "critical")
RUN = """([only, without]) => axe.run(document, {
  ...(only ? { runOnly: { type: 'rule', values: [only] } } : {}),
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
})"""

# A colour on its way from one theme to the other is no colour to be judged.
STILL = """async () => {
  const passing = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(passing.map((one) => one.finished));
}"""


def violations(person: Person, only: str | None = None, without: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate((PACKAGES / "axe-core" / "axe.min.js").read_text())
    person.page.evaluate(STILL)
    found: dict[str, Any] = person.page.evaluate(RUN, [only, without])
    return [
        (rule["id"], node["html"][:200])
        for rule in found["violations"]
        if rule["impact"] in SERIOUS
        for node in rule["nodes"][:3]
    ]
