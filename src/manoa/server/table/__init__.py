"""One table as the fold of its log. Plain Python without input and output: time and randomness are handed in."""
