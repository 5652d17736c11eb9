"""The course as strangers get it: from the wheel, and as Binder builds it."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable, Iterator
from email import message_from_bytes
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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


@pytest.fixture(
    scope="module",
    params=[pytest.param(False, id="wheel"), pytest.param(True, id="binder", marks=pytest.mark.proof)],
)
def installed(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment with the wheel, or in the long proofs with what pip makes of
    Binder's files.

    The wheel finds what it says that it needs and nothing else, as links to our own environment's packages.
    """
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    # By our own pip; what is imported is compiled when it is.
    install = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        commands / "python",
        "install",
        "--quiet",
        "--no-compile",
    ]
    if request.param:
        run(*install, "-r", "binder/requirements.txt", cwd=ROOT)
    else:
        link_needed(wheel, "app", commands)
        run(*install, "--no-deps", wheel, cwd=folder)
    return commands


def link_needed(wheel: Path, extra: str, commands: Path) -> None:
    """Link there what the wheel says that it needs, with all that this needs in turn."""
    told = zipfile.ZipFile(wheel)
    (own,) = (name for name in told.namelist() if name.endswith(".dist-info/METADATA"))
    says = message_from_bytes(told.read(own)).get_all("Requires-Dist", [])
    place = run(commands / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=ROOT)
    asked, met = [("rummy-widget", extra)], set[tuple[str, str]]()
    while asked:
        name, extra = asked.pop()
        if (name, extra) in met:
            continue
        met.add((name, extra))
        found = None if name == "rummy-widget" else distribution(name)
        for each in map(Requirement, says if found is None else found.requires or []):
            if each.marker is None or each.marker.evaluate({"extra": extra}):
                there = canonicalize_name(each.name)
                assert there == "rummy-widget" or each.specifier.contains(distribution(there).version), each
                asked += [(there, one) for one in ("", *each.extras)]
        if found is not None and not extra:
            link(found, Path(place.strip()), commands)


def link(package: Distribution, place: Path, commands: Path) -> None:
    """Link what a package brought: a folder of modules as one, so that what is compiled there is found."""
    files = package.files or []
    whole = {path.parts[0] for path in files if path.parts[1:] == ("__init__.py",)}
    for folder in whole:
        (place / folder).symlink_to(Path(package.locate_file(folder)).resolve())
    for path in files:
        if path.parts[0] in whole:
            continue
        source, target = Path(package.locate_file(path)), Path(os.path.normpath(place / path))
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.parent == commands:  # its first line names a Python
            target.write_bytes(
                f"#!{commands / 'python'}\n".encode() + source.read_bytes().partition(b"\n")[2]
            )
            target.chmod(0o755)
        elif source.exists() and not target.exists():
            target.symlink_to(source.resolve())


BUNDLES = ("rummy", "rummy-class", "rummy-pages", "rummy-score", "rummy-practice", "rummy-table")


def test_the_wheel_holds_all_that_runs(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    course = [path for part in ("lessons", "notebooks") for path in (ROOT / part).rglob("*.*")]
    own = [f"rummy_widget/course/{path.relative_to(ROOT).as_posix()}" for path in course]
    template = "rummy_widget/app/jupyter/voila/templates/rummy"
    expected = {
        *(name for name in own if ".ipynb_checkpoints" not in name),
        "rummy_widget/py.typed",
        *(f"rummy_widget/static/{name}.{kind}" for name in BUNDLES for kind in ("js", "css")),
        *(f"rummy_widget/static/modules/{name}.js" for name in (*BUNDLES, "rummy-core", "rummy-synthesizer")),
        "rummy_widget/static/rummy-figtree.txt",
        "rummy_widget/text/words/en/ui.ftl",
        "rummy_widget/text/words/en/clauses-pro.ftl",
        *(
            f"rummy_widget/text/words/ro/{path.name}"
            for path in (ROOT / "rummy_widget/text/words/ro").glob("*.ftl")
        ),
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
    assert wheel.stat().st_size < 3_100_000


def test_an_installed_rack_is_scored(installed: Path, tmp_path: Path) -> None:
    rack = "r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 / r13 y13 b13 k13 | k11"
    assert "500" in run(installed / "rummy-widget", "score", rack, cwd=tmp_path)
    assert "rummy_widget/course" in run(
        installed / "python",
        "-c",
        "from rummy_widget.tutor.folder import course_folder as f; print(f())",
        cwd=tmp_path,
    )


@pytest.fixture
def app(installed: Path, tmp_path: Path) -> Iterator[App]:
    port = free_port()
    command = [str(installed / "rummy-widget"), "--no-browser", "--port", str(port)]
    log = tmp_path / "app.log"
    server = App(started(command, port, log, cwd=tmp_path, env=ELSEWHERE), port, log)
    yield server
    server.stop()


def test_an_installed_app_shows_home_and_a_lesson(app: App, visit: Callable[..., Any]) -> None:
    page = visit(app.url)
    page.wait_for_selector(".rw-card[data-lesson]", state="attached")
    page.goto(app.page("lessons/pro/02-runs"))
    page.wait_for_selector(".rw-tile")


# Its settings are tested in test_binder.py.
@pytest.mark.proof
def test_binders_start_command_shows_home(installed: Path, tmp_path: Path, visit: Callable[..., Any]) -> None:
    port = free_port()
    command = [str(ROOT / "binder" / "start"), str(installed / "jupyter-lab"), "--no-browser", "--allow-root"]
    command += ["--ip=127.0.0.1", f"--port={port}", "--IdentityProvider.token="]
    log = tmp_path / "binder.log"
    path = f"{installed}{os.pathsep}{os.environ['PATH']}"
    server = App(started(command, port, log, cwd=ROOT, env={**ELSEWHERE, "PATH": path}), port, log)
    try:
        page = visit(server.page("notebooks/home"))
        page.wait_for_selector(".rw-card[data-lesson]", state="attached")
        assert page.locator("#page").count() == 1, "our own page"
    finally:
        server.stop()
