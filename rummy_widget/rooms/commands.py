"""What is asked of a table, judged: each function gives the events that follow, or raises.

They are pure. The referee calls them inside the transaction in which the events are written, so what they see
is what is so. Rules of the game are the engine's: nothing is known of them here.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from ..engine.faults import NotationError, RulesError
from ..engine.game.moves import Move, Verb, read_move
from ..engine.game.players import players_of, usual_player
from ..engine.game.round import Round
from ..engine.game.settings import SEEDS
from ..engine.game.settlement import disconnected
from ..engine.tiles import Tile
from ..text.sentences.faults import fault_sentence
from ..text.sentences.typed import notation_sentence
from . import events
from .clock_jumps import AHEAD
from .codes import is_one_of
from .errors import Refusal, RoomsFull, StaleVersion, UnknownToken, refuse
from .events import PHRASES, By, Event, Terms
from .names import check_name, look_alike
from .state import COMPUTERS, SEATINGS, RoomState, Stage

AWAY = 20.0
"""Seconds without a sign of life after which a seat is away."""
QUIET = 8.0
"""Seconds without a word of any page of a table beyond which the clock of its turn stood still."""
GRACE = 3.0
"""Seconds beyond its time after which a turn is ended by anybody's process: its own page comes first."""
LONGEST_MOVE = 2_000
"""Characters of a move; a table of all tiles takes under 600."""
PATIENCE = 10_000
"""So many events a table may have before only the game goes on: nobody fills it up by idle asking."""
MOST_IDLE = 200
"""Times that a guest may change what costs the table an event and leads nowhere, until the next deal."""
TALK, SILENCE = 8, 30.0
"""So many phrases a seat may say in so many seconds."""


def seat_of(table: RoomState, token: str) -> int:
    """The seat of a token's hash; Stranger where it is nobody's."""
    for seat in table.people:
        if is_one_of(token, table.chair(seat).tokens):
            return seat
    raise UnknownToken


def _on_stage(table: RoomState, *stages: Stage) -> None:
    if table.stage not in stages:
        raise refuse("rooms-not-while-playing" if table.stage is Stage.PLAYING else "rooms-not-now")


def _patient(table: RoomState, seat: int, what: int) -> None:
    """Refuse what a guest has done too often since the last deal; *what* is a key of `RoomState.idle`."""
    if seat != table.host and table.idle.get(what, 0) >= MOST_IDLE:
        raise refuse("rooms-idle-many")


# ---- Before the deal -------------------------------------------------------------------------------


def take_seat(
    table: RoomState, token: str, name: object, seat: int | None = None, drawn: Sequence[Tile] = ()
) -> tuple[Event, ...]:
    """A person takes a free seat; without a name, that of the first tile *drawn* that nobody has."""
    free = table.free_seats
    if not free or (seat is not None and seat not in free):
        raise refuse("rooms-no-seat" if not free else "rooms-seat-taken")
    place = free[0] if seat is None else seat
    if table.idle.get(SEATINGS, 0) >= MOST_IDLE:
        raise RoomsFull
    if name is not None:
        plain = check_name(name)
        if any(look_alike(plain, table.chair(each).name) for each in table.people):
            raise refuse("rooms-name-taken")
        return (events.SeatTaken(place, token, plain),)
    had = {table.chair(each).tile for each in table.people}
    tile = next(str(each) for each in drawn if str(each) not in had)
    return (events.SeatTaken(place, token, tile=tile),)


def agree(table: RoomState, seat: int, terms: Terms) -> tuple[Event, ...]:
    """Other terms, by the host, before the first deal or between matches."""
    _on_stage(table, Stage.GATHERING, Stage.OVER)
    if seat != table.host:
        raise refuse("rooms-host-only")
    if any(each >= terms.seats for each in table.people):
        raise refuse("rooms-seats-in-use")
    if terms == table.terms:
        return ()
    rules = terms.settings.rules
    return (
        events.TermsChanged(terms),
        *(
            events.ComputerSeated(at, usual_player(rules))  # for one that this game does not have
            for at, chair in enumerate(table.chairs[: terms.seats])
            if chair is not None and chair.kind is not None and chair.kind not in players_of(rules)
        ),
    )


def fill(table: RoomState, seat: int, place: int, kind: str | None = None) -> tuple[Event, ...]:
    """A computer player for a free seat, or another one for a computer's, between rounds."""
    _on_stage(table, Stage.GATHERING, Stage.BETWEEN, Stage.OVER)
    rules = table.terms.settings.rules
    chosen = usual_player(rules) if kind is None else kind
    if type(place) is not int or not 0 <= place < len(table.chairs) or chosen not in players_of(rules):
        raise refuse("rooms-not-now")
    chair = table.chairs[place]
    if chair is not None and chair.kind is None:
        raise refuse("rooms-seat-taken")
    _patient(table, seat, COMPUTERS)
    return (events.ComputerSeated(place, chosen),)


def empty(table: RoomState, seat: int, place: int) -> tuple[Event, ...]:
    """A computer player is sent away, so that a person can sit down."""
    _on_stage(table, Stage.GATHERING, Stage.BETWEEN, Stage.OVER)
    chair = table.chairs[place] if type(place) is int and 0 <= place < len(table.chairs) else None
    if chair is None or chair.kind is None:
        raise refuse("rooms-not-now")
    _patient(table, seat, COMPUTERS)
    return (events.ComputerRemoved(place),)


def ready(table: RoomState, seat: int, on: bool, follows: int | None = None) -> tuple[Event, ...]:
    """Ready for the deal, or no more; Stale where the terms have changed since what the page saw."""
    _on_stage(table, Stage.GATHERING, Stage.BETWEEN, Stage.OVER)
    if on and follows is not None and follows < table.agreed:
        raise StaleVersion
    if table.chair(seat).ready is on:
        return ()
    if not on:
        _patient(table, seat, seat)
        if table.version >= PATIENCE:
            raise RoomsFull
    return (events.ReadyChanged(seat, on),)


def deal(table: RoomState, seat: int, seed: int | None = None, first: int | None = None) -> tuple[Event, ...]:
    """Deal the next round, if every seat is taken and everybody who is there is ready; whoever asks is.

    Without a *seed* nobody can know the deal beforehand; *first* is who plays first, or whose turn that is.
    """
    _on_stage(table, Stage.GATHERING, Stage.BETWEEN, Stage.OVER)
    if table.free_seats:
        raise refuse("rooms-seats-free")
    chairs = {each: table.chair(each) for each in table.people if each != seat}
    late = table.stage is not Stage.GATHERING  # a match waits for nobody who is away; it deals to them
    if any(not each.ready and not (late and each.away is not None) for each in chairs.values()):
        raise refuse("rooms-not-ready")
    return (events.RoundDealt(secrets.randbelow(SEEDS) if seed is None else seed, first),)


def may_deal(table: RoomState, seat: int) -> bool:
    """Whether this seat could have the next round dealt now."""
    try:
        return bool(deal(table, seat))
    except Refusal:
        return False


# ---- Playing ---------------------------------------------------------------------------------------


def make_moves(
    table: RoomState, seat: int, texts: Sequence[object], follows: int, by: By = "seat"
) -> tuple[Event, ...]:
    """Return the moves of a turn, judged by the engine; *follows* is the version that the asker has seen.

    What comes after the end of the round is left out.
    """
    game = table.game
    if game is None or table.stage is not Stage.PLAYING:
        raise refuse("rooms-not-now")
    if type(follows) is not int or follows < table.moved or follows > table.version:
        raise StaleVersion
    made: list[Event] = [events.SeatReturned(seat)] if by == "seat" and table.chair(seat).held else []
    for text in texts:
        if game.over:
            break
        if not isinstance(text, str) or len(text) > LONGEST_MOVE:
            raise refuse("rooms-too-long")
        try:
            move = read_move(text)
            if move.verb is Verb.LEAVE:
                return leave(table, seat)
            game = game.after(move, seat)
        except RulesError as error:
            raise Refusal(fault_sentence(error.fault), error.fault.clause) from None
        except NotationError as error:
            raise Refusal(notation_sentence(error)) from None
        made.append(events.MoveMade(seat, game.moves[-1].notation(), by))
    return (*made, *_leaving(table, game))


def _leaving(table: RoomState, game: Round) -> tuple[Event, ...]:
    """The move of who has left and whose turn it is now; with it the round ends."""
    if game.over:
        return ()
    chair = table.chairs[game.seat]
    return (
        (events.MoveMade(game.seat, str(Verb.LEAVE), "leaving"),) if chair is not None and chair.left else ()
    )


def leave(table: RoomState, seat: int) -> tuple[Event, ...]:
    """A person leaves on purpose; in a round that is a move, made as soon as it is the seat's turn."""
    if table.to_play == seat:
        return (events.SeatLeft(seat), events.MoveMade(seat, str(Verb.LEAVE), "leaving"))
    return (events.SeatLeft(seat),)


def time_is_up(table: RoomState, last_heard: Mapping[int, float], now: float) -> tuple[Event, ...]:
    """The end of a turn whose time has long been up without a word of its page; who is away is waited for.

    What was tried out on that page nobody else knows, so nothing is touched: one tile is drawn (TR-3). A page
    that has been silent for a while may have lost its line: then it is seen first whether it is away.
    """
    game, seat, until = table.game, table.to_play, table.until
    if game is None or seat is None or until is None or now < until + GRACE:
        return ()
    if now - last_heard.get(seat, 0.0) >= AWAY / 2:
        return ()
    verb = Verb.DRAW if game.refused(Move(Verb.DRAW), seat) is None else Verb.PASS
    return make_moves(table, seat, [Move(verb).notation()], table.version, "clock")


def make_computer_move(now: RoomState, then: RoomState, move: str) -> Sequence[Event]:
    """Return a move that a computer has thought of *then*, unless the round has gone on since.

    A computer sees the view of its seat and nothing else, and its chance is that of the deal, the seat and
    the move: two processes that think at once find the same, and only one of them gets to write it.
    """
    seat = now.to_play
    if seat is None or now.moved != then.moved or now.computer_to_play != then.computer_to_play:
        return ()
    return make_moves(now, seat, [move], now.version, "computer")


# ---- Who is there ----------------------------------------------------------------------------------


def here(table: RoomState, seat: int, silent: float = 0.0) -> tuple[Event, ...]:
    """A seat's page was heard of: if it was away it is back, and plays itself again (TB-3).

    *silent* are the seconds for which no page of the table was heard of, until now: if they are many the
    server was down, or nobody was there, and the clock of the turn stood still.
    """
    chair = table.chair(seat)
    back: list[Event] = []
    if silent >= QUIET and table.until is not None:
        back.append(events.ClockStopped(int(silent)))
    if chair.away is not None:
        back.append(events.SeatBack(seat))
    return (*back, events.SeatReturned(seat)) if chair.held else tuple(back)


def gone(table: RoomState, last_heard: Mapping[int, float], now: float) -> tuple[Event, ...]:
    """The seats of which nothing was heard for too long; they wait."""
    return tuple(
        events.SeatAway(seat)
        for seat in table.people
        if table.chair(seat).away is None and now - last_heard.get(seat, 0.0) >= AWAY
    )


def overdue(table: RoomState, missed: Mapping[int, float]) -> tuple[Event, ...]:
    """The seats that pay for a lost connection: not back when the time that the table sets was up (PRO-15).

    *missed* are the seconds that a seat was away while the tables ran and somebody else was there, as
    `absences.Absences` counts them. The round goes on; a seat pays once for being away, and once a round.
    """
    game, after = table.game, table.terms.hold_after
    if game is None or game.over or not after or not game.settings.turn.connection_penalty:
        return ()
    paid = disconnected(game.moves)
    return tuple(
        events.MoveMade(seat, Move(Verb.DISCONNECT, seat=seat).notation(), "connection")
        for seat in table.people
        if (chair := table.chair(seat)).away is not None
        and not chair.charged
        and missed.get(seat, 0.0) >= after
        and seat not in paid
    )


def hold(table: RoomState, seat: int, place: int, missed: float) -> tuple[Event, ...]:
    """A computer holds a seat that has been away for the *missed* seconds that the table has set (TB-3)."""
    _on_stage(table, Stage.PLAYING)
    if place not in table.people or table.chair(place).away is None or place == seat:
        raise refuse("rooms-hold-not-away")
    after = table.terms.hold_after
    if not after or missed < after:
        raise refuse("rooms-hold-later", seconds=after) if after else refuse("rooms-hold-never")
    return (
        () if table.chair(place).held else (events.SeatHeld(place, usual_player(table.terms.settings.rules)),)
    )


def speak(table: RoomState, seat: int, phrase: object, now: float) -> tuple[Event, ...]:
    """One of the phrases, not too many at a time."""
    if phrase not in PHRASES:
        raise refuse("rooms-phrase-unknown")
    lately = sum(each.seat == seat and -AHEAD < now - each.at < SILENCE for each in table.heard)
    if lately >= TALK:
        raise refuse("rooms-phrases-many")
    _patient(table, seat, seat)
    return (events.PhraseSaid(seat, str(phrase)),)


def link(table: RoomState, seat: int, secret: str) -> tuple[Event, ...]:
    """A link to this seat for another device of the same person."""
    _patient(table, seat, seat)
    return (events.LinkMade(seat, secret),)


def claim(table: RoomState, secret: str, token: str) -> tuple[Event, ...]:
    """The link is used, once."""
    for seat in table.people:
        if is_one_of(secret, table.chair(seat).links):
            return (events.LinkUsed(seat, secret, token), *here(table, seat))
    raise UnknownToken
