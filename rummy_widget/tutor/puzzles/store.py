"""The stored puzzles: positions from games between computer players, goals, and the measured difficulty.

They are stored as text. A line with only the name of a game is followed by the puzzles of this game. A line
such as `700012.33 r3r4r5r6|b9y9k9` gives the melds on the table before move 33 of game 700012. The puzzles at
this table follow, one on each line, such as `tile r9k1 2 1.1.1.4 es`. Such a line has five parts:

- the goal
- the rack
- the melds that the solutions change, as a hexadecimal number with a bit for each meld on the table
- the attributes `broken`, `moved`, `depth` and `tempting` of `Measures`, separated by dots
- a letter for each technique needed
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
from .bands import AnyTechnique, LayingTechnique, PuzzleBand
from .measures import Measures
from .question import PuzzleGoal, PuzzleQuestion

_LETTERS: dict[AnyTechnique, str] = {
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
class StoredPuzzle:
    """A stored puzzle.

    Attributes:
        source: The game and the move at which the position was found, such as `700012.33`.
        question: The position and the goal.
        touched: The indexes of the melds that its solutions change.
        measures: The measured difficulty.
    """

    source: str
    question: PuzzleQuestion
    touched: tuple[int, ...]
    measures: Measures


@cache
def stored_puzzles() -> Mapping[tuple[Ruleset, PuzzleBand], tuple[StoredPuzzle, ...]]:
    """Return all puzzles that are stored in the package, by the rules of the game and the level."""
    text = files(__package__).joinpath("mined.txt").read_text(encoding="ascii")
    found: dict[tuple[Ruleset, PuzzleBand], list[StoredPuzzle]] = {}
    for each in parse_puzzles(text):
        found.setdefault((each.question.rules, each.measures.band), []).append(each)
    return {key: tuple(row) for key, row in found.items()}


def parse_puzzles(text: str) -> Iterator[StoredPuzzle]:
    """Yield the puzzles in a string of the form that `format_puzzles` returns.

    Lines that begin with "#" are ignored.
    """
    rules: Ruleset | None = None
    source, spread = "", TableMelds()
    for line in text.splitlines():
        words = line.split()
        if not words or line.startswith("#"):
            continue
        if len(words) == 1:
            rules = GAMES[words[0]]
        elif len(words) == 2:
            source, spread = words[0], parse_table(" | ".join(map(_spaced, words[1].split("|"))))
        else:
            assert rules is not None
            yield _stored_puzzle(rules, source, spread, words)


def _stored_puzzle(rules: Ruleset, source: str, spread: TableMelds, words: list[str]) -> StoredPuzzle:
    """Return the puzzle that is stored on one line of text.

    *words* are the parts of the line, which was split at its spaces. *rules*, *source* and *spread* (the
    melds on the table) come from the lines before it.
    """
    kind, rack, bits, numbers, letters = words
    goal, _, count = kind.partition("-")
    question = PuzzleQuestion.of(rules, spread, parse_tiles(_spaced(rack)), PuzzleGoal(goal), int(count or 1))
    broken, moved, depth, tempting = map(int, numbers.split("."))
    needs = tuple(_OF_LETTER[each] for each in letters)
    mask = int(bits, 16)
    melds = tuple(at for at in range(len(spread.melds)) if mask >> at & 1)
    return StoredPuzzle(source, question, melds, Measures(needs, broken, moved, depth, tempting))


def _spaced(tiles: str) -> str:
    """Return tiles such as "r3r4" in notation, with spaces between them."""
    return " ".join(_TILE.findall(tiles))


def _joined(tiles: Iterable[Tile]) -> str:
    return "".join(map(str, tiles))


def format_puzzles(found: Iterable[StoredPuzzle]) -> str:
    """Return puzzles as a string in the form that `parse_puzzles` reads.

    *found* must be in the right order: all puzzles of a game follow one another, and so do all puzzles of
    this game at the same table.
    """
    lines: list[str] = []
    for rules, of_game in groupby(found, key=lambda each: each.question.rules):
        lines.append(rules.name)
        for source, of_table in groupby(of_game, key=lambda each: each.source):
            questions = list(of_table)
            lines.append(f"{source} {'|'.join(map(_joined, questions[0].question.spread.melds))}")
            lines += map(_line, questions)
    return "\n".join(lines) + "\n"


def _line(each: StoredPuzzle) -> str:
    """Return the line for one puzzle in the store; its game and its table are in earlier lines."""
    question, its = each.question, each.measures
    count = f"-{question.count}" if question.goal in (PuzzleGoal.MOST, PuzzleGoal.POINTS) else ""
    bits = sum(1 << at for at in each.touched)
    numbers = f"{its.broken}.{its.moved}.{its.depth}.{its.tempting}"
    letters = "".join(_LETTERS[need] for need in its.needs)
    return f"{question.goal.value}{count} {_joined(question.rack)} {bits:x} {numbers} {letters}"
