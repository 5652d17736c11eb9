"""Every address of a lesson from before is answered with where it lies now, by all servers that show it."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest

from kept.test_kept import KEPT, ROOT
from rummy_widget.app.address import Address
from rummy_widget.app.lab import lab_arguments
from rummy_widget.app.moved import moved
from rummy_widget.app.server import is_page
from servers import App, Lab, Server, lab_server

LESSONS = [page for page in KEPT["pages"] if page.startswith("lessons/")]
QUERIES = ["", "?step=corner", "?step=a%20b&lang=ro", "?token=x%26y&step=&step=2", "?"]
# How JupyterLab, Notebook and Voila beside them show a file.
SHOWN = [
    "lab/tree/", "lab/workspaces/auto-k/tree/", "doc/tree/", "doc/workspaces/auto-k/tree/",
    "notebooks/", "tree/", "voila/render/",
]  # fmt: skip


def led(server: Server, path: str) -> tuple[int, str | None]:
    """The status of an answer, and where it leads."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("GET", path)
    answer = connection.getresponse()
    connection.close()
    return answer.status, answer.headers["Location"]


def now(page: str) -> str:
    """Where a lesson of before lies: in the folder of its game."""
    return page.replace("lessons/", "lessons/pro/")


def test_there_are_lessons_of_before() -> None:
    assert len(LESSONS) == 34


@pytest.mark.parametrize("page", LESSONS)
def test_every_old_address_of_the_app_leads_on(course: App, page: str) -> None:
    assert is_page(now(page))
    assert (ROOT / now(page)).is_file()
    for query in QUERIES:
        there = f"/voila/render/{now(page)}{query.removesuffix('?') if query == '?' else query}"
        for written in (page, page.removesuffix(".ipynb")):
            assert led(course, f"/voila/render/{written}{query}") == (302, there)


@pytest.mark.parametrize(
    "path",
    [
        "lessons/99-none.ipynb", "lessons/02-runs.toml", "lessons/xx/02-runs.ipynb", "lessons/pro/02-runs",
        "lessons/pro/pro/02-runs.ipynb", "lessons/ro/../02-runs.ipynb", "lessons//02-runs.ipynb",
        "lessons/02-runs.ipynb/", "Lessons/02-runs.ipynb", "lessons/02-runs.ipynb.ipynb",
    ],
)  # fmt: skip
def test_nothing_else_leads_anywhere(course: App, path: str) -> None:
    assert led(course, f"/voila/render/{path}") == (404, None)


def test_a_file_that_lies_there_is_somebodys_own(tmp_path: Path) -> None:
    for page in ("lessons/pro/02-runs.ipynb", "lessons/pro/03-groups.ipynb", "lessons/02-runs.ipynb"):
        (tmp_path / page).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / page).touch()
    assert moved(tmp_path, "lessons/02-runs.ipynb") is None
    assert moved(tmp_path, "lessons/03-groups.ipynb") == "lessons/pro/03-groups.ipynb"


@pytest.fixture(scope="module")
def own_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab as the app starts it, on a course with one lesson."""
    folder, scratch = tmp_path_factory.mktemp("course"), tmp_path_factory.mktemp("lab")
    for page in ("lessons/pro/02-runs.ipynb", "notebooks/home.ipynb"):
        (folder / page).parent.mkdir(parents=True)
        nbformat.write(nbformat.v4.new_notebook(), folder / page)
    given = lab_arguments(folder, Address("127.0.0.1", 0, []), browser=False)
    (extension,) = (option for option in given if "jpserver_extensions" in option)
    server = lab_server(folder, scratch, extension)
    yield server
    server.stop()


@pytest.mark.parametrize("shown", SHOWN)
def test_in_jupyterlab_they_lead_on_too(own_lab: Lab, shown: str) -> None:
    there = f"/{shown}lessons/pro/02-runs.ipynb?reset&step=a%20b"
    assert led(own_lab, f"/{shown}lessons/02-runs.ipynb?reset&step=a%20b") == (302, there)
