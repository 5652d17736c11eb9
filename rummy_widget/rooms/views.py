"""What a player or a spectator may see of a table: not other players' tiles, the seed or any tokens.

Players see the round through the engine's own view (`Round.view`), which contains no tiles that are hidden
from them. Spectators see what is public (`public_view`), one turn late: the round at the beginning of the
previous turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from ..engine.tiles import tile
from ..text.sentences.tiles import tile_name
from ..text.words import say
from .commands import PHRASE_SECONDS, may_deal
from .events import Terms
from .public_view import public_view
from .state import Player, RoomState, SaidPhrase, Stage


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat at a table as everybody sees it.

    `seat` is the number of the seat, and `name` its player's name, '' if the seat is free. `person` says that
    a person, not a computer player, has the seat and has not left. `computer` is the kind of computer player
    that moves for this seat now, None if none does; `held` says that the computer player moves for an absent
    person, and `stood_in` is the number of moves that it has made since the person's own last move. `ready`
    says that the player is there, and ready for the next deal. `away` is the time since which the person
    has been absent, None if they are present; `left` says that they have left the table for good. `plays`
    says that it is this seat's turn, `mine` that this is the viewer's own seat.
    """

    seat: int
    name: str
    person: bool
    computer: str | None
    held: bool
    ready: bool
    away: float | None
    left: bool
    plays: bool
    mine: bool
    stood_in: int


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that a page shows of a table, for one seat or, if `seat` is None, for spectators.

    `version` is the version of the table that is shown; the page sends it along with its requests. `seat` is
    the viewer's own seat, `terms` are the table's settings, and `host` is the seat whose player may change
    them. `game` is the engine's view of the round for the seat, a `PublicView` for spectators, or None before
    the first deal. `scores` lists each seat's points in the match, `rounds` is the number of its finished
    rounds, and `winners` are the seats that have won the match, once it is over. `turn_at` is the time at
    which the current turn began, `until` the time at which it must end, if there is a limit. `may_deal`
    says whether the viewer may deal the next round now; `phrases` are the phrases said recently.
    """

    version: int
    seat: int | None
    stage: Stage
    terms: Terms
    host: int | None
    seats: tuple[SeatView, ...]
    game: Any
    scores: tuple[int, ...]
    rounds: int
    winners: tuple[int, ...]
    turn_at: float
    until: float | None
    may_deal: bool
    phrases: tuple[SaidPhrase, ...]


def view_from(
    table: RoomState, seat: int | None, since: Mapping[int, float] = MappingProxyType({})
) -> TableView:
    """Return everything that a page may show of a table, for *seat* or, if that is None, for spectators.

    *since* maps the seat of each absent player to the time since which the player counts as away.
    """
    match = table.match
    game, over = table.game, table.stage is Stage.OVER
    shown: Any = None
    if game is not None:
        if seat is None:  # the last positions, up to the one that spectators may see
            count = len(table.turns[0].moves)
            until = [each for each in table.recent if len(each.moves) <= count]
            shown = public_view(until, names_at(table.players))
        else:
            shown = game.view(seat)
    playing = table.to_play if seat is not None or game is None else table.turns[0].seat
    return TableView(
        table.version, seat, table.stage, table.terms, table.host,
        tuple(
            _seat(table, at, since, plays=table.stage is Stage.PLAYING and at == playing, mine=at == seat)
            for at in range(len(table.by_seat))
        ),
        shown, match.scores if match is not None else (0,) * table.terms.seats,
        match.count if match is not None else 0, match.winners if over and match is not None else (),
        table.turn_at, table.until, seat is not None and may_deal(table, seat),
        tuple(each for each in table.phrases if table.at - each.at < 4 * PHRASE_SECONDS),
    )  # fmt: skip


def _seat(table: RoomState, at: int, since: Mapping[int, float], *, plays: bool, mine: bool) -> SeatView:
    player = table.by_seat[at]
    if player is None:
        return SeatView(at, "", False, None, False, False, None, False, plays, mine, 0)
    return SeatView(
        at, names_at(table.by_seat)[at], player.person, player.computer, player.held is not None,
        player.ready and player.away is None, since.get(at, player.away), player.left, plays, mine,
        player.stood_in,
    )  # fmt: skip


def names_at(players: Sequence[Player | None]) -> list[str]:
    """Return the name of each player, '' for a free seat; computer players of the same kind are numbered.

    >>> names_at([Player("Ana"), Player(kind="steady"), None, Player(kind="steady")])
    ['Ana', 'Steady', '', 'Steady 2']
    """
    found: list[str] = []
    for player in players:
        name = "" if player is None else display_name(player)
        again = [each for each in found if each == name or each.startswith(f"{name} ")]
        alike = player is not None and player.kind is not None and name in found
        found.append(f"{name} {len(again) + 1}" if alike else name)
    return found


def display_name(player: Player) -> str:
    """Return a player's name in the current language.

    A person without a name is called after their tile; a computer player is called after its kind.

    >>> display_name(Player(tile="r7")), display_name(Player("Ana")), display_name(Player(kind="steady"))
    ('red 7', 'Ana', 'Steady')
    """
    if player.kind is not None:
        return say("player-kind", kind=player.kind)
    return player.name or tile_name(tile(player.tile))
