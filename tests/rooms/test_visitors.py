"""What is stored about a visitor doesn't lead back to an address without the server's key."""

from __future__ import annotations

import hashlib
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from rummy_widget.rooms import clients
from rummy_widget.rooms.referee import Referee

ADDRESSES = ("192.0.2.7", "2001:db8:1:2::")
NAMED = (
    "from rummy_widget.rooms.clients import visitor_name\n"
    "print(*map(visitor_name, ('192.0.2.7', '2001:db8:1:2::')))"
)


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "state"
    monkeypatch.setenv("RUMMY_WIDGET_STATE", str(folder))
    yield folder
    clients._key.cache_clear()


def guessed(address: str) -> set[str]:
    """What comes of an address without a key, for whoever tries out all addresses."""
    words = [
        address,
        f"{address}/",
        f"rummy_widget visitor {address}",
        f"visitor {address}",
        f"page {address}",
    ]
    once = {hashlib.sha256(each.encode()).hexdigest()[:32] for each in words}
    twice = {hashlib.sha256(f"rummy_widget visitor {each}".encode()).hexdigest()[:32] for each in once}
    return once | twice | set(words)


def test_the_database_has_no_address_and_nothing_that_comes_of_one_alone(referee: Referee) -> None:
    for address in ADDRESSES:
        for visitor in (address, clients.visitor_name(address)):
            code = referee.make("rummikub", who=f"{visitor}/page").code
            referee.join(code, who=f"{visitor}/page")
    with referee.store.engine().begin() as here:
        written = {row[0] for row in here.execute(text("SELECT who FROM rummy_tries"))}
    assert len(written) > len(ADDRESSES)
    for address in ADDRESSES:
        assert not written & guessed(address)
        assert clients.visitor_name(address) not in guessed(address)


def test_processes_that_begin_at_the_same_moment_share_one_key_that_nobody_else_reads(state: Path) -> None:
    several = [
        subprocess.Popen([sys.executable, "-c", NAMED], stdout=subprocess.PIPE, text=True) for _ in range(6)
    ]
    found = {each.communicate()[0].strip() for each in several}
    assert found == {" ".join(map(clients.visitor_name, ADDRESSES))}
    (key,) = state.iterdir()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert stat.S_IMODE(state.stat().st_mode) & 0o077 == 0
    key.unlink()
    clients._key.cache_clear()
    assert " ".join(map(clients.visitor_name, ADDRESSES)) not in found, "another key names them otherwise"


def test_a_key_that_was_cut_off_is_made_anew(state: Path) -> None:
    state.mkdir()
    (state / clients.KEY_FILE).write_bytes(b"half")
    assert clients.visitor_name("192.0.2.7") == clients.visitor_name("192.0.2.7")
    assert len((state / clients.KEY_FILE).read_bytes()) == 32


def test_where_nothing_can_be_kept_the_server_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("RUMMY_WIDGET_STATE", str(tmp_path / "file" / "state"))
    assert (
        clients.visitor_name("192.0.2.7")
        == clients.visitor_name("192.0.2.7")
        != clients.visitor_name("192.0.2.8")
    )
