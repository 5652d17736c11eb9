"""The best play: examples, every restriction, and a brute force that shares nothing with the solver."""

from __future__ import annotations

from random import Random

import pytest

from engine.open_games.boards import long_boards, small_boards
from engine.open_games.plain_table import best_by_trying
from parts import WHOLE
from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.rules import (
    DUTCH_RUMMY,
    EASY_RUMMY,
    PUP_RUMMY,
    RRRUMMY,
    RUMMIKUB,
    RUMMY_PRO,
    TILES_50,
    Ruleset,
)
from rummy_widget.engine.solver.open_games.best_play import best_play
from rummy_widget.engine.solver.open_games.board import board_of
from rummy_widget.engine.solver.open_games.most_laid import find_most_laid
from rummy_widget.engine.solver.open_games.rank_cases import find_less_disturbing, limit_of, prepare_searches
from rummy_widget.engine.table_melds import Play, judge_play

GAMES = (PUP_RUMMY, EASY_RUMMY, RUMMIKUB, DUTCH_RUMMY, RRRUMMY, TILES_50)


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize(
    ("before", "rack", "after"),
    [
        ("r3 r4 r5 r6 r7 r8", "r2 r9", "r2 r3 r4 r5 r6 r7 r8 r9"),
        ("r8 y8 b8", "k8 k1", "r8 y8 b8 k8"),
        ("r2 r3 r4 r5 r6 r7", "r4", "r4 r5 r6 r7 | r2 r3 r4"),
        ("r5 y5 b5 k5 | y2 y3 y4", "r3 r4", "y5 b5 k5 | y2 y3 y4 | r3 r4 r5"),
        ("r4 r5 r6 r7", "y4 b4", "r5 r6 r7 | r4 y4 b4"),
        ("r4 r5 r6 | y6 y7 y8 | r6 b6 k6", "y6", "r4 r5 r6 | y6 y7 y8 | r6 y6 b6 k6"),
        ("", "r4 r5 r6 k1", "r4 r5 r6"),
    ],
)
def test_what_rummikub_shows_is_found(rules: Ruleset, before: str, rack: str, after: str) -> None:
    play = best_play(before, rack, rules=rules)
    assert play is not None
    assert play.after.notation() == after
    assert play.proven == (True, True, True)


# A Joker, and how many tiles may be laid in Pup Rummy, Rummikub, Dutch Rummy, RRRummy, Tiles 50.
JOKERS = [
    ("r4 r5 r6 *r7", "b4 b5", (2, 0, 0, 0, 0)),  # used without being replaced
    ("r4 r5 r6 *r7 | r7 y7 b7 k7", "b4 b5", (2, 2, 0, 0, 0)),  # replaced from the table
    ("r4 r5 r6 *r7", "y4 k4", (2, 2, 2, 0, 0)),  # kept, and its meld taken apart
    ("r4 r5 *r6 | b3 b4 b5 | k1 k2 k3", "r6 k5", (2, 2, 2, 2, 0)),  # freed and added to what lay there
    ("r4 r5 r6 *r7", "r7 k1 k2", (3, 3, 3, 3, 3)),  # freed for a new meld of the rack
    ("r2 y2 *", "b2 k9 k10", (3, 3, 3, 3, 3)),  # for either missing colour
    ("r2 y2 *", "k2 k9 k10", (3, 3, 3, 3, 3)),
    ("r4 r5 *r6 | r3 r4 r5 *r6", "r3", (1, 1, 1, 1, 1)),  # two Jokers for the same tile, both kept
    # The tile that replaces one Joker stays beside the other: it can't lie in the new meld too.
    ("b8 *r8 *y8 | y5 y6 y7 y8", "k5 y6 y8 k9", (2, 2, 2, 2, 1)),
    ("r2 y2 *", "b2 k2", (1, 1, 1, 1, 1)),  # with both laid the Joker would have no place
]


@pytest.mark.parametrize(("before", "rack", "counts"), JOKERS)
def test_each_restriction_allows_its_own(before: str, rack: str, counts: tuple[int, ...]) -> None:
    found = [best_play(before, rack, rules=rules) for rules in (PUP_RUMMY, *GAMES[2:])]
    assert tuple(play.count if play else 0 for play in found) == counts


@pytest.mark.whole
@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize("worth", [False, True])
def test_trying_everything_finds_nothing_better(rules: Ruleset, worth: bool) -> None:
    seen = 0
    rng = Random(f"all tried {rules.name} {worth}")
    for before, rack in small_boards(rng, rules, 25 if WHOLE else 12):
        play = best_play(before, rack, rules=rules, prefer="value" if worth else "tiles", effort=10**6)
        wanted = best_by_trying(before.melds, rack, rules, worth=worth)
        found = play and (play.value if worth else play.count, play.broken, play.moved)
        assert found == wanted, (before, rack)
        seen += wanted is not None
    assert seen >= (4 if WHOLE else 2)


@pytest.mark.whole
@pytest.mark.parametrize("rules", [PUP_RUMMY, RUMMIKUB, TILES_50])
def test_long_runs_are_disturbed_as_little_as_can_be(rules: Ruleset) -> None:
    """By what is known beforehand and, without that, by the search alone."""
    broken = 0
    for before, rack in long_boards(Random(f"long {rules.name}"), rules, 16 if WHOLE else 8):
        play = best_play(before, rack, rules=rules)
        wanted = best_by_trying(before.melds, rack, rules)
        assert (play and play.count) == (wanted and wanted[0])
        if play is None or wanted is None:
            continue
        broken += wanted[1] > 0
        assert not play.proven.broken or play.broken == wanted[1], (before, rack)
        assert not play.proven.moved or (play.broken, play.moved) == wanted[1:], (before, rack)
        board = board_of(before, rack, rules)
        most, limit = find_most_laid(board, None), limit_of(10**6)
        searches = prepare_searches(board, most.cases, most.most, limit)
        found, sure = find_less_disturbing(board, searches, limit, (99, 0))
        assert sure
        assert found is not None
        assert found.moved == wanted[2], (before, rack)
    assert broken >= (2 if WHOLE else 1)


def test_a_meld_can_be_gone_on_with_from_below_where_it_began() -> None:
    before = "y5 b5 r5 | r1 r2 r3 | b1 r1 k1 | y7 k7 b7 r7 | y3 b3 k3 r3 | b4 b5 b6 b7 b8 b9 b10"
    board = board_of(before, "k12 y10 y4 y12 y3 y6 b2 y1 y13 k11 k10 k5 r10 y13", RUMMIKUB)
    most, limit = find_most_laid(board, None), limit_of(10**5)
    searches = prepare_searches(board, most.cases, most.most, limit)
    found, sure = find_less_disturbing(board, searches, limit, (4, 0))
    assert sure
    assert found is not None
    assert found.moved == 3


@pytest.mark.parametrize("effort", [1, 1_500])
def test_a_joker_that_is_not_needed_finds_room_and_the_table_stays(effort: int) -> None:
    """Eight 2s make two groups of four, where no Joker has room; in three groups it has."""
    before = "k2 y2 b2 * | b4 k4 y4 r4 | k3 r3 y3 b3 | b4 y4 k4 r4 | b3 r3 y3 k3"
    play = best_play(before, "r2 r2 y2 b2 k2", rules=PUP_RUMMY, effort=effort)
    assert play is not None
    assert (play.count, play.broken, play.moved) == (5, 1, 1)


def test_stricter_jokers_never_lay_more() -> None:
    rng = Random("nested")
    fewer = 0
    for before, rack in small_boards(rng, RUMMIKUB, 10, tiles=18, rack=7):
        plays = [best_play(before, rack, rules=rules, effort=100) for rules in (PUP_RUMMY, *GAMES[2:])]
        counts = [play.count if play else 0 for play in plays]
        assert counts == sorted(counts, reverse=True), (before, rack)
        fewer += len(set(counts)) > 1
    assert fewer >= 1


def test_every_answer_is_a_play_that_the_judge_takes() -> None:
    for before, rack in small_boards(Random("judged"), TILES_50, 20, tiles=18, rack=7):
        play = best_play(before, rack, rules=TILES_50)
        if play is not None:
            judged = judge_play(before, play.after, rack, rules=TILES_50)
            assert isinstance(judged, Play)
            assert (judged.tiles, judged.value) == (play.tiles, play.value)
            assert sorted((*play.tiles, *play.keep)) == sorted(rack)


@pytest.mark.parametrize(
    ("wrong", "error", "words"),
    [
        (
            {"rules": RUMMY_PRO},
            ValueError,
            "no table in <Ruleset rummy_pro>; expected rules such as RUMMIKUB",
        ),
        ({"prefer": "most"}, ValueError, "no such prefer: 'most'; expected tiles or value"),
        ({"opened": 1}, TypeError, "opened must be bool, not 1"),
        ({"rack": "r7 r7 r7"}, RulesError, "too many copies of r7: 3, expected at most 2"),
        ({"rack": "h7"}, RulesError, "no such tiles in this game: h7; expected colours r y b k"),
        ({"before": "r5 r6"}, RulesError, "no valid meld on the table: too_few"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    wrong: dict[str, object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        best_play(**{"before": "r1 r2 r3", "rack": "r4", **wrong})  # type: ignore[arg-type]
