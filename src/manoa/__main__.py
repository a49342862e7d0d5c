"""`python -m manoa` is the command `manoa`."""

from manoa.cli import main

main()
