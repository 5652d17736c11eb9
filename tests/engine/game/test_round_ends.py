"""When a round on a table to rearrange ends, and what it gives: settled again by trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine.open_games.boards import small_boards
from engine.open_games.plain_lay import Opening, best_first_lay
from engine.open_games.plain_table import best_by_trying
from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.round import Round, begin
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.rules import EASY_RUMMY, RRRUMMY, RUMMIKUB, TILES_50, Ruleset, switched

GAMES = (
    RUMMIKUB,
    switched(RUMMIKUB, {"pool_end": "value"}),
    switched(RUMMIKUB, {"invalid_turn": "penalty", "timer": "60"}),
    switched(EASY_RUMMY, {"timer": "60"}),
    switched(RRRUMMY, {"pool_end": "value", "timer": "60"}),
    TILES_50,
)
ROUNDS = 12
MOVES = 60


@pytest.mark.parametrize("rules", GAMES[1:5], ids=range(4))
def test_rounds_end_as_a_second_settlement_says(rules: Ruleset) -> None:
    told = hold_rounds(rules, ROUNDS)
    assert min(told["passed"], told["proved"]) > 0, told


def hold_rounds(rules: Ruleset, count: int) -> Counter[str]:
    """Play so many rounds that begin near their end; count how they ended and what happened before."""
    told: Counter[str] = Counter()
    rng = Random(f"ends {rules.name} {rules.play}")
    for game in beginnings(rng, rules, count):
        told += followed(game, rng)
    return told


def beginnings(rng: Random, rules: Ruleset, count: int) -> Iterator[Round]:
    """Rounds of two to four players with a few tiles on small racks, some not open, and a short stock."""
    for spread, rest in islice(small_boards(rng, rules, 10 * count, tiles=7, rack=14), 10 * count):
        players = rng.randint(2, 4)
        stock = rng.choice((0, 1, 2, 3, 5))
        if len(rest) < players + stock:
            continue
        left, hands = rest[stock:], []
        for _ in range(players):
            size = max(1, min(rng.randint(1, 3), len(left) - 3))
            hands.append(tuple(sorted(left[:size])))
            left = left[size:]
        if not all(hands):
            continue
        game = begin(Settings(players, rules=rules), 1, 0)
        opened = tuple(rng.random() < 0.8 for _ in range(players))
        yield replace(
            game, hands=tuple(map(Hand.of, hands)), spread=spread.in_order(rules), opened=opened,
            pile=tuple(rest[:stock]),
        )  # fmt: skip
        count -= 1
        if not count:
            return


def followed(game: Round, rng: Random) -> Counter[str]:
    """One round to its end by moves of any kind, each position held against what it has to be."""
    told: Counter[str] = Counter()
    passes = 0
    players = game.settings.players
    for _ in range(MOVES):
        before, move = game, _move(game, rng)
        try:
            game = game.after(move)
        except RulesError:
            told["mended"] += 1
            continue
        kind = _kind(before, game, move)
        told[kind] += 1
        told["taken back, no stock"] += kind == "taken back" and not before.stock_count
        passes = passes + 1 if kind == "pass" else 0
        changed = kind == "play" or before.stock_count > game.stock_count
        stuck = not game.stock_count and changed and not any(map(_can_play(game), range(players)))
        ending = (
            "out" if not all(game.hands)
            else "passed" if passes == players
            else "proved" if stuck
            else ""
        )  # fmt: skip
        assert game.over == bool(ending), (ending, game.moves, before.spread, before.hands)
        if ending:
            assert game.scores == plain_scores(game, ending), (ending, game.hands)
            told[ending] += 1
            return told
    told["goes on"] += 1
    return told


def _move(game: Round, rng: Random) -> str:
    hand = game.hands[game.seat].tiles()
    if rng.random() < 0.15:
        lone = hand[rng.randrange(len(hand))]
        return f"play {game.spread.with_melds([(lone,)]).notation()}"
    if game.settings.rules.play.timer and rng.random() < 0.1:
        return "timeout"
    seen = list(islice(game.view(game.seat).plays(), 20)) if rng.random() < 0.6 else []
    if seen:
        return f"play {rng.choice(seen).after.notation()}"
    return "draw" if game.stock_count else "pass"


def _kind(before: Round, after: Round, move: str) -> str:
    """What a move came to: an invalid turn that was taken back is none of a play and a pass."""
    if move.startswith("play"):
        return "play" if after.spread != before.spread else "taken back"
    return "taken back" if move == "timeout" else move


def _can_play(game: Round) -> Callable[[int], bool]:
    rules = game.settings.rules

    def can(seat: int) -> bool:
        hand = game.hands[seat]
        if not game.opened[seat]:
            return best_first_lay(hand, Opening(50 if rules == TILES_50 else 30)) > 0
        return bool(best_by_trying(game.spread.melds, hand, rules))

    return can


def plain_scores(game: Round, ending: str) -> tuple[int, ...]:
    """What each loses and gains, by RK-5 and RK-6."""
    sums = [sum(each.number or 30 for each in hand) for hand in game.hands]
    if ending == "out":
        winners = [seat for seat, hand in enumerate(game.hands) if not hand]
        lost = sums
    else:
        by_value = str(game.settings.rules.score.pool_end) == "value"
        counts = [0 if by_value else len(hand) for hand in game.hands]
        best = min(zip(counts, sums, strict=True))
        winners = [seat for seat, each in enumerate(zip(counts, sums, strict=True)) if each == best]
        lost = [max(0, each - best[1]) for each in sums]
    total = sum(points for seat, points in enumerate(lost) if seat not in winners)
    return tuple(total // len(winners) if seat in winners else -points for seat, points in enumerate(lost))
