"""Tasks about Doubles: a false pair, the last pair, Jokers for single tiles, and a Joker set free."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.closes import Pattern
from ...engine.shuffle import shuffled
from ...engine.tiles import ALL_TILES
from ..steps import StepData, StepKind
from .dealing import drill_task, laid, lies_for, number_from, pays, pick


def _kinds(draw: Random, count: int) -> list[str]:
    """So many different tiles, no Joker among them."""
    kinds = dict.fromkeys(str(tile.kind) for tile in shuffled(ALL_TILES, draw) if not tile.joker)
    return list(kinds)[:count]


def _lies(pairs: list[list[str]], apart: list[list[str]]) -> str:
    half = (len(pairs) + (len(apart) > 4)) // 2
    return laid([*pairs[:half], *apart[4:]], [*pairs[half:], *apart[:4]], gap=1)


def _task(start: str, solution: str, check: Mapping[str, object], also: tuple[str, ...] = ()) -> StepData:
    return drill_task(StepKind.ARRANGE, start, solution, check, also=also, aim=Pattern.DOUBLES)


def false_pair(draw: Random) -> StepData:
    """One of seven pairs has one number and two colours; the right twin lies apart."""
    while True:
        kinds = _kinds(draw, 7)
        pairs, at = [[each, each] for each in kinds], number_from(draw, 0, 6)
        own = kinds[at]
        wrong = f"{pick(draw, [each for each in 'rybk' if each != own[0]])}{own[1:]}"
        if wrong in kinds:
            continue
        before = [
            list(shuffled([own, wrong], draw)) if each == at else pair for each, pair in enumerate(pairs)
        ]
        start, solution = _lies(before, [[own]]), _lies(pairs, [[wrong]])
        if lies_for(solution) == 1000:
            return _task(start, solution, {"pattern": "doubles"})


def last(draw: Random) -> StepData:
    """Six pairs and three single tiles of one number: two of these are twins."""
    while True:
        kinds = _kinds(draw, 7)
        pairs, own = [[each, each] for each in kinds[:6]], kinds[6]
        other = f"{pick(draw, [each for each in 'rybk' if each != own[0]])}{own[1:]}"
        if other in kinds:
            continue
        start = _lies(pairs, [[tile] for tile in shuffled([own, own, other], draw)])
        solution = _lies(pairs, [[own, own], [other]])
        if lies_for(start) == 0 and lies_for(solution) == 1000:
            return _task(start, solution, {"pattern": "doubles"})


def jokers(draw: Random) -> StepData:
    """Five pairs, both Jokers, and three tiles without a twin."""
    while True:
        kinds = _kinds(draw, 8)
        pairs, single = [[each, each] for each in kinds[:5]], kinds[5:]
        start = _lies(pairs, [[tile] for tile in shuffled([*single, "*", "*"], draw)])
        wholes = [
            _lies(pairs, [[single[one], "*"], [single[two], "*"], [single[three]]])
            for one, two, three in ((0, 1, 2), (0, 2, 1), (1, 2, 0))
        ]
        if pays(start) == 800:
            return _task(start, wholes[0], {"pattern": "doubles"}, tuple(wholes[1:]))


def free_joker(draw: Random) -> StepData:
    """Six pairs, two Jokers as the seventh, and a tile that may have one of them."""
    while True:
        kinds = _kinds(draw, 7)
        pairs, single = [[each, each] for each in kinds[:6]], kinds[6]
        start, solution = _lies(pairs, [["*", "*"], [single]]), _lies(pairs, [["*"], [single, "*"]])
        if (lies_for(start), pays(start), lies_for(solution)) == (800, 900, 900):
            return _task(start, solution, {"points": 900})


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "doubles-false": false_pair,
    "doubles-last": last,
    "doubles-jokers": jokers,
    "doubles-free-joker": free_joker,
}
