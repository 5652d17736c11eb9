"""The command: its options, what it says, and how it says no."""

from __future__ import annotations

import http.client
import importlib.util
import re
import socket
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from rummy_widget import __version__
from rummy_widget.app import address, lab
from rummy_widget.command import main as launch
from rummy_widget.engine.game.players import players_of, usual_player
from rummy_widget.engine.rules import GAMES
from rummy_widget.text.words import languages, say, speaking
from rummy_widget.tutor import folder
from servers import free_port, started


@pytest.fixture(autouse=True)
def _no_language_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--lang` is for the kernels of this command, not for the next test."""
    monkeypatch.setenv(launch.LANGUAGE_VARIABLE, "en")
    monkeypatch.delenv(launch.LANGUAGE_VARIABLE)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rummy_widget", *words], capture_output=True, text=True, timeout=60
    )


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        launch.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.strip() == f"rummy-widget {__version__}"


@pytest.mark.parametrize(
    "option",
    [
        "--lab",
        "--lang",
        "--folder",
        "--teacher",
        "--port",
        "--host",
        "--no-browser",
        "--version",
        "score",
        "--database",
        "--behind-proxy",
        "--base-path",
    ],
)
def test_help_names_every_option(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        launch.main(["--help"])
    assert option in capsys.readouterr().out


@pytest.mark.parametrize("lang", languages())
def test_help_names_every_game(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        launch.main(["--help", "--lang", lang])
    said = " ".join(capsys.readouterr().out.split())
    titles = course_titles(lang)
    with speaking(lang):
        about = say("site-about")
    assert [title for title in titles if title not in said or title not in about] == []


def test_the_package_names_every_game() -> None:
    project = (folder.course_folder() / "pyproject.toml").read_text(encoding="utf-8")
    about = tomllib.loads(project)["project"]["description"]
    assert [title for title in course_titles("en") if title not in about] == []


def course_titles(lang: str) -> list[str]:
    files = sorted((folder.course_folder() / "lessons").glob("*/course.toml"))
    assert files
    return [tomllib.loads(each.read_text(encoding="utf-8"))["title"][lang] for each in files]


@pytest.mark.parametrize("rules", GAMES)
def test_help_names_players_that_every_game_has(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        launch.main(["play-out", "--help"])
    (said,) = re.findall(r"--player NAME\s+(.*?)\.?\s*$", capsys.readouterr().out, re.DOTALL)
    everybody = {name for each in GAMES.values() for name in players_of(each)}
    named = everybody & set(re.findall(r"\w+", said))
    assert named
    assert named <= set(players_of(GAMES[rules]))
    assert usual_player(GAMES[rules]) in named


@pytest.mark.parametrize("port", ["0", "65536", "-1", "many", "8866.5", "9" * 5000])
def test_a_port_that_is_none(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        launch.main([f"--port={port}"])
    assert left.value.code == 2
    assert "choose a number from 1 to 65535" in capsys.readouterr().err


def test_a_taken_port_that_was_asked_for() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("--no-browser", "--port", str(port))
    assert done.returncode == 1
    assert done.stderr.strip() == f"Port {port} is in use. Choose another one with --port."
    assert not done.stdout


def test_the_usual_port_taken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    served: list[address.Address] = []
    monkeypatch.setattr(launch, "serve", lambda course, place, **_: served.append(place) or 0)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        usual = other.getsockname()[1]
        monkeypatch.setattr(address, "DEFAULT_PORT", usual)
        monkeypatch.setattr(launch, "DEFAULT_PORT", usual)
        assert launch.main(["--no-browser"]) == 0
    (place,) = served
    for held in place.sockets:
        held.close()
    said = capsys.readouterr().out
    assert place.port != usual
    assert f"Port {usual} is in use" in said
    assert str(place.port) in said


def test_the_usual_port_is_always_the_same() -> None:
    assert (address.LOOPBACK, address.DEFAULT_PORT) == ("127.0.0.1", 8866)


def test_localhost_is_served_at_the_usual_address(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[address.Address] = []
    monkeypatch.setattr(launch, "serve", lambda course, place, **_: served.append(place) or 0)
    launch.main(["--no-browser", "--host", "localhost", "--port", str(free_port())])
    assert served[0].host == "127.0.0.1"
    served[0].sockets[0].close()


def test_a_host_that_is_not_this_machine() -> None:
    done = run("--no-browser", "--host", "192.0.2.1", "--port", str(free_port()))
    assert done.returncode == 1
    assert done.stderr.startswith("The course can't open at 192.0.2.1: ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "package"),
    [([], "voila"), ([], "ipykernel"), (["--lab"], "jupyterlab")],
    ids=lambda part: str(part),
)
def test_a_missing_extra(
    words: list[str], package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == package else found(name))
    with pytest.raises(SystemExit) as left:
        launch.main(words)
    assert left.value.code == 1
    said = capsys.readouterr().err
    assert f"This needs {package}, which isn't installed. Install it with: pip install " in said
    assert "[app]" in said


def test_it_serves_says_where_and_stops(tmp_path: Path) -> None:
    port = free_port()
    log = tmp_path / "log"
    process = started([sys.executable, "-m", "rummy_widget", "--no-browser", "--port", str(port)], port, log)
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60) as answer:
            assert answer.url == f"http://127.0.0.1:{port}/voila/render/notebooks/home.ipynb"
            assert b'<html lang="en"' in answer.read()
    finally:
        process.terminate()
        assert process.wait(30) == 0
    assert log.read_text().splitlines() == [
        f"The course is open at http://127.0.0.1:{port}/",
        "Press Ctrl+C to stop it.",
        "Stopped.",
    ]


def test_others_need_the_token(tmp_path: Path) -> None:
    port = free_port()
    log = tmp_path / "log"
    command = [sys.executable, "-m", "rummy_widget", "--no-browser", "--host", "0.0.0.0"]
    process = started([*command, "--port", str(port)], port, log)
    try:
        said = log.read_text()
        (secret,) = [word.partition("?token=")[2] for word in said.split() if "?token=" in word]
        home = f"http://127.0.0.1:{port}/voila/render/notebooks/home.ipynb"
        with urllib.request.urlopen(home, timeout=60) as answer:
            assert "/login" in answer.url
        # The page itself is for test_login.py, which has a server that makes it sooner.
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        connection.request("GET", f"/?token={secret}")
        assert (
            connection.getresponse()
            .headers["Location"]
            .startswith(home.removeprefix(f"http://127.0.0.1:{port}"))
        )
    finally:
        process.terminate()
        process.wait(30)
    assert "Each visitor takes about" in said


def test_a_rack_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    rack = "r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 / r13 y13 b13 k13 | k11"
    assert launch.main(["score", rack]) == 0
    assert "500" in capsys.readouterr().out
    assert launch.main(["score", *rack.split(), "--thrown", "2", "--multiplier", "2"]) == 0
    assert "1000" in capsys.readouterr().out


def test_a_rack_that_does_not_close(capsys: pytest.CaptureFixture[str]) -> None:
    assert launch.main(["score", "r5 r6 r7"]) == 0
    assert "doesn't close" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["r5 r6 x9", "r99", "🂡", "r1 " * 20_000])
def test_a_rack_that_cannot_be_read(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        launch.main(["score", text])
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.err.startswith("Can't read these tiles: ")
    assert not said.out


@pytest.mark.parametrize("option", ["--thrown", "--multiplier"])
def test_a_number_that_is_none(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        launch.main(["score", "r5", option, "minus"])
    assert left.value.code == 2
    assert "minus" in capsys.readouterr().err


def test_lab_opens_home_of_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    options = _lab_options(monkeypatch, ["--lab", "--no-browser"])
    assert f"--ServerApp.root_dir={folder.course_folder()}" in options
    assert "--LabApp.default_url=/lab/tree/notebooks/home.ipynb" in options
    assert "--no-browser" in options


def test_lab_trusts_the_course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "rummy-course" / "lessons").mkdir(parents=True)
    (tmp_path / "rummy-course" / "lessons" / "mine.ipynb").write_text("no notebook")
    monkeypatch.setattr(lab, "is_installed", lambda course: True)
    _lab_options(monkeypatch, ["--lab", "--no-browser"], signed=True)
    home = nbformat.read(tmp_path / "rummy-course" / "notebooks" / "home.ipynb", as_version=4)
    assert NotebookNotary().check_signature(home)


def test_lab_copies_an_installed_course(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lab, "is_installed", lambda course: True)
    options = _lab_options(monkeypatch, ["--lab", "--no-browser"])
    copy = tmp_path / "rummy-course"
    assert f"--ServerApp.root_dir={copy}" in options
    assert f"of the course into {copy}" in capsys.readouterr().out
    home = copy / "notebooks" / "home.ipynb"
    home.write_text("mine")
    _lab_options(monkeypatch, ["--lab", "--no-browser"])
    assert home.read_text() == "mine"
    assert "I didn't change it" in capsys.readouterr().out


def test_lab_copies_the_teachers_pages_for_a_teacher_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = tmp_path / "notebooks" / "class"
    words = ["--lab", "--no-browser", "--folder", str(tmp_path)]
    _lab_options(monkeypatch, words)
    assert (pages / "01-how-many-racks.ipynb").is_file()
    assert not (pages / "teacher").exists()
    _lab_options(monkeypatch, [*words, "--teacher"])
    assert (pages / "teacher" / "01-how-many-racks.ipynb").is_file()


def test_lab_in_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SystemExit, match="can't write to the folder"):
        _lab_options(monkeypatch, ["--lab", "--folder", str(tmp_path / "file" / "below")])


def _lab_options(monkeypatch: pytest.MonkeyPatch, words: list[str], *, signed: bool = False) -> list[str]:
    """What JupyterLab is given; the course is signed, which takes seconds, where that is asked for."""
    from jupyterlab.labapp import LabApp

    given: dict[str, Any] = {}
    if not signed:
        monkeypatch.setattr(lab, "trust", lambda course: None)
    monkeypatch.setattr(LabApp, "launch_instance", lambda argv: given.update(options=argv))
    assert launch.main([*words, "--port", str(free_port())]) == 0
    return list(given["options"])


def test_a_server_starts_without_the_grammar_of_addresses_that_nobody_names() -> None:
    code = "import rummy_widget.app.server, jupyterlab.labapp, sys; print('lark' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False"]


@pytest.mark.parametrize(("rules", "last"), [("rummikub", "Total: "), ("basic_rummy", "Total: ")])
def test_a_game_is_played_out_in_words(rules: str, last: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert launch.main(["play-out", "--rules", rules, "--seed", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 20
    assert lines[-1].startswith(last)


def test_who_cannot_play_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        launch.main(["play-out", "--rules", "rummikub", "--player", "best"])
    assert left.value.code == 2
    assert "expected beginner, steady, strong" in capsys.readouterr().err
