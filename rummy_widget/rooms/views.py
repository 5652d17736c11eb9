"""What a seat, or somebody without one, may see of a table: no tiles of others, no seed, no token.

A seat sees the round through the engine's own view (`Position.seen_by`), which cannot peek. Who watches sees
what lies open for all, one turn late: the round as it stood when the turn before this one began.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..game.moves import Move, Verb
from ..game.phase import Discarded, Phase
from ..game.protocol import Position
from ..game.settings import Settings
from ..sentences import tile_name
from ..spread import Spread
from ..tiles import Tile, tile
from ..words import say
from .asks import SILENCE, may_deal
from .events import Terms
from .tables import Chair, Heard, Stage, Table

__all__ = ["Open", "SeatSeen", "TableSeen", "chair_name", "opened", "phrase_text", "seen_from"]


@dataclass(frozen=True, slots=True)
class Open:
    """A round as everybody may see it; the fields that views of seats have too mean the same here."""

    settings: Settings
    turn: int
    phase: Phase
    first: int
    sizes: tuple[int, ...]
    stock_count: int
    trump: Tile | None
    row: tuple[Discarded, ...]
    spread: Spread | None
    opened: tuple[bool, ...]
    points: tuple[int, ...]
    thrown: tuple[int, ...]
    moves: tuple[Move, ...]
    result: Any


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
    hold_at: float | None  # when a computer may hold it
    left: bool
    plays: bool  # it is its turn
    mine: bool


@dataclass(frozen=True, slots=True)
class TableSeen:
    """A table as one seat sees it, or a watcher (`seat` is None): what a page is made of.

    `version` is what the page has seen: moves are asked with it. `game` is the engine's view of the seat, for
    a watcher an `Open`, or None before the first deal. `scores` are those of the match, `rounds` how many
    have ended; `winners` once the match is over. `until` is when the present turn's time is up, `may_deal`
    whether this seat's wish is all that is missing for the deal, `heard` what was said lately.
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
    heard: tuple[Heard, ...]


def seen_from(table: Table, seat: int | None) -> TableSeen:
    """What a seat may see, or with None a watcher."""
    match = table.match
    game, over = table.game, table.stage is Stage.OVER
    shown: Any = None
    if game is not None:
        shown = opened(table.turns[0]) if seat is None else game.seen_by(seat)
    playing = table.to_play if seat is not None or game is None else table.turns[0].seat
    return TableSeen(
        table.version, seat, table.stage, table.terms, table.host,
        tuple(
            _seat(table, at, plays=table.stage is Stage.PLAYING and at == playing, mine=at == seat)
            for at in range(len(table.chairs))
        ),
        shown, match.scores if match is not None else (0,) * table.terms.seats,
        match.count if match is not None else 0, match.winners if over and match is not None else (),
        table.turn_at, table.until, seat is not None and may_deal(table, seat),
        tuple(each for each in table.heard if table.at - each.at < 4 * SILENCE),
    )  # fmt: skip


def _seat(table: Table, at: int, *, plays: bool, mine: bool) -> SeatSeen:
    chair = table.chairs[at]
    if chair is None:
        return SeatSeen(at, "", False, None, False, False, None, None, False, plays, mine)
    waits = chair.away is not None and not chair.held and table.terms.hold_after
    hold_at = (chair.away or 0) + table.terms.hold_after if waits else None
    return SeatSeen(
        at, chair_name(chair), chair.person, chair.computer, chair.held is not None, chair.ready, chair.away,
        hold_at, chair.left, plays, mine,
    )  # fmt: skip


def chair_name(chair: Chair) -> str:
    """The name that a person has chosen, or the tile's in the language spoken now; a computer's is its level.

    >>> chair_name(Chair(tile="r7")), chair_name(Chair("Ana")), chair_name(Chair(kind="steady"))
    ('red 7', 'Ana', 'Steady')
    """
    if chair.kind is not None:
        return say("player-kind", kind=chair.kind)
    return chair.name or tile_name(tile(chair.tile))


def phrase_text(phrase: str) -> str:
    """One of `events.PHRASES` as it is said, in the language spoken now.

    >>> phrase_text("nice")
    'Nice move'
    """
    return say(f"phrase-{phrase}")


def opened(game: Position) -> Open:
    """What lies open of a position."""
    view: Any = game.seen_by(0)
    none = (0,) * game.settings.players
    drawn = getattr(view, "trump_drawn", False)
    return Open(
        view.settings, view.turn, view.phase, view.first, view.sizes, view.stock_count,
        None if drawn else getattr(view, "trump", None), getattr(view, "row", ()),
        getattr(view, "spread", None), getattr(view, "opened", (False,) * len(none)),
        getattr(view, "points", none), _thrown(view.moves, view), view.moves, view.result,
    )  # fmt: skip


def _thrown(moves: tuple[Move, ...], view: Any) -> tuple[int, ...]:
    """Jokers that each seat has discarded."""
    found = getattr(view, "thrown", None)
    if found is not None:
        return tuple(found)
    row = getattr(view, "row", ())
    sums = [0] * len(view.sizes)
    if any(move.verb is Verb.THROW for move in moves):
        for each in row:
            sums[each.seat] += each.tile.joker
    return tuple(sums)
