"""Advice to makers of routes (Q-2.8), as codes."""

TIPS = ("tip-terrain", "tip-shortcuts", "tip-bends", "tip-passages")
