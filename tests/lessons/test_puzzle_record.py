"""What a learner does with puzzles: ratings, ways to be given them, and the record."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

import pytest

from rummy_widget.engine.typed_reading import ReadError
from rummy_widget.tutor.puzzles import (
    Mode,
    PuzzleBand,
    PuzzleRecord,
    Rating,
    ShownPuzzle,
    Survival,
    daily,
    expected,
    read_record,
)

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
    run, bands = Survival(9), []
    for _ in range(16):
        bands.append(run.band)
        run = run.after(solved=True)
    assert bands == [band for band in PuzzleBand for _ in range(4)]
    for _ in range(3):
        assert not run.over
        run = run.after(solved=False)
    assert run.over
    assert run.after(solved=True) == run
    assert Survival(9).puzzle_seed != Survival(9).after(solved=False).puzzle_seed


def test_each_day_has_its_puzzle() -> None:
    days = [date(2026, 11, 23) + timedelta(days=each) for each in range(14)]
    found = [daily(each) for each in days]
    assert len({seed for seed, _ in found}) == 14
    assert [band for _, band in found[:7]] == [band for _, band in found[7:]]
    assert daily(date(1999, 1, 1))[0] <= 999_999


# ---- The record


def shown(
    seed: int, mode: Mode = Mode.ENDLESS, band: PuzzleBand = PuzzleBand.EASY, day: int = 0
) -> ShownPuzzle:
    return ShownPuzzle(mode, "rummikub", band, seed, day=day)


def test_only_the_first_try_counts() -> None:
    missed = PuzzleRecord().dealt(shown(1)).after(predicted=1400, solved=False)
    assert (missed.tried, missed.solved, missed.wrong) == (1, 0, (("rummikub", PuzzleBand.EASY, 1),))
    later = missed.after(predicted=1400, solved=True)
    assert (later.tried, later.solved, later.rating) == (1, 0, missed.rating)
    assert later.wrong, "solved with a hint: it waits all the same"
    again = later.dealt(shown(1, Mode.SINGLE)).after(predicted=1400, solved=True)
    assert (again.tried, again.rating, again.wrong) == (1, missed.rating, ())


def test_reviewing_counts_nothing_and_clears_what_is_solved() -> None:
    record = PuzzleRecord().dealt(shown(1)).after(predicted=1400, solved=False)
    seen = record.dealt(shown(1, Mode.REVIEW))
    assert seen.after(predicted=1400, solved=False).wrong == record.wrong
    done = seen.after(predicted=1400, solved=True)
    assert (done.wrong, done.tried, done.rating) == ((), 1, record.rating)


def test_a_run_and_the_days_are_counted() -> None:
    record = PuzzleRecord(run=Survival(3))
    for solved in (True, True, False, False, False):
        at = record.run
        assert at is not None
        record = record.dealt(shown(at.puzzle_seed, Mode.SURVIVAL, at.band)).after(
            predicted=1500, solved=solved
        )
        if not solved:
            record = record.dealt(shown(1, Mode.SINGLE))
    assert record.run is not None
    assert record.run.over
    assert record.best_run == 2
    for day, solved, row in ((800, True, 1), (801, True, 2), (803, True, 1), (804, False, 0)):
        seen = record.dealt(shown(900_000 + day, Mode.DAILY, day=day))
        record = seen.after(predicted=1500, solved=solved)
        assert record.days == row


def test_the_band_follows_the_rating_unless_one_is_chosen() -> None:
    assert PuzzleRecord().band() is PuzzleBand.EASY
    assert PuzzleRecord(rating=Rating(1700)).band() is PuzzleBand.MIDDLE
    assert PuzzleRecord(rating=Rating(2500)).band() is PuzzleBand.MASTER
    assert PuzzleRecord(rating=Rating(2500), chosen=PuzzleBand.EASY).band() is PuzzleBand.EASY


def test_two_pages_records_are_merged() -> None:
    one = PuzzleRecord().dealt(shown(4)).after(predicted=1400, solved=True)
    other = replace_upto(PuzzleRecord(), 9)
    both = other.merged(one)
    assert both.tried == 1
    assert both.next_seed("rummikub", PuzzleBand.EASY) == 10


def replace_upto(record: PuzzleRecord, seed: int) -> PuzzleRecord:
    return record.dealt(shown(seed))


def records() -> Iterator[PuzzleRecord]:
    record = PuzzleRecord(run=Survival(3), chosen=PuzzleBand.HARD)
    for seed in range(1, 30):
        record = record.dealt(shown(seed)).after(predicted=1300 + seed, solved=seed % 3 > 0)
        yield record


def test_what_is_stored_is_read_back() -> None:
    for record in records():
        stored = record.stored()
        assert read_record(stored).stored() == stored


STORED = PuzzleRecord(run=Survival(3)).dealt(shown(3)).after(predicted=1400, solved=False).stored()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("v", 2), ("v", True), ("rating", [1500]), ("rating", [1500, 0, 0.06]),
        ("rating", [float("nan"), 50, 0.06]), ("rating", [1e99, 50, 0.06]), ("rating", ["1500", 50, 0.06]),
        ("band", "steep"), ("band", 3),
        ("rules", "rummy_pro"), ("rules", ["rummikub"]), ("tried", -1), ("tried", True), ("tried", 10**400),
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
    with pytest.raises(ReadError):
        read_record({**STORED, key: value})


@pytest.mark.parametrize("stored", [None, [], "{}", 7, {}, {"v": 1}, {**STORED, "more": 1}])
def test_what_is_no_record_at_all_is_refused(stored: object) -> None:
    with pytest.raises(ReadError):
        read_record(stored)
