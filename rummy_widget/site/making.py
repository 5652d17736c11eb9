"""Makes the site: `python -m rummy_widget.site.making OUT`, which `rummy-widget site OUT` starts as `__init__` says."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from ..words import languages, ui_words
from .packing import PACKAGE, pack
from .pages import draw_pictures, html_of, page_paths, run_pages

PROGRAMS = "programs"
TEMPLATE = PACKAGE / "app/jupyter/voila/templates/rummy/static"
NODE = ["node", str(PACKAGE / "js/site.mjs")]


def make(course: Path, out: Path) -> None:
    """Write the whole site into a folder."""
    began = time.monotonic()

    def tell(what: str) -> None:
        print(f"{time.monotonic() - began:5.1f} s  {what}", flush=True)

    programs = out / PROGRAMS
    programs.mkdir(parents=True, exist_ok=True)
    subprocess.run([*NODE, "bundles", str(programs)], check=True)
    for file in sorted((PACKAGE / "static").glob("rummy*")):
        shutil.copyfile(file, programs / file.name)
    for name in ("page.js", "page.css"):
        shutil.copyfile(TEMPLATE / name, programs / name)
    for file in sorted((Path(__file__).parent / "files").iterdir()):
        shutil.copyfile(file, programs / file.name)
    for lang in languages():
        text = f"export default {json.dumps(ui_words(lang))};\n"
        (programs / f"words-{lang}.js").write_text(text, encoding="utf-8")
    tell("programs")
    if not (programs / "python" / "made.json").exists():
        with tempfile.TemporaryDirectory() as folder:
            archive = Path(folder) / "python.zip"
            pack(course, archive)
            subprocess.run([*NODE, "python", str(programs / "python"), str(archive)], check=True)
        tell("python")
    pages = list(run_pages(course, page_paths(course)))
    tell(f"{len(pages)} pages run")
    draw_pictures(pages, {lang: ui_words(lang) for lang in languages()}, [*NODE, "draw", str(programs)])
    tell("drawn")
    for page in pages:
        place = out / page.path.with_suffix(".html")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(html_of(page, "../" * len(page.path.parent.parts), PROGRAMS), encoding="utf-8")
    tell("written")


if __name__ == "__main__":
    make(Path(sys.argv[1]), Path(sys.argv[2]))
