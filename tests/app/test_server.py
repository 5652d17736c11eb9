"""What the server answers, and what it does not."""

from __future__ import annotations

import http.client
import json
import time
import urllib.request
import uuid

import pytest
import websocket

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
        "elsewhere.ipynb", "lessons/nothing.ipynb", "lessons/02-runs.toml", "lessons", "", "../secret.ipynb",
        "lessons/../elsewhere.ipynb", "lessons/%2e%2e/elsewhere.ipynb", "/etc/passwd",
        "lessons/.hidden.ipynb", "notebooks/class/teacher/01-racks.ipynb",
        "notebooks/class/Teacher/01-racks.ipynb", "notebooks/class/%74eacher/01-racks.ipynb",
        "notebooks/teacher/01-racks.ipynb",
    ],
)  # fmt: skip
def test_only_pages_of_the_course(plain: App, path: str) -> None:
    status, _, body = get(plain, f"/voila/render/{path}")
    assert status == 404
    assert "This page is not part of the course." in body
    assert 'href="/voila/render/notebooks/home.ipynb"' in body


@pytest.mark.parametrize(
    "path",
    [
        "/voila/tree", "/voila/tree/lessons", "/voila/api/contents", "/api/contents", "/api/kernels", "/lab",
        "/voila/api/contents/lessons/02-runs.ipynb", "/api/sessions", "/api/terminals", "/tree",
        "/voila/execution/a-b-c-d-e",
    ],
)  # fmt: skip
def test_nothing_but_the_course(plain: App, path: str) -> None:
    assert get(plain, path)[0] == 404


@pytest.mark.parametrize(
    "path",
    [
        "lessons/02-runs.toml", "lessons/02-runs.ipynb", "notebooks/class/teacher/01-racks.ipynb",
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
    _, headers, body = get(plain, "/voila/render/lessons/02-runs.ipynb")
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "connect-src 'self'" in headers["Content-Security-Policy"]
    assert "anywidget.AnyWidget" not in body, "the cells' sources are stripped"
    assert "https://" not in body


def test_no_other_template(plain: App) -> None:
    _, _, body = get(plain, "/voila/render/lessons/02-runs.ipynb?template=classic&theme=dark")
    assert 'id="page"' in body
    assert "cdn" not in body


def test_paths_of_pages() -> None:
    assert is_page("lessons/ro/02-runs.ipynb")
    assert is_page("notebooks/class/how-many-runs.ipynb")
    assert not is_page("notebooks/class/teacher/how-many-runs.ipynb")
    assert is_page("notebooks/class/teachers.ipynb")
    assert not is_page("tests/app/x.ipynb")
    assert not is_page("lessons/a\n.ipynb")


def test_code_from_a_browser_is_refused(plain: App) -> None:
    """The four ways to run code that Jupyter knows; a kernel of a page takes none of them."""
    with urllib.request.urlopen(plain.page("lessons/02-runs"), timeout=60) as answer:
        body = answer.read().decode()
    config = body.partition('id="jupyter-config-data" type="application/json">')[2].partition("</script>")[0]
    kernel = json.loads(config)["kernelId"]
    channel = websocket.create_connection(
        f"ws://127.0.0.1:{plain.port}/api/kernels/{kernel}/channels?session_id=s", timeout=10
    )
    for name, content in {
        "execute_request": {
            "code": "open('/tmp/rummy-attack','w')",
            "silent": False,
            "user_expressions": {"a": "1+1"},
        },
        "complete_request": {"code": "__import__('os').", "cursor_pos": 17},
        "inspect_request": {"code": "open", "cursor_pos": 4, "detail_level": 1},
        "input_reply": {"value": "1"},
        "debug_request": {"type": "request", "command": "evaluate", "arguments": {"expression": "1+1"}},
    }.items():
        channel.send(json.dumps(_message(name, content)))
    # One message that is allowed, sent last: what comes before its answer is all there is.
    last = _message("kernel_info_request", {})
    channel.send(json.dumps(last))
    seen: list[str] = []
    end = time.monotonic() + 20
    while time.monotonic() < end:
        message = json.loads(channel.recv())
        seen.append(message["msg_type"])
        if (
            message["msg_type"] == "kernel_info_reply"
            and message["parent_header"]["msg_id"] == last["header"]["msg_id"]
        ):
            break
    channel.close()
    assert "kernel_info_reply" in seen
    assert not {"execute_reply", "execute_result", "complete_reply", "inspect_reply", "debug_reply"} & set(
        seen
    )


def _message(name: str, content: dict[str, object]) -> dict[str, object]:
    channel = {"input_reply": "stdin", "debug_request": "control"}.get(name, "shell")
    header = {"msg_id": uuid.uuid4().hex, "username": "", "session": "s", "msg_type": name, "version": "5.3"}
    return {
        "header": header,
        "parent_header": {},
        "metadata": {},
        "content": content,
        "channel": channel,
        "buffers": [],
    }
