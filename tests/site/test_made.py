"""What the site is made of: the archive for the browser's Python, its pages, and the list of all files."""

from __future__ import annotations

import argparse
import io
import json
import re
import sys
import zipfile
from pathlib import Path

import pytest

from rummy_widget.site import classes, command, lazy_import, offline, pages
from rummy_widget.site.packing import pack
from rummy_widget.text.words import languages
from rummy_widget.tutor.folder import course_folder

COURSE = course_folder()
RUNS = Path("lessons/pro/02-runs.ipynb")


def drawn(path: Path = RUNS) -> pages.DrawnPage:
    """A page as it is before its cells are run."""
    notebook = json.loads((COURSE / path).read_text(encoding="utf-8"))
    return pages.DrawnPage(path, "en", "Runs", "rummy", notebook["cells"])


def test_the_archive_has_what_widgets_need_and_no_server(tmp_path: Path) -> None:
    pack(COURSE, tmp_path / "python.zip")
    names = zipfile.ZipFile(tmp_path / "python.zip").namelist()
    assert len(names) == len(set(names))
    assert {"anywidget/__init__.py", "traitlets/traitlets.py", "rummy_widget/widgets/lesson.py"} <= set(names)
    assert not [name for name in names if re.match(r"rummy_widget/(app|js|static)/|.*/tests/", name)]
    known = json.loads(zipfile.ZipFile(tmp_path / "python.zip").read("babel/known.json"))
    assert set(known) == set(languages())
    assert {"babel/plural.py", "attr.py", "pytz.py"} <= set(names)
    assert (tmp_path / "python.zip").stat().st_size < 2_500_000


def test_every_page_of_the_app_is_a_page_of_the_site_in_each_language() -> None:
    found = {path.as_posix() for path in pages.page_paths(COURSE)}
    assert {f"notebooks/{name}.ipynb" for name in pages.NOTEBOOKS} <= found
    assert {f"notebooks/ro/{name}.ipynb" for name in pages.NOTEBOOKS} <= found
    lessons = {
        path.relative_to(COURSE).with_suffix(".ipynb").as_posix()
        for path in COURSE.glob("lessons/*/[0-9]*.toml")
    }
    assert lessons <= found


def test_a_page_is_read_without_a_program_and_asks_nobody_else() -> None:
    page = drawn()
    page.shown = {
        "first-run": {
            "state": {
                "_esm": "rummy.js",
                "_css": "rummy.css",
                "view": "step",
                "state": {"said": "</script><b>"},
            }
        }
    }
    page.pictures = {"first-run": f"{pages.FIGURE}</div><p>The first picture.</p>"}
    text = pages.html_of(page, "programs-x")
    assert "<title>Runs · " in text
    assert 'name="description" content="Learn' in text
    assert "default-src 'none'" in text
    assert not re.findall(r'(?:src|href)="(?:https?:|/)', text)
    told, picture = text.index("Three neighbours of one colour"), text.index("<p>The first picture.</p>")
    assert text.index(pages.FIGURE) < told < picture, "what is told before a step stands on its felt"
    (data,) = re.findall(r'<script id="rummy-page" type="application/json">(.*?)</script>', text, re.DOTALL)
    kept = json.loads(data)
    assert kept["folder"] == "lessons/pro"
    assert kept["states"]["first-run"]["state"]["said"] == "</script><b>"
    assert ["first-run", 'lesson.step("first-run")'] in kept["cells"]


def test_no_two_programs_run_from_the_page_itself() -> None:
    """The policy allows no program that stands in the page."""
    for made in map(pages.template, ("page", "index", "served")):
        assert not re.findall(r"<script(?![^>]*(?:src=|application/json))", made)
        assert not re.findall(r"\son\w+=", made)


def test_the_list_has_every_file_and_another_version_where_one_is_another(tmp_path: Path) -> None:
    (tmp_path / "programs-x").mkdir()
    (tmp_path / "programs-x" / "shell.js").write_text("1")
    (tmp_path / "index.html").write_text("2")
    first = offline.write_offline(tmp_path, "// the rest\n")
    again = offline.write_offline(tmp_path, "// the rest\n")
    (tmp_path / "index.html").write_text("3")
    other = offline.write_offline(tmp_path, "// the rest\n")
    assert first == again != other
    assert offline.cached_files(tmp_path) == [
        "icon.svg",
        "index.html",
        "programs-x/shell.js",
        "site.webmanifest",
    ]
    assert (tmp_path / offline.WORKER).read_text().endswith("// the rest\n")


def test_what_proves_is_kept_by_who_may_need_it_and_by_nobody_else(tmp_path: Path) -> None:
    (tmp_path / "programs-x" / "python").mkdir(parents=True)
    proofs = tmp_path / "programs-x" / "python" / lazy_import.PROOFS
    proofs.write_text("1")
    first = offline.write_offline(tmp_path, "")
    _, files, later = (tmp_path / offline.WORKER).read_text().splitlines()
    assert lazy_import.PROOFS not in files
    assert f'"programs-x/python/{lazy_import.PROOFS}":"{offline.digest(proofs)}"' in later
    proofs.write_text("2")
    assert offline.write_offline(tmp_path, "") != first


@pytest.mark.parametrize(
    ("name", "live", "later"),
    [
        ("01-how-many-racks", ["projector", "pieces", "classwork"], ["python/sympy.zip"]),
        ("ro/03-doubles", ["projector", "example", "simulation", "classwork"], []),
        ("06-outs-and-waiting", ["projector", "rack", "chances", "classwork"], []),
    ],
)
def test_of_a_class_only_widgets_run_and_all_else_stands_as_kept(
    name: str, live: list[str], later: list[str]
) -> None:
    path = Path(f"notebooks/class/{name}.ipynb")
    notebook = json.loads((COURSE / path).read_text(encoding="utf-8"))
    page = pages.DrawnPage(path, "en", "Class", "rummy-class", notebook["cells"])
    page.topic, page.shown = notebook["metadata"]["topic"], classes.saved_outputs(notebook["cells"])
    for cell in live:
        page.shown[cell] = {"cell": cell, "state": {"_esm": "x.js", "_css": "x.css", "view": "x"}}
    text = pages.html_of(page, "programs-x")
    (data,) = re.findall(r'<script id="rummy-page" type="application/json">(.*?)</script>', text, re.DOTALL)
    kept = json.loads(data)
    assert [cell for cell, _ in kept["cells"]] == ["", *live]
    assert not [source for _, source in kept["cells"] if "lab." in source or "sympy" in source]
    assert kept["later"] == later
    given = [cell for cell in notebook["cells"] if cell.get("outputs") and cell["id"] not in live]
    assert text.count('<div class="jp-OutputArea">') == len(given) > 2


@pytest.mark.parametrize("lang", languages())
def test_the_manifest_and_the_front_door_speak(lang: str) -> None:
    assert json.loads(json.dumps(offline.manifest()))["start_url"] == "./"
    assert f'lang="{lang}"' in pages.index_html("programs-x")


def test_what_is_missing_is_fetched_pack_after_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def fetch(name: str) -> bytes:
        asked.append(name)
        whole = io.BytesIO()
        with zipfile.ZipFile(whole, "w") as file:
            file.writestr(f"packed_{name.removesuffix('.zip')}.py", f"name = {name!r}")
        return whole.getvalue()

    monkeypatch.setattr(lazy_import, "OURS", str(tmp_path))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "importlib.metadata", raising=False)
    finder = lazy_import.LazyImporter(fetch, frozenset({"packed_more", "packed_rest"}))
    assert finder.find_spec("of_somebody_else") is None
    assert asked == []
    assert finder.find_spec("packed_more") is not None
    assert asked == ["more.zip"]
    assert finder.find_spec("packed_rest") is not None
    assert asked == ["more.zip", "rest.zip"]
    assert "importlib.metadata" not in sys.modules, "in the browser it would itself be missing"


def test_no_folder_of_anything_else_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    with pytest.raises(command.SiteError, match=re.escape(str(tmp_path))):
        command.write_site(argparse.Namespace(out=tmp_path, address="", lite=False), COURSE)
    assert (tmp_path / "lessons").is_dir()
    assert not command.is_ours(COURSE)
    (tmp_path / command.MARK).touch()
    assert command.is_ours(tmp_path)
