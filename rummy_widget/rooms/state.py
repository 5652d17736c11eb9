"""The state of a table, computed from its events by pure functions: equal events give equal tables.

>>> made, seated = events.TableMade(Terms("rummikub")), events.ComputerSeated(1, "steady")
>>> table = fold_events([StoredEvent(1, 0.0, made), StoredEvent(2, 0.0, seated)])
>>> table.stage, table.free_seats, table.version
(<Stage.GATHERING: 'gathering'>, (0,), 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import reduce
from typing import Any

from ..engine.game.match import Match
from ..engine.game.round import Round, begin
from . import events
from .errors import NoSuchTable, OtherVersion
from .events import Event, StoredEvent, Terms

KEPT_PHRASES = 30
"""Number of recent phrases that the state of a table includes."""
MOST_TOKENS = 4
"""The most tokens (devices) of a seat: if another token is added, the oldest one stops working."""
DESCRIBED_MOVES = 12
"""Number of moves before the previous turn that are described to spectators."""
COMPUTERS, SEATINGS = -1, -2
"""Keys of `RoomState.idle`, which count for all seats together.

COMPUTERS counts how often a computer player was added or removed, SEATINGS how often a person sat down.
"""
_GAMES = 2  # how many finished rounds of a match are kept whole; of earlier ones, only the points are


class Stage(StrEnum):
    """The stage that a table has reached: before the first deal, in a round, between rounds, or over."""

    GATHERING = "gathering"  # before the first deal: everything may change
    PLAYING = "playing"
    BETWEEN = "between"  # a round has ended, and the match goes on
    OVER = "over"  # the match has ended


@dataclass(frozen=True, slots=True)
class Player:
    """A person or a computer player in a seat at a table.

    A person has a `name`, or is named after a `tile`. `kind` is the kind of computer player, None for a
    person. `ready` says that the player is ready for the next deal. `away` is the time since which the person
    has been absent, None if they are present. `held` is the kind of computer player that plays for an absent
    person, None if none does, and `stood_in` is the number of moves that it has made since the person's own
    last move. `charged` says whether the person has already paid the penalty in points for the current
    absence (PRO-15), `left` whether the person has left for good. `tokens` are the hashes of the secret
    tokens with which devices use the seat, `links` the hashes of the secrets of its one-time links.
    """

    name: str = ""
    tile: str = ""
    kind: str | None = None
    ready: bool = False
    away: float | None = None
    held: str | None = None
    stood_in: int = 0
    left: bool = False
    charged: bool = False
    tokens: tuple[str, ...] = field(default=(), repr=False)
    links: tuple[str, ...] = field(default=(), repr=False)

    @property
    def person(self) -> bool:
        """Whether this is a person who has not left the table."""
        return self.kind is None and not self.left

    @property
    def computer(self) -> str | None:
        """The kind of computer player that moves for this seat now; None if a person does."""
        return self.kind or self.held


@dataclass(frozen=True, slots=True)
class SaidPhrase:
    """A predefined phrase that the player in a seat has said.

    `version` is the version of the table after the phrase was said, `at` the time of that event in seconds.
    `phrase` is the key of the phrase in `events.PHRASES`.
    """

    version: int
    at: float
    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class RoomState:
    """The whole state of a table, secrets included: pages get only what `views.view_from` returns.

    `version` is the number of its events, `at` the time of the last event. `terms` are the table's settings.
    `by_seat` lists the player in each seat, None for a free seat, and `players` lists, in the same way, the
    players to whom the current round was dealt. `moved` is the version of the last event that changed the
    round: moves from a page that shows an older version are refused. `agreed` is the version of the last
    event that changed the terms.

    `match` contains the finished rounds, and `game` is the current or last round; both are None before the
    first deal. `turns` are the positions of the round at the beginning of the previous and of the current
    turn, `turn_at` is the time at which the current turn began, and `began` is the time at which the match
    began. `recent` are the last positions of the round, beginning `DESCRIBED_MOVES` moves before the previous
    turn; they are used to describe the moves to spectators.

    `phrases` are the phrases that players have said last. `idle` counts, by seat, the requests since the last
    deal that don't advance the game, such as phrases; it also counts, for all seats together, how often a
    computer player was added or removed (under the key COMPUTERS) and how often a person sat down (SEATINGS).
    """

    version: int
    at: float
    terms: Terms
    by_seat: tuple[Player | None, ...]
    agreed: int
    moved: int = 0
    match: Match | None = field(default=None, repr=False)
    game: Round | None = field(default=None, repr=False)
    turns: tuple[Round, ...] = field(default=(), repr=False)
    recent: tuple[Round, ...] = field(default=(), repr=False)
    players: tuple[Player | None, ...] = ()
    turn_at: float = 0.0
    began: float = 0.0
    phrases: tuple[SaidPhrase, ...] = field(default=(), repr=False)
    idle: Mapping[int, int] = field(default_factory=dict, repr=False, hash=False)

    @property
    def stage(self) -> Stage:
        """The stage of the table: before the first deal, in a round, between rounds, or after the match."""
        if self.match is None or self.game is None:
            return Stage.GATHERING
        if not self.game.over:
            return Stage.PLAYING
        return Stage.OVER if self.match.over else Stage.BETWEEN

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The numbers of the seats without a player, which anybody may take."""
        return tuple(seat for seat, player in enumerate(self.by_seat) if player is None)

    @property
    def people(self) -> tuple[int, ...]:
        """The numbers of the seats taken by people who have not left the table."""
        return tuple(seat for seat, player in enumerate(self.by_seat) if player is not None and player.person)

    @property
    def host(self) -> int | None:
        """The seat whose player may change the table's settings: the first one in which a person sits.

        It is None if no person sits at the table.
        """
        return next(iter(self.people), None)

    @property
    def to_play(self) -> int | None:
        """The seat whose turn it is, or None if no round is being played."""
        return None if self.game is None or self.game.over else self.game.seat

    @property
    def computer_to_play(self) -> str | None:
        """The kind of the computer player whose turn it is; None at a person's turn or between rounds."""
        return None if self.to_play is None else self.player(self.to_play).computer

    @property
    def until(self) -> float | None:
        """The time at which the current turn must end.

        The value is None if there is no time limit or no round, or if the player is away or a computer.
        """
        if self.to_play is None or not self.seconds:
            return None
        player = self.player(self.to_play)
        return None if player.away is not None or player.computer else self.turn_at + self.seconds

    @property
    def seconds(self) -> int:
        """The time limit of a turn in seconds; 0 if there is none."""
        return self.terms.settings.rules.timer

    def player(self, seat: int) -> Player:
        """Return the player in a seat; raise LookupError if the seat is free or does not exist."""
        found = self.by_seat[seat] if type(seat) is int and 0 <= seat < len(self.by_seat) else None
        if found is None:
            raise LookupError(f"nobody on seat {seat!r:.40}")
        return found

    def with_player(self, seat: int, player: Player | None) -> RoomState:
        """Return a copy of the state with *player* in the seat; if *player* is None, the seat is free."""
        return replace(self, by_seat=(*self.by_seat[:seat], player, *self.by_seat[seat + 1 :]))

    def with_changed(self, seat: int, **fields: Any) -> RoomState:
        """Return a copy of the state in which the given fields of the player in a seat are replaced.

        Raises LookupError if the seat is free or does not exist.
        """
        return self.with_player(seat, replace(self.player(seat), **fields))


def fold_events(stored: Iterable[StoredEvent]) -> RoomState:
    """Return the state of a table after all its events.

    Raises NoSuchTable if there are no events, and OtherVersion if the first event doesn't create a table.
    """
    every = iter(stored)
    first = next(every, None)
    if first is None:
        raise NoSuchTable
    if not isinstance(first.event, events.TableMade):
        raise OtherVersion(what="1")
    terms = first.event.terms
    begun = RoomState(first.version, first.at, terms, (None,) * terms.seats, agreed=first.version)
    return reduce(after, every, begun)


def after(table: RoomState, stored: StoredEvent) -> RoomState:
    """Return the state of a table after one more event, which was checked before it was stored.

    Raises OtherVersion if the event can't happen at a table.
    """
    version, at, event = stored
    here = replace(table, version=version, at=at, idle=_counted(table.idle, event))
    match event:
        case events.TermsChanged(terms):
            by_seat = [player and replace(player, ready=False) for player in here.by_seat[: terms.seats]]
            by_seat += [None] * (terms.seats - len(by_seat))
            return replace(here, terms=terms, by_seat=tuple(by_seat), agreed=version, match=None, game=None,
                           turns=(), recent=(), players=())  # fmt: skip
        case events.SeatTaken(seat, token, name, tile):
            return here.with_player(seat, Player(name, tile, tokens=(token,)))
        case events.ComputerSeated(seat, kind):
            return here.with_player(seat, Player(kind=kind, ready=True))
        case events.ComputerRemoved(seat):
            return here.with_player(seat, None)
        case events.RoundDealt(seed, first):
            return _dealt(here, seed, first)
        case events.MoveMade():
            return _moved(here, event)
        case events.PhraseSaid(seat, phrase):
            said = SaidPhrase(version, at, seat, phrase)
            return replace(here, phrases=(*here.phrases, said)[-KEPT_PHRASES:])
        case events.SeatLeft(seat):
            if here.stage is not Stage.PLAYING:
                return here.with_player(seat, None)
            return here.with_changed(seat, left=True, tokens=(), links=(), held=None, away=None)
        case events.ReadyChanged(seat, ready):
            return here.with_changed(seat, ready=ready)
        case events.SeatAway(seat):
            return here.with_changed(seat, away=at)
        case events.SeatBack(seat):
            # A player who lost the connection in their own turn gets the whole time of the turn again.
            timed = replace(here, turn_at=at) if seat == here.to_play else here
            return timed.with_changed(seat, away=None, charged=False)
        case events.ClockStopped(seconds):
            return replace(here, turn_at=here.turn_at + seconds)
        case events.SeatHeld(seat, kind):
            return here.with_changed(seat, held=kind)
        case events.SeatReturned(seat):
            return here.with_changed(seat, held=None)
        case events.LinkMade(seat, link):
            return here.with_changed(seat, links=(link,))  # an earlier link stops working
        case events.LinkUsed(seat, link, token):
            player = here.player(seat)
            links = tuple(each for each in player.links if each != link)
            return here.with_changed(seat, links=links, tokens=(*player.tokens, token)[-MOST_TOKENS:])
    raise OtherVersion(what=type(event).__name__)


def _counted(idle: Mapping[int, int], event: Event) -> Mapping[int, int]:
    match event:
        case events.RoundDealt():
            return {}
        case events.ReadyChanged(seat, False) | events.PhraseSaid(seat) | events.LinkMade(seat):
            key = seat
        case events.ComputerSeated() | events.ComputerRemoved():
            key = COMPUTERS
        case events.SeatTaken():
            key = SEATINGS
        case _:
            return idle
    return {**idle, key: idle.get(key, 0) + 1}


def _dealt(table: RoomState, seed: int, first: int | None) -> RoomState:
    match, began = table.match, table.began
    if match is None or table.stage is Stage.OVER:
        match, began = Match(table.terms.settings, first=first or 0), table.at
    game = match.next_game(seed) if first is None else begin(match.settings, seed, first)
    by_seat = tuple(player and replace(player, ready=False, stood_in=0) for player in table.by_seat)
    return replace(
        table, match=match, game=game, turns=(game, game), recent=(game,), by_seat=by_seat, players=by_seat,
        moved=table.version, turn_at=table.at, began=began,
    )  # fmt: skip


def _moved(table: RoomState, event: events.MoveMade) -> RoomState:
    before = table.game
    assert before is not None
    assert table.match is not None
    if event.by == "connection":  # a penalty, not a turn: the move that a player is about to make stays valid
        game = before.after(event.move)
        return replace(table, game=game, recent=(*table.recent, game)).with_changed(event.seat, charged=True)
    game = before.after(event.move, event.seat)
    here = replace(table, game=game, moved=table.version, recent=(*table.recent, game))
    player = here.player(event.seat)
    stood_in = player.stood_in + 1 if player.held else 0
    if player.stood_in != stood_in:
        here = here.with_changed(event.seat, stood_in=stood_in)
    if game.over:
        minutes = max(table.match.minutes_played, int((table.at - table.began) // 60))
        match = table.match.with_finished(game, minutes).shortened(_GAMES)
        by_seat = tuple(None if player and player.left else player for player in here.by_seat)
        return _shortened(replace(here, match=match, by_seat=by_seat, turns=(game, game)))
    if game.seat != before.seat:
        return _shortened(replace(here, turns=(*table.turns, game)[-2:], turn_at=table.at))
    return here


def _shortened(table: RoomState) -> RoomState:
    """Return the table without the positions in `recent` that are too old to be described to spectators."""
    first = len(table.turns[0].moves) - DESCRIBED_MOVES
    return replace(table, recent=tuple(each for each in table.recent if len(each.moves) >= first))
