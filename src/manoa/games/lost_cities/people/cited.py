"""The rule behind each refusal, by its code: a number of docs/rules. What is no matter of the rules has none."""

CITED = {
    "play-first": "LC-3",
    "draw-first": "LC-3",
    "not-held": "LC-3.1",
    "wager-late": "LC-3.1",
    "too-low": "LC-3.1",
    "empty-pile": "LC-3.2",
    "own-discard": "LC-3.2",
    "not-in-play": "LC-1.2",
    # How something is written, what is not there, what is not in this game
    "no-action": "",
}
