"""Files that the server gives out beside its pages: pictures, the bundle, Voila's own program."""

from __future__ import annotations

from typing import Any

from tornado.web import HTTPError, StaticFileHandler
from voila.handler import BaseVoilaHandler

from .answers import LocalizedHandler
from .settings import is_picture

# What no address here has, in whichever spelling: a NUL, a backslash, a step to another folder.
CROOKED = r"(?i)/.*(?:\x00|%00|\\|%5c|(?:/|%2f)(?:\.|%2e){1,2}(?:/|%2f|$)).*"
# Voila's own program, for pages that need it: from these folders, and what they offer as static.
TEMPLATE_FILE = r"((?:rummy|lab|base)/static(?:/[\w@-][\w@.-]*)+)"


class Picture(LocalizedHandler, BaseVoilaHandler, StaticFileHandler):  # type: ignore[misc]
    """A picture that a page of the course shows; it asks for the token as the pages do."""

    def initialize(self, path: str, **own: Any) -> None:  # type: ignore[override]
        BaseVoilaHandler.initialize(self, **own)
        StaticFileHandler.initialize(self, path)

    async def get(self, path: str, include_body: bool = True) -> None:
        if not is_picture(path):
            raise HTTPError(404)
        await StaticFileHandler.get(self, path, include_body)


class BundleFile(StaticFileHandler):
    """The widgets' program and its style, under a name that changes with them."""

    def set_extra_headers(self, path: str) -> None:
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")
