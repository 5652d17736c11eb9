"""Guesses of a class: their exact numbers in a second way, what is read of them, and how they are sorted."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rummy_widget as rw
from rummy_widget.classroom import Topic, lab
from rummy_widget.classroom.guesses import GUESSES, MOST_BARS, bins, median
from rummy_widget.text import words

WAITING = rw.outs("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10")
THREW = lab.unseen("b4 b5 b6 r9 y9 k9 y2 y3 y4 r5 r7 k12 k12 k1", "r12")
OTHERWISE = {
    "guess-racks": lambda: lab.pascal(106, 14),
    "guess-joker": lambda: sum(lab.one_by_one(2, 104, 14)[1:]),
    "guess-twin": lambda: lab.one_by_one(1, 104, 14)[1],
    "guess-refuse": lambda: 1 - Fraction(sum(lab.with_doubles(d, 14) for d in range(3)), comb(106, 14)),
    "guess-table": lambda: 1 - lab.none_with_doubles(lab.seats(4)),  # notebook 3 deals it
    "guess-melds": lambda: len(lab.runs(lab.Box(4, 13), 3)) + len(lab.groups(lab.Box(4, 13), 3)),
    "guess-three": lambda: Fraction(lab.count_meldable(lab.melds(lab.Box(4, 13)), 3), comb(104, 3)),
    "guess-close": lambda: Fraction(rw.count_closing(14, jokers=0), comb(104, 14)),
    "guess-close-jokers": lambda: Fraction(rw.count_closing(14), comb(106, 14)),
    "guess-within": lambda: 1 - lab.one_by_one(WAITING.copies, WAITING.unseen - WAITING.copies, 5)[0],
    "guess-wait": lambda: sum(
        at * p for at, p in enumerate(lab.first_good(WAITING.copies, WAITING.unseen - WAITING.copies), 1)
    ),
    "guess-deals": lambda: 1 / OTHERWISE["guess-refuse"](),
    "guess-rarity": lambda: 250 * Fraction(
        rw.count_closing(14, jokers=0, pattern="simple"), rw.count_closing(14, jokers=0, pattern="bicolor")
    ),
    "guess-states": lambda: lab.transfer(high=False).rows,
    "guess-holding": lambda: Fraction(
        lab.hands_with_any(THREW, 14, lab.pairs_for("r12", lab.Box(4, 13)), also=rw.parse_tiles("r11")),
        lab.hands_with_any(THREW, 14, lab.pairs_for("r12", lab.Box(4, 13))),
    ),
    "guess-double": lambda: next(
        size for size in range(2, 56) if Fraction(lab.with_doubles(0, size), comb(106, size)) < Fraction(1, 2)
    ),
    "guess-race": lambda: Fraction(13 * 750, 13 * 750 + 91 * (750 + 250)),
    "guess-moves": lambda: 3 * 3 - max(
        len({*kept}) for kept in product(range(3), repeat=3)  # the number that each run keeps
    ),
    "guess-open": lambda: sum(
        held * Fraction(rw.count_opening(jokers=jokers), comb(104, 14 - jokers))
        for jokers, held in enumerate(lab.one_by_one(2, 104, 14)[:3])
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", GUESSES)
def test_the_exact_number_in_another_way(key: str) -> None:
    assert GUESSES[key].exact == OTHERWISE[key]()
    assert GUESSES[key].rack == "" or rw.parse_tiles(GUESSES[key].rack)


def test_every_notebook_asks_for_a_guess_in_every_language() -> None:
    assert {each.topic for each in GUESSES.values()} == set(Topic)
    for language in words.languages():
        with words.speaking(language):
            for each in GUESSES.values():
                assert each.title
                assert each.text
                assert each.form


@pytest.mark.parametrize(
    ("key", "text", "number"),
    [
        ("guess-racks", "10^17", 10**17), ("guess-racks", "C(106, 14)", comb(106, 14)),
        ("guess-racks", "2,5 * 10^9", 2_500_000_000), ("guess-racks", "0", 0),
        ("guess-twin", "1 in 8", Fraction(1, 8)), ("guess-twin", "1:7", Fraction(1, 7)),
        ("guess-twin", "1 la 40", Fraction(1, 40)), ("guess-twin", "3 %", Fraction(3, 100)),
        ("guess-twin", "1", 1), ("guess-twin", "0.5", Fraction(1, 2)),
        ("guess-close", "1 in 10^6", Fraction(1, 10**6)),
    ],
)  # fmt: skip
def test_what_is_typed_is_read(key: str, text: str, number: Fraction) -> None:
    assert GUESSES[key].read(text) == number


@pytest.mark.parametrize(
    "text", ["", "lots", "-5", "30", "1 in", "1 in 0", "(", "9^9^9", "<b>1</b>", "n", "1" * 500]
)
def test_what_is_no_chance_is_told(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        GUESSES["guess-twin"].read(text)
    assert GUESSES["guess-twin"].read_or_none(text) is None


SIZES = st.fractions(min_value=0, max_value=10**30) | st.builds(
    lambda power, front: Fraction(10) ** power * front, st.integers(-60, 60), st.integers(0, 99)
)


@given(st.lists(SIZES, min_size=1, max_size=40))
def test_every_guess_lies_under_one_bar(guesses: list[Fraction]) -> None:
    edges = bins(guesses)
    assert list(edges) == sorted(set(edges))
    assert 2 <= len(edges) <= MOST_BARS + 2
    assert all(sum(low <= each < high for low, high in pairwise(edges)) == 1 for each in guesses)
    assert median(guesses) in guesses
