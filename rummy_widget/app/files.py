"""Files that the server provides besides its pages: pictures, and the scripts of the widgets and of Voila."""

from __future__ import annotations

from typing import Any

from tornado.web import HTTPError, StaticFileHandler
from voila.handler import BaseVoilaHandler

from .responses import LocalizedHandler
from .settings import is_picture

# What no valid path here contains, however it is encoded: a NUL, a backslash, a step such as "/../".
CROOKED = r"(?i)/.*(?:\x00|%00|\\|%5c|(?:/|%2f)(?:\.|%2e){1,2}(?:/|%2f|$)).*"
# Voila's own scripts, for pages that need them: only from these folders, and only static files.
TEMPLATE_FILE = r"((?:rummy|lab|base)/static(?:/[\w@-][\w@.-]*)+)"


class Picture(LocalizedHandler, BaseVoilaHandler, StaticFileHandler):  # type: ignore[misc]
    """Request handler for the pictures in pages of the course; like pages, they need the login token."""

    def initialize(self, path: str, **own: Any) -> None:  # type: ignore[override]
        """Set up the handler.

        *path* is the folder of the course, and *own* are the settings of Voila's handlers.
        """
        BaseVoilaHandler.initialize(self, **own)
        StaticFileHandler.initialize(self, path)

    async def get(self, path: str, include_body: bool = True) -> None:
        """Answer with a picture, given by its path in the course; 404 if there is no such picture.

        *include_body* says whether to send the picture itself or only the headers.
        """
        if not is_picture(path):
            raise HTTPError(404)
        await StaticFileHandler.get(self, path, include_body)


class BundleFile(StaticFileHandler):
    """Request handler for the widgets' scripts and style sheets; a file's URL changes with its content."""

    def set_extra_headers(self, path: str) -> None:
        """Let browsers keep the file for a year, because its URL changes with its content."""
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")
