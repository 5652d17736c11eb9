"""The course as strangers get it: from the wheel in an empty environment, and as Binder builds it."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from servers import App, free_port, started

ROOT = Path(__file__).parents[2]
# Nothing of this checkout or its environment may be found by an installed package.
ELSEWHERE = {
    key: value
    for key, value in os.environ.items()
    if not key.startswith(("PYTHON", "VIRTUAL_ENV", "JUPYTER"))
}


def run(*words: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, env=ELSEWHERE, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{words}:\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source distribution, as a package index would have it."""
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", out, ROOT, cwd=out)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an empty environment with what Binder's files ask for."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    run(*into(commands), "-r", "binder/requirements.txt", cwd=ROOT)
    return commands


def into(commands: Path) -> list[str | Path]:
    """Install there: by our own pip, and what is imported is compiled when it is."""
    return [
        sys.executable,
        "-m",
        "pip",
        "--python",
        commands / "python",
        "install",
        "--quiet",
        "--no-compile",
    ]


@pytest.fixture
def from_wheel(installed: Path, wheel: Path, tmp_path: Path) -> Path:
    """The same with the wheel itself in the place of what Binder built."""
    run(*into(installed), "--no-deps", "--force-reinstall", wheel, cwd=tmp_path)
    return installed


BUNDLES = (
    "rummy",
    "rummy-class",
    "rummy-live",
    "rummy-pages",
    "rummy-score",
    "rummy-practice",
    "rummy-puzzles",
    "rummy-table",
    "rummy-spread",
)


def test_the_wheel_holds_all_that_runs(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    course = [path for part in ("lessons", "notebooks") for path in (ROOT / part).rglob("*.*")]
    own = [f"rummy_widget/course/{path.relative_to(ROOT).as_posix()}" for path in course]
    template = "rummy_widget/app/jupyter/voila/templates/rummy"
    expected = {
        *(name for name in own if ".ipynb_checkpoints" not in name),
        "rummy_widget/py.typed",
        *(f"rummy_widget/static/{name}.{kind}" for name in BUNDLES for kind in ("js", "css")),
        "rummy_widget/static/rummy-rack-table.js",
        "rummy_widget/static/rummy-spread-more.js",
        "rummy_widget/words/en/ui.ftl",
        "rummy_widget/words/en/clauses-pro.ftl",
        *(f"rummy_widget/words/ro/{path.name}" for path in (ROOT / "rummy_widget/words/ro").glob("*.ftl")),
        f"{template}/conf.json",
        f"{template}/index.html.j2",
        f"{template}/static/page.css",
        f"{template}/static/page.js",
    }
    assert expected - names == set()


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"rummy_widget"}
    unwanted = ("rummy_widget/js/", "node_modules", ".ipynb_checkpoints", "__pycache__", "/tests/")
    assert [name for name in names for part in unwanted if part in name] == []
    assert wheel.stat().st_size < 2_900_000


def test_an_installed_rack_is_scored(from_wheel: Path, tmp_path: Path) -> None:
    rack = "r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 / r13 y13 b13 k13 | k11"
    assert "500" in run(from_wheel / "rummy-widget", "score", rack, cwd=tmp_path)
    assert "rummy_widget/course" in run(
        from_wheel / "python",
        "-c",
        "from rummy_widget.app.folder import course_folder as f; print(f())",
        cwd=tmp_path,
    )


@pytest.fixture
def app(from_wheel: Path, tmp_path: Path) -> Iterator[App]:
    port = free_port()
    command = [str(from_wheel / "rummy-widget"), "--no-browser", "--port", str(port)]
    log = tmp_path / "app.log"
    server = App(started(command, port, log, cwd=tmp_path, env=ELSEWHERE), port, log)
    yield server
    server.stop()


def test_an_installed_app_shows_home_and_a_lesson(app: App, visit: Callable[..., Any]) -> None:
    page = visit(app.url)
    page.wait_for_selector(".rw-card[data-lesson]")
    page.goto(app.page("lessons/pro/02-runs"))
    page.wait_for_selector(".rw-tile")


def test_binders_start_command_shows_home(installed: Path, tmp_path: Path, visit: Callable[..., Any]) -> None:
    port = free_port()
    command = [str(ROOT / "binder" / "start"), str(installed / "jupyter-lab"), "--no-browser", "--allow-root"]
    command += ["--ip=127.0.0.1", f"--port={port}", "--IdentityProvider.token="]
    log = tmp_path / "binder.log"
    path = f"{installed}{os.pathsep}{os.environ['PATH']}"
    server = App(started(command, port, log, cwd=ROOT, env={**ELSEWHERE, "PATH": path}), port, log)
    try:
        page = visit(server.page("notebooks/home"))
        page.wait_for_selector(".rw-card[data-lesson]")
        assert page.locator("#page").count() == 1, "our own page"
    finally:
        server.stop()
