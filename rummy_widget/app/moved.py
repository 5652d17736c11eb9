"""Old addresses of lessons lead on: those of Rummy PRO lay in `lessons` itself when it was the only game.

Links, bookmarks and what teachers wrote down name `lessons/02-runs.ipynb`, which lies in `lessons/pro` now.
Our own server answers with where a page lies; a Jupyter server (JupyterLab, Binder) does so with this module
as its extension, for the addresses that a browser shows there.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.utils import url_path_join
from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher, Rule
from tornado.web import RequestHandler, authenticated

OLD = re.compile(r"lessons/((?:[a-z]{2,3}/)?[0-9]{2}-[a-z0-9-]{1,60})(?:\.ipynb)?")
# What stands before a file in the addresses of JupyterLab, Notebook and Voila.
SHOWN = r"(?:lab(?:/workspaces/[\w-]+)?/tree|doc(?:/workspaces/[\w-]+)?/tree|notebooks|tree|voila/render)"


def moved(root: Path, path: str) -> str | None:
    """Where the page of an old address lies now; None for every other address.

    A file that still lies there is somebody's own, and stays what the address means.

    >>> from rummy_widget.tutor.folder import course_folder
    >>> moved(course_folder(), "lessons/ro/02-runs.ipynb"), moved(course_folder(), "lessons/02-runs")
    ('lessons/pro/ro/02-runs.ipynb', 'lessons/pro/02-runs.ipynb')
    >>> moved(course_folder(), "lessons/pro/02-runs.ipynb"), moved(course_folder(), "lessons/99-none.ipynb")
    (None, None)
    """
    old = OLD.fullmatch(path)
    if old is None or (root / f"lessons/{old[1]}.ipynb").is_file():
        return None
    page = f"lessons/pro/{old[1]}.ipynb"
    return page if (root / page).is_file() else None


def lead_on(handler: RequestHandler, before: str, page: str) -> None:
    """Answer with where a page lies now, with the query of the request; browsers keep what stands behind a #.

    For now, as HTTP has it: on one's own machine another program may have the same address tomorrow.
    """
    query = f"?{handler.request.query}" if handler.request.query else ""
    handler.redirect(url_path_join(before, page) + query)


class OldAddress(Matcher):
    """Matches the addresses by which a Jupyter server shows a lesson that has moved, and no other."""

    def __init__(self, root: Path, base: str) -> None:
        self.root = root
        self.pattern = re.compile(rf"({re.escape(base)}{SHOWN}/)(.+)")

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        found = self.pattern.fullmatch(request.path)
        page = found and moved(self.root, found[2])
        return {"path_kwargs": {"before": found[1], "page": page}} if found and page else None


class MovedPage(JupyterHandler):
    """The old address of a lesson on a Jupyter server."""

    @authenticated
    def get(self, before: str, page: str) -> None:
        lead_on(self, before, page)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Before what the other extensions answer: JupyterLab would show its own page, and then miss the file."""
    root = Path(server.root_dir).expanduser()
    server.web_app.default_router.rules.insert(0, Rule(OldAddress(root, server.base_url), MovedPage))
