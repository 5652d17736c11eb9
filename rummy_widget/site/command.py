"""The command `rummy-widget site OUT`, which writes the course as a static site."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from ..text.output import UNREAD
from ..text.words import say
from .lite import lite_python

PACKAGE = Path(__file__).parents[1]
MARK = "site.webmanifest"
BUILDING = ".building-"  # the beginning of the name of a folder with an unfinished site
ADDRESS = "RUMMY_WIDGET_SITE"
LITE = "RUMMY_WIDGET_LITE"  # the path of the Python that writes JupyterLite, if wanted
STANDIN = Path(__file__).parent / "standin"
# With these environment variables, widgets send only the names of their scripts, and links to pages end in
# .html: see widgets/base.py and widgets/places.py.
NAMED = {"RUMMY_WIDGET_BUNDLE": "named", "RUMMY_WIDGET_PAGES": ".html"}


class SiteError(Exception):
    """Raised if the site can't be made; the message says what is missing or wrong."""


def add_site(parser: argparse.ArgumentParser) -> None:
    """Add the options of `rummy-widget site` to the parser of that command."""
    parser.add_argument("out", type=Path, help=say("cli-about-site-out"), metavar="OUT")
    parser.add_argument("--address", default="", help=say("cli-about-site-address"), metavar="URL")
    parser.add_argument("--lite", action="store_true", help=say("cli-about-site-lite"))


def write_site(args: argparse.Namespace, course: Path) -> None:
    """Write the course in the folder *course* as a static site, in another Python process.

    *args* are the parsed options. The other process imports a stand-in for anywidget, not the real one.
    Raises SiteError if the site can't be made, and BrokenPipeError if the standard output was closed before
    the other process had written everything.
    """
    needed = (PACKAGE / "js" / "site.mjs", PACKAGE / "js" / "node_modules" / "pyodide")
    if not all(each.exists() for each in needed) or shutil.which("node") is None:
        raise SiteError(say("cli-site-needs"))
    if args.out.exists() and (not args.out.is_dir() or not is_ours(args.out)):
        raise SiteError(say("cli-site-folder", folder=str(args.out)))
    if args.address and not args.address.startswith(("http://", "https://")):
        raise SiteError(say("cli-site-address", address=args.address))
    lite = lite_python() if args.lite else None
    if args.lite and lite is None:
        raise SiteError(say("cli-site-needs-lite"))
    making = [sys.executable, "-m", "rummy_widget.site.build", str(course), str(args.out)]
    around = {**os.environ, **build_environment(), ADDRESS: args.address, LITE: str(lite or "")}
    done = subprocess.run(making, env=around, check=False)
    if done.returncode == UNREAD:
        raise BrokenPipeError
    if done.returncode:
        raise SiteError(say("cli-site-failed"))


def is_ours(folder: Path) -> bool:
    """Return whether the site may be written into a folder.

    It may if the folder is empty or already contains a site, finished or not. Raises OSError if the folder
    can't be read.
    """
    return (folder / MARK).is_file() or all(each.name.startswith(BUILDING) for each in folder.iterdir())


def build_environment() -> dict[str, str]:
    """Return the environment variables to set for the Python process that makes the site."""
    path = (str(STANDIN), str(PACKAGE.parent), os.environ.get("PYTHONPATH"))
    return {**NAMED, "PYTHONPATH": os.pathsep.join(filter(None, path))}
