"""All that pages at a table of people get, after every change: nothing that their seat may not know."""

from __future__ import annotations

import itertools
import json
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rummy_widget.engine.game.deal_codes import deal_code
from rummy_widget.engine.game.moves import Move
from rummy_widget.engine.game.players import move_of, players_of
from rummy_widget.engine.reading.table import read_tray
from rummy_widget.engine.rules import GAMES
from rummy_widget.engine.tiles import JOKER, Tile, parse_tiles
from rummy_widget.rooms import open_tables, referee, store
from rummy_widget.text.sentences.tiles import tile_name
from rummy_widget.text.words import speaking
from widgets.people import Page, dealt
from widgets.twins import twin_of, with_tiles

SEED = 987_654_321_012
LANGS = "en", "ro", "en", "ro"
TABLES = [(game, 2 + number % 3) for number, game in enumerate(GAMES)]
"""Each game, with two to four seats in turn."""
EACH_RUN = ("rummy_pro", 2), ("basic_rummy", 2)  # all games, and with four: make proof
ASKED = "advise", "coach", "review", "takeback", "same-deal", "to-setup", "tick", "replay-end"
NOW = 1_800_000_000.0


class World:
    """A table of people in a database of its own; two worlds with the same moves differ in nothing else."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path, game: str, seats: int) -> None:
        self.path = folder / "hidden-place.db"
        folder.mkdir()
        patch.setenv("RUMMY_WIDGET_DATABASE", f"sqlite:///{self.path}")
        number = itertools.count()
        patch.setattr(referee, "new_token", lambda: f"{'token-' * 5}{next(number):02}")
        patch.setattr(store, "new_code", lambda: "BCDFGH")
        patch.setattr(secrets, "token_hex", lambda size=16: "ab" * size)
        patch.setattr(secrets, "randbelow", lambda bound: SEED)
        patch.setitem(store.Store.__init__.__kwdefaults__ or {}, "clock", lambda: NOW)
        self.pages = [Page(rules=GAMES[game], lang=lang) for lang in LANGS[:seats]]
        self.rest = [rest(page) for page in self.pages]
        dealt(self.pages)
        self.watcher = Page(rules=GAMES[game], lang="ro")
        self.watcher.do("room", act="watch", text="BCDFGH")
        self.room = self.pages[0].room["ticket"]["room"]
        self.referee = open_tables()

    @property
    def game(self) -> Any:
        return self.referee.state(self.room).game

    def step(self, move: Move, number: int, only: int | None = None) -> None:
        """A move, by the page's own hands where it is a plain one; all look.

        With *only*, no page but that one does more than the others have to.
        """
        actor = self.referee.state(self.room).to_play
        assert actor is not None
        page, version = self.pages[actor], self.version
        if only not in (None, actor) or page.tell("play", move=move.notation()) is not None:
            assert self.version == version
            ticket = page.widget._seat.ticket
            self.referee.play(ticket, move.notation(), follows=version)
        for seat, each in enumerate(self.pages):
            if only in (None, seat):
                each.follow()
        self.watcher.follow()

    def try_out(self, number: int, only: int | None = None) -> None:
        """What one of the pages does meanwhile."""
        tried = self.pages[number % len(self.pages)]
        if only in (None, number % len(self.pages)):
            tried.tell("sort", by=("run", "group")[number % 2])
            rack = tried.table["game"] and tried.table["game"]["rack"]["shelves"]
            own = [tile["id"] for shelf in rack or () for tile in shelf if tile]
            tried.tell("meld", tiles=own[:3], gap=0)
            tried.tell("undo")
            tried.tell(ASKED[number % len(ASKED)])
        if number % 5 == 0:
            tried.tell("room", act="say", text="nice")
            tried.tell("room", act="link")

    @property
    def sent(self) -> list[int]:
        """How much each page has got by now, the watcher's last."""
        return [len(page.sent) for page in (*self.pages, self.watcher)]

    @property
    def version(self) -> int:
        return self.referee.state(self.room).version


def everything(page: Page, done: int) -> str:
    """All that a page was sent after so many states, as it is read."""
    return json.dumps([*map(json.loads, page.sent[done:]), *page.answers], ensure_ascii=False)


EXAMPLES = "rack", "setup", "clause", "clauses"
"""What names tiles that need not be anybody's: what the own rack lacks, and what rules say."""


def without_examples(found: Any) -> Any:
    """The same without those, and without sentences about tiles that are tried out."""
    if isinstance(found, dict):
        if {"title", "text", "clause"} <= set(found):
            return None
        return {key: without_examples(each) for key, each in found.items() if key not in EXAMPLES}
    return [without_examples(each) for each in found] if isinstance(found, list) else found


def rest(page: Page) -> dict[str, Any]:
    """The other fields that are kept in step with the page, without the program."""
    held = page.widget.get_state()
    return {key: value for key, value in held.items() if key not in ("_esm", "_css", "state", "layout")}


def named(tile: Tile, lang: str) -> re.Pattern[str]:
    """A tile by its name, or in notation where that is no word of a language."""
    with speaking(lang):
        names = [tile_name(tile), *(each for each in [str(tile)] if any(map(str.isdigit, each)))]
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])")


def faces(found: Any) -> Iterator[str]:
    """The names of all tiles that are drawn, but for those that a row of one's own is missing."""
    if isinstance(found, dict):
        if {"id", "text", "colour", "name"} <= set(found):
            yield found["name"]
        for key, each in found.items():
            yield from faces(each) if key != "ghosts" else ()
    elif isinstance(found, list):
        for each in found:
            yield from faces(each)


def tiles_in(found: Any) -> tuple[Tile, ...]:
    """The tiles of a row, or of a meld, whose Jokers say what they stand for."""
    return tuple(getattr(found, "tiles", found))


def visible(game: Any, seat: int | None) -> set[Tile]:
    """What a seat, or who watches, may have seen by now, if only this position was ever seen."""
    found = {each.tile for each in game.row}
    if seat is not None:
        found |= set(game.hands[seat])
    for row in game.spread.melds if hasattr(game, "spread") else ():
        for each in (row, *read_tray(row, game.settings.rules).melds):
            found |= set(tiles_in(each))
    if (trump := game.trump) is not None:
        found.add(trump)
    for rounds in getattr(game.deal, "drawn", ()):
        found |= {tile for tile in rounds if tile is not None}
    stood = {parse_tiles(str(tile).lstrip("*"))[0] for tile in found if tile.joker and tile.number}
    return {tile.kind for tile in found} | stood | {JOKER}


def searched(world: World, known: list[set[Tile]], done: list[int]) -> None:
    """Search what has come since the last time."""
    game = world.game
    every = {tile.kind for hand in game.hands for tile in hand}
    every |= {tile.kind for tile in game.deal.stock}
    searched_secrets(world, done)
    then = world.referee.state(world.room).turns[0]
    for seat, page in enumerate((*world.pages, world.watcher)):
        watches = page is world.watcher
        known[seat] |= visible(then, None) if watches else visible(game, seat)
        lang = "ro" if watches else LANGS[seat]
        text = everything(page, done[seat])
        told = json.dumps(without_examples(json.loads(text)), ensure_ascii=False)
        shown = set(faces(json.loads(text)))
        if game.over:
            continue
        for tile in every - known[seat]:
            found = named(tile, lang).search(told)
            assert found is None, (seat, str(tile), told[max(0, found.start() - 150) : found.end() + 80])
            with speaking(lang):
                assert tile_name(tile) not in shown


def searched_secrets(world: World, done: list[int]) -> list[int]:
    """Search the same for what is no tile; gives where each page is by now."""
    game, by_seat = world.game, world.referee.state(world.room).by_seat
    for seat, page in enumerate(world.pages):
        text = everything(page, done[seat])
        assert rest(page) == world.rest[seat]
        for number, each in enumerate(world.pages):
            if each is not page:
                assert each.room["ticket"]["token"] not in text
            player = by_seat[number]
            assert player is not None
            assert not any(secret in text for secret in (*player.tokens, *player.links))
        assert "hidden-place" not in text
        assert "sqlite" not in text
        if not game.over:
            assert not re.search(rf"{SEED}|{SEED:x}", text, re.IGNORECASE)
            assert deal_code(game) not in text
            assert page.table["game"]["code"] is None
            assert page.table["settlement"] is page.table["replay"] is None
            assert not page.table["unfinished"]
    searched_watcher(world, done[-1])
    return world.sent


def searched_watcher(world: World, done: int) -> None:
    """Search for secrets what somebody without a seat got."""
    game, text = world.game, everything(world.watcher, done)
    for page, player in zip(world.pages, world.referee.state(world.room).by_seat, strict=True):
        assert player is not None
        assert page.room["ticket"]["token"] not in text
        assert not any(secret in text for secret in (*player.tokens, *player.links))
    assert "hidden-place" not in text
    assert world.watcher.table["game"] is world.watcher.table["replay"] is world.watcher.room is None
    if not game.over:
        assert not re.search(rf"{SEED}|{SEED:x}", text, re.IGNORECASE)
        assert deal_code(game) not in text


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), EACH_RUN)
def test_nothing_hidden_is_sent(game: str, seats: int, tmp_path: Path) -> None:
    sends_nothing_hidden(game, seats, tmp_path)


def sends_nothing_hidden(game: str, seats: int, tmp_path: Path) -> None:
    """A whole round; what every page gets after every change is searched."""
    kind = "beginner" if "beginner" in players_of(GAMES[game]) else next(iter(players_of(GAMES[game])))
    moves: list[Move] = []
    with pytest.MonkeyPatch.context() as patch:
        world = World(patch, tmp_path / "one", game, seats)
        dealt_game = world.game
        known: list[set[Tile]] = [set() for _ in world.sent]
        done = [0] * len(known)
        searched(world, known, done)
        sent = [world.sent]  # how much each page had got after each move
        while not world.game.over and len(moves) < 2000:
            move = move_of(world.game, kind)
            world.step(move, len(moves))
            searched(world, known, done)
            done = world.sent
            world.try_out(len(moves))
            done = searched_secrets(world, done)
            moves.append(move)
            sent.append(world.sent)
        assert world.game.over
    rng = Random(f"{game} {seats}")
    seat = [*GAMES].index(game) % seats
    for until in (len(moves) // 3, len(moves) - 1):
        other = twin_of(dealt_game, moves[:until], seat, rng)
        assert other, "tiles that lie hidden have to lie elsewhere"
        with pytest.MonkeyPatch.context() as patch:
            with_tiles(patch, other)
            twin = World(patch, tmp_path / f"twin {until}", game, seats)
            for number, move in enumerate(moves[:until]):
                twin.step(move, number, seat)
                twin.try_out(number, seat)
            mine, then = world.pages[seat], twin.pages[seat]
            assert twin.game != world.game
            assert then.sent == mine.sent[: sent[until][seat]]
            assert then.answers == mine.answers[: len(then.answers)]
            assert twin.watcher.sent[1:] == world.watcher.sent[1 : sent[until][-1]]
