"""What a seat or a spectator may see of a table: no other player's tiles, no seed, no token.

A seat sees the round through the engine's own view (`Round.view`), which has no hidden tiles. Spectators see
what is public (`public_view`), one turn late: the round as it stood when the last turn began.
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
    """A seat as everybody sees it.

    `computer` is the computer player that moves for this seat now, None if there is none.
    """

    seat: int
    name: str  # '' if the seat is free
    person: bool
    computer: str | None
    held: bool
    ready: bool
    away: float | None  # the time since which it has been away
    left: bool
    plays: bool  # it is this seat's turn
    mine: bool
    stood_in: int  # moves that a computer player has made for it since its own last one


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A table as one seat sees it, or a spectator (`seat` is None): all that a page needs.

    `version` is the version of the table that is shown; the page sends it along with moves. `game` is the
    engine's view for the seat, a `PublicView` for a spectator, or None before the first deal. `scores` are
    those of the match, `rounds` counts its finished rounds, and `winners` are known once it is over. `until`
    is the time at which the present turn is up, `may_deal` says whether this seat could start the next round
    now, and `heard` has the latest phrases.
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
    """Return what may be seen of a table from *seat*, or by a spectator if *seat* is None.

    *since* holds for each absent seat the time at which its absence began.
    """
    match = table.match
    game, over = table.game, table.stage is Stage.OVER
    shown: Any = None
    if game is not None:
        if seat is None:  # the last positions, up to the one that spectators may see
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
    """Return the names of all seats, '' if a seat is free; equal computer players are numbered.

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
    """Return the name of a person or tile, in the current language, or the level of a computer player.

    >>> chair_name(Chair(tile="r7")), chair_name(Chair("Ana")), chair_name(Chair(kind="steady"))
    ('red 7', 'Ana', 'Steady')
    """
    if chair.kind is not None:
        return say("player-kind", kind=chair.kind)
    return chair.name or tile_name(tile(chair.tile))
