"""The solver of the spread against trying everything, on thousands of small tables under every ruleset.

What the tables come to is printed, for `FIGURES.md`.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest

from opening.boards import small_boards
from opening.plain_table import best_by_trying
from opening.plain_turn import best_turn
from opening.test_laying import CASES
from rummy_widget.odds.opening import closed_counts, count_opening
from rummy_widget.rules import GAMES, RUMMIKUB, TILES_50, LaidScore, LayingPlay, RearrangingPlay, Ruleset
from rummy_widget.solver.opening.best import best_opening, best_play
from rummy_widget.tiles import JOKER

TABLES = 3_000
NESTED = ("pup_rummy", "rummikub", "dutch_rummy", "rrrummy", "tiles_50")
REARRANGED = [rules for rules in GAMES.values() if isinstance(rules.play, RearrangingPlay)]


@pytest.mark.parametrize("rules", REARRANGED, ids=lambda rules: rules.name)
def test_nothing_better_is_found_by_trying_everything(rules: Ruleset) -> None:
    told: Counter[str] = Counter()
    boards = small_boards(Random(f"proof {rules.name}"), rules, TABLES, tiles=12, rack=5)
    for number, (before, rack) in enumerate(boards):
        worth = number % 3 == 2
        prefer = "value" if worth else "tiles"
        play = best_play(before, rack, rules=rules, prefer=prefer, effort=10**6)
        wanted = best_by_trying(before.melds, rack, rules, worth=worth)
        found = play and (play.value if worth else play.count, play.broken, play.moved)
        assert found == wanted, (before, rack)
        assert play is None or play.proven == (True, True, True)
        jokers = sum(each.joker for each in (*before.tiles, *rack))
        told[f"{jokers} Jokers, {'a play' if play else 'none'}"] += 1
        told["melds broken"] += play is not None and play.broken > 0
        quick = best_play(before, rack, rules=rules, prefer=prefer)
        if quick is not None and not all(quick.proven):
            told["not proved without more effort"] += 1
            told["and not the best"] += (quick.broken, quick.moved) != (wanted or (0, 0, 0))[1:]
    print(rules.name, dict(sorted(told.items())))


def test_stricter_jokers_never_lay_more() -> None:
    games = [GAMES[name] for name in NESTED]
    told: Counter[int] = Counter()
    for before, rack in small_boards(Random("proof nested"), games[0], TABLES, tiles=20, rack=8):
        plays = [best_play(before, rack, rules=rules, effort=1) for rules in games]
        counts = [play.count if play else 0 for play in plays]
        assert counts == sorted(counts, reverse=True), (before, rack)
        told[len(set(counts))] += 1
    print("different counts among the five", dict(told))


@pytest.mark.parametrize(("rules", "opened"), CASES, ids=lambda each: getattr(each, "name", str(each)))
def test_no_turn_of_laying_is_better(rules: Ruleset, opened: bool) -> None:
    assert isinstance(rules.play, LayingPlay)
    points = isinstance(rules.play.score, LaidScore)
    told: Counter[str] = Counter()
    rng = Random(f"proof turns {rules.name}")
    for before, rack in small_boards(rng, rules, TABLES, tiles=12, rack=7, jokers=rules.tiles.jokers):
        play = best_play(before, rack, rules=rules, opened=opened)
        wanted = best_turn(before.settled(rules).melds, rack, rules, opened=opened)
        found = (0, 0) if play is None else (play.value, 0) if points else (play.count, play.value)
        told["turns" if play else "none"] += 1
        if play is not None and not play.proven.most:
            told["not proved"] += 1
            assert found[0] <= wanted[0], (before, rack)
        else:
            assert found == ((wanted[0], 0) if points else wanted), (before, rack)
    print(rules.name, opened, dict(told))


@pytest.mark.parametrize(
    ("rules", "jokers"), [(RUMMIKUB, n) for n in range(3)] + [(TILES_50, n) for n in range(3)]
)
def test_how_many_racks_can_open(rules: Ruleset, jokers: int) -> None:
    """Counted anew, as kept where it is kept, and against racks dealt with so many Jokers."""
    play = rules.play
    assert isinstance(play, RearrangingPlay)
    naturals = 14 - jokers
    closed = closed_counts(play.opening.points, naturals, jokers)[naturals]
    assert count_opening(rules, jokers=jokers) == comb(104, naturals) - closed
    chance = 1 - closed / comb(104, naturals)
    rng, deals = Random(f"openings {rules.name} {jokers}"), 50_000
    box = [kind for kind in rules.tiles.kinds for _ in range(2)]
    dealt = ((*rng.sample(box, naturals), *(JOKER,) * jokers) for _ in range(deals))
    opened = sum(best_opening(rack, rules=rules) is not None for rack in dealt)
    print(rules.name, jokers, f"exact {chance:.6f}, dealt {opened / deals:.4f}")
    assert abs(opened / deals - chance) < 4.5 * (chance * (1 - chance) / deals) ** 0.5
