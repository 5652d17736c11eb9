"""Puzzles: the restricted solver against brute force, what is dealt, ratings, modes, and the record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from lessons.plain_puzzles import Outcome, outcomes
from lessons.puzzle_proof import prove_all
from rummy_widget.game.playing import positions
from rummy_widget.rules import DUTCH_RUMMY, GAMES, PUP_RUMMY, RRRUMMY, RUMMIKUB, RUMMY_45, TILES_50, Ruleset
from rummy_widget.solver.opening.board import board_of
from rummy_widget.solver.opening.steps import Technique
from rummy_widget.spread import Spread, parse_spread
from rummy_widget.tiles import Tile, parse_tiles
from rummy_widget.tutor import Attempt, ProgressError
from rummy_widget.tutor import Outcome as Stands
from rummy_widget.tutor.puzzles import (
    Ask,
    Asked,
    Band,
    Mode,
    Rating,
    Record,
    Run,
    Shown,
    band_of,
    daily,
    expected,
    games,
    measured,
    puzzle,
    read_record,
    restricted,
    solve,
)  # fmt: skip
from rummy_widget.tutor.puzzles.likeness import likeness, recoloured
from rummy_widget.tutor.puzzles.mining import PLAYERS
from rummy_widget.tutor.puzzles.step import step_of
from rummy_widget.tutor.puzzles.store import mined, read, written
from rummy_widget.tutor.puzzles.techniques import LAID, closed

PLAYED = [RUMMIKUB, PUP_RUMMY, DUTCH_RUMMY, RRRUMMY, TILES_50]
HARDER = [each for each in Technique if each not in LAID]
HERE = Path(restricted.__file__).parent


# ---- The restricted solver, and a second program


def small(rng: Random) -> tuple[Spread, tuple[Tile, ...]]:
    """A small table and rack, near enough to one another that something can be done."""
    while True:
        low = rng.randint(1, 7)
        melds = [_meld(rng, low) for _ in range(rng.randint(2, 3))]
        rack = ["*" if rng.random() < 0.1 else f"{rng.choice('rybk')}{rng.randint(low, low + 6)}"
                for _ in range(rng.randint(1, 2))]  # fmt: skip
        try:
            spread = parse_spread(" | ".join(map(" ".join, melds)))
            board_of(spread, " ".join(rack), RUMMIKUB)
        except ValueError:
            continue
        if len(spread.tiles) + len(rack) <= 13:
            return spread.settled(RUMMIKUB), parse_tiles(" ".join(rack))


def _meld(rng: Random, low: int) -> list[str]:
    if rng.random() < 0.5:
        colour, size = rng.choice("ryb"), rng.choice((3, 3, 4, 5))
        first = rng.randint(low, low + 7 - size)
        row = [f"{colour}{first + at}" for at in range(size)]
    else:
        number = rng.randint(low, low + 5)
        row = [f"{colour}{number}" for colour in rng.sample("rybk", rng.choice((3, 3, 4)))]
    if rng.random() < 0.25:
        row[rng.randrange(len(row))] = "*"
    return row


def agree(seed: int) -> None:
    """What a player can do who knows some techniques: found or ruled out, as by going through everything."""
    rng = Random(seed)
    spread, rack = small(rng)
    rules = rng.choice(PLAYED)
    every = outcomes(spread, rack, rules)
    for _ in range(6):
        share = rng.choice((0.15, 0.3, 0.6, 0.9))
        knows = closed(each for each in HARDER if rng.random() < share)
        must, count = (rng.choice(rack),), rng.choice((1, len(rack)))
        wanted = [each for each in every if _lays(each, must, count) and each.techniques <= knows]
        found = restricted.solve(spread, rack, rules, knows, must=must, count=count, nodes=100_000)
        told = f"{seed}: {spread.notation()} + {rack}, {must} of {count}, {sorted(knows)}, {rules.name}"
        assert (found is not None) == bool(wanted), told
        if found is not None:
            laid = tuple(sorted(each.kind for each in found.play.tiles))
            assert (laid, found.techniques) in {(each.laid, each.techniques) for each in wanted}, told


def _lays(outcome: Outcome, must: tuple[Tile, ...], count: int) -> bool:
    return len(outcome.laid) >= count and Counter(must) <= Counter(outcome.laid)


@pytest.mark.parametrize("first", range(0, 200, 20))
def test_what_can_be_done_by_some_techniques_is_what_brute_force_finds(first: int) -> None:
    for seed in range(first, first + 20):
        agree(seed)


@pytest.mark.parametrize("first", range(0, 120, 20))
def test_the_fewest_broken_and_moved_are_those_of_brute_force(first: int) -> None:
    for seed in range(first, first + 20):
        rng = Random(seed)
        spread, rack = small(rng)
        rules = rng.choice(PLAYED)
        every = [each for each in outcomes(spread, rack, rules) if len(each.laid) == len(rack)]
        found = measured(Asked.of(rules, spread, rack, Ask.ALL)) if every else None
        easy = any(each.techniques <= LAID for each in every)
        assert (found is None) == (easy or not every), seed
        if found is not None:
            least = min((each.broken, each.moved) for each in every)
            assert (found.measures.broken, found.measures.moved) == least, seed
            needs = closed(found.measures.needs)
            assert any(each.techniques <= needs for each in every), seed
            assert not any(each.techniques <= found.measures.band.below for each in every), seed


@pytest.mark.parametrize(
    ("spread", "rack", "needs"),
    [
        ("r9 y9 b9 k9 | r3 r4 r5", "b7 b8 k1", "take_fourth"),
        ("r3 r4 r5 r6 | b9 y9 k9", "y3 b3", "take_end"),
        ("r3 r4 r5 r6 r7 | b9 y9 k9", "r5", "split"),
        ("r5 y5 b5 | k1 k2 k3", "k5 b6 b7", "substitute"),
        ("r5 r6 *r7 | k1 k2 k3", "r7 b9 k9", "replace"),
        ("r1 r2 r3 | r5 r6 r7 | b1 b2 b3", "r4", None),
    ],
)
def test_the_weakest_set_is_what_a_teacher_would_name(spread: str, rack: str, needs: str | None) -> None:
    ask = Ask.ALL if "k1" not in rack else Ask.TILE
    held = rack if ask is Ask.ALL else "b7 b8 k1"
    count = 2 if ask is Ask.TILE else 1
    asked = Asked.of(RUMMIKUB, spread, held, Ask.MOST if ask is Ask.TILE else ask, count)
    found = measured(asked)
    assert (None if found is None else " ".join(found.measures.needs)) == needs


def test_an_end_that_leaves_too_little_is_substituted_and_not_taken() -> None:
    asked = Asked.of(RUMMIKUB, "r3 r4 r5 | b9 y9 k9", "r6 y3 b3", Ask.ALL)
    found = measured(asked)
    assert found is not None
    assert found.measures.needs == (Technique.SUBSTITUTE,)


def test_a_search_that_would_take_too_long_says_so() -> None:
    asked = puzzle(1, RUMMIKUB, Band.HARD).asked
    with pytest.raises(restricted.Unsettled):
        solve(asked, Band.MASTER.knows, nodes=1)


def test_bands_follow_from_what_is_needed() -> None:
    assert [band_of([each]) for each in HARDER] == [
        Band.EASY, Band.EASY, Band.MIDDLE, Band.MASTER, Band.HARD, Band.HARD, Band.MASTER,
    ]  # fmt: skip
    assert Band.EASY.below == LAID
    assert Band.MASTER.knows == frozenset(Technique)


# ---- What is dealt


def test_three_hundred_puzzles_of_all_games_and_bands() -> None:
    found = prove_all(300)
    assert len(found) == len(games()) * len(Band)


def test_a_seed_means_one_puzzle_and_is_checked() -> None:
    assert puzzle(5, RRRUMMY, "hard") == puzzle(5, RRRUMMY, Band.HARD)
    assert puzzle(999_999, RUMMIKUB, "master").asked.rack
    for seed in (0, 1_000_000, True, "5"):
        with pytest.raises(ValueError, match="seed"):
            puzzle(seed, RUMMIKUB, "easy")
    with pytest.raises(ValueError, match="steep"):
        puzzle(5, RUMMIKUB, "steep")
    with pytest.raises(ValueError, match="no puzzles"):
        puzzle(5, RUMMY_45, "easy")


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.name)
def test_tables_are_those_that_players_reached(rules: Ruleset) -> None:
    its = [each for band in Band for each in mined()[rules, band]]
    seed, move = map(int, its[len(its) // 2].place.split("."))
    there = positions(seed, PLAYERS, rules=rules)[move].spread  # type: ignore[attr-defined]
    assert its[len(its) // 2].asked.spread == there


def test_the_file_is_small_and_reads_as_it_was_written() -> None:
    text = (HERE / "mined.txt").read_text(encoding="ascii")
    assert len(text) < 500_000
    assert written(read(text)) == text


def test_likeness_knows_no_colours_and_no_order() -> None:
    asked = puzzle(3, RUMMIKUB, Band.EASY).asked
    order = tuple(reversed([each.colour for each in parse_tiles("r1 y1 b1 k1") if each.colour]))
    other = recoloured(asked, order)
    assert likeness(other) == likeness(asked)
    turned = Asked(other.rules, Spread(other.spread.melds[::-1]), other.rack, other.ask, other.count)
    assert likeness(turned) == likeness(asked)
    assert likeness(Asked.of(RUMMIKUB, asked.spread, asked.rack, Ask.ALL)) != likeness(asked)


@pytest.mark.parametrize("band", Band)
@pytest.mark.parametrize("rules", [RUMMIKUB, TILES_50], ids=lambda rules: rules.name)
def test_hints_lead_from_a_puzzle_to_an_answer(rules: Ruleset, band: Band) -> None:
    for seed in (1, 4):
        attempt = Attempt.begin(step_of(puzzle(seed, rules, band)))
        assert attempt.step.par
        for _ in range(200):
            if attempt.outcome is Stands.RIGHT:
                break
            while attempt.hints_left:
                attempt = attempt.hint()
            attempt = attempt.show()
        assert attempt.outcome is Stands.RIGHT
        assert not attempt.over_par


def test_every_answer_is_right_not_only_the_one_that_is_known() -> None:
    """Any answer of brute force on a small table."""
    asked = Asked.of(RUMMIKUB, "r9 y9 b9 k9 | b7 b8 b9", "r7 r8", Ask.ALL)
    assert asked.fulfilled("y9 b9 k9 | b7 b8 b9 | r7 r8 r9")
    assert not asked.fulfilled("y9 b9 k9 | b7 b8 b9 | r7 r8")
    assert not asked.fulfilled(asked.spread)


# ---- Ratings and modes


def test_ratings_are_those_of_glickmans_example() -> None:
    after = Rating(1500, 200, 0.06).after(
        [(Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0)]
    )
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_rating_comes_to_where_half_is_solved() -> None:
    rng, player, strength = Random(5), Rating(), Rating(1800, 1)
    for _ in range(400):
        other = Rating(float(rng.choice((1400, 1600, 1800, 2000, 2200))), 80)
        player = player.after([(other, float(rng.random() < expected(strength, other)))])
    assert abs(player.rating - 1800) < 3 * player.deviation
    assert player.deviation < 90
    assert player.after([]).deviation > player.deviation


def test_a_run_gets_harder_and_three_misses_end_it() -> None:
    run, bands = Run(9), []
    for _ in range(16):
        bands.append(run.band)
        run = run.after(solved=True)
    assert bands == [band for band in Band for _ in range(4)]
    for _ in range(3):
        assert not run.over
        run = run.after(solved=False)
    assert run.over
    assert run.after(solved=True) == run
    assert Run(9).puzzle_seed != Run(9).after(solved=False).puzzle_seed


def test_each_day_has_its_puzzle() -> None:
    days = [date(2026, 11, 23) + timedelta(days=each) for each in range(14)]
    found = [daily(each) for each in days]
    assert len({seed for seed, _ in found}) == 14
    assert [band for _, band in found[:7]] == [band for _, band in found[7:]]
    assert daily(date(1999, 1, 1))[0] <= 999_999


# ---- The record


def shown(seed: int, mode: Mode = Mode.ROW, band: Band = Band.EASY, day: int = 0) -> Shown:
    return Shown(mode, "rummikub", band, seed, day=day)


def test_only_the_first_try_counts() -> None:
    missed = Record().dealt(shown(1)).after(predicted=1400, solved=False)
    assert (missed.tried, missed.solved, missed.wrong) == (1, 0, (("rummikub", Band.EASY, 1),))
    later = missed.after(predicted=1400, solved=True)
    assert (later.tried, later.solved, later.rating) == (1, 0, missed.rating)
    assert later.wrong, "solved with a hint: it waits all the same"
    again = later.dealt(shown(1, Mode.ONE)).after(predicted=1400, solved=True)
    assert (again.tried, again.rating, again.wrong) == (1, missed.rating, ())


def test_reviewing_counts_nothing_and_clears_what_is_solved() -> None:
    record = Record().dealt(shown(1)).after(predicted=1400, solved=False)
    seen = record.dealt(shown(1, Mode.REVIEW))
    assert seen.after(predicted=1400, solved=False).wrong == record.wrong
    done = seen.after(predicted=1400, solved=True)
    assert (done.wrong, done.tried, done.rating) == ((), 1, record.rating)


def test_a_run_and_the_days_are_counted() -> None:
    record = Record(run=Run(3))
    for solved in (True, True, False, False, False):
        at = record.run
        assert at is not None
        record = record.dealt(shown(at.puzzle_seed, Mode.RUN, at.band)).after(predicted=1500, solved=solved)
        if not solved:
            record = record.dealt(shown(1, Mode.ONE))
    assert record.run is not None
    assert record.run.over
    assert record.best_run == 2
    for day, solved, row in ((800, True, 1), (801, True, 2), (803, True, 1), (804, False, 0)):
        seen = record.dealt(shown(900_000 + day, Mode.DAILY, day=day))
        record = seen.after(predicted=1500, solved=solved)
        assert record.days == row


def test_the_band_follows_the_rating_unless_one_is_chosen() -> None:
    assert Record().band() is Band.EASY
    assert Record(rating=Rating(1700)).band() is Band.MIDDLE
    assert Record(rating=Rating(2500)).band() is Band.MASTER
    assert Record(rating=Rating(2500), chosen=Band.EASY).band() is Band.EASY


def test_two_pages_records_are_merged() -> None:
    one = Record().dealt(shown(4)).after(predicted=1400, solved=True)
    other = replace_upto(Record(), 9)
    both = other.merged(one)
    assert both.tried == 1
    assert both.next_seed("rummikub", Band.EASY) == 10


def replace_upto(record: Record, seed: int) -> Record:
    return record.dealt(shown(seed))


def records() -> Iterator[Record]:
    record = Record(run=Run(3), chosen=Band.HARD)
    for seed in range(1, 30):
        record = record.dealt(shown(seed)).after(predicted=1300 + seed, solved=seed % 3 > 0)
        yield record


def test_what_is_stored_is_read_back() -> None:
    for record in records():
        stored = record.stored()
        assert read_record(stored).stored() == stored


STORED = Record(run=Run(3)).dealt(shown(3)).after(predicted=1400, solved=False).stored()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("v", 2), ("v", True), ("rating", [1500]), ("rating", [1500, 0, 0.06]),
        ("rating", [float("nan"), 50, 0.06]), ("rating", [1e99, 50, 0.06]), ("rating", ["1500", 50, 0.06]),
        ("band", "steep"), ("band", 3),
        ("rules", "rummy_45"), ("rules", ["rummikub"]), ("tried", -1), ("tried", True), ("tried", 10**400),
        ("solved", 5), ("upto", []), ("upto", {"rummikub": 3}), ("upto", {"rummikub/easy": -1}),
        ("upto", {3: 3}), ("upto", {f"x{each}": 1 for each in range(99)}), ("results", [[]]),
        ("results", [["rummikub", "easy", 1, 1400, 2]]), ("results", [["rummikub", "easy", 1, 1400, True]]),
        ("results", [["rummikub", "easy", 1, 1400, 1]] * 501), ("wrong", [["rummikub", "easy", 0]]),
        ("wrong", "easy"), ("run", [3, 1]), ("run", [3, 1, 4]), ("best", None), ("day", "today"),
        ("days", 1.5), ("open", ["now", "rummikub", "easy", 1, 0, 0]),
        ("open", ["row", "rummikub", "easy", 1]),        ("open", {"mode": "row"}),
    ],
)  # fmt: skip
def test_a_record_that_we_did_not_write_is_refused(key: str, value: object) -> None:
    with pytest.raises(ProgressError):
        read_record({**STORED, key: value})


@pytest.mark.parametrize("stored", [None, [], "{}", 7, {}, {"v": 1}, {**STORED, "more": 1}])
def test_what_is_no_record_at_all_is_refused(stored: object) -> None:
    with pytest.raises(ProgressError):
        read_record(stored)


def test_every_game_with_a_table_to_rearrange_has_puzzles() -> None:
    assert [each.name for each in games()] == [
        name for name in GAMES if name not in ("rummy_pro", "rummy_45", "basic_rummy")
    ]
    assert all(len(mined()[each, band]) >= 13 for each in games() for band in Band)
