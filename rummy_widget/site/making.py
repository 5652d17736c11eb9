"""Makes the site: `python -m rummy_widget.site.making COURSE OUT [PAGE ...]`.

`command` starts it, with the stand-in on its path. Where pages are named, only those are made.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from ..words import ENGLISH, languages, ui_words
from .offline import WORKER, write_offline
from .packing import PACKAGE, pack
from .pages import SERVER, draw_pictures, html_of, index_html, page_paths, run_pages, served_html

STATIC = PACKAGE / "static"
FILES = Path(__file__).parent / "files"
TEMPLATE = PACKAGE / "app/jupyter/voila/templates/rummy/static"
NODE = ["node", str(PACKAGE / "js/site.mjs")]


def make(course: Path, out: Path, only: Sequence[Path] = ()) -> None:
    """Write the whole site into a folder, or only these pages; what lay there of an earlier one goes."""
    began = time.monotonic()

    def tell(what: str) -> None:
        print(f"{time.monotonic() - began:5.1f} s  {what}", flush=True)

    out.mkdir(parents=True, exist_ok=True)
    for old in (*out.glob("programs*"), out / "lessons", out / "notebooks"):
        shutil.rmtree(old, ignore_errors=True)
    programs = make_programs(course, out, tell)
    pages = list(run_pages(course, list(only) or page_paths(course)))
    tell(f"{len(pages)} pages")
    draw_pictures(pages, {lang: ui_words(lang) for lang in languages()}, [*NODE, "draw", str(out / programs)])
    tell("pictures")
    for page in pages:
        place = out / page.path.with_suffix(".html")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(html_of(page, "../" * len(page.path.parent.parts), programs), encoding="utf-8")
    for lang in languages():
        folder = out / "notebooks" / ("" if lang == ENGLISH else lang)
        folder.mkdir(parents=True, exist_ok=True)
        for name in SERVER:
            (folder / f"{name}.html").write_text(served_html(name, lang, programs), encoding="utf-8")
    (out / "index.html").write_text(index_html(programs), encoding="utf-8")
    version = write_offline(out, (FILES / WORKER).read_text(encoding="utf-8"))
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    tell(f"{version}: {size / 1e6:.1f} MB")


def make_programs(course: Path, out: Path, tell: Callable[[str], None]) -> str:
    """Write what pages load; the name of its folder, which changes with what is in it."""
    programs = out / "programs"
    programs.mkdir()
    subprocess.run([*NODE, "bundles", str(programs)], check=True)
    own = [FILES / name for name in ("early.js", "door.js", "site.css")]
    for file in (
        *sorted(STATIC.glob("rummy*")),
        *(TEMPLATE / name for name in ("page.js", "page.css")),
        *own,
    ):
        shutil.copyfile(file, programs / file.name)
    for lang in languages():
        text = f"export default {json.dumps(ui_words(lang))};\n"
        (programs / f"words-{lang}.js").write_text(text, encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "python.zip"
        pack(course, archive)
        subprocess.run([*NODE, "python", str(programs / "python"), str(archive)], check=True)
    tell("python")
    texts = [path.read_bytes() for path in sorted(programs.rglob("*")) if path.is_file()]
    name = f"programs-{hashlib.sha256(b''.join(texts)).hexdigest()[:12]}"
    programs.rename(out / name)
    return name


if __name__ == "__main__":
    make(Path(sys.argv[1]), Path(sys.argv[2]), [Path(page) for page in sys.argv[3:]])
