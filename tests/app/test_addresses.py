"""Addresses made to lead elsewhere, or to break what reads them: no file, no fault of the server."""

from __future__ import annotations

import pytest

from app.lines import ASKED, line
from parts import part_of
from servers import App

PLACES = [
    b"/", b"/voila/render/", b"/voila/render/lessons/", b"/voila/files/", b"/voila/files/lessons/",
    b"/voila/files/notebooks/class/", b"/voila/static/", b"/voila/templates/", b"/voila/templates/rummy/",
    b"/voila/templates/rummy/static/", b"/voila/labextensions/", b"/voila/api/shutdown/", b"/api/kernels/",
    b"/rummy/", b"/login/", b"/logout/",
]  # fmt: skip
UP = [b"..", b"%2e%2e", b".%2E", b"%2e.", b"..%00", b"..%5c..", b"..\\..", b"%252e%252e", b"..;", b"."]
ODD = [
    b"%00", b"\x00", b"%00.png", b"%00.ipynb", b"x%00/static/y", b"%", b"%zz", b"%ff", b"\xff", b"%0a",
    b"%2f", b"%0d%0aA:b", b"%2F%2e%2e%2fsecret.png", b"static", b"static/", b"static/.", b"static//",
    b"x/static", b"x/static/y", b"index.html.j2", b"x", b"", b"a" * 5000, b"a" * 5000 + b".png",
    b"a/" * 5000 + b"a.ipynb", b"~", b"*", b"'\"<x>", b"{{7*7}}", "ș".encode(), b"con.png",
    b"x.png:y", b"x.png%3a%3a$DATA",
]  # fmt: skip
SECRET = [
    step + slash + name
    for step in UP
    for slash in (b"/", b"%2f", b"%5c")
    for name in (b"secret.png", b"../secret.png", b"02-runs.toml")
]
TEACHERS = [
    b"teacher/plan.png", b"Teacher/plan.png", b"TEACHER/plan.png", b"%74eacher/plan.png",
    b"t%65acher/plan.png", b"teacher%2fplan.png", b"teacher//plan.png", b"./teacher/plan.png",
    b"../class/teacher/plan.png",
    b"%54%45%41%43%48%45%52/plan.png", b"teacher%00/plan.png", b"teacher./plan.png", b"teacher%20/plan.png",
    b"TEACHE~1/plan.png", "ｔeacher/plan.png".encode(), b"teacher/../teacher/plan.png",
    b"teacher/01-racks.ipynb",
]  # fmt: skip


def answers(app: App, paths: list[bytes]) -> dict[bytes, tuple[int, bytes]]:
    """Status and text of each answer, all on one line as far as the server keeps it."""
    found = {}
    for path in paths:
        with line(app.port, ASKED % (path, b"Connection: close\r\n")) as opened:
            text = b"".join(iter(lambda: opened.recv(65536), b""))
        found[path] = int(text.split(b" ", 2)[1]), text
    return found


# Before whoever has no token, the same handlers stand behind one door.
@pytest.mark.whole
@pytest.mark.parametrize("place", PLACES, ids=bytes.decode)
@pytest.mark.parametrize("app", ["plain", "shared"])
def test_no_address_leads_elsewhere_or_breaks_the_server(
    app: str, place: bytes, request: pytest.FixtureRequest
) -> None:
    ends = [*ODD, *UP, *TEACHERS, *part_of(SECRET, 2)]
    ends = part_of(ends, 3) if app == "shared" else ends
    found = answers(request.getfixturevalue(app), [place + end for end in ends])
    kept = [b"picture of", b"answer = 42", b"For the teacher"]
    assert {path: text for path, (_, text) in found.items() if any(word in text for word in kept)} == {}
    assert {path: status for path, (status, _) in found.items() if status >= 500} == {}


@pytest.mark.parametrize(
    "path", ["/logout", "/%00", "/voila/templates/x", "/voila/templates/rummy", "/login/x"]
)
@pytest.mark.parametrize("app", ["plain", "shared"])
def test_what_is_not_there_is_said_to_be_missing(app: str, path: str, request: pytest.FixtureRequest) -> None:
    ((status, text),) = answers(request.getfixturevalue(app), [path.encode()]).values()
    assert status == 404
    assert "This page isn’t part of the course.".encode() in text


def test_a_picture_of_the_course_is_shown(plain: App) -> None:
    ((status, text),) = answers(plain, [b"/voila/files/lessons/tile.png"]).values()
    assert status == 200
    assert text.endswith(b"picture of tile")
