"""The solver of the spread against trying everything, on thousands of small tables under every ruleset.

What the tables come to is printed, for `FIGURES.md`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice
from random import Random

import pytest

from bench.spreads import positions
from engine.open_games.boards import joker_boards, long_boards, small_boards
from engine.open_games.plain_table import best_by_trying
from engine.open_games.plain_turn import best_turn
from engine.open_games.test_jokers import LETTERS, every_laying, every_turn, restricted
from engine.open_games.test_laying import CASES
from engine.open_games.test_steps import followed, goes_together
from engine.open_games.verify_most import verify_most
from proof.memory import memory_growth
from rummy_widget.engine.rules import (
    GAMES,
    PUP_RUMMY,
    RUMMY_45,
    LaidScore,
    LayingPlay,
    RearrangingPlay,
    Ruleset,
)
from rummy_widget.engine.solver.open_games.best_play import best_play, find_most_laid
from rummy_widget.engine.solver.open_games.board import board_of
from rummy_widget.engine.solver.open_games.why_not_more import why_not_more
from rummy_widget.engine.table_melds import Play, TableMelds, judge_play
from rummy_widget.engine.tiles import Tile
from rummy_widget.text.sentences.steps import step_sentence
from rummy_widget.text.words import speaking

TABLES = 3_000
LONG = 500
JOKERS = 200
WHOLE = 400
PLAYS = 2_000
MANY = 10_000
NESTED = ("pup_rummy", "rummikub", "dutch_rummy", "rrrummy", "tiles_50")
REARRANGED = [rules for rules in GAMES.values() if isinstance(rules.play, RearrangingPlay)]


@pytest.mark.parametrize("rules", REARRANGED, ids=lambda rules: rules.name)
def test_nothing_better_is_found_by_trying_everything(rules: Ruleset) -> None:
    told: Counter[str] = Counter()
    rng = Random(f"proof {rules.name}")
    small = small_boards(rng, rules, TABLES, tiles=12, rack=5)
    for number, (before, rack) in enumerate(chain(small, long_boards(rng, rules, LONG))):
        worth = number % 3 == 2
        prefer = "value" if worth else "tiles"
        play = best_play(before, rack, rules=rules, prefer=prefer, effort=10**6)
        wanted = best_by_trying(before.melds, rack, rules, worth=worth)
        found = play and (play.value if worth else play.count, play.broken, play.moved)
        assert found == wanted, (before, rack)
        assert play is None or play.proven == (True, True, True)
        most = wanted[0] if wanted else 0
        assert verify_most(before, rack, most, rules=rules, prefer=prefer) == (True, None), (before, rack)
        if most:
            better = verify_most(before, rack, most - 1, rules=rules, prefer=prefer).better
            assert better is not None, (before, rack)
        jokers = sum(each.joker for each in (*before.tiles, *rack))
        told[f"{jokers} Jokers, {'a play' if play else 'none'}"] += 1
        told["melds broken"] += play is not None and play.broken > 0
        quick = best_play(before, rack, rules=rules, prefer=prefer)
        if quick is not None and not all(quick.proven):
            told["not proved without more effort"] += 1
            told["and not the best"] += (quick.broken, quick.moved) != (wanted or (0, 0, 0))[1:]
    print(rules.name, dict(sorted(told.items())))


@pytest.mark.parametrize("letters", LETTERS)
def test_every_turn_with_two_jokers_is_judged_and_played_as_by_hand(letters: str) -> None:
    """Under every choice of the restrictions A to D: the judge, all plays, the best ones, and the proofs."""
    told: Counter[str] = Counter()
    rules = restricted(letters)
    for before, rack in joker_boards(Random(f"proof Jokers {letters}"), rules, JOKERS):
        told.update(every_turn(before, rack, rules))
    print(letters or "none", dict(sorted(told.items())))


def test_every_turn_of_laying_with_two_jokers_is_judged_as_laid_one_by_one() -> None:
    told: Counter[str] = Counter()
    for before, rack in joker_boards(Random("proof Jokers laid"), RUMMY_45, JOKERS):
        told.update(every_laying(before, rack, RUMMY_45))
    print("rummy_45", dict(sorted(told.items())))


@pytest.mark.parametrize("rules", REARRANGED, ids=lambda rules: rules.name)
def test_the_second_program_proves_whole_tables(rules: Ruleset) -> None:
    """That nothing lays more, and why, for each tile that stays; and one tile less is refuted by a play."""
    told: Counter[str] = Counter()
    for before, rack in positions(WHOLE, "proof of the second program", rules):
        play = best_play(before, rack, rules=rules, effort=1)
        bound = why_not_more(before, rack, play, rules=rules, effort=10**7)
        assert bound.better is None, (before, rack)
        told.update(each.reason for each in bound.left)
        told["tables not proved"] += not bound.proven
        if play is not None:
            told["plays"] += 1
            better = verify_most(before, rack, play.count - 1, rules=rules).better
            assert better is not None
            assert better.count >= play.count, (before, rack)
    print(rules.name, dict(sorted(told.items())))
    assert told["tables not proved"] == 0


@pytest.mark.parametrize("whole", [False, True], ids=["small", "whole"])
def test_stricter_jokers_never_lay_more(whole: bool) -> None:
    games = [GAMES[name] for name in NESTED]
    told: Counter[str] = Counter()
    small = small_boards(Random("proof nested"), games[0], TABLES, tiles=20, rack=8)
    for before, rack in positions(WHOLE, "proof nested") if whole else small:
        counts = [max(0, find_most_laid(board_of(before, rack, rules), None)[0]) for rules in games]
        assert counts == sorted(counts, reverse=True), (before, rack)
        told[f"{len(set(counts))} different counts"] += 1
        told["tables with a Joker"] += any(each.joker for each in before.tiles)
    print("the five games", dict(sorted(told.items())))


@pytest.mark.parametrize(("rules", "opened"), CASES, ids=lambda each: getattr(each, "name", str(each)))
def test_no_turn_of_laying_is_better(rules: Ruleset, opened: bool) -> None:
    rng = Random(f"proof turns {rules.name}")
    told: Counter[str] = Counter()
    for before, rack in small_boards(rng, rules, TABLES, tiles=12, rack=7, jokers=rules.tiles.jokers):
        told.update(tried(before, rack, rules, opened=opened))
    print(rules.name, opened, dict(sorted(told.items())))


def test_no_turn_with_three_to_six_jokers_is_better() -> None:
    told: Counter[str] = Counter()
    boards = small_boards(Random("proof many Jokers"), RUMMY_45, 10**6, tiles=10, rack=6, jokers=6)
    many = (each for each in boards if 3 <= sum(tile.joker for tile in (*each[0].tiles, *each[1])) <= 6)
    for before, rack in islice(many, TABLES):
        told[f"{sum(tile.joker for tile in (*before.tiles, *rack))} Jokers"] += 1
        told.update(tried(before, rack, RUMMY_45, opened=True))
    print("many Jokers", dict(sorted(told.items())))


def tried(before: TableMelds, rack: list[Tile], rules: Ruleset, *, opened: bool) -> Iterator[str]:
    """Compare one turn with the best of all turns, and say what it was."""
    assert isinstance(rules.play, LayingPlay)
    points = isinstance(rules.play.score, LaidScore)
    play = best_play(before, rack, rules=rules, opened=opened)
    wanted = best_turn(before.in_order(rules).melds, rack, rules, opened=opened)
    found = (0, 0) if play is None else (play.value, 0) if points else (play.count, play.value)
    wanted = (wanted[0], 0) if points else wanted
    yield "turns" if play else "none"
    if play is not None and not play.proven.most:
        yield "not proved"
        assert found <= wanted, (before, rack)
        if found < wanted:
            yield "not proved, and not the best"
    else:
        assert found == wanted, (before, rack)


# ---- An integer program ----------------------------------------------------------------------------


def test_no_integer_program_lays_more() -> None:
    """rummikub-solver knows free Jokers alone, in Pup Rummy; where it lays less, its melds are too few.

    It has no group of four with a Joker in it and no run of four or more with a Joker at its end.
    """
    program = integer_program()
    told: Counter[str] = Counter()
    small = small_boards(Random("proof of the program"), PUP_RUMMY, 300, tiles=20, rack=8)
    for before, rack in chain(positions(100, "bench"), positions(1_000, "proof of the program"), small):
        play = best_play(before, rack, rules=PUP_RUMMY, effort=1)
        count, its = play.count if play else 0, program(before, rack)
        assert count >= its, (before, rack)
        told["as many" if count == its else "more"] += 1
        if count > its:
            assert play is not None
            assert isinstance(judge_play(before, play.after, rack, rules=PUP_RUMMY), Play)
            beyond = [row for row in play.after.melds if not known_there(row)]
            assert beyond, (before, rack, play.after)
            told["more, with a group of four with a Joker"] += any(map(is_group, beyond))
            told["more, with a run that a Joker ends"] += not all(map(is_group, beyond))
    print("rummikub-solver", dict(sorted(told.items())))
    assert told["more"]


def integer_program() -> Callable[[TableMelds, Sequence[Tile]], int]:
    """How many tiles rummikub-solver lays; 0 where it finds no way to lay the table."""
    try:
        from rummikub_solver import RuleSet, SolverMode  # type: ignore[import-not-found]
    except ImportError:
        pytest.fail("rummikub-solver is missing: this proof needs the extra `bench`")
    rules = RuleSet()

    def number(tile: Tile) -> int:
        return 53 if tile.joker else "rybk".index(str(tile.colour)) * 13 + (tile.number or 0)

    def most(before: TableMelds, rack: Sequence[Tile]) -> int:
        state = rules.new_game()
        state.initial = False
        state.add_table(*map(number, before.tiles))
        state.add_rack(*map(number, rack))
        found = rules.solve(state, SolverMode.TILE_COUNT)
        return len(found.tiles) if found else 0

    return most


def is_group(row: Sequence[Tile]) -> bool:
    return len({each.number for each in row if each.number is not None}) == 1


def known_there(row: Sequence[Tile]) -> bool:
    """Whether rummikub-solver has a meld such as this."""
    if len(row) < 4 or not any(each.joker for each in row):
        return True
    return not is_group(row) and not row[0].joker and not row[-1].joker


# ---- Steps, and what the tables take ---------------------------------------------------------------


def test_steps_of_two_thousand_plays_lead_there() -> None:
    """Whole tables, every Joker rule: each step moves what lies there, none mixes melds."""
    told: Counter[str] = Counter()
    for number, (before, rack) in enumerate(positions(10**6, "proof of steps")):
        play = best_play(before, rack, rules=REARRANGED[number % len(REARRANGED)], effort=100)
        if play is None:
            continue
        followed(play, list(rack))
        assert all(goes_together(row) for step in play.steps for row in step.spread.melds), (before, rack)
        for language in ("en", "ro"):
            with speaking(language):
                assert all(step_sentence(step).endswith(".") for step in play.steps)
        told["plays"] += 1
        told["steps"] += len(play.steps)
        told["tiles moved and laid"] += play.moved + play.count
        told.update(step.technique for step in play.steps)
        if told["plays"] == PLAYS:
            break
    print(dict(sorted(told.items())))


def test_ten_thousand_positions_take_little_memory() -> None:
    """Best plays, proofs that nothing lays more and sets of tiles, under one ruleset after the other."""
    more = memory_growth(plays, MANY, few=11)
    print(f"memory after {MANY:,} positions: {more:.1f} MB more than after ten")
    assert more < 64


def plays(count: int) -> Iterator[None]:
    """So many positions, played and proved one after the other."""
    for number, (before, rack) in enumerate(positions(count, "proof of memory")):
        rules = REARRANGED[number % len(REARRANGED)]
        play = best_play(before, rack, rules=rules, effort=50)
        verify_most(before, rack, play.count if play else 0, rules=rules, effort=2_000)
        yield


# ---- How many racks can open -----------------------------------------------------------------------
