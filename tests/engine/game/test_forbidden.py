"""What every kind of game forbids in every phase: a move gives its fault with a clause, and changes nothing.

For each situation the moves that are allowed there are listed, and for all others what is said to them; so no
move can be left out. What is wrong with a tile or a meld in a move that the phase allows is said below.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

import rummy_widget as rw
from engine.game.positions import CLOSE, EXTRA, table
from engine.game.test_open_games import laying, rearranging
from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.game.moves import Verb, read_move
from rummy_widget.engine.rules import (
    BASIC_RUMMY,
    EASY_RUMMY,
    PUP_RUMMY,
    RUMMIKUB,
    RUMMY_45,
    RUMMY_PRO,
    Ruleset,
    switched,
)

SHORT = "r5 r6 r7 k1"
WITH_RUN = switched(RUMMY_45, {"opening_needs_run": "yes"})
TURNS = {verb: str(verb) for verb in Verb} | {
    Verb.DISCARD: "discard r5", Verb.LAY: "lay r5 r6 r7", Verb.ADD: "add r7 1", Verb.REPLACE: "replace r5 1",
    Verb.PLAY: "play r5 r6 r7", Verb.DISCONNECT: "disconnect 0",
}  # fmt: skip
CARDS = TURNS | {
    Verb.DISCARD: "discard h5", Verb.LAY: "lay h5 h6 h7", Verb.ADD: "add h8 1", Verb.REPLACE: "replace h5 1",
    Verb.PLAY: "play h5 h6 h7", Verb.DISCONNECT: "disconnect 0",
}  # fmt: skip


def left(game: Any) -> Any:
    return game.after("leave")


def asked(rules: Ruleset) -> Any:
    """A deal that the first seat may refuse."""
    game: Any = rw.new_game(2, 3, rules=rules)
    assert game.phase == "refuse"
    return game


def timed(rules: Ruleset) -> Ruleset:
    return switched(rules, {"timer": "60"})


def emptied(game: Any) -> Any:
    return replace(game, drawn=len(game.pile))


UNLAID = "lay add replace play pass timeout disconnect"
ON_TABLE = "take extra discard throw close refuse keep lay add replace disconnect"
ALL = " ".join(Verb)
CLOSED = {"cannot_refuse PRO-7": "refuse keep", "unknown_move PRO-10": UNLAID}
LAID = {"cannot_refuse PRO-7": "refuse keep", "unknown_move R45-2": "close play pass timeout disconnect"}
# A situation: its name, the position, the moves allowed there, and what is said to all others.
SITUATIONS: list[tuple[str, Callable[[], Any], str, dict[str, str]]] = [
    ("closing: asked", lambda: asked(RUMMY_PRO), "refuse keep leave",
     {"must_answer PRO-7": "draw take extra discard throw close", "unknown_move PRO-10": UNLAID}),
    ("closing: to draw", lambda: table(SHORT, "b5", row="k9"), "draw take leave",
     {"extra_forbidden PRO-8": "extra",
      "must_draw PRO-10": "discard throw close"} | CLOSED),
    ("closing: to draw, extra Jokers, no discard",
     lambda: table(SHORT, "b5", rules=EXTRA), "draw extra leave",
     {"nothing_to_take PRO-11": "take",
      "must_draw PRO-10": "discard throw close"} | CLOSED),
    ("closing: to draw, a Joker thrown, the extra Joker used",
     lambda: replace(table(SHORT, "b5", row="*", rules=EXTRA), extra=(True, False)), "draw leave",
     {"joker_not_taken PRO-12": "take", "extra_used PRO-8": "extra",
      "must_draw PRO-10": "discard throw close"} | CLOSED),
    ("closing: to discard", lambda: table(SHORT, "b5", phase="discard"), "discard leave",
     {"already_drawn PRO-10": "draw take extra", "not_held PRO-10": "throw",
      "does_not_close PRO-30": "close"} | CLOSED),
    ("closing: to close", lambda: table(f"{CLOSE}", "b5", phase="discard"), "discard close leave",
     {"already_drawn PRO-10": "draw take extra", "not_held PRO-10": "throw"} | CLOSED),
    ("closing: over", lambda: left(table(SHORT, "b5")), "", {"game_over PRO-10": ALL}),
    ("laying: asked", lambda: asked(RUMMY_45), "refuse keep leave",
     {"must_answer PRO-7": "draw take extra discard throw lay add replace",
      "unknown_move R45-2": "close play pass timeout disconnect"}),
    ("laying: to draw", lambda: laying(RUMMY_45, SHORT, phase="draw", row="k9 y2"), "draw take leave",
     {"extra_forbidden PRO-8": "extra", "must_draw R45-2": "discard throw lay add replace"} | LAID),
    ("laying: to draw after the first discard", lambda: laying(RUMMY_45, SHORT, phase="draw"), "draw leave",
     {"take_forbidden R45-2": "take", "extra_forbidden PRO-8": "extra",
      "must_draw R45-2": "discard throw lay add replace"} | LAID),
    ("laying: to draw from nothing",
     lambda: emptied(laying(RUMMY_45, SHORT, phase="draw", row="k9 *")), "leave",
     {"stock_empty R45-11": "draw", "joker_not_taken R45-7": "take", "extra_forbidden PRO-8": "extra",
      "must_draw R45-2": "discard throw lay add replace"} | LAID),
    ("laying: to discard first", lambda: laying(RUMMY_45, SHORT, row=""), "discard leave",
     {"already_drawn R45-2": "draw take extra", "not_held R45-2": "throw",
      "only_discard R45-2": "lay add replace"} | LAID),
    ("laying: to lay or discard", lambda: laying(RUMMY_45, f"{SHORT} *", "r4 * r6 | b1 b2 b3", row="k9 y2"),
     "discard throw lay add replace leave", {"already_drawn R45-2": "draw take extra"} | LAID),
    ("laying: not open",
     lambda: laying(RUMMY_45, SHORT, "r2 r3 r4", opened=False, row="k9 y2"), "discard leave",
     {"already_drawn R45-2": "draw take extra", "not_held R45-2": "throw", "opening_too_low R45-4": "lay",
      "not_open R45-5": "add replace"} | LAID),
    ("laying: over", lambda: left(laying(RUMMY_45, SHORT)), "", {"game_over R45-2": ALL}),
    ("laying cards: to draw", lambda: laying(BASIC_RUMMY, "h5 h6 h7 c1", phase="draw", row="s9"),
     "draw take leave",
     {"must_draw BR-3": "discard throw lay add",
      "unknown_move BR-3": "extra close refuse keep replace play pass timeout disconnect"}),
    ("laying cards: to lay or discard", lambda: laying(BASIC_RUMMY, "h5 h6 h7 h8 c1", "h9 h10 hj", row="s9"),
     "discard lay add leave",
     {"already_drawn BR-3": "draw take", "not_held BR-3": "throw",
      "unknown_move BR-3": "extra close refuse keep replace play pass timeout disconnect"}),
    ("laying cards: over", lambda: left(laying(BASIC_RUMMY, "h5 c1", row="s9")), "", {"game_over BR-3": ALL}),
    ("rearranging: to play", lambda: rearranging(RUMMIKUB, SHORT, ""), "draw play leave",
     {"stock_not_empty RK-6": "pass", "no_timer TR-3": "timeout", "unknown_move RK-3": ON_TABLE}),
    ("rearranging: the stock empty", lambda: rearranging(RUMMIKUB, SHORT, "", drawn=1), "pass play leave",
     {"stock_empty RK-6": "draw", "no_timer TR-3": "timeout", "unknown_move RK-3": ON_TABLE}),
    ("rearranging: with a timer",
     lambda: rearranging(timed(EASY_RUMMY), SHORT, ""), "draw play timeout leave",
     {"stock_not_empty RK-6": "pass", "unknown_move RK-3": ON_TABLE}),
    ("rearranging: over", lambda: left(rearranging(RUMMIKUB, SHORT, "")), "", {"game_over RK-3": ALL}),
]  # fmt: skip


def said_to(game: Any, move: str, seat: int | None = None) -> str:
    """What is said to a move that is forbidden, nothing to one that is allowed; asking changes nothing."""
    before, views = deepcopy(game), [game.view(each) for each in range(game.settings.players)]
    error = game.refused(move, seat)
    if error is not None:
        with pytest.raises(RulesError) as raised:
            game.after(move, seat)
        assert raised.value.fault == error.fault
        assert f"({error.fault.clause})" in str(error)
    assert game == before
    assert [game.view(each) for each in range(game.settings.players)] == views
    return f"{error.fault.code} {error.fault.clause}" if error else ""


@pytest.mark.parametrize(
    ("name", "make", "allowed", "wrong"), SITUATIONS, ids=[each[0] for each in SITUATIONS]
)
def test_every_move_that_is_forbidden_says_why(
    name: str, make: Callable[[], Any], allowed: str, wrong: dict[str, str]
) -> None:
    game, moves = make(), CARDS if "cards" in name else TURNS
    wanted = {Verb(word): said for said, words in wrong.items() for word in words.split()}
    assert {*wanted, *map(Verb, allowed.split())} == set(Verb)
    opens = rearranging_opens(game)
    found = {verb: said_to(opens if verb is Verb.PLAY else game, move) for verb, move in moves.items()}
    assert {verb: said for verb, said in found.items() if said} == wanted
    legal = {read_move(move).verb for move in game.legal_moves}
    assert legal <= {*map(Verb, allowed.split())}


def rearranging_opens(game: Any) -> Any:
    """The same with the seat to play open: a play is asked about, not an opening."""
    return replace(game, opened=(True, True)) if game.phase == "play" else game


@pytest.mark.parametrize(
    ("make", "clause"),
    [
        (lambda: table(SHORT, "b5"), "PRO-10"),
        (lambda: asked(RUMMY_45), "R45-2"),
        (lambda: laying(RUMMY_45, SHORT), "R45-2"),
        (lambda: laying(BASIC_RUMMY, "h5 c1", row="s9"), "BR-3"),
        (lambda: rearranging(RUMMIKUB, SHORT), "RK-3"),
        (lambda: rearranging(EASY_RUMMY, SHORT), "RK-3"),
    ],
)
def test_nobody_moves_in_the_turn_of_another(make: Callable[[], Any], clause: str) -> None:
    game = make()
    for move in TURNS.values():
        assert said_to(game, move, 1 - game.seat) == f"not_your_turn {clause}"


@pytest.mark.parametrize("make", [each[1] for each in SITUATIONS], ids=[each[0] for each in SITUATIONS])
def test_every_legal_move_is_allowed(make: Callable[[], Any]) -> None:
    game = make()
    for move in game.legal_moves:
        assert said_to(game, move) == ""
        assert game.after(move).moves == (*game.moves, read_move(move))


@pytest.mark.parametrize(
    ("make", "move", "wrong"),
    [
        (lambda: table(SHORT, "b5", phase="discard"), "discard b9", "not_held PRO-10"),
        (lambda: table(CLOSE, "b5", phase="discard"), "close r2", "does_not_close PRO-30"),
        (lambda: laying(RUMMY_45, SHORT, row="k9 y2"), "discard b9", "not_held R45-2"),
        (lambda: laying(RUMMY_45, SHORT, row="k9 y2"), "lay", "nothing_laid R45-3"),
        (lambda: laying(RUMMY_45, SHORT, row="k9 y2"), "lay r5 r6", "too_few R45-3"),
        (lambda: laying(RUMMY_45, SHORT, row="k9 y2"), "lay b5 b6 b7", "not_held R45-2"),
        (lambda: laying(WITH_RUN, "r1 y1 b1 k2", opened=False, row="k9 y2"), "lay r1 y1 b1",
         "opening_without_run R45-4"),
        (lambda: laying(RUMMY_45, SHORT, "b5 b6 b7", row="k9 y2"), "add b8 1", "not_held R45-5"),
        (lambda: laying(RUMMY_45, SHORT, "b5 b6 b7", row="k9 y2"), "add k1 3", "no_such_meld R45-5"),
        (lambda: laying(RUMMY_45, SHORT, "b5 b6 b7", row="k9 y2"), "replace r5 1", "no_joker_there R45-6"),
        (lambda: laying(RUMMY_45, SHORT, "b5 * b7", row="k9 y2"), "replace b6 1", "not_held R45-6"),
        (lambda: laying(RUMMY_45, SHORT, "b5 * b7", row="k9 y2"), "replace r6 1",
         "not_what_joker_stands_for R45-6"),
        (lambda: laying(RUMMY_45, "b6 k1", "b5 * b7 | k7 k8 k9", row="k9 y2").after("replace b6 1"),
         "discard k1", "joker_left_over R45-6"),
        (lambda: laying(RUMMY_45, SHORT, "b5 b6 b7", row="k9 y2"), "add r7 1", "does_not_fit R45-5"),
        (lambda: laying(RUMMY_45, "b8", "b5 b6 b7", row="k9 y2"), "add b8 1",
         "nothing_left_to_discard R45-10"),
        (lambda: laying(BASIC_RUMMY, "h5 c1", phase="draw", row="s9").after("take"), "discard s9",
         "just_taken BR-5"),
        (lambda: laying(BASIC_RUMMY, "h5 h6 c1", row="s9"), "lay h5 h6 c1", "wrong_colour BR-2"),
        (lambda: rearranging(RUMMIKUB, SHORT, "b5 b6 b7"), "play b5 b6 b7", "nothing_laid RK-3"),
        (lambda: rearranging(RUMMIKUB, SHORT, "b5 b6 b7"), "play r5 r6 r7", "table_tile_gone RK-3"),
        (lambda: rearranging(RUMMIKUB, SHORT, "b5 b6 b7"), "play b5 b6 b7 b8", "not_held RK-3"),
        (lambda: rearranging(RUMMIKUB, SHORT, "b5 b6 b7"), "play b5 b6 b7 | r5 r6", "too_few RK-1"),
        (lambda: rearranging(RUMMIKUB, SHORT, "b5 b6 b7", opened=False), "play b5 b6 b7 | r5 r6 r7",
         "opening_too_low RK-2"),
        (lambda: rearranging(PUP_RUMMY, SHORT, "r2 r3 r4", opened=False), "play r2 r3 r4 r5 r6 r7",
         "touched_in_opening RK-8"),
        (lambda: rearranging(RUMMIKUB, SHORT, "r2 r3 * | b5 b6 b7"), "play r2 r3 r5 | b5 b6 b7 *",
         "gap RK-1"),
        (lambda: rearranging(RUMMIKUB, SHORT, "r1 r2 r3 *"), "play r1 r2 r3 | r5 r6 r7 *",
         "joker_not_replaced RK-4"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_move_that_the_phase_allows(
    make: Callable[[], Any], move: str, wrong: str
) -> None:
    assert said_to(make(), move) == wrong
