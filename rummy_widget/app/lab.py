"""The same course in JupyterLab, for those who want to see and change its cells."""

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
    """Start JupyterLab on the course; where that is the wheel's own, on a copy in a folder of your own."""
    from jupyterlab.labapp import LabApp

    trust(course)
    if folder or is_installed(course):
        course = laid_out(course, folder or Path.cwd() / FOLDER, teacher)
    for held in address.sockets:
        held.close()
    print(say("cli-open", url=address.url), say("cli-stop"), sep="\n", flush=True)
    LabApp.launch_instance(argv=lab_arguments(course, address, browser=browser))
    return 0


def laid_out(course: Path, folder: Path, teacher: bool) -> Path:
    """A copy of the course in that folder; what is there already stays as it is."""
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
    """Sign the course's own notebooks: JupyterLab shows no saved picture of a file that it does not trust.

    A copy that somebody has changed has another content, and with it no signature.
    """
    import nbformat
    from nbformat.sign import NotebookNotary

    read: Any = nbformat.read
    notary: Any = NotebookNotary()
    for part in PARTS:
        for path in (course / part).rglob("*.ipynb"):
            # Where signatures cannot be kept, the pictures come with the first run.
            with suppress(OSError, ValueError):
                notary.sign(read(path, as_version=4))


def lab_arguments(course: Path, address: Address, *, browser: bool) -> list[str]:
    """JupyterLab's own options for serving that folder at that address.

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
