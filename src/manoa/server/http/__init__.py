"""Routes, and what guards them."""
