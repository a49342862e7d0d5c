"""The modules of part M, a file each. Base rules know none of them: they ask hooks, each of which stands in one place:
`ground` has what modules make of a space, `hooks` what they do at some moment; and `make` what the rules record has of
them: `tabulate` says what is in their box, `mark` where their markers lie."""
