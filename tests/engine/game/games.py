"""Whole games looked at move by move, and what happened in them."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable

from engine.game.positions import EXTRA
from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.phase import Outcome
from rummy_widget.engine.game.play_out import Game
from rummy_widget.engine.game.records import read_record, write_record
from rummy_widget.engine.game.round import Round, new_game
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.solver.tiling.rack_counts import column_digits
from rummy_widget.engine.tiles import ALL_TILES, JOKER, Tile

# Tiles as places of one long number, a byte each: a heap of tiles is their sum.
_WORTH = {tile: 1 << 8 * place for place, tile in enumerate((*ALL_TILES, JOKER))}
_BOX = 2 * sum(_WORTH.values())


def _column(number: int, code: int) -> int:
    digits = enumerate(column_digits(code))
    return sum(copies * _WORTH[ALL_TILES[13 * colour + number]] for colour, copies in digits)


_COLUMNS = [[_column(number, code) for code in range(81)] for number in range(13)]


def _heap(tiles: Iterable[Tile]) -> int:
    return sum([_WORTH[tile.kind] for tile in tiles])


class Watch:
    """Counts the tiles of a game at every move; what is asked of it is that `all_there` never fails."""

    def __init__(self, position: Round) -> None:
        self._of(position)

    def _of(self, position: Round) -> None:
        self._deal, self._stock = position.deal, [0]
        for tile in reversed(position.deal.stock):
            self._stock.append(self._stock[-1] + _WORTH[tile])

    def all_there(self, position: Round) -> bool:
        """Whether every tile of the box is somewhere, and an extra Joker for each that was taken."""
        if position.deal is not self._deal:
            self._of(position)  # a deal was refused
        hands = sum(
            sum([_COLUMNS[number][code] for number, code in enumerate(counts.columns)])
            + counts.jokers * _WORTH[JOKER]
            for counts in (hand.counts for hand in position.hands)
        )
        lying = _heap(tile for _, tile in position.row)
        box = _BOX + sum(position.extra) * _WORTH[JOKER]
        sizes = [len(hand) for hand in position.hands]
        full = all(14 <= size <= 15 for size in sizes) and sizes.count(15) <= 1
        return full and hands + lying + self._stock[position.stock_count] == box


def random_moves(seed: int, rules: Ruleset = EXTRA) -> Round:
    """A game of two to four random movers to the end, every position of it looked at."""
    rng = random.Random(seed)
    players = 2 + seed % 3
    position = new_game(players, seed, first=seed % players, rules=rules)
    watch = Watch(position)
    while not position.over:
        moves = position.allowed()
        closing = moves[-1].verb is Verb.CLOSE and rng.random() < 0.5
        position = position.after(moves[-1] if closing else rng.choice(moves))
        assert watch.all_there(position), (seed, len(position.moves))
    assert sum(position.scores) == 0
    return position


def replayed(game: Game) -> Round:
    """A game of players, every position of it looked at on the way."""
    end = read_record(game.record)
    position = new_game(
        end.settings.players, end.seed, first=end.first, multiplier=end.settings.multiplier,
        rules=end.settings.rules,
    )  # fmt: skip
    watch = Watch(position)
    for move in game.moves:
        assert move in position.legal_moves, (game.seed, move)
        position = position.after(move)
        assert watch.all_there(position), (game.seed, move)
    assert position == end
    assert position.scores == game.scores
    assert sum(game.scores) == 0
    return position


_READ = """
import sys
from rummy_widget.engine.game.records import read_record, write_record
for text in sys.stdin.read().split("\\0"):
    game = read_record(text)
    assert game.over and write_record(game) == text
    closing = game.result.closing
    print(game.scores, game.result.outcome, closing and closing.notation(), closing and closing.points)
"""


def ending(game: Round) -> str:
    """How a game ended, in a line."""
    assert game.result is not None
    closing = game.result.closing
    shown = (closing and closing.notation(), closing and closing.points)
    return " ".join(map(str, (game.scores, game.result.outcome, *shown)))


def same_elsewhere(games: list[Round]) -> bool:
    """Whether the records of games lead to the same ends in a new process, with other hashes of text."""
    records = "\0".join(map(write_record, games))
    done = subprocess.run(
        [sys.executable, "-c", _READ], input=records, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines() == [*map(ending, games)]


def report(games: Iterable[Round]) -> Counter[str]:
    """How often things happened that a table seldom sees."""
    found: Counter[str] = Counter(
        dict.fromkeys(
            ("refusals", "extra Jokers", "thrown Jokers", "free Jokers", "closes", "empty stocks"), 0
        )
    )
    for game in games:
        assert game.result is not None
        closing = game.result.closing
        found["refusals"] += game.number
        found["extra Jokers"] += sum(game.extra)
        found["thrown Jokers"] += sum(game.thrown)
        found["free Jokers"] += closing is not None and closing.free.kind is JOKER
        found["closes"] += closing is not None
        found["empty stocks"] += game.result.outcome is Outcome.EMPTY
    return found
