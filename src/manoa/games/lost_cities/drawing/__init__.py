"""Drawings of the table. They see views, never a state."""
