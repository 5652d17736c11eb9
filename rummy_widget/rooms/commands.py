"""The commands of a multiplayer table: each function checks one request and returns the events to store.

They are pure functions, and raise `Refusal` or another `RoomError` if the request isn't allowed. The referee
calls them inside the transaction in which the events are stored, so they always see the current state.
*table* is the state of the table, and *seat* is the seat from which the request comes. If the request
changes nothing, no event is returned. The engine checks the rules of the game.
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
"""Seconds without a request from a seat's page, after which its player counts as away."""
AWAY_WAITING = 12.0
"""The same for a table at which no round is being played, and the others wait for everybody to be ready."""
QUIET = 8.0
"""Seconds of silence of all pages of a table after which the silence doesn't count as time of the turn."""
GRACE = 3.0
"""Seconds between the time limit of a turn and the moment from which any process may end the turn."""
LONGEST_MOVE = 2_000
"""The largest number of characters of a move in notation; a move that lays all tiles has fewer than 600."""
GAME_ONLY_AFTER = 10_000
"""Number of events after which a table accepts only what the game needs, so that nobody fills the database.

No more phrases, links to seats, or changes of terms and computer players are accepted then.
"""
MOST_IDLE = 200
"""How many requests that don't advance the game, such as phrases, a player may make between two deals.

The limit does not apply to the host.
"""
MOST_PHRASES, PHRASE_SECONDS = 8, 30.0
"""How many predefined phrases a player may say in a period, and the length of the period in seconds."""


def seat_of(table: RoomState, token_hash: str) -> int:
    """Return the number of the seat whose token has this hash; raise UnknownToken if there is none."""
    for seat in table.people:
        if is_one_of(token_hash, table.player(seat).tokens):
            return seat
    raise UnknownToken


def _require_stage(table: RoomState, *stages: Stage) -> None:
    if table.stage not in stages:
        raise refuse("rooms-not-while-playing" if table.stage is Stage.PLAYING else "rooms-not-now")


def _limit_idle(table: RoomState, seat: int, what: int) -> None:
    """Raise Refusal if too many requests that don't advance the game were made since the last deal.

    *seat* is the seat that makes the request; a request of the host is never refused. *what* is the key under
    which `RoomState.idle` counts such requests: COMPUTERS for requests to add or remove a computer player,
    otherwise the seat itself.
    """
    if seat != table.host and table.idle.get(what, 0) >= MOST_IDLE:
        raise refuse("rooms-idle-many")


# ---- Before the deal -------------------------------------------------------------------------------


def take_seat(
    table: RoomState, token: str, name: object, seat: int | None = None, drawn: Sequence[Tile] = ()
) -> tuple[Event, ...]:
    """Return the event that gives a person a free seat: *seat* or, if that is None, the first free one.

    *token* is the hash of the seat's secret token. *drawn* are random tiles. If *name* is None, the person
    gets the name of a tile: the first of these tiles whose name nobody else at the table has. Raises Refusal
    if the seat or the name can't be taken, and RoomsFull if too many people have sat down since the last
    deal.
    """
    free = table.free_seats
    if not free or (seat is not None and seat not in free):
        raise refuse("rooms-no-seat" if not free else "rooms-seat-taken")
    place = free[0] if seat is None else seat
    if table.idle.get(SEATINGS, 0) >= MOST_IDLE:
        raise RoomsFull
    if name is not None:
        plain = check_name(name)
        if any(look_alike(plain, table.player(each).name) for each in table.people):
            raise refuse("rooms-name-taken")
        return (events.SeatTaken(place, token, plain),)
    had = {table.player(each).tile for each in table.people}
    tile = next(str(each) for each in drawn if str(each) not in had)
    return (events.SeatTaken(place, token, tile=tile),)


def change_terms(table: RoomState, seat: int, terms: Terms) -> tuple[Event, ...]:
    """Return the events that change a table's terms, for example its game.

    If a computer player can't play the new game, another event replaces it by one that can. *terms* are the
    table's new settings, and *seat* is the seat of the person who asks for them. Raises Refusal during a
    match, if *seat* is not the host's, or if people sit in seats that would be removed.
    """
    _require_stage(table, Stage.GATHERING, Stage.OVER)
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
            events.ComputerSeated(at, usual_player(rules))  # replaces one that can't play this game
            for at, player in enumerate(table.by_seat[: terms.seats])
            if player is not None and player.kind is not None and player.kind not in players_of(rules)
        ),
    )


def seat_computer(table: RoomState, seat: int, target: int, kind: str | None = None) -> tuple[Event, ...]:
    """Return the event that puts a computer player in the seat *target*, at the request of *seat*.

    *kind* is the kind of computer player; None means the game's usual kind. Raises Refusal during a round, if
    a person sits in the seat *target*, or if the game has no such seat or no such kind of player.
    """
    _require_stage(table, Stage.GATHERING, Stage.BETWEEN, Stage.OVER)
    rules = table.terms.settings.rules
    chosen = usual_player(rules) if kind is None else kind
    if type(target) is not int or not 0 <= target < len(table.by_seat) or chosen not in players_of(rules):
        raise refuse("rooms-not-now")
    player = table.by_seat[target]
    if player is not None and player.kind is None:
        raise refuse("rooms-seat-taken")
    _limit_idle(table, seat, COMPUTERS)
    return (events.ComputerSeated(target, chosen),)


def remove_computer(table: RoomState, seat: int, target: int) -> tuple[Event, ...]:
    """Return the event that removes the computer player from the seat *target*, at the request of *seat*.

    Raises Refusal during a round, or if no computer player sits in that seat.
    """
    _require_stage(table, Stage.GATHERING, Stage.BETWEEN, Stage.OVER)
    player = table.by_seat[target] if type(target) is int and 0 <= target < len(table.by_seat) else None
    if player is None or player.kind is None:
        raise refuse("rooms-not-now")
    _limit_idle(table, seat, COMPUTERS)
    return (events.ComputerRemoved(target),)


def set_ready(table: RoomState, seat: int, on: bool, follows: int | None = None) -> tuple[Event, ...]:
    """Return the event that marks a player as ready for the deal or, if *on* is false, as not ready.

    *follows* is the version of the table that the page shows; StaleVersion is raised if the table's terms
    (its settings) have changed since that version. Raises Refusal during a round.
    """
    _require_stage(table, Stage.GATHERING, Stage.BETWEEN, Stage.OVER)
    if on and follows is not None and follows < table.agreed:
        raise StaleVersion
    if table.player(seat).ready is on:
        return ()
    if not on:
        _limit_idle(table, seat, seat)
        if table.version >= GAME_ONLY_AFTER:
            raise RoomsFull
    return (events.ReadyChanged(seat, on),)


def deal_round(
    table: RoomState, seat: int, seed: int | None = None, first: int | None = None
) -> tuple[Event, ...]:
    """Return the event that deals the next round, at the request of *seat*.

    Without *seed*, a random seed is used. *first* is the seat that plays first; None leaves that to the
    rules. Raises Refusal if a seat is free or another person isn't ready. Whoever is away isn't ready; but
    after a table's first round, nobody waits for them.
    """
    _require_stage(table, Stage.GATHERING, Stage.BETWEEN, Stage.OVER)
    if table.free_seats:
        raise refuse("rooms-seats-free")
    others = [table.player(each) for each in table.people if each != seat]
    if table.stage is not Stage.GATHERING:  # a match does not wait for absent players: they get tiles, too
        others = [each for each in others if each.away is None]
    if any(not each.ready or each.away is not None for each in others):
        raise refuse("rooms-not-ready")
    return (events.RoundDealt(secrets.randbelow(SEEDS) if seed is None else seed, first),)


def may_deal(table: RoomState, seat: int) -> bool:
    """Return whether the player in a seat may deal the next round now."""
    try:
        return bool(deal_round(table, seat))
    except Refusal:
        return False


# ---- Playing ---------------------------------------------------------------------------------------


def make_moves(
    table: RoomState, seat: int, texts: Sequence[object], follows: int, by: By = "seat"
) -> tuple[Event, ...]:
    """Return the events of a player's moves in the current turn, after the engine has checked them.

    *texts* are the moves in notation, and *by* says who or what makes the moves for the seat (see
    `events.MoveMade`). *follows* is the version of the table that the page shows. Moves after the end of the
    round are left out. Raises StaleVersion if the round has gone on since *follows*, and Refusal if a move
    can't be read or is against the rules.
    """
    game = table.game
    if game is None or table.stage is not Stage.PLAYING:
        raise refuse("rooms-not-now")
    if type(follows) is not int or follows < table.moved or follows > table.version:
        raise StaleVersion
    made: list[Event] = [events.SeatReturned(seat)] if by == "seat" and table.player(seat).held else []
    for text in texts:
        if game.over:
            break
        if not isinstance(text, str) or len(text) > LONGEST_MOVE:
            raise refuse("rooms-too-long")
        try:
            move = read_move(text)
            if move.verb is Verb.LEAVE:
                return leave_table(table, seat)
            game = game.after(move, seat)
        except RulesError as error:
            raise Refusal(fault_sentence(error.fault), error.fault.clause) from None
        except NotationError as error:
            raise Refusal(notation_sentence(error)) from None
        made.append(events.MoveMade(seat, game.moves[-1].notation(), by))
    return (*made, *_leaving_move(table, game))


def _leaving_move(table: RoomState, game: Round) -> tuple[Event, ...]:
    """Return the event of a `leave` move if the player whose turn it is has left the table; otherwise ()."""
    if game.over:
        return ()
    player = table.by_seat[game.seat]
    left = player is not None and player.left
    return (events.MoveMade(game.seat, str(Verb.LEAVE), "leaving"),) if left else ()


def leave_table(table: RoomState, seat: int) -> tuple[Event, ...]:
    """Return the events that record that the person in a seat leaves the table on purpose.

    During a round, leaving is also a move of the game. This move is among the events only if it is the seat's
    turn; otherwise the move is made later, when the turn comes.
    """
    if table.to_play == seat:
        return (events.SeatLeft(seat), events.MoveMade(seat, str(Verb.LEAVE), "leaving"))
    return (events.SeatLeft(seat),)


def end_late_turn(table: RoomState, last_heard: Mapping[int, float], now: float) -> tuple[Event, ...]:
    """Return the events that end the current turn because its time is up; none if the turn goes on.

    The turn also goes on if the player's page has been silent for half of `AWAY` seconds or more, because the
    connection may be lost. To end the turn, the player draws one tile (rule TR-3) or, if that isn't possible,
    passes; tiles that the player has only tried out on the page are not laid. *last_heard* maps each seat to
    the time of the last request from its page, *now* is the current time.
    """
    game, seat, until = table.game, table.to_play, table.until
    if game is None or seat is None or until is None or now < until + GRACE:
        return ()
    if now - last_heard.get(seat, 0.0) >= AWAY / 2:
        return ()
    verb = Verb.DRAW if game.refused(Move(Verb.DRAW), seat) is None else Verb.PASS
    return make_moves(table, seat, [Move(verb).notation()], table.version, "clock")


def make_computer_move(now: RoomState, then: RoomState, move: str) -> Sequence[Event]:
    """Return the events of a computer player's move; none if the round has gone on since it chose the move.

    *move* is the move in notation, *then* is the state of the table for which the move was chosen, and *now*
    is the current state. A computer player sees only what its seat may see, and its random numbers depend
    only on the deal, the seat and the number of the move. So two processes that choose a move at the same
    time choose the same move, and only one of them stores it.
    """
    seat = now.to_play
    if seat is None or now.moved != then.moved or now.computer_to_play != then.computer_to_play:
        return ()
    return make_moves(now, seat, [move], now.version, "computer")


# ---- Presence and absence --------------------------------------------------------------------------


def note_presence(table: RoomState, seat: int, silent: float = 0.0) -> tuple[Event, ...]:
    """Return the events to store after a request from a seat's page, which shows that the player is there.

    If the player was away, the events say that the player is back (rule TB-3). *silent* is the number of
    seconds since the last request from any page of the table. If it is `QUIET` or more, the server may have
    been down, so these seconds don't count towards the time limit of the turn.
    """
    player = table.player(seat)
    back: list[Event] = []
    if silent >= QUIET and table.until is not None:
        back.append(events.ClockStopped(int(silent)))
    if player.away is not None:
        back.append(events.SeatBack(seat))
    return (*back, events.SeatReturned(seat)) if player.held else tuple(back)


def mark_away(table: RoomState, last_heard: Mapping[int, float], now: float) -> tuple[Event, ...]:
    """Return the events that mark as away the players whose page has been silent for too long.

    That is `AWAY` seconds in a round, and `AWAY_WAITING` otherwise. *last_heard* maps each seat to the time
    of the last request from its page, *now* is the current time.
    """
    most = AWAY if table.stage is Stage.PLAYING else AWAY_WAITING
    return tuple(
        events.SeatAway(seat)
        for seat in table.people
        if table.player(seat).away is None and now - last_heard.get(seat, 0.0) >= most
    )


def charge_absent(table: RoomState, missed: Mapping[int, float]) -> tuple[Event, ...]:
    """Return the events of penalty moves for players who have been away for too long (rule PRO-15).

    *missed* maps each seat to the number of seconds for which it has been away while the table was in use
    (see `absences.Absences`). The round goes on. A player pays at most once per absence and once per round.
    """
    game, after = table.game, table.terms.hold_after
    if game is None or game.over or not after or not game.settings.turn.connection_penalty:
        return ()
    paid = disconnected(game.moves)
    return tuple(
        events.MoveMade(seat, Move(Verb.DISCONNECT, seat=seat).notation(), "connection")
        for seat in table.people
        if (player := table.player(seat)).away is not None
        and not player.charged
        and missed.get(seat, 0.0) >= after
        and seat not in paid
    )


def hold_seat(table: RoomState, seat: int, target: int, missed: float) -> tuple[Event, ...]:
    """Return the events that let a computer play for an absent player until the player is back (rule TB-3).

    Before the first deal, the absent player loses the seat to the computer, because otherwise nobody could
    deal. *target* is the absent player's seat, *seat* is the seat that makes the request, and *missed* the
    number of seconds for which *target* has been away. Raises Refusal if *target* hasn't been away for long
    enough, or between rounds.
    """
    _require_stage(table, Stage.PLAYING, Stage.GATHERING)
    if target not in table.people or table.player(target).away is None or target == seat:
        raise refuse("rooms-hold-not-away")
    after = table.terms.hold_after
    if not after or missed < after:
        raise refuse("rooms-hold-later", seconds=after) if after else refuse("rooms-hold-never")
    kind = usual_player(table.terms.settings.rules)
    if table.stage is Stage.GATHERING:
        return events.SeatLeft(target), events.ComputerSeated(target, kind)
    return () if table.player(target).held else (events.SeatHeld(target, kind),)


def say_phrase(table: RoomState, seat: int, phrase: object, now: float) -> tuple[Event, ...]:
    """Return the event that records that a player says a phrase of `PHRASES` at the time *now*.

    Raises Refusal for an unknown phrase, or if the player has said too many phrases lately.
    """
    if phrase not in PHRASES:
        raise refuse("rooms-phrase-unknown")
    lately = sum(each.seat == seat and -AHEAD < now - each.at < PHRASE_SECONDS for each in table.phrases)
    if lately >= MOST_PHRASES:
        raise refuse("rooms-phrases-many")
    _limit_idle(table, seat, seat)
    return (events.PhraseSaid(seat, str(phrase)),)


def make_link(table: RoomState, seat: int, secret_hash: str) -> tuple[Event, ...]:
    """Return the event that creates a one-time link, with which another device can use this seat.

    *secret_hash* is the hash of the link's secret. Raises Refusal if the player has made too many requests
    since the last deal that don't advance the game; this limit does not apply to the host.
    """
    _limit_idle(table, seat, seat)
    return (events.LinkMade(seat, secret_hash),)


def use_link(table: RoomState, secret_hash: str, token_hash: str) -> tuple[Event, ...]:
    """Return the events that record that a device uses a one-time link to a seat.

    *secret_hash* and *token_hash* are the hashes of the link's secret and of the device's new token. Raises
    UnknownToken if there is no such link, or if it has been used.
    """
    for seat in table.people:
        if is_one_of(secret_hash, table.player(seat).links):
            return (events.LinkUsed(seat, secret_hash, token_hash), *note_presence(table, seat))
    raise UnknownToken
