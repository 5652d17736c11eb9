"""What JupyterLite beside the site is made of, without installing it; `proof/test_site_lite.py` opens it."""

from __future__ import annotations

import argparse
import json
import sys
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import nbformat
import pytest

from rummy_widget.site import command, lite, offline, pages, wheels
from rummy_widget.tutor.folder import course_folder
from rummy_widget.widgets.nulls import send_nulls

COURSE = course_folder()
ROOT = Path(__file__).parents[2]
NEEDS = "Requires-Dist: two>=1\nRequires-Dist: three; os_name == 'nt'\nRequires-Dist: four; extra == 'x'\n"


def drawn(path: str, topic: str | None = None) -> str:
    """A page beside which JupyterLite lies, and the same page without."""
    cells = json.loads((COURSE / path).read_text(encoding="utf-8"))["cells"]
    lang = "ro" if "/ro/" in path else "en"
    page = pages.DrawnPage(Path(path), lang, "Title", "rummy", cells, topic=topic)
    alone, beside = (pages.html_of(page, "programs-x", lite=each) for each in (False, True))
    assert "as-notebook" not in alone
    assert lite.FOLDER not in alone, "no way leads to what isn't there"
    return beside


def wheel(folder: Path, name: str, needs: str = "", **files: str) -> Path:
    path = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr(f"{name}-1.0.dist-info/METADATA", f"Name: {name}\nVersion: 1.0\n{needs}\nAbout it.")
        for place, text in files.items():
            file.writestr(place.replace("__", "/").replace("_of_", "."), text)
    return path


@pytest.mark.parametrize(
    ("path", "topic", "said"),
    [
        ("lessons/pro/02-runs.ipynb", None, "Open as notebook"),
        ("lessons/pro/ro/02-runs.ipynb", None, "Deschide drept caiet"),
        ("notebooks/class/03-doubles.ipynb", "doubles", "Open as notebook"),
    ],
)
def test_a_lesson_and_a_class_lead_to_their_cells(path: str, topic: str | None, said: str) -> None:
    up = "../" * path.count("/")
    assert f'<a href="{up}lite/lab/index.html?path={path}">{said}</a>' in drawn(path, topic)


def test_a_page_that_is_no_notebook_to_read_leads_to_none() -> None:
    assert "as-notebook" not in drawn("notebooks/home.ipynb")


def test_it_asks_nobody_else() -> None:
    (told,) = lite.kernel_settings(["ipython"]).values()
    assert told["disablePyPIFallback"] is True
    addresses = [told["pyodideUrl"], told["loadPyodideOptions"]["lockFileURL"], *told["pipliteUrls"]]
    assert all(each.startswith("./pyodide/") for each in addresses)
    assert "http" not in lite.POLICY
    assert "*" not in lite.POLICY
    for page in ("<html><head><title>x</title></head></html>",):
        assert lite.with_policy(page).index("Content-Security-Policy") < page.index("<title>") + 30


def test_a_wheel_says_what_it_needs_in_the_browser(tmp_path: Path) -> None:
    one = wheels.read_wheel(wheel(tmp_path, "one", NEEDS), "3.14.2")
    assert (one.name, one.version, one.needs) == ("one", "1.0", ("two",))
    with pytest.raises(LookupError, match="two"):
        wheels.with_requirements({"one": one}, ["one"])


def test_what_nobody_asks_for_stays_at_home(tmp_path: Path) -> None:
    files = {
        "one____init___of_py": "", "one__tests__test_one_of_py": "", "one__locale-data__fr_of_dat": "",
        "one__locale-data__ro_of_dat": "", "one__locale-data__root_of_dat": "",
    }  # fmt: skip
    made = wheel(tmp_path, "one", **files)
    wheels.lighten(made, tmp_path / "light.whl")
    kept = {name for name in zipfile.ZipFile(tmp_path / "light.whl").namelist() if "dist-info" not in name}
    assert not [name for name in kept if "tests" in name or "fr.dat" in name]
    assert {Path(name).stem for name in kept if name.endswith(".dat")} == {"ro", "root"}


def test_pyodide_finds_every_wheel_and_what_only_a_class_computes_with_comes_later(tmp_path: Path) -> None:
    made = [wheel(tmp_path, "own", "Requires-Dist: sympy"), wheel(tmp_path, "sympy", "Requires-Dist: mpmath")]
    made.append(wheel(tmp_path, "mpmath", mpmath_of_py=""))
    read = {each.name: each for each in (wheels.read_wheel(path, "3.14.2") for path in made)}
    every = wheels.with_requirements(read, ["own"])
    found = wheels.lock({"info": {"python": "3.14.2"}, "packages": {"numpy": {}}}, every)
    assert found["info"] == {"python": "3.14.2"}
    assert set(found["packages"]) == {"own", "sympy", "mpmath"}, "what isn't here can't be asked for"
    assert found["packages"]["mpmath"]["file_name"] == made[2].name
    assert found["packages"]["mpmath"]["imports"] == ["mpmath"]
    assert found["packages"]["own"]["depends"] == []
    assert "rummy_widget.classroom" in found["packages"]["sympy"]["imports"]
    assert wheels.startup_packages(every) == ["own"]


def test_kept_pictures_of_its_notebooks_are_shown(tmp_path: Path) -> None:
    cells = [nbformat.v4.new_markdown_cell("ță"), nbformat.v4.new_code_cell("1")]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), tmp_path / "own.ipynb")
    lite.trust(tmp_path)
    prose, code = json.loads((tmp_path / "own.ipynb").read_text(encoding="utf-8"))["cells"]
    assert code["metadata"] == {"trusted": True}
    assert ("".join(prose["source"]), prose["metadata"]) == ("ță", {})


def test_who_keeps_the_site_for_later_keeps_no_jupyterlite(tmp_path: Path) -> None:
    for name in ("index.html", "lite/index.html", "lite/build/x.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert offline.cached_files(tmp_path) == ["index.html"]


def test_who_has_no_jupyterlite_is_told_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "lite_python", lambda: None)
    words = argparse.Namespace(out=tmp_path, address="", lite=True)
    with pytest.raises(command.SiteError, match="make site LITE=yes"):
        command.write_site(words, COURSE)


def test_make_and_the_workflow_ask_for_it() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "$(if $(LITE),--lite)" in makefile
    assert "$(if $(LITE),$(VENV)/.lite)" in makefile
    assert "make site LITE=yes" in (ROOT / ".github/workflows/site.yml").read_text(encoding="utf-8")


def test_none_reaches_the_page_as_null(monkeypatch: pytest.MonkeyPatch) -> None:
    class Comm:
        def publish_msg(self, kind: str, data: Any = None, **others: Any) -> None:
            said.append((kind, data, others))

    said: list[Any] = []
    kernel, ffi = ModuleType("pyodide_kernel.comm"), ModuleType("pyodide.ffi")
    vars(kernel)["Comm"], vars(ffi)["jsnull"] = Comm, "null"
    for module in (kernel, ffi):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    send_nulls()
    send_nulls()  # once is enough
    Comm().publish_msg("comm_msg", {"state": {"points": None, "rows": [(1, None)]}}, metadata=None)
    Comm().publish_msg("comm_close")
    told = {"state": {"points": "null", "rows": [[1, "null"]]}}
    assert said == [("comm_msg", told, {"metadata": None}), ("comm_close", None, {})]
