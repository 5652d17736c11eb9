"""Make the site: `python -m rummy_widget.site.build COURSE OUT [PAGE ...]`.

The module `command` starts this module in a process that imports the stand-in for anywidget, not the real
anywidget. If pages are named, only those are written.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ..text.output import quiet_when_unread
from ..text.words import ENGLISH, languages, ui_words
from .command import ADDRESS, BUILDING, LITE, MARK
from .lite import FOLDER, write_lite
from .offline import WORKER, write_offline
from .packing import PACKAGE, pack, pack_proofs
from .pages import PICTURE, SERVER, draw_pictures, html_of, index_html, page_paths, run_pages, served_html

STATIC = PACKAGE / "static"
FILES = Path(__file__).parent / "files"
TEMPLATE = PACKAGE / "app/jupyter/voila/templates/rummy/static"
NODE = ["node", str(PACKAGE / "js/site.mjs")]


def make(course: Path, out: Path, only: Sequence[Path] = ()) -> None:
    """Write the course as a static site into the folder *out*: all pages, or only some.

    *course* is the folder of the course. *only* lists the notebooks that become pages, as paths in that
    folder; if it is empty, all notebooks do. The site is built in a temporary folder inside *out*. Once it is
    complete, it replaces any earlier site in *out*. If a call is interrupted, the next call deletes its
    temporary folder.
    """
    for old in out.glob(f"{BUILDING}*"):
        shutil.rmtree(old, ignore_errors=True)
    new = out / f"{BUILDING}{os.getpid()}"
    new.mkdir(parents=True)
    try:
        build(course, new, only)
        replace(out, new)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def replace(out: Path, new: Path) -> None:
    """Move a new site from the folder *new* into *out*, in place of any earlier site in *out*.

    Other files in *out* are kept.
    """
    os.replace(new / MARK, out / MARK)  # first, because it marks the folder as a site
    for old in (*out.glob("programs*"), out / "lessons", out / "notebooks", out / FOLDER):
        shutil.rmtree(old, ignore_errors=True)
    for each in sorted(new.iterdir()):
        os.replace(each, out / each.name)


def build(course: Path, out: Path, only: Sequence[Path]) -> None:
    """Write the course as a static site into the new folder *out*: all pages, or only some.

    *course* is the folder of the course. *only* lists the notebooks that become pages, as paths in that
    folder; if it is empty, all notebooks do. Progress is printed.
    """
    began = time.monotonic()

    def tell(what: str) -> None:
        print(f"{time.monotonic() - began:5.1f} s  {what}", flush=True)

    folder = out / "programs"
    write_assets(folder)
    with packing_python(course, folder / "python"):  # runs in parallel, and is half of the work
        pages = list(run_pages(course, list(only) or page_paths(course)))
        tell(f"{len(pages)} pages")
        words = {lang: ui_words(lang) for lang in languages()}
        draw_pictures(pages, words, [*NODE, "draw", str(folder)])
        tell("pictures")
    tell("python")
    programs = rename_by_content(folder)
    address, lite = os.environ.get(ADDRESS, "").rstrip("/"), os.environ.get(LITE, "")
    shutil.copyfile(FILES / PICTURE, out / PICTURE)
    for page in pages:
        target = out / page.path.with_suffix(".html")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(html_of(page, programs, address, lite=bool(lite)), encoding="utf-8")
    for lang in languages():
        target = out / "notebooks" / ("" if lang == ENGLISH else lang)
        target.mkdir(parents=True, exist_ok=True)
        for name in SERVER:
            (target / f"{name}.html").write_text(served_html(name, lang, programs), encoding="utf-8")
    (out / "index.html").write_text(index_html(programs, address), encoding="utf-8")
    if lite:
        write_lite(course, out, Path(lite))
        tell("notebooks with cells")
    version = write_offline(out, (FILES / WORKER).read_text(encoding="utf-8"))
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    tell(f"{version}: {size / 1e6:.1f} MB")


def write_assets(folder: Path) -> None:
    """Write to a folder all that pages of the site load except Python: scripts, style sheets and messages.

    Raises CalledProcessError if the scripts can't be built.
    """
    folder.mkdir(parents=True)
    subprocess.run([*NODE, "bundles", str(folder)], check=True)
    own = [FILES / name for name in ("early.js", "door.js", "site.css")]
    shared = [TEMPLATE / name for name in ("page.js", "page.css")]
    for file in (
        *sorted(STATIC.glob("rummy*.css")),
        *sorted(STATIC.glob("modules/rummy*.js")),
        *shared,
        *own,
    ):
        shutil.copyfile(file, folder / file.name)
    for lang in languages():
        text = f"export default {json.dumps(ui_words(lang))};\n"
        (folder / f"words-{lang}.js").write_text(text, encoding="utf-8")


@contextmanager
def packing_python(course: Path, folder: Path) -> Iterator[None]:
    """Build the Python for browsers in *folder*, in another process that runs during the `with` block.

    *course* is the folder of the course. Before the `with` block ends, it waits for the other process. Raises
    CalledProcessError if that process fails.
    """
    with tempfile.TemporaryDirectory() as scratch:
        archive, proofs = Path(scratch) / "python.zip", Path(scratch) / "proofs.zip"
        pack(course, archive)
        pack_proofs(proofs)
        command = [*NODE, "python", str(folder), str(archive), str(proofs)]
        with subprocess.Popen(command) as packing:
            yield
        if packing.returncode:
            raise subprocess.CalledProcessError(packing.returncode, command)


def rename_by_content(folder: Path) -> str:
    """Rename a folder to a name that contains a hash of all its files, and return the new name."""
    texts = [path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()]
    name = f"programs-{hashlib.sha256(b''.join(texts)).hexdigest()[:12]}"
    folder.rename(folder.with_name(name))
    return name


if __name__ == "__main__":
    with quiet_when_unread():
        make(Path(sys.argv[1]), Path(sys.argv[2]), [Path(page) for page in sys.argv[3:]])
