"""What is built to be installed elsewhere has the web app in it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/manoa/server/static/index.html")
MISSING = "The web app is not built, and without it `manoa serve` has no page to show. Build it first: make web"


class WebApp(BuildHookInterface[Any]):
    """Asked before each build. An editable install is one's own checkout: there the app may come later."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            self.app.abort(MISSING)
