"""What a seat, or somebody without one, may see of a table: no tiles of others, no seed, no token.

A seat sees the round through the engine's own view (`Round.view`), which cannot peek. Who watches sees
what lies open for all (`public_view`), one turn late: the round as it stood when the last turn began.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from ..engine.tiles import tile
from ..text.sentences.tiles import tile_name
from ..text.words import say
from .commands import SILENCE, may_deal
from .events import Terms
from .public_view import public_view
from .state import Chair, HeardPhrase, RoomState, Stage


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """A seat as all see it; `computer` moves here now, whether it is its own seat or it is held."""

    seat: int
    name: str  # '' where nobody sits
    person: bool
    computer: str | None
    held: bool
    ready: bool
    away: float | None  # since when
    left: bool
    plays: bool  # it is its turn
    mine: bool
    stood_in: int  # moves that a computer has made for it since its own last one


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A table as one seat sees it, or a watcher (`seat` is None): what a page is made of.

    `version` is what the page has seen: moves are asked with it. `game` is the engine's view of the seat, a
    `PublicView` for a watcher, or None before the first deal. `scores` are those of the match, `rounds` how
    many have ended; `winners` once the match is over. `until` is when the present turn's time is up,
    `may_deal` whether this seat's wish is all that is missing for the deal, `heard` what was said lately.
    """

    version: int
    seat: int | None
    stage: Stage
    terms: Terms
    host: int | None
    seats: tuple[SeatSeen, ...]
    game: Any
    scores: tuple[int, ...]
    rounds: int
    winners: tuple[int, ...]
    turn_at: float
    until: float | None
    may_deal: bool
    heard: tuple[HeardPhrase, ...]


def seen_from(
    table: RoomState, seat: int | None, since: Mapping[int, float] = MappingProxyType({})
) -> TableSeen:
    """Return what a seat or a watcher (None) may see; *since* says when each absent seat went."""
    match = table.match
    game, over = table.game, table.stage is Stage.OVER
    shown: Any = None
    if game is not None:
        if seat is None:  # the last positions, until that which may be watched
            count = len(table.turns[0].moves)
            until = [each for each in table.lately if len(each.moves) <= count]
            shown = public_view(until, names_at(table.players))
        else:
            shown = game.view(seat)
    playing = table.to_play if seat is not None or game is None else table.turns[0].seat
    return TableSeen(
        table.version, seat, table.stage, table.terms, table.host,
        tuple(
            _seat(table, at, since, plays=table.stage is Stage.PLAYING and at == playing, mine=at == seat)
            for at in range(len(table.chairs))
        ),
        shown, match.scores if match is not None else (0,) * table.terms.seats,
        match.count if match is not None else 0, match.winners if over and match is not None else (),
        table.turn_at, table.until, seat is not None and may_deal(table, seat),
        tuple(each for each in table.heard if table.at - each.at < 4 * SILENCE),
    )  # fmt: skip


def _seat(table: RoomState, at: int, since: Mapping[int, float], *, plays: bool, mine: bool) -> SeatSeen:
    chair = table.chairs[at]
    if chair is None:
        return SeatSeen(at, "", False, None, False, False, None, False, plays, mine, 0)
    return SeatSeen(
        at, names_at(table.chairs)[at], chair.person, chair.computer, chair.held is not None, chair.ready,
        since.get(at, chair.away), chair.left, plays, mine, chair.stood_in,
    )  # fmt: skip


def names_at(chairs: Sequence[Chair | None]) -> list[str]:
    """The names of all seats, '' where nobody sits; of two equal computers the second is numbered.

    >>> names_at([Chair("Ana"), Chair(kind="steady"), None, Chair(kind="steady")])
    ['Ana', 'Steady', '', 'Steady 2']
    """
    found: list[str] = []
    for chair in chairs:
        name = "" if chair is None else chair_name(chair)
        again = [each for each in found if each == name or each.startswith(f"{name} ")]
        alike = chair is not None and chair.kind is not None and name in found
        found.append(f"{name} {len(again) + 1}" if alike else name)
    return found


def chair_name(chair: Chair) -> str:
    """The name that a person has chosen, or the tile's in the language spoken now; a computer's is its level.

    >>> chair_name(Chair(tile="r7")), chair_name(Chair("Ana")), chair_name(Chair(kind="steady"))
    ('red 7', 'Ana', 'Steady')
    """
    if chair.kind is not None:
        return say("player-kind", kind=chair.kind)
    return chair.name or tile_name(tile(chair.tile))
