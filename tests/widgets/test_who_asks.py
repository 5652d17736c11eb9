"""Limits are a visitor's, whatever page, and whatever kernel, asks."""

from __future__ import annotations

import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from loops import run_in_thread
from rummy_widget.app.kernels import VISITOR, Kernels, with_visitor
from rummy_widget.engine.rules import GAMES
from rummy_widget.rooms import clients
from rummy_widget.rooms.classes import open_classes
from rummy_widget.text.words import say
from rummy_widget.widgets.live.place import NotLive, join_class
from widgets.people import Page


@pytest.fixture(autouse=True)
def _own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", f"sqlite:///{tmp_path / 'rooms.db'}")
    monkeypatch.delenv(clients.VISITOR, raising=False)


def opened() -> Page:
    return Page(rules=GAMES["rummikub"])


def seen_from(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """What is done from here on is done in a kernel for that address."""
    for name, text in with_visitor({}, address).items():
        monkeypatch.setenv(name, text)


def loaded(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """What is done from here on is done in another kernel, of a page that was loaded anew."""
    monkeypatch.setattr("os.getpid", lambda: -number)


def test_pages_of_one_address_share_the_limit_on_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummy_widget.rooms.code_lookup.ADDRESS_GUESSES", (12, 600.0))
    host, one, other, far = (opened() for _ in range(4))
    seen_from(monkeypatch, "192.0.2.1")
    host.do("room", act="make", seat=4, at="http://localhost:1/tables.ipynb")
    code, token = host.room["code"], host.room["ticket"]["token"]
    wrong = say("rooms-no-such-table")
    seen_from(monkeypatch, "192.0.2.7")
    one.do("room", act="join", text=code)
    mine = one.room["ticket"]["token"]
    guessed = [page.tell("room", act="join", text="BBBBBB") for page in (other, opened()) * 6]
    assert guessed == [wrong] * 12
    for act, text in (("join", "BBBBBB"), ("join", code), ("sit", code), ("sit", "BBBBBB"), ("claim", code)):
        told = other.tell("room", act=act, text=text, token="x" * 32)
        assert told not in (None, wrong, say("rooms-stranger")), (act, text)
    again = opened()
    again.do("room", act="sit", text=code, token=mine)  # a neighbour's guesses cost nobody the seat
    assert again.desk.you == one.desk.you
    seen_from(monkeypatch, "2001:db8::1")
    far.do("room", act="join", text=code)
    for name in ("2001:db8::2", "2001:db8::3:4"):  # with IPv6 everybody has many
        seen_from(monkeypatch, name)
        assert [opened().tell("room", act="join", text="BBBBBB") for _ in range(6)] == [wrong] * 6
    assert opened().tell("room", act="join", text="BBBBBB") not in (None, wrong)
    assert token not in "".join(far.sent)


def test_new_pages_find_a_class_by_guessing_no_sooner_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = open_classes().open("waiting", who="a teacher")
    seen_from(monkeypatch, "192.0.2.7")
    looked = 0
    for page in range(1, 20):
        loaded(monkeypatch, page)
        for _ in range(12):
            try:
                join_class("BBBBBB", "red 7")
            except NotLive:
                looked += 1
            except ValueError:
                break
        with pytest.raises(ValueError, match="tries"):
            join_class(mine.code, "red 7")
    assert looked == 120
    seen_from(monkeypatch, "192.0.2.8")
    join_class(mine.code, "red 7")


def test_thirty_students_behind_one_address_mistype_the_code_twice_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mine = open_classes().open("waiting", who="a teacher")
    seen_from(monkeypatch, "192.0.2.7")
    for round in range(3):
        for student in range(30):
            loaded(monkeypatch, student + 1)
            with nullcontext() if round == 2 else pytest.raises(NotLive):
                join_class(mine.code if round == 2 else "BBBBBB", f"red {student}")
    assert len(open_classes().state(mine.room).present) == 30


def test_the_server_tells_a_kernel_whose_it_is_but_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, str]] = []

    async def started(self: Any, **kwargs: Any) -> str:
        told.append(kwargs["env"])
        return secrets.token_hex(4)

    monkeypatch.setattr(AsyncMappingKernelManager, "start_kernel", started)
    for name in ("get_kernel", "add_restart_callback"):  # of a kernel that there is not
        monkeypatch.setattr(AsyncMappingKernelManager, name, lambda *_: None)
    monkeypatch.setenv(clients.VISITOR, "somebody")  # of a server that was itself started by a kernel
    kernels = Kernels()

    async def start(address: str, **options: Any) -> dict[str, str]:
        VISITOR.set(address)
        await kernels.start_kernel(**options)
        return told[-1]

    def started(address: str, **options: Any) -> Any:
        return run_in_thread(start(address, **options))

    ours = "10.0.0.1", "::ffff:10.0.0.1"
    one, two, other, nobody = (started(each, env={"HOME": "/"}) for each in [*ours, "10.0.0.2", ""])
    assert one == two == {"HOME": "/", clients.VISITOR: clients.visitor_name("10.0.0.1")} != other
    assert nobody == {"HOME": "/"}
    assert started("10.0.0.1")[clients.VISITOR] == one[clients.VISITOR]
    assert clients.VISITOR not in started("")
    assert "10.0.0" not in str(one)


def test_where_nobody_names_a_visitor_it_is_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = clients.client_id()
    assert mine == clients.client_id()
    monkeypatch.setattr("os.getpid", lambda: -1)  # a fork
    assert clients.client_id() != mine
