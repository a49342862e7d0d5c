"""Drawings for pictures of a table: inks, icons, terrain, pieces, landscapes, and the paper they are put on.

The lowest layer: it knows no game, only shapes. A game's `picture.py` says what lies where.
"""
