"""Files that the server provides besides its pages: pictures, and the scripts of the widgets and of Voila."""

from __future__ import annotations

from typing import Any

from tornado.web import HTTPError, StaticFileHandler
from voila.handler import BaseVoilaHandler

from .responses import LocalizedHandler
from .settings import is_picture

# What no valid address here contains, however encoded: a NUL, a backslash, a step to another folder.
CROOKED = r"(?i)/.*(?:\x00|%00|\\|%5c|(?:/|%2f)(?:\.|%2e){1,2}(?:/|%2f|$)).*"
# Voila's own scripts, for pages that need it: only from these folders, and only static files.
TEMPLATE_FILE = r"((?:rummy|lab|base)/static(?:/[\w@-][\w@.-]*)+)"


class Picture(LocalizedHandler, BaseVoilaHandler, StaticFileHandler):  # type: ignore[misc]
    """A picture in a page of the course; like pages, it needs the token."""

    def initialize(self, path: str, **own: Any) -> None:  # type: ignore[override]
        """Set up both base classes, with the folder of the course."""
        BaseVoilaHandler.initialize(self, **own)
        StaticFileHandler.initialize(self, path)

    async def get(self, path: str, include_body: bool = True) -> None:
        """Answer with the picture; 404 if it is not one of the course."""
        if not is_picture(path):
            raise HTTPError(404)
        await StaticFileHandler.get(self, path, include_body)


class BundleFile(StaticFileHandler):
    """A script or style sheet of the widgets, at an address that changes with their content."""

    def set_extra_headers(self, path: str) -> None:
        """Let browsers keep the file for good."""
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")
