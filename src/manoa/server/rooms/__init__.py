"""One study room as the fold of its log. Plain Python without input and output: time and people are handed in."""
