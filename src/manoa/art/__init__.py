"""Parts of drawings that games share: inks, icons, lettering, scenery, explorers, and the paper they are printed on.

The lowest layer: it knows no game, only shapes. A game's `drawing/` says where things lie.
"""
