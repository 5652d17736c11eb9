"""The stored puzzle positions as text: tables that computer players reached, and goals found for them.

The name of a ruleset stands alone on a line; `700012.33 r3r4r5r6|b9y9k9` is the table before move 33 of game
700012. Its goals follow, such as `tile r9k1 2 1.1.1.4 es`: the goal, the rack, which melds the answers touch
(as bits); melds broken, tiles moved, depth and tempting melds; and a letter for each technique needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import groupby

from ...engine.rules import GAMES, Ruleset
from ...engine.solver.open_games.steps import Technique
from ...engine.table_melds.melds_on_table import TableMelds, parse_table
from ...engine.tiles import Tile, parse_tiles
from .bands import Known, LayingTechnique, PuzzleBand
from .measures import Measures
from .question import PuzzleGoal, PuzzleQuestion

_LETTERS: dict[Known, str] = {
    Technique.TAKE_FOURTH: "f",
    Technique.TAKE_END: "e",
    Technique.SPLIT: "s",
    Technique.JOIN: "j",
    Technique.SUBSTITUTE: "u",
    Technique.REPLACE: "r",
    Technique.BREAK: "b",
    LayingTechnique.ADD_ON: "a",
    LayingTechnique.HOLD: "h",
    LayingTechnique.FREE: "w",
    LayingTechnique.FREE_NEW: "n",
}
_OF_LETTER = {letter: each for each, letter in _LETTERS.items()}
_TILE = re.compile(r"\*?[rybkhdcs](?:\d+|[ajqk])|\*")


@dataclass(frozen=True, slots=True)
class Mined:
    """A stored puzzle: the place where it was found, its goal and its difficulty.

    `touched` are the indexes of the melds that its solutions change.
    """

    place: str  # game and move, as `700012.33`
    asked: PuzzleQuestion
    touched: tuple[int, ...]
    measures: Measures


@cache
def mined() -> Mapping[tuple[Ruleset, PuzzleBand], tuple[Mined, ...]]:
    """Return all stored puzzles, by game and level."""
    text = files(__package__).joinpath("mined.txt").read_text(encoding="ascii")
    found: dict[tuple[Ruleset, PuzzleBand], list[Mined]] = {}
    for each in read(text):
        found.setdefault((each.asked.rules, each.measures.band), []).append(each)
    return {key: tuple(row) for key, row in found.items()}


def read(text: str) -> Iterator[Mined]:
    """Yield the puzzles from text in the form that the module describes."""
    rules: Ruleset | None = None
    place, spread = "", TableMelds()
    for line in text.splitlines():
        words = line.split()
        if not words or line.startswith("#"):
            continue
        if len(words) == 1:
            rules = GAMES[words[0]]
        elif len(words) == 2:
            place, spread = words[0], parse_table(" | ".join(map(_spaced, words[1].split("|"))))
        else:
            assert rules is not None
            yield _mined(rules, place, spread, words)


def _mined(rules: Ruleset, place: str, spread: TableMelds, words: list[str]) -> Mined:
    kind, rack, bits, numbers, letters = words
    ask, _, count = kind.partition("-")
    asked = PuzzleQuestion.of(rules, spread, parse_tiles(_spaced(rack)), PuzzleGoal(ask), int(count or 1))
    broken, moved, depth, tempting = map(int, numbers.split("."))
    needs = tuple(_OF_LETTER[each] for each in letters)
    mask = int(bits, 16)
    melds = tuple(at for at in range(len(spread.melds)) if mask >> at & 1)
    return Mined(place, asked, melds, Measures(needs, broken, moved, depth, tempting))


def _spaced(tiles: str) -> str:
    return " ".join(_TILE.findall(tiles))


def _joined(tiles: Iterable[Tile]) -> str:
    return "".join(map(str, tiles))


def written(found: Iterable[Mined]) -> str:
    """Return puzzles as text in the form that `read` reads.

    Puzzles on the same table have to follow each other in *found*.
    """
    lines: list[str] = []
    for rules, of_game in groupby(found, key=lambda each: each.asked.rules):
        lines.append(rules.name)
        for place, of_table in groupby(of_game, key=lambda each: each.place):
            questions = list(of_table)
            lines.append(f"{place} {'|'.join(map(_joined, questions[0].asked.spread.melds))}")
            lines += map(_line, questions)
    return "\n".join(lines) + "\n"


def _line(each: Mined) -> str:
    asked, its = each.asked, each.measures
    count = f"-{asked.count}" if asked.ask in (PuzzleGoal.MOST, PuzzleGoal.POINTS) else ""
    bits = sum(1 << at for at in each.touched)
    numbers = f"{its.broken}.{its.moved}.{its.depth}.{its.tempting}"
    letters = "".join(_LETTERS[need] for need in its.needs)
    return f"{asked.ask.value}{count} {_joined(asked.rack)} {bits:x} {numbers} {letters}"
