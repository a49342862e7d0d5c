"""Processes that speak to an arena, most of them badly: `python outside.py KIND`."""

from __future__ import annotations

import json
import sys
import time


def answer(kind: str, word: dict[str, object]) -> str:
    actions = word["actions"]
    assert isinstance(actions, list)
    by_id, by_text = {"action": actions[0]["id"]}, {"action": actions[-1]["text"]}
    said: dict[str, object] = {
        "good": by_id,
        "text": by_text,
        "illegal": {"action": 10**6},
        "unknown": {"action": "a card, please"},
        "fields": {"move": 3},
        "type": {"action": [1]},
        "list": [],
        "half": {"action": "\ud800"},
        "huge": {"action": 10**5000},
    }
    torn = {"torn": "{", "long": "x" * 10**6, "deep": '{"move":' + "[" * 5000, "bytes": '{"action":"\udcff"}'}
    sys.set_int_max_str_digits(0)
    return torn[kind] if kind in torn else json.dumps(said[kind])


def main(kind: str) -> None:
    sys.stdout.reconfigure(errors="surrogateescape")  # type: ignore[union-attr]  # any byte can be said
    if kind == "gone":
        sys.exit("no licence")
    seen = []
    for line in sys.stdin:
        word = json.loads(line)
        seen.append(word["type"])
        if kind == "copy":
            with open(sys.argv[2], "a") as file:  # noqa: PTH123
                file.write(line)
        if word["type"] == "position":
            if kind == "deaf" and word["step"] > 4:
                time.sleep(60)
            if kind == "quits" and word["step"] > 4:
                sys.exit(7)
            print(answer("good" if kind in ("deaf", "quits", "diary", "copy") else kind, word), flush=True)
        if word["type"] == "bye" and kind == "diary":
            with open(sys.argv[2], "a") as file:  # noqa: PTH123
                print(" ".join(seen), file=file)


if __name__ == "__main__":
    main(sys.argv[1])
