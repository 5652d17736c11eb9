"""Voila's settings for the course: for our own server, and for Voila inside a Jupyter server (Binder).

Voila reads a settings file from the working directory only, so these settings are passed to it in code.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Any

from traitlets.config import Config

from ..text.typeset import formulas, typeset
from ..text.words import languages, say, speaking
from ..tutor.folder import PACKAGE, PARTS, TEACHER
from ..widgets.class_page_links import class_page_links

TEMPLATE = "rummy"
TEMPLATES = Path(__file__).parent / "jupyter"
# The only front-end extensions that a page of the course needs; others that are installed are not loaded.
EXTENSIONS = ["anywidget", "@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8"]

# A server that provides the widgets' scripts sets this variable for its kernels, so that widgets don't send
# the scripts themselves.
BUNDLE = "RUMMY_WIDGET_BUNDLE"
STATIC = PACKAGE / "static"
MODULES = STATIC / "modules"

# The path of a picture in the course: only plain names, so that no path leads out of the folder, and nothing
# that is for teachers.
PICTURE = rf"(?ai:(?:{'|'.join(PARTS)})(?:/(?!{TEACHER}/)[\w-]+)+\.(?:png|jpg|svg))"

PAGE_KEYS = (
    "title", "skip", "loading", "late", "script-off", "theme", "theme-auto", "theme-light", "theme-dark",
    "missing", "failed", "back", "course", "next", "full", "full-when", "enter",
    "login-title", "login-about", "login-token", "login-open", "login-wrong", "login-slow",
)  # fmt: skip

# Seconds. If the server isn't shared, an open page always keeps its kernel; on a shared server, an unused one
# is eventually shut down (culled).
CULL_EVERY = 15
CULL_CLOSED = 120
CULL_AWAITED = 120
CULL_OPEN_SHARED = 2 * 60 * 60


def offer_template() -> None:
    """Add the folder of our Voila template to `JUPYTER_PATH`, in which Voila searches for templates."""
    known = [part for part in os.environ.get("JUPYTER_PATH", "").split(os.pathsep) if part]
    if str(TEMPLATES) not in known:
        os.environ["JUPYTER_PATH"] = os.pathsep.join([str(TEMPLATES), *known])


def page_words() -> dict[str, dict[str, str]]:
    """Return the labels and sentences that a page shows around its notebook, by language and key.

    >>> page_words()["en"]["skip"]
    'Skip to the main content'
    """
    spoken = {}
    for language in languages():
        with speaking(language):
            spoken[language] = {key: say(f"page-{key}") for key in PAGE_KEYS}
    return spoken


def bundle_folder() -> str:
    """Return the name of the folder in the URLs of the widgets' scripts; it changes with their content.

    Since the content at a URL never changes, browsers can cache the scripts for good.

    >>> len(bundle_folder())
    12
    """
    files = (path.read_bytes() for path in sorted(STATIC.rglob("rummy*")))
    return hashlib.sha256(b"".join(files)).hexdigest()[:12]


def voila_settings() -> Config:
    """Return Voila's settings for the course, which do not depend on how Voila is started.

    >>> voila_settings().VoilaConfiguration.strip_sources
    True
    """
    settings = Config()
    voila: Any = settings.VoilaConfiguration
    voila.template = TEMPLATE
    voila.theme = "light"
    # Neither a link nor a notebook may choose another template, which would load files from the network.
    voila.allow_template_override = "NO"
    voila.allow_theme_override = "NO"
    voila.strip_sources = True
    voila.show_tracebacks = False
    voila.extension_allowlist = EXTENSIONS
    voila.file_allowlist = [PICTURE]
    voila.page_config_hook = without_network
    # Inside a Jupyter server, this is the only way to pass our functions to Voila's exporter.
    shown = {"formulas": formulas, "typeset": typeset}
    voila.resources = {"rummy": {"words": page_words(), "questions": class_page_links(), **shown}}
    return settings


def is_picture(path: str) -> bool:
    """Return whether a path in a URL may lead to a picture in the course.

    >>> is_picture("lessons/pro/ro/runs.png"), is_picture("lessons/../secret.png")
    (True, False)
    >>> is_picture("notebooks/class/Teacher/plan.png")
    False
    """
    return re.fullmatch(PICTURE, path) is not None


def without_network(page_config: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Return Voila's page settings, changed so that MathJax is not loaded from the network.

    A Jupyter server may give a URL from which to load MathJax; without a URL, Voila uses its own copy.

    >>> without_network({"baseUrl": "/", "fullMathjaxUrl": "mathjax.js", "mathjaxConfig": "its own"})
    {'baseUrl': '/', 'fullMathjaxUrl': None, 'mathjaxConfig': None}
    """
    return {**page_config, "fullMathjaxUrl": None, "mathjaxConfig": None}


def culling(
    closed: int = CULL_CLOSED, left_open: int = 0, every: int = CULL_EVERY, awaited: int = CULL_AWAITED
) -> Config:
    """Return the settings that say when unused kernels are shut down (culled).

    All arguments are in seconds. A kernel is culled `closed` seconds after its page was closed or, if the
    page is still open, `left_open` seconds after it was last used (0 means never). A kernel to which no page
    has connected is culled `awaited` seconds after it was ready. Kernels are checked every `every` seconds.
    """
    settings = Config()
    kernels: Any = settings.Kernels
    kernels.cull_interval = every
    kernels.cull_idle_timeout = closed
    kernels.cull_open_timeout = left_open
    kernels.cull_awaited_timeout = awaited
    return settings
