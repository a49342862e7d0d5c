"""The report of an arena: one page that needs nothing from outside."""
