"""The manual: a site that Sphinx builds from docs/ (`make docs`), and its pages that are written from the code."""
