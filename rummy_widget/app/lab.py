"""Open the course in JupyterLab, for people who want to see and change the cells that the app hides."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..text.words import language, say
from ..tutor.folder import PARTS, changed_files, copy_course, home_page, is_installed
from .address import Address

FOLDER = "rummy-course"


def open_lab(
    course: Path, address: Address, *, browser: bool, folder: Path | None = None, teacher: bool = False
) -> int:
    """Start JupyterLab with the course, and return the exit code.

    *course* is the folder of the course. If *folder* is given, a copy of the course in that folder is opened
    instead. A course that was installed with the package is always copied, by default into a folder of the
    working directory. *address* is the address at which the course is served, *browser* says whether to open
    a browser, and *teacher* whether to copy the pages for teachers, too.
    """
    from jupyterlab.labapp import LabApp

    trust(course)
    if folder or is_installed(course):
        course = copy_for_user(course, folder or Path.cwd() / FOLDER, teacher)
    for held in address.sockets:
        held.close()
    print(say("cli-open", url=address.url), say("cli-stop"), sep="\n", flush=True)
    LabApp.launch_instance(argv=lab_arguments(course, address, browser=browser))
    return 0


def copy_for_user(course: Path, folder: Path, teacher: bool) -> Path:
    """Copy the course into a folder and return the folder; files that it already contains are kept.

    *teacher* says whether to copy the pages for teachers, too. Exits with an error message (SystemExit) if
    the folder can't be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        copied = copy_course(course, folder, teacher=teacher)
    except OSError:
        raise SystemExit(say("cli-folder-unwritable", folder=str(folder))) from None
    if copied:
        print(say("cli-copied", count=copied, folder=str(folder)))
    kept = changed_files(course, folder)
    if kept:
        print(say("cli-kept", count=kept))
    return folder


def trust(course: Path) -> None:
    """Sign the course's notebooks, because JupyterLab shows saved pictures only in notebooks that it trusts.

    A notebook that somebody changes loses its valid signature.
    """
    import nbformat
    from nbformat.sign import NotebookNotary

    read: Any = nbformat.read
    notary: Any = NotebookNotary()
    for part in PARTS:
        for path in (course / part).rglob("*.ipynb"):
            # If signatures can't be stored, the pictures appear when the notebook is run.
            with suppress(OSError, ValueError):
                notary.sign(read(path, as_version=4))


def lab_arguments(course: Path, address: Address, *, browser: bool) -> list[str]:
    """Return JupyterLab's command line options for serving the course folder at an address.

    *browser* says whether to open a browser.

    >>> lab_arguments(Path("."), Address("127.0.0.1", 8866, []), browser=False)[2]
    '--ServerApp.port=8866'
    """
    options = [
        f"--ServerApp.root_dir={course.resolve()}",
        f"--ServerApp.ip={address.host}",
        f"--ServerApp.port={address.port}",
        "--ServerApp.port_retries=0",
        f"--LabApp.default_url=/lab/tree/{home_page(course, language())}",
    ]
    if not browser:
        options.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-root")
    return options
