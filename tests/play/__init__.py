"""Matches, their records and the seats at them."""
