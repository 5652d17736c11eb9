"""What the server answers, and what it does not."""

from __future__ import annotations

import http.client

import pytest

from rummy_widget.app.server import is_page
from servers import App


def get(app: App, path: str, **headers: str) -> tuple[int, http.client.HTTPMessage, str]:
    connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=60)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read().decode(errors="replace")
    connection.close()
    return answer.status, answer.headers, body


def test_the_front_door_leads_home(plain: App) -> None:
    status, headers, _ = get(plain, "/")
    assert status == 302
    assert headers["Location"] == "/voila/render/notebooks/home.ipynb"


@pytest.mark.parametrize(
    "path",
    [
        "elsewhere.ipynb", "lessons/nothing.ipynb", "lessons/pro/02-runs.toml", "lessons", "",
        "../secret.ipynb",
        "lessons/../elsewhere.ipynb", "lessons/%2e%2e/elsewhere.ipynb", "/etc/passwd",
        "lessons/.hidden.ipynb", "notebooks/class/teacher/01-racks.ipynb",
        "notebooks/class/Teacher/01-racks.ipynb", "notebooks/class/%74eacher/01-racks.ipynb",
        "notebooks/teacher/01-racks.ipynb",
    ],
)  # fmt: skip
def test_only_pages_of_the_course(plain: App, path: str) -> None:
    status, _, body = get(plain, f"/voila/render/{path}")
    assert status == 404
    assert "This page isn’t part of the course." in body
    assert 'href="/voila/render/notebooks/home.ipynb"' in body


@pytest.mark.parametrize(
    "path",
    [
        "/voila/tree", "/voila/tree/lessons", "/voila/api/contents", "/api/contents", "/api/kernels", "/lab",
        "/voila/api/contents/lessons/pro/02-runs.ipynb", "/api/sessions", "/api/terminals", "/tree",
        "/voila/execution/a-b-c-d-e",
    ],
)  # fmt: skip
def test_nothing_but_the_course(plain: App, path: str) -> None:
    assert get(plain, path)[0] == 404


@pytest.mark.parametrize(
    "path",
    [
        "lessons/pro/02-runs.toml", "lessons/pro/02-runs.ipynb", "notebooks/class/teacher/01-racks.ipynb",
        "../pyproject.toml",
    ],
)  # fmt: skip
def test_answers_stay_on_the_server(plain: App, path: str) -> None:
    status, _, body = get(plain, f"/voila/files/{path}")
    assert status in (403, 404)
    assert "answer = 42" not in body


def test_a_class_sees_its_page_and_not_its_teachers(plain: App) -> None:
    status, _, body = get(plain, "/voila/render/notebooks/class/01-racks.ipynb")
    assert status == 200
    assert "For the class" in body
    assert "For the teacher" not in body


def test_a_page_may_not_pose_as_this_machine(plain: App) -> None:
    assert get(plain, "/voila/render/notebooks/home.ipynb", Host="evil.example")[0] == 403
    assert get(plain, "/voila/render/notebooks/home.ipynb", Host=f"localhost:{plain.port}")[0] == 200


def test_a_page_is_kept_to_this_server(plain: App) -> None:
    _, headers, body = get(plain, "/voila/render/lessons/pro/02-runs.ipynb")
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "connect-src 'self'" in headers["Content-Security-Policy"]
    assert "anywidget.AnyWidget" not in body, "the cells' sources are stripped"
    assert "https://" not in body


def test_no_other_template(plain: App) -> None:
    _, _, body = get(plain, "/voila/render/lessons/pro/02-runs.ipynb?template=classic&theme=dark")
    assert 'id="page"' in body
    assert "cdn" not in body


def test_paths_of_pages() -> None:
    assert is_page("lessons/pro/ro/02-runs.ipynb")
    assert is_page("notebooks/class/how-many-runs.ipynb")
    assert is_page("notebooks/class/ro/how-many-runs.ipynb")
    assert not is_page("notebooks/class/teacher/how-many-runs.ipynb")
    assert not is_page("notebooks/class/teacher/ro/how-many-runs.ipynb")
    assert is_page("notebooks/class/teachers.ipynb")
    assert not is_page("tests/app/x.ipynb")
    assert not is_page("lessons/a\n.ipynb")
