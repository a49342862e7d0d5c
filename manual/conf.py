"""How Sphinx builds the manual: `make docs`."""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from manoa import __version__
from manoa.art.style import style_sheet
from manual import fields, filling, rules

ROOT = Path(__file__).parents[1]
MADE = ROOT / ".cache" / "docs" / "static"  # what is made on the way, and served as it is

project = "Manoa"
html_title = "Manoa: the manual"
html_short_title = "Manual"
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples", "notebooks/*.py"]
suppress_warnings = ["misc.highlighting_failure"]  # examples leave out what is long: {…}
default_role = "literal"  # what docstrings have in backquotes is code
highlight_language = "none"  # of what names none: commands, mostly
add_module_names = False
toc_object_entries_show_parents = "hide"
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True

html_theme = "furo"
html_theme_options: dict[str, Any] = {"top_of_page_buttons": []}
html_static_path = ["static", str(ROOT / "src" / "manoa" / "art" / "fonts"), str(MADE)]
templates_path = ["templates"]
html_css_files = ["inks.css", "look.css"]
html_favicon = str(ROOT / "web" / "public" / "favicon.svg")
html_copy_source = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False


def setup(app: Any) -> None:
    MADE.mkdir(parents=True, exist_ok=True)
    (MADE / "inks.css").write_text(style_sheet(), encoding="utf-8")
    filling.setup(app, MADE)
    fields.setup(app)
    rules.setup(app)
