"""Thirty ways to change a table: every kind that the rules name, and chains through three and four melds.

Each is a table, a rack, and the table after the turn; `test_manipulations` proves that the turn is legal.
"""

from __future__ import annotations

from typing import NamedTuple

import rummy_widget as rw
from rummy_widget.engine.rules import Ruleset


class Manipulation(NamedTuple):
    """What is done, by which rules, to what lies there, with which rack, and what lies there then."""

    what: str
    rules: Ruleset
    lying: str
    rack: str
    goal: str


def _rows(rules: Ruleset, *rows: tuple[str, str, str, str]) -> list[Manipulation]:
    return [Manipulation(what, rules, lying, rack, goal) for what, lying, rack, goal in rows]


MANIPULATIONS = [
    *_rows(
        rw.RUMMIKUB,
        ("add behind", "r3 r4 r5 | b9 y9 k9", "r6 k1", "r3 r4 r5 r6 | b9 y9 k9"),
        ("add before", "r3 r4 r5 | b9 y9 k9", "r2 k1", "r2 r3 r4 r5 | b9 y9 k9"),
        ("add a fourth", "r3 r4 r5 | b9 y9 k9", "r9 k1", "r3 r4 r5 | b9 y9 k9 r9"),
        ("lay a meld", "r3 r4 r5", "k4 k5 k6 k7 r12", "r3 r4 r5 | k4 k5 k6 k7"),
        ("take a fourth", "r7 y7 b7 k7 | r1 r2 r3", "k5 k6 r12", "r7 y7 b7 | r1 r2 r3 | k5 k6 k7"),
        ("take the upper end", "r3 r4 r5 r6 | b9 y9 k9", "y6 b6 k12", "r3 r4 r5 | b9 y9 k9 | r6 y6 b6"),
        ("take the lower end", "r3 r4 r5 r6", "y3 b3 k12", "r4 r5 r6 | r3 y3 b3"),
        ("split", "r3 r4 r5 r6 r7", "r5 k12", "r3 r4 r5 | r5 r6 r7"),
        ("split a long run", "k4 k5 k6 k7 k8 k9 k10", "k7 r1", "k4 k5 k6 k7 | k7 k8 k9 k10"),
        ("take the middle", "r1 r2 r3 r4 r5 r6 r7", "y4 b4 k12", "r1 r2 r3 | r5 r6 r7 | r4 y4 b4"),
        ("shift a run", "r5 r6 r7 | b9 y9 k9", "r8 y5 b5 k1", "r6 r7 r8 | b9 y9 k9 | r5 y5 b5"),
        ("substitute", "b9 y9 k9 | r1 r2 r3", "r9 b10 b11 k1", "y9 k9 r9 | r1 r2 r3 | b9 b10 b11"),
        ("join two runs", "r1 r2 r3 | r5 r6 r7 | k1 k2 k3", "r4 k9", "r1 r2 r3 r4 r5 r6 r7 | k1 k2 k3"),
        ("an end from two runs", "r1 r2 r3 r4 | b4 b5 b6 b7", "k4 y12", "r1 r2 r3 | b5 b6 b7 | r4 b4 k4"),
        ("a Joker for its tile", "r5 *r6 r7 | b9 y9 k9", "r6 y1 y2 k12", "r5 r6 r7 | b9 y9 k9 | y1 y2 *y3"),
        (
            "a Joker for a tile of the table",
            "r5 *r6 r7 | r6 y6 b6 k6",
            "k1 k2 y12",
            "r5 r6 r7 | y6 b6 k6 | k1 k2 *k3",
        ),
        ("a Joker of a group", "r9 y9 * | k1 k2 k3", "b9 y11 y12", "r9 y9 b9 | k1 k2 k3 | y11 y12 *y13"),
        (
            "a chain of three: take, substitute, add",
            "r3 r4 r5 | r6 y6 b6 | k3 k4 k5 k6",
            "r7 y12",
            "r3 r4 r5 r6 r7 | y6 b6 k6 | k3 k4 k5",
        ),
        (
            "a chain of three: a group from two ends and a fourth",
            "k4 *k5 k6 | r7 y7 b7 k7 | y1 *y2 y3 y4",
            "b4",
            "*k5 k6 k7 | r7 y7 b7 | y1 *y2 y3 | k4 y4 b4",
        ),
        (
            "a chain of three: two runs joined, an end taken",
            "b3 *b4 b5 | b5 b6 b7 | r2 r3 r4 r5",
            "y5",
            "b3 *b4 b5 b6 b7 | r2 r3 r4 | b5 r5 y5",
        ),
        (
            "a chain of three: split and joined",
            "r3 r4 r5 r6 r7 | y7 y8 y9 | y4 y5 y6 y7",
            "b7",
            "r3 r4 r5 r6 | y4 y5 y6 y7 y8 y9 | r7 y7 b7",
        ),
        (
            "runs into groups",
            "k5 k6 k7 k8 | y5 y6 y7 y8 | b5 b6 b7 b8",
            "r5 r8 k1",
            "k5 y5 b5 r5 | k6 y6 b6 | k7 y7 b7 | k8 y8 b8 r8",
        ),
        (
            "a chain of four: an end of each",
            "r1 r2 r3 r4 | y4 y5 y6 y7 | b1 b2 b3 b4 | k4 k5 k6 k7",
            "y8",
            "r1 r2 r3 | y5 y6 y7 y8 | b1 b2 b3 | k5 k6 k7 | r4 y4 b4 k4",
        ),
    ),
    *_rows(
        rw.PUP_RUMMY,
        (
            "a Joker that nobody replaces",
            "r3 r4 r5 *r6 | b9 y9 k9",
            "y1 y2 k12",
            "r3 r4 r5 | b9 y9 k9 | y1 y2 *y3",
        ),
    ),
    *_rows(
        rw.DUTCH_RUMMY,
        (
            "B: its tile from the rack, the Joker to an old meld",
            "r5 *r6 r7 | k2 k3 k4",
            "r6 k6 y2",
            "r5 r6 r7 | k2 k3 k4 *k5 k6",
        ),
    ),
    *_rows(
        rw.RRRUMMY,
        (
            "C: a meld that holds a Joker is taken from once it is replaced",
            "r5 *r6 r7 r8 | b9 y9 k9",
            "r6 y8 b8 k12",
            "r5 r6 r7 | b9 y9 k9 | r8 y8 b8 *",
        ),
        (
            "a chain of four: add, replace, join, take",
            "r3 r4 r5 | r5 r6 r7 | b2 b3 b4 b5 | r13 y13 *",
            "r1 b13 k5",
            "r1 *r2 r3 r4 r5 r6 r7 | r5 b5 k5 | b2 b3 b4 | r13 y13 b13",
        ),
    ),
    *_rows(
        rw.TILES_50,
        (
            "D: a Joker in a new meld of own tiles",
            "r5 *r6 r7 | b9 y9 k9",
            "r6 y1 y2 k12",
            "r5 r6 r7 | b9 y9 k9 | y1 y2 *y3",
        ),
    ),
    *_rows(
        rw.RUMMY_45,
        (
            "a Joker for its tile, and more added",
            "r3 r4 *r5 r6 | b9 y9 k9",
            "r5 r9 k12 k13 y2",
            "r3 r4 r5 r6 | b9 y9 k9 r9 | k12 k13 *k1",
        ),
    ),
    *_rows(
        rw.BASIC_RUMMY,
        ("cards added to melds of others", "h3 h4 h5 | s9 d9 c9", "h6 h9 sk d2", "h3 h4 h5 h6 | s9 d9 c9 h9"),
    ),
]
FEW = [MANIPULATIONS[at] for at in (9, 14, 18, 26)]
"""Those of every run: the middle of a run, a Joker, chains through three and four melds."""
