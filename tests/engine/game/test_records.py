"""Records replay to the same end everywhere, codes mean the same deal, and nonsense is told from both."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from contextlib import suppress
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game.positions import EXTRA, random_game
from rummy_widget.engine.faults import NotationError
from rummy_widget.engine.game.deal_codes import _checks, code_letters, deal_code, read_code
from rummy_widget.engine.game.records import read_record, write_record
from rummy_widget.engine.game.round import new_game
from rummy_widget.engine.game.settings import SEEDS
from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO, switched

GOOD = write_record(random_game(3))


@pytest.mark.parametrize("seed", range(20))
def test_a_record_reads_back_to_its_game(seed: int) -> None:
    game = random_game(seed, 2 + seed % 3)
    assert read_record(write_record(game)) == game


def test_records_replay_in_another_process() -> None:
    """With other hashes of text, which must not matter."""
    records = "\0".join(write_record(random_game(seed)) for seed in range(5))
    program = (
        "import sys; from rummy_widget.engine.game.records import *\n"
        "games = [read_record(each) for each in sys.stdin.read().split(chr(0))]\n"
        "print(chr(0).join(f'{each.scores}{write_record(each)}' for each in games), end='')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], input=records, capture_output=True, text=True, check=True
    )
    expected = [f"{game.scores}{write_record(game)}" for game in map(random_game, range(5))]
    assert done.stdout.split("\0") == expected


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda text: "", "line 1 is ''"),
        (lambda text: text.replace("game 1", "game 3"), "expected 'rummy-widget game 1'"),
        (lambda text: text.replace("game rummy_pro\n", ""), "game missing"),
        (lambda text: text.replace("seed 3\n", ""), "seed missing"),
        (lambda text: text.replace("seed 3", "seed three"), "seed: expected a whole number, not 'three'"),
        (lambda text: text.replace("seed 3", "seed 3\nseed 4"), "'seed' stands twice"),
        (lambda text: text.replace("players 4", "players 9"), "players must be 2 to 4, not 9"),
        (
            lambda text: text.replace("extra_joker=instead_of_draw", "extra_joker=always"),
            "no such extra_joker",
        ),
        (lambda text: text.replace("extra_joker", "jokers"), "no such switch: 'jokers'"),
        (lambda text: text + "winner 3\n", "no 'winner'"),
        (
            lambda text: text.replace("moves ", "moves draw, ", 1),
            "move 1 of the record: cannot draw",
        ),
        (lambda text: text.replace("moves ", "moves fly, ", 1), "move 1 of the record: cannot fly"),
        (lambda text: text.replace("moves ", "moves discard r99, ", 1), "no tile 'r99'"),
        (lambda text: text + "moves draw\n", "game_over"),
        (lambda text: "x" * 300_000, "expected text of at most"),
        (lambda text: None, "expected text"),
    ],
)
def test_what_is_no_record(change: object, what: str) -> None:
    with pytest.raises(NotationError, match=re.escape(what)):
        read_record(change(GOOD))  # type: ignore[operator]


@given(st.text(max_size=60) | st.text(alphabet="0123456789ABCDEFGHJKMNPQRSTVWXYZ", min_size=10, max_size=12))
def test_any_text_is_a_record_or_told_not_to_be(text: str) -> None:
    for read in (read_record, read_code):
        with suppress(NotationError):
            read(text)


@given(st.integers(0, SEEDS - 1), st.integers(2, 4), st.data())
def test_a_code_means_the_same_deal(seed: int, players: int, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, players - 1))
    way = data.draw(st.sampled_from(["redraw", "reshuffle"]))
    game = new_game(players, seed, first=first, rules=switched(RUMMY_PRO, {"joker_trump": way}))
    code = deal_code(game)
    again, settings, whose = read_code(code.lower().replace("-", " "))
    assert (again, settings.players, whose) == (seed, players, first)
    assert new_game(players, again, first=whose, rules=settings.rules).deal == game.deal


LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def test_one_or_two_wrong_letters_are_told() -> None:
    """Any two, wherever they stand, and so any two that changed places."""
    rng = random.Random(5)
    for seed in range(20):
        code = code_letters(deal_code(new_game(4, seed * 9_999_991, rules=EXTRA)))
        for one, other in combinations(range(12), 2):
            typed = list(code)
            typed[one] = rng.choice([each for each in LETTERS if each != code[one]])
            if rng.random() < 0.8:
                typed[other] = rng.choice(LETTERS)
            with pytest.raises(NotationError, match="a letter is wrong"):
                read_code("".join(typed))
            typed = list(code)
            typed[one], typed[other] = typed[other], typed[one]
            if "".join(typed) != code:
                with pytest.raises(NotationError, match="a letter is wrong"):
                    read_code("".join(typed))


def test_a_code_of_another_version_or_length_is_told() -> None:
    for short in ("", "29", "290P-2P8K-XR8", "290P-2P8K-XR8VV", "90P2P-8KXR1"):
        with pytest.raises(NotationError, match="expected twelve letters and digits"):
            read_code(short)
    numbers = [11, *range(9)]
    other = "".join(LETTERS[each] for each in (*numbers, *_checks(numbers)))
    with pytest.raises(NotationError, match="another version"):
        read_code(other)


def test_neighbouring_seeds_do_not_look_alike() -> None:
    codes = [deal_code(new_game(4, seed)) for seed in range(100)]
    assert len({code[1:4] for code in codes}) > 90


def test_a_record_asks_for_no_legal_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """To list them takes the solver, and a table is written down after every message."""
    game = new_game(players=2, seed=7, rules=RUMMIKUB)
    asked = property(lambda self: pytest.fail("legal moves were asked for"))
    monkeypatch.setattr(type(game), "legal_moves", asked)
    assert write_record(game).startswith("rummy-widget game 1\ngame rummikub\n")
