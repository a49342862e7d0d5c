"""A match as people see it."""
