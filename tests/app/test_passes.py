"""A pass in an invitation link: it lets a guest without the token into one room, and nowhere else."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
import websocket

from rummy_widget.app.login_delay import EACH
from rummy_widget.rooms.events import TableMade, Terms
from rummy_widget.rooms.passes import make_pass, read_pass
from rummy_widget.rooms.store import Store
from servers import PLAIN, App

from .conftest import WHOSE, notebook
from .test_login import HOME, Guest

TOKEN = "quiet-otter-72-lamps"
TABLES, PLAY, JOIN = (f"/voila/render/notebooks/{name}.ipynb" for name in ("tables", "play", "join"))
ONLY = WHOSE + "display(HTML(f\"rooms {os.environ.get('RUMMY_WIDGET_ROOMS')}.\"))\n"


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(f"sqlite:///{tmp_path_factory.mktemp('rooms') / 'rooms.db'}")


@pytest.fixture(scope="module")
def app(serve: Callable[..., App], store: Store, tmp_path_factory: pytest.TempPathFactory) -> App:
    """The app with the pages of rooms, each of which says for which rooms its kernel is."""
    folder = tmp_path_factory.mktemp("course")
    (folder / PLAIN).write_text("Nothing of rummy.\n")
    for page in ("home", "tables", "play", "join", "ro/tables"):
        path = folder / "notebooks" / f"{page}.ipynb"
        path.parent.mkdir(parents=True, exist_ok=True)
        nbformat.write(notebook(nbformat.v4.new_code_cell(ONLY), title=page), path)
    (folder / "notebooks" / "tile.png").write_bytes(b"picture of tile")
    return serve(folder, token=TOKEN, env={"RUMMY_WIDGET_DATABASE": store.url})


def made(store: Store, kind: str = "table") -> str:
    """A room; its id."""
    return store.create(kind, "rummikub", [TableMade(Terms("rummikub"))]).room


def kernel_of(body: str) -> str:
    found = re.search(r'"kernelId": ?"([^"]+)"', body)
    assert found
    return found[1]


def opened(app: App, kernel: str, guest: Guest) -> bool:
    """Whether a browser gets a socket to a kernel."""
    url = f"ws://127.0.0.1:{app.port}/api/kernels/{kernel}/channels?session_id=s"
    cookies = "; ".join(f"{name}={it}" for name, it in guest.cookies.items())
    try:
        websocket.create_connection(url, timeout=20, cookie=cookies).close()
    except websocket.WebSocketBadStatusException as refused:
        return bool(refused.status_code != 403)
    return True


def test_it_opens_the_pages_of_its_room_with_a_kernel_for_that_room_alone(app: App, store: Store) -> None:
    room, guest = made(store), Guest(app)
    status, _, body = guest.asks("GET", f"{TABLES}?room=BCDFGH&pass={make_pass(room)}")
    assert status == 200
    assert f"rooms {room}." in body
    assert "knows []" in body
    assert opened(app, kernel_of(body), guest)
    for page in (TABLES, PLAY, "/voila/render/notebooks/ro/tables.ipynb"):  # the cookie is enough from now on
        assert guest.asks("GET", page)[0] == 200
    assert (
        guest.asks("POST", f"/voila/api/shutdown/{kernel_of(body)}?_xsrf={guest.cookies['_xsrf']}")[0] == 204
    )


@pytest.mark.parametrize("path", [HOME, "/", JOIN, "/voila/files/notebooks/tile.png", "/login"])
def test_a_pass_opens_only_its_own_room(app: App, store: Store, path: str) -> None:
    own, guest = make_pass(made(store)), Guest(app)
    assert guest.asks("GET", f"{TABLES}?pass={own}")[0] == 200
    before = dict(guest.cookies)
    status, where, body = guest.asks("GET", f"{path}?pass={own}")
    if path == "/login":
        assert (status, "token" in body) == (200, True)
    else:
        assert (status, where.partition("?")[0]) == (302, "/login")
    assert guest.asks("GET", TABLES)[0] == 200, "and who has looked there is still a guest here"
    assert {**before, **guest.cookies} == guest.cookies


def test_a_guest_cannot_use_the_kernels_of_others(app: App, store: Store) -> None:
    guest, other, owner = Guest(app), Guest(app), Guest(app)
    _, _, mine = guest.asks("GET", f"{TABLES}?pass={make_pass(made(store))}")
    _, _, theirs = other.asks("GET", f"{TABLES}?pass={make_pass(made(store))}")
    _, _, owners = owner.asks("GET", f"{TABLES}?token={TOKEN}")
    assert "rooms None." in owners
    assert [opened(app, kernel_of(each), guest) for each in (mine, theirs, owners)] == [True, False, False]
    for each in (theirs, owners):
        shut = f"/voila/api/shutdown/{kernel_of(each)}?_xsrf={guest.cookies['_xsrf']}"
        assert guest.asks("POST", shut)[0] == 403
        assert guest.asks("DELETE", f"/api/kernels/{kernel_of(each)}")[0] == 403


def test_a_class_has_a_page_of_its_own(app: App, store: Store) -> None:
    guest = Guest(app)
    assert guest.asks("GET", f"{JOIN}?pass={make_pass(made(store, 'class'))}")[0] == 200
    assert guest.asks("GET", TABLES)[0] == 302


def test_it_ends_with_its_room(app: App, store: Store) -> None:
    room, guest = made(store), Guest(app)
    link = f"{TABLES}?pass={make_pass(room)}"
    assert guest.asks("GET", link)[0] == 200
    store.delete_room(room)
    assert guest.asks("GET", link)[0] == 302
    assert guest.asks("GET", TABLES)[0] == 302


def test_several_tables_of_one_browser_are_open_at_once(app: App, store: Store) -> None:
    rooms, guest = [made(store), made(store)], Guest(app)
    for room in rooms:
        assert guest.asks("GET", f"{TABLES}?pass={make_pass(room)}")[0] == 200
    assert f"rooms {','.join(sorted(rooms))}." in guest.asks("GET", TABLES)[2]


def test_another_one_is_refused_and_slowed_down(app: App, store: Store) -> None:
    right = make_pass(made(store))
    wrong = [right[:-1], f"{right}A", right[:-4] + "AAAA", right.lower(), "é", "", ("A" * 43)]
    assert [read_pass(each) for each in wrong] == [None] * len(wrong)
    guest, begun = Guest(app), time.monotonic()
    for number in range(7):
        assert guest.asks("GET", f"{TABLES}?pass={number}{right[1:-4]}AAAA")[0] == 302
    assert time.monotonic() - begun > sum(map(EACH.after, range(1, 7))) - 0.2
    assert guest.asks("GET", f"{TABLES}?pass={right}")[0] == 200


def test_the_log_has_no_pass(app: App, store: Store) -> None:
    own = make_pass(made(store))
    Guest(app).asks("GET", f"{TABLES}?room=BCDFGH&pass={own}")
    assert own not in Path(app.log).read_text()
