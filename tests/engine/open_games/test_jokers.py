"""Turns with two Jokers on the table, under every choice of the restrictions: each is judged twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, permutations, product
from random import Random

import pytest

from engine.open_games.boards import joker_boards
from engine.open_games.plain_table import disturbed, layouts
from engine.open_games.plain_turn import moments
from engine.open_games.verify_most import verify_most
from engine.table_melds.plain import allowed
from rummy_widget.engine.rules import RUMMIKUB, RUMMY_45, LayingPlay, RearrangingPlay, Ruleset, TableJokers
from rummy_widget.engine.solver.open_games.all_plays import all_plays
from rummy_widget.engine.solver.open_games.best_play import best_play, most_tiles
from rummy_widget.engine.table_melds import Play, TableMelds, judge_play, parse_table
from rummy_widget.engine.tiles import Tile, parse_tiles

LETTERS = ("", "A", "AB", "AC", "AD", "ABC", "ABD", "ACD", "ABCD")


def restricted(letters: str) -> Ruleset:
    """Rummikub with some of the restrictions A to D of Tile Rummy."""
    assert isinstance(RUMMIKUB.play, RearrangingPlay)
    jokers = TableJokers(*(letter in letters for letter in "ABCD"))
    return replace(RUMMIKUB, name=f"rummikub_{letters}", play=replace(RUMMIKUB.play, jokers=jokers))


@pytest.mark.parametrize("letters", LETTERS)
def test_two_jokers_are_judged_and_played_as_by_hand(letters: str) -> None:
    told = Counter[str]()
    rules = restricted(letters)
    for before, rack in joker_boards(Random(f"two Jokers {letters}"), rules, 2, tiles=8, rack=3):
        told.update(every_turn(before, rack, rules))
    assert told["allowed"] + told["forbidden"] >= 5, told


@pytest.mark.parametrize("letters", LETTERS)
def test_twins_replace_both_jokers_of_a_group_unless_the_first_has_to_stay(letters: str) -> None:
    """TR-8: after the first twin the other Joker is the other colour, until that twin leaves again (TR-6)."""
    rules = restricted(letters)
    for number, (a, b, c, d) in product((6, 13), permutations("rybk")):
        if a > b:  # the colours of the group; then the twins', and the one that is left
            continue
        run = " ".join(f"{c}{each}" for each in range(number - 3, number))
        before = f"{a}{number} {b}{number} * * | {run}"
        new = f"{a}1 {a}2 *{a}3 | {b}1 {b}2 *{b}3"
        own = f"{a}1 {a}2 {b}1 {b}2"
        apart = f"{a}{number} {b}{number} {c}{number} | {run} {c}{number} | {new}"
        both = f"{a}{number} {b}{number} {c}{number} {d}{number} | {run} | {new}"
        twins, different = f"{c}{number} {c}{number} {own}", f"{c}{number} {d}{number} {own}"
        may = isinstance(judge_play(before, apart, twins, rules=rules), Play)
        assert may == ("C" not in letters), (before, twins)
        assert isinstance(judge_play(before, both, different, rules=rules), Play), (before, different)
        assert most_tiles(before, twins, rules=rules).count == (6 if may else 4), (before, twins)
        assert most_tiles(before, different, rules=rules).count == 6, (before, different)


# A turn, and the letters of which each forbids it.
TURNS = [
    # With one of two Jokers replaced nothing leaves their meld; with both whatever one likes (TR-6).
    ("r3 *r4 r5 *r6 r7 r8", "r3 r4 r5 *r6 r7 | r8 y8 b8 *", "r4 y8 b8", "CD"),
    ("r3 *r4 r5 *r6 r7 r8", "r3 r4 r5 | r6 r7 r8 | k1 k2 *k3 | k6 k7 *k8", "r4 r6 k1 k2 k6 k7", ""),
    # The tile that replaced a Joker may lie beside it, another freed Joker may not (TR-7).
    ("r4 r5 r6 *r7", "r4 r5 r6 | r7 r8 *r9", "r7 r8", ""),
    ("y4 y5 *y6 | r4 r5 r6 *r7", "y4 y5 y6 | r4 r5 r6 r7 | k9 y9 * *", "r7 y6 k9 y9", "D"),
    ("r4 r5 r6 *r7", "r4 r5 r6 r7 | k9 y9 * *", "r7 k9 y9 *", ""),
    # Once a tile has replaced one Joker of a group, the other is what is left (TR-8).
    ("r7 k7 * *", "r7 b7 k7 * | k9 k10 *k11", "b7 k9 k10", ""),
    ("y13 *r13 *b13", "y13 b13 * | k9 k10 *k11", "b13 k9 k10", ""),
    ("y13 *r13 *b13", "y13 r13 k13 | r13 b13 * | k9 k10 *k11", "r13 r13 k13 b13 k9 k10", ""),
    # In one group two Jokers stand for two tiles, and go on so: none for black 7, nor *r7 twice (RK-4).
    ("r7 k7 * * | y7 y8 y9 y10 | k4 k5 k6", "r7 y7 * * | y8 y9 y10 | k4 k5 k6 k7 k8", "k8", "BCD"),
    ("r6 *r7 r8 r9 r10 | r4 r5 r6 *r7", "r4 r5 r6 | r8 r9 r10 | r6 y6 b6 | y7 b7 * *", "y6 b6 y7 b7", "A"),
    # The tile that replaces the first Joker can't come from a meld that holds one still (TR-6).
    ("r5 r6 r7 *r8 | *r5 r6 r7 r8", "r5 r6 r7 r8 | *r5 r6 r7 | k1 k2 *k3", "k1 k2", "BC"),
    ("r5 r6 r7 *r8 | *r5 r6 r7 r8", "r5 r6 r7 r8 | *r5 r6 r7 r8 | k1 k2 *k3", "k1 k2 r8", ""),
]


@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize(("before", "after", "rack", "forbid"), TURNS)
def test_turns_with_jokers_are_judged_by_the_restrictions(
    letters: str, before: str, after: str, rack: str, forbid: str
) -> None:
    judged = judge_play(before, after, rack, rules=restricted(letters))
    assert isinstance(judged, Play) == (not set(forbid) & set(letters))
    assert allowed(
        parse_table(before).melds, parse_table(after).melds, parse_tiles(rack), restricted(letters)
    ) == isinstance(judged, Play)


def test_a_joker_freed_into_a_new_meld_is_not_taken_for_the_one_that_stays() -> None:
    before, rack = "r10 b10 * | y12 k12 * | y11 b11 k11", "y10 k10 y11 b10"
    play = best_play(before, rack, rules=restricted("ABD"), effort=10**6)
    assert play is not None
    assert (play.count, play.broken, play.moved, play.proven) == (3, 0, 0, (True, True, True))


def every_turn(before: TableMelds, rack: list[Tile], rules: Ruleset) -> Iterator[str]:
    """Judge all ways to lay some tiles of a rack, and hold the solver against those that are allowed."""
    table = [each.kind for row in before.melds for each in row]
    found = dict[tuple[Tile, ...], tuple[int, int]]()
    for some in _choices(rack):
        for after in layouts(tuple(sorted((*table, *some))), rules.groups.max_length):
            theirs = allowed(before.melds, after, rack, rules)
            ours = isinstance(judge_play(before, TableMelds(after), rack, rules=rules), Play)
            assert ours == theirs, (before, TableMelds(after), rack)
            yield "allowed" if theirs else "forbidden"
            if theirs:
                found[some] = min(found.get(some, (99, 99)), disturbed(before.melds, after))
    plays = all_plays(before, rack, rules=rules, effort=0)
    assert {play.tiles for play in plays.plays} == set(found), (before, rack)
    assert most_tiles(before, rack, rules=rules).count == max(map(len, found), default=0), (before, rack)
    for prefer, worth in (("tiles", len), ("value", _value)):
        play = best_play(before, rack, rules=rules, prefer=prefer, effort=10**6)
        most = max(map(worth, found), default=0)
        assert (worth(play.tiles) if play else 0) == most, (before, rack)
        if play is not None:
            least = min(moved for some, moved in found.items() if worth(some) == most)
            assert (play.broken, play.moved) == least, (before, rack)
            assert play.proven == (True, True, True)
        assert verify_most(before, rack, most, rules=rules, prefer=prefer) == (True, None), (before, rack)
    yield "tables with a play" if found else "tables with none"


def _choices(rack: list[Tile]) -> set[tuple[Tile, ...]]:
    return {some for size in range(1, len(rack) + 1) for some in combinations(sorted(rack), size)}


def _value(tiles: tuple[Tile, ...]) -> int:
    return sum(each.number or 30 for each in tiles)


def test_two_jokers_are_judged_as_they_are_laid_one_by_one() -> None:
    """R45-6: in games in which nothing is taken apart."""
    told = Counter[str]()
    for before, rack in joker_boards(Random("two Jokers laid"), RUMMY_45, 8, tiles=9):
        told.update(every_laying(before, rack, RUMMY_45))
    assert min(told.values()) > 10, told


def every_laying(before: TableMelds, rack: list[Tile], rules: Ruleset) -> Iterator[str]:
    """Judge all ways to lay some tiles of a rack: those that some order of laying and replacing leads to."""
    play = rules.play
    assert isinstance(play, LayingPlay)
    reached = {
        _alike(each.table)
        for each in moments(before.in_order(rules).melds, rack, rules, opened=True)
        if each.ends(play) and each.count
    }
    table = [each.kind for row in before.melds for each in row]
    for some in _choices(rack):
        for after in layouts(tuple(sorted((*table, *some))), rules.groups.max_length):
            theirs = _alike(after) in reached
            ours = isinstance(judge_play(before, TableMelds(after), rack, rules=rules), Play)
            assert ours == theirs, (before, TableMelds(after), rack)
            yield "allowed" if theirs else "forbidden"


def _alike(rows: Iterable[tuple[Tile, ...]]) -> frozenset[object]:
    """Rows in which it doesn't count what the Jokers of a group are bound to, nor their order."""
    plain = [
        tuple(sorted(each.kind for each in row))
        if len({each.number for each in row if each.number is not None}) == 1
        else row
        for row in rows
    ]
    return frozenset(Counter(plain).items())
