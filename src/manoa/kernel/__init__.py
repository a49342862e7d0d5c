"""The little language in which rules are written, and the machinery that runs it: see docs/architecture.md."""
