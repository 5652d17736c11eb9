"""What is seen from a seat, and from none: no tiles of others, no seed, no token."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from rooms.people import ALL_GAMES, dealt, one_move
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.tiles import Tile
from rummy_widget.rooms.code_lookup import PAGE_GUESSES
from rummy_widget.rooms.errors import NoSuchTable, TooManyTries
from rummy_widget.rooms.events import RoundDealt, write_event
from rummy_widget.rooms.public_view import PublicView
from rummy_widget.rooms.referee import Referee
from rummy_widget.rooms.state import DESCRIBED_MOVES, Stage
from rummy_widget.rooms.views import TableView

SECRETS = {"seed", "stock", "hands", "deal", "dealt", "tokens", "links", "token", "drawn", "by_seat", "match"}


def everything(seen: object, path: str = "") -> Iterator[tuple[str, object]]:
    """All values that can be reached from what is seen, but for the rules, which are everybody's."""
    yield path, seen
    if path.endswith(".rules"):
        return
    if is_dataclass(seen) and not isinstance(seen, type):
        for each in fields(seen):
            yield from everything(getattr(seen, each.name), f"{path}.{each.name}")
    elif isinstance(seen, tuple | list):
        for each in seen:
            yield from everything(each, f"{path}[]")


def held(hand: Hand) -> tuple[Tile, ...]:
    return hand.tiles()


@pytest.mark.parametrize("name", ALL_GAMES)
def test_no_seat_sees_more_than_its_own(name: str, here: Referee) -> None:
    people = dealt(here, name, 3)
    secret = here.link(people[0])
    rng = Random(1)
    for _ in range(12):
        if here.state(people[0].room).stage is not Stage.PLAYING:
            break
        table = here.state(people[0].room)
        game: Any = table.game
        for each in (*people, None):
            seen = here.spectator_view(people[0].room) if each is None else here.view_of(each)
            assert isinstance(seen, TableView)
            found = list(everything(seen))
            assert {path.rpartition(".")[2] for path, _ in found} & SECRETS == set()
            texts = {value for _, value in found if isinstance(value, str)}
            numbers = {value for _, value in found if isinstance(value, int)}
            assert not any(person.token in text or secret in text for person in people for text in texts)
            hashes = {hash for each in table.by_seat if each for hash in (*each.tokens, *each.links)}
            assert not texts & hashes
            assert game.seed not in numbers
            if each is None:
                assert isinstance(seen.game, PublicView)
                assert not any(path.endswith((".hand", ".got", ".allowed")) for path, _ in found)
            else:
                assert held(seen.game.hand) == held(game.hands[each.seat])
                mine = game.seat == each.seat
                assert mine or seen.game.phase != "discard" or getattr(seen.game, "got", None) is None
        one_move(here, people, rng)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_who_watches_sees_what_was_a_turn_ago(name: str, here: Referee) -> None:
    people = dealt(here, name, 3)
    rng, room, begun = Random(2), people[0].room, [0, 0]  # how many moves came before each turn
    for _ in range(25):
        table = here.state(room)
        if table.stage is not Stage.PLAYING:
            return
        assert table.game is not None
        seen = here.spectator_view(room).game
        assert len(seen.moves) == begun[-2]
        assert len(seen.move_texts) == min(DESCRIBED_MOVES, begun[-2])
        assert seen.sizes == table.turns[0].view(0).sizes
        one_move(here, people, rng)
        after = here.state(room).game
        assert after is not None
        if after.seat != table.game.seat:
            begun.append(len(after.moves))


def test_a_long_round_keeps_no_more_positions_than_are_told(here: Referee) -> None:
    people = dealt(here, "rummikub", 2)
    rng = Random(3)
    for _ in range(60):
        one_move(here, people, rng)
        if here.state(people[0].room).stage is not Stage.PLAYING:
            break
    assert len(here.state(people[0].room).recent) <= DESCRIBED_MOVES + 3


def test_no_code_that_is_guessed_is_watched_and_not_too_often_is_asked(here: Referee) -> None:
    code = dealt(here, "rummikub", 2)[0].code
    for _ in range(PAGE_GUESSES[0]):
        with pytest.raises(NoSuchTable):
            here.watch("BCDFGH" if code != "BCDFGH" else "CDFGHJ", who="guesser")
    with pytest.raises(TooManyTries):
        here.watch(code, who="guesser")
    assert here.watch(code, who="somebody else").number < 0


def test_who_watches_sees_the_end(here: Referee) -> None:
    people = dealt(here, "rummikub")
    while (table := here.state(people[0].room)).stage is Stage.PLAYING:
        assert table.to_play is not None
        here.leave(people[table.to_play])
    assert here.spectator_view(people[0].room).game.result.outcome == "left"


def test_tokens_are_not_written_and_seeds_only_in_the_deal(here: Referee) -> None:
    people = dealt(here, "rummikub")
    secret = here.link(people[0])
    written = here.store.read(people[0].room)
    body = "".join(write_event(each.event)[1] for each in written)
    assert not any(each.token in body for each in people)
    assert secret not in body
    assert sum("seed" in write_event(each.event)[1] for each in written) == 1
    assert [type(each.event) for each in written].count(RoundDealt) == 1


def test_a_table_does_not_show_its_secrets_when_it_is_printed(here: Referee) -> None:
    people = dealt(here, "rummikub")
    here.link(people[0])
    table = here.state(people[0].room)
    assert table.game is not None
    player = table.player(0)
    assert player.tokens[0] not in repr(table)
    assert player.links[0] not in repr(table)
    assert str(table.game.seed) not in repr(table)
