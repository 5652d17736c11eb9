"""Rounds of the open games in words: every move is told, every point has its line and its clause."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.phase import Outcome, Phase
from rummy_widget.engine.game.players.laying import LAYING
from rummy_widget.engine.game.players.rearranging import REARRANGING
from rummy_widget.engine.game.round import Round, begin
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.game.settlement import PointsEntry, PointsReason, Settlement
from rummy_widget.engine.rules import (
    BASIC_RUMMY,
    EASY_RUMMY,
    GAMES,
    RUMMIKUB,
    RUMMY_45,
    ClosingPlay,
    LayingPlay,
    Ruleset,
    switched,
)
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.text.sentences.faults import fault_sentence
from rummy_widget.text.sentences.open_rounds import addressed_to, move_lines, settlement_lines, tell_game
from rummy_widget.text.words import clause, speaking

OPEN = [rules for rules in GAMES.values() if not isinstance(rules.play, ClosingPlay)]


def played(rules: Ruleset, seed: int, players: int = 3, player: str = "random") -> list[Round]:
    """All positions of a round."""
    rng, settings = Random(seed), Settings(players=players, rules=rules)
    lays = isinstance(rules.play, LayingPlay)
    here = [begin(settings, seed)]
    chosen = (LAYING if lays else REARRANGING)[player]
    while not here[-1].over:
        last = here[-1]
        here.append(last.after(chosen(last.view(last.seat), rng)))  # type: ignore[operator]
    return here


def at(rules: Ruleset, hand: str, table: str = "", *, opened: bool = True) -> Round:
    """A turn of the first of two, who has drawn: these tiles, and this table."""
    settings = Settings(players=2, rules=rules)
    hands = (Hand.of(parse_tiles(hand)), Hand.of(parse_tiles("r13 k13")))
    spread = parse_table(table).in_order(rules)
    if isinstance(rules.play, LayingPlay):
        begun = begin(settings, 7)
        while begun.phase is not Phase.DISCARD or begun.discard_only:
            begun = begun.after(begun.legal_moves[0])
        return replace(begun, seat=0, hands=hands, spread=spread, opened=(opened, True))
    return replace(begin(settings, 7), seat=0, hands=hands, spread=spread, opened=(opened, True))


@pytest.mark.parametrize("language", ["en", "ro"])
@pytest.mark.parametrize("rules", OPEN, ids=lambda rules: rules.name)
def test_a_whole_round_is_told_in_sentences(rules: Ruleset, language: str) -> None:
    game = played(rules, seed=3)
    with speaking(language):
        lines = list(tell_game(game))
    result = game[-1].result
    assert result is not None
    assert len(lines) > len(game) - 1 + len(result.entries)
    for line in lines:
        assert line[0].isupper() or line[0].isdigit(), line
        assert re.search(r"[.)]$", line), line
        assert not any(hole in line for hole in ("None", "{", "  ", "..", ": .", "()")), line
        assert not re.search(r"(?<![\w-])\*?([rybk]\d{1,2}|[hdcs](\d{1,2}|[ajqk]))\b", line), line
        for cited in re.findall(r"\(([A-Z0-9]+-\d+)\)", line):
            assert clause(cited).title
    ended = lines[-1 - len(result.entries) : -1] if result.entries else []
    assert [re.findall(r"\((\S+)\)$", line) for line in ended] == [[each.clause] for each in result.entries]


def test_nobody_calls_cards_tiles() -> None:
    text = " ".join(tell_game(played(BASIC_RUMMY, seed=5)))
    assert re.findall(r"\b(tiles?|racks?|groups?|colours?)\b", text) == []
    with speaking("ro"):
        text = " ".join(tell_game(played(BASIC_RUMMY, seed=5)))
    assert re.findall(r"\bpies\w*", text) == []


@pytest.mark.parametrize(
    ("rules", "hand", "table", "move", "told"),
    [
        (RUMMIKUB, "r8 k1", "r5 r6 r7", "play r5 r6 r7 r8", "Radu added red 8: run, red 5 to red 8."),
        (RUMMIKUB, "r1 r2 r3 k1", "", "play r1 r2 r3", "Radu laid run, red 1 to red 3."),
        (
            RUMMIKUB, "y7 b7 k1", "r4 r5 r6 r7", "play r4 r5 r6 | r7 y7 b7",
            "Radu laid yellow 7 and blue 7. One tile on the table moved.",
        ),
        (
            RUMMIKUB, "r6 k3 k4 k9", "r5 *r6 r7", "play r5 r6 r7 | k3 k4 *",
            "Radu laid red 6, black 3 and black 4. One tile on the table moved. "
            "A Joker was replaced by red 6.",
        ),
        (
            EASY_RUMMY, "k1 k2", "r5 r6 r7", "play r5 r6 r7 | k1 k2",
            "Radu took the tiles back and drew three tiles. One more tile makes this a run.",
        ),
        (RUMMY_45, "r8 k1 k2", "r5 r6 r7", "add r8 1", "Radu added red 8 to meld 1: run, red 5 to red 8."),
        (
            RUMMY_45, "r6 k3 k4 k9", "r5 *r6 r7", "replace r6 1",
            "Radu swapped red 6 for the Joker of meld 1: run, red 5 to red 7.",
        ),
        (BASIC_RUMMY, "hq hj h10 s2", "", "lay h10 hj hq",
         "Radu laid run, 10 of hearts to queen of hearts."),
        (BASIC_RUMMY, "hq dq cq s2", "", "lay hq dq cq",
         "Radu laid set, queen of hearts, queen of diamonds and queen of clubs."),
        (BASIC_RUMMY, "hq s2", "", "discard hq", "Radu discarded queen of hearts."),
    ],
)  # fmt: skip
def test_moves_are_told(rules: Ruleset, hand: str, table: str, move: str, told: str) -> None:
    before = at(rules, hand, table)
    line = " ".join(move_lines(before, before.after(move)))
    assert line.startswith(told), line


def test_an_opening_is_told_with_its_points() -> None:
    before = at(RUMMIKUB, "r11 r12 r13 k1", opened=False)
    (line,) = move_lines(before, before.after("play r11 r12 r13"))
    assert line == "Radu opened with 36 points: run, red 11 to red 13."
    before = at(RUMMY_45, "k3 k4 k5 r11 r12 r13 k1 k9", opened=False)
    (line,) = move_lines(before, before.after("lay r11 r12 r13 | k3 k4 k5"))
    assert line == "Radu opened with 45 points: run, red 11 to red 13; run, black 3 to black 5."


def test_of_tiles_that_are_laid_and_not_held_only_those_are_named_that_are_not_held() -> None:
    with pytest.raises(RulesError) as raised:
        at(RUMMY_45, "r5 r6 k1 k2").after("lay r5 r6 r7")
    assert fault_sentence(raised.value.fault) == "Red 7 isn't among your tiles."


def test_what_happens_without_a_move_of_ones_own_is_told_too() -> None:
    """Passing, a timer that runs out, and discards that become the stock."""
    timed = switched(EASY_RUMMY, {"timer": "20"})
    before = at(timed, "k1 k9")
    assert list(move_lines(before, before.after("timeout"))) == ["Radu ran out of time and drew three tiles."]
    found = next(
        (before, after)
        for seed in range(40)
        for game in [played(BASIC_RUMMY, seed)]
        for before, after in pairwise(game)
        if after.shuffles
    )
    assert list(move_lines(*found))[-1].startswith("The stock is empty: we shuffle the discards")
    ended = next(game for seed in range(60) for game in [played(RUMMIKUB, seed, 2)]
                 if any(move.verb is Verb.PASS for move in game[-1].moves))  # fmt: skip
    assert any(line.endswith(" passed.") for line in tell_game(ended))


@pytest.mark.parametrize("outcome", Outcome)
@pytest.mark.parametrize("language", ["en", "ro"])
@pytest.mark.parametrize("cards", [False, True])
def test_every_end_and_every_reason_has_words(outcome: Outcome, language: str, cards: bool) -> None:
    entries = tuple(PointsEntry(0, 5, reason, "RK-5") for reason in PointsReason)
    kinds = parse_tiles("h5" if cards else "r5")
    with speaking(language):
        lines = list(settlement_lines(Settlement(outcome, (0, 1), entries), 2, kinds))
    assert (
        len({line.partition(": ")[2] for line in lines[-1 - len(PointsReason) : -1]}) >= len(PointsReason) - 2
    )
    assert lines[-1].endswith(".")


def test_no_positions_are_no_game() -> None:
    with pytest.raises(ValueError, match="no positions"):
        list(tell_game([]))


def test_who_closes_need_not_have_the_most_points() -> None:
    """Rummy 45 (R45-10, R45-11): the close gives 50, and another may have laid more."""
    laid = (PointsEntry(0, 220, PointsReason.LAID, "R45-8"), PointsEntry(1, 105, PointsReason.LAID, "R45-8"))
    result = Settlement(Outcome.CLOSED, (0,), (*laid, PointsEntry(1, 50, PointsReason.CLOSED, "R45-10")))
    with addressed_to(0):
        first, most, *_ = settlement_lines(result, 2)
    assert (first, most) == ("Ana closes.", "Most points: You.")
    own = Settlement(Outcome.CLOSED, (0,), (*laid, PointsEntry(0, 50, PointsReason.CLOSED, "R45-10")))
    with addressed_to(0):
        assert list(settlement_lines(own, 2))[:2] == ["You close.", "Most points: You."]
