"""The app's languages: which one home opens in, and what the server says by itself."""

from __future__ import annotations

import http.client
import os
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

from rummy_widget.app.responses import preferred_language
from rummy_widget.command import main as launch
from servers import PLAIN, App, Server, free_port, started

HOMES = {"en": "/voila/render/notebooks/home.ipynb", "ro": "/voila/render/notebooks/ro/home.ipynb"}
SPEAKS = "import rummy_widget as rw\n\nprint(f'speaks {rw.Rack().lang}')"


@pytest.fixture(scope="session")
def two_tongues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A course with a home in each language; its pages print the language that a widget would speak there."""
    folder = tmp_path_factory.mktemp("tongues")
    (folder / PLAIN).write_text("Its kernels load what they need.\n")
    for part, metadata in {"": {"title": "Home"}, "ro": {"title": "Acasă", "lang": "ro"}}.items():
        (folder / "lessons" / "pro" / part).mkdir(parents=True)
        (folder / "notebooks" / part).mkdir(parents=True)
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
        page = nbformat.v4.new_notebook(
            metadata={**kernel, **metadata}, cells=[nbformat.v4.new_code_cell(SPEAKS)]
        )
        nbformat.write(page, folder / "notebooks" / part / "home.ipynb")
    return folder


@pytest.fixture(scope="session")
def spoken(serve: Callable[..., App], two_tongues: Path) -> App:
    return serve(two_tongues, closed=4, every=1, awaited=8)


def get(server: Server, path: str, wish: str = "") -> tuple[http.client.HTTPMessage, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("GET", path, headers={"Accept-Language": wish} if wish else {})
    answer = connection.getresponse()
    body = answer.read().decode(errors="replace")
    connection.close()
    return answer.headers, body


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("ro", "ro"), ("ro-RO,ro;q=0.9,en;q=0.8", "ro"), ("en-GB,en;q=0.9,ro;q=0.8", "en"), ("de,fr", "en"),
        ("de,ro;q=0.4,en;q=0.2", "ro"), ("ro;q=0,en", "en"), ("", "en"), ("*", "en"), ("RO", "ro"),
        (",;q=;;ro", "en"), ("x" * 5000, "en"), ("en, " * 1000 + "ro", "en"),
    ],
)  # fmt: skip
def test_the_front_door_follows_the_browsers_wish(spoken: App, wish: str, language: str) -> None:
    headers, _ = get(spoken, "/", wish)
    assert headers["Location"] == HOMES[language]
    assert headers["Vary"] == "Accept-Language"
    assert (preferred_language(wish) or "en") == language


def test_where_a_course_has_no_such_home_it_is_english(plain: App) -> None:
    assert get(plain, "/", "ro")[0]["Location"] == HOMES["en"]


def test_what_is_not_there_is_said_in_the_visitors_language(spoken: App) -> None:
    for path, wish in [("/nothing", "ro"), ("/voila/render/notebooks/ro/nothing.ipynb", "en")]:
        _, body = get(spoken, path, wish)
        assert '<html lang="ro">' in body
        assert "Pagina aceasta nu face parte din curs." in body
        assert HOMES["ro"] in body
    assert '<html lang="en">' in get(spoken, "/nothing", "fr")[1]


def test_a_page_and_its_kernel_speak_one_language(spoken: App) -> None:
    for language, address in HOMES.items():
        _, body = get(spoken, address, "de")
        assert f'<html lang="{language}"' in body
        assert f"speaks {language}" in body, "what the kernel printed"
    assert "Se așază piesele" in get(spoken, HOMES["ro"])[1]


@pytest.fixture
def romanian(tmp_path: Path) -> Iterator[Server]:
    port, log = free_port(), tmp_path / "log"
    command = ["-m", "rummy_widget", "--lang", "ro", "--no-browser", "--port", str(port)]
    server = Server(started([sys.executable, *command], port, log), port, log)
    yield server
    server.stop()


def test_lang_opens_home_in_that_language_whatever_the_browser_wishes(romanian: Server) -> None:
    with urllib.request.urlopen(romanian.url, timeout=60) as answer:
        assert answer.url.endswith(HOMES["ro"])
        assert b'<html lang="ro"' in answer.read()
    assert "Cursul este deschis la" in romanian.log.read_text(encoding="utf-8")
    _, body = get(romanian, HOMES["en"])
    assert '<html lang="en"' in body, "the other language is a click away"


def test_the_command_speaks_it_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_LANG", "en")
    assert launch.main(["--lang", "ro", "score", "r5 r6 r7"]) == 0
    assert "nu se închide" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        launch.main(["--lang", "ro", "--help"])
    assert "deschide cursul în JupyterLab" in capsys.readouterr().out
    assert os.environ["RUMMY_WIDGET_LANG"] == "ro", "so that kernels hear of it"


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        launch.main(["--lang", "tlh"])
    assert left.value.code == 2
    assert "tlh" in capsys.readouterr().err


def test_lab_opens_home_in_that_language(monkeypatch: pytest.MonkeyPatch) -> None:
    from rummy_widget.app import address, lab
    from rummy_widget.text.words import speaking

    place = address.Address("127.0.0.1", 8866, [])
    course: Any = launch.course_folder()
    with speaking("ro"):
        assert "--LabApp.default_url=/lab/tree/notebooks/ro/home.ipynb" in lab.lab_arguments(
            course, place, browser=False
        )
