"""The second program: what it proves, what it refutes, and what it says of each tile that stays."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from bench.spreads import positions
from engine.open_games.boards import small_boards
from engine.open_games.plain_table import best_by_trying, layouts
from engine.open_games.verify_most import CheckedPlay, verify_most
from engine.table_melds.plain import allowed
from parts import WHOLE
from rummy_widget.engine.rules import GAMES, RRRUMMY, RUMMIKUB, RUMMY_45, RearrangingPlay, Ruleset
from rummy_widget.engine.solver import open_games
from rummy_widget.engine.solver.open_games.best_play import best_play
from rummy_widget.engine.solver.open_games.why_not_more import LeftTile, StayReason, why_not_more
from rummy_widget.engine.table_melds import Play, judge_play
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.text.sentences.steps import why_it_stays
from rummy_widget.text.words import speaking

REARRANGED = [rules for rules in GAMES.values() if isinstance(rules.play, RearrangingPlay)]


def imported(name: str) -> Iterator[str]:
    """The modules of this folder that one needs, itself and what these need."""
    yield name
    tree = ast.parse((Path(open_games.__file__).parent / f"{name}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module:
            yield from imported(node.module)


def test_it_shares_no_search_with_what_it_proves() -> None:
    assert set(imported("verify")) == {"verify", "placing", "board"}


@pytest.mark.whole
@pytest.mark.parametrize("rules", REARRANGED, ids=lambda rules: rules.name)
def test_it_proves_what_trying_everything_finds_and_refutes_less(rules: Ruleset) -> None:
    seen = 0
    boards = small_boards(Random(f"verify {rules.name}"), rules, 30 if WHOLE else 15)
    for number, (before, rack) in enumerate(boards):
        worth = number % 3 == 2
        prefer = "value" if worth else "tiles"
        wanted = best_by_trying(before.melds, rack, rules, worth=worth)
        most = wanted[0] if wanted else 0
        assert verify_most(before, rack, most, rules=rules, prefer=prefer) == (True, None), (before, rack)
        if wanted:
            seen += 1
            proven, better = verify_most(before, rack, most - 1, rules=rules, prefer=prefer)
            assert (proven, better is not None) == (False, True), (before, rack)
            assert allowed(before.in_order(rules).melds, better.after.melds, rack, rules)  # type: ignore[union-attr]
    assert seen >= (8 if WHOLE else 4)


@pytest.mark.whole
@pytest.mark.parametrize("rules", REARRANGED, ids=lambda rules: rules.name)
def test_it_proves_the_best_play_of_whole_tables(rules: Ruleset) -> None:
    for before, rack in positions(10 if WHOLE else 5, "verified"):
        play = best_play(before, rack, rules=rules, effort=1)
        bound = why_not_more(before, rack, play, rules=rules)
        assert bound.proven
        assert bound.most == (play.count if play else 0)
        assert {each.tile for each in bound.left} == set(Counter(rack) - Counter(play.tiles if play else ()))


def test_a_play_that_is_not_the_best_is_answered_by_a_better_one() -> None:
    before, rack = "r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13"
    lesser = judge_play(before, "r3 r4 r5 r6 r7 | b9 y9 k9", rack, rules=RUMMIKUB)
    assert isinstance(lesser, Play)
    bound = why_not_more(before, rack, lesser)
    assert (bound.most, bound.proven, bound.left) == (1, False, ())
    assert bound.better is not None
    assert bound.better.count > 1
    assert bound.better == judge_play(before, bound.better.after, rack, rules=RUMMIKUB)


def test_where_it_gives_up_it_says_so() -> None:
    before, rack = next(positions(1, "verified"))
    assert verify_most(before, rack, 14, rules=RUMMIKUB, effort=1) == CheckedPlay(True)  # nothing to look for
    assert verify_most(before, rack, 0, rules=RUMMIKUB, effort=1) == CheckedPlay(False)
    bound = why_not_more(before, rack, rules=RUMMIKUB, effort=1)
    assert not bound.proven
    assert {each.reason for each in bound.left} == {StayReason.UNKNOWN}


def test_only_a_play_of_this_table_is_explained() -> None:
    play = best_play("r3 r4 r5", "r6")
    assert play is not None
    with pytest.raises(ValueError, match="no play of this table and rack: r3 r4 r5 r6"):
        why_not_more("r3 r4 r5", "r7", play)
    with pytest.raises(ValueError, match="no table to rearrange"):
        why_not_more("r3 r4 r5", "r6", rules=RUMMY_45)


# ---- What is said of each tile ---------------------------------------------------------------------

SAID = [
    ("r2 r3 r4", "y9", "missing", "Nothing on the table or in your rack fits yellow 9."),
    ("r2 r3 r4", "k9 k10", "missing",
     "Black 9 needs black 8 or black 11, and there's none in sight."),
    ("r8 b8 k8", "k7 k9", "held_back",
     "Black 7 could join black 8 and black 9, but black 8 can't leave the group of 8s."),
    ("r8 b8 k8 | r10 b10 k10", "k9", "held_back",
     "Black 9 could join black 8 and black 10, but black 8 can't leave the group of 8s."),
    ("r4 r5 *r6", "y9 b9", "joker",
     "Yellow 9 fits only with the table's Joker, which isn't free."),
    ("", "r5 r6 r7 b5 b7", "missing", "Blue 5 needs blue 6, yellow 5 or black 5, and there's none in sight."),
    ("", "r5 b5 k5 r6 r7 k9", "instead",
     "You could lay red 6, but blue 5 and black 5 would stay instead. Nothing gained."),
]  # fmt: skip


@pytest.mark.parametrize(("before", "rack", "lack", "said"), SAID)
def test_each_tile_is_told_what_it_fails_for(before: str, rack: str, lack: str, said: str) -> None:
    bound = why_not_more(before, rack)
    assert bound.proven
    assert lack in {each.reason for each in bound.left}
    assert said in {why_it_stays(each, same=each.most == bound.most) for each in bound.left}


def test_every_reason_has_a_sentence_in_both_languages() -> None:
    r5, r6, r7 = parse_tiles("r5 r6 r7")
    for lack in StayReason:
        left = LeftTile(r5, lack, (r6,), (r6, r7), (r6, r7), (r7,), 1)
        said = []
        for language in ("en", "ro"):
            with speaking(language):
                said += [why_it_stays(left), why_it_stays(left, same=True)]
        assert all(text.endswith(".") for text in said)
        assert len(set(said)) == 2 + 2 * (lack is StayReason.INSTEAD)
    joker = LeftTile(*parse_tiles("*"), StayReason.STRANDED)
    assert why_it_stays(joker) == "Wherever you put the Joker, one of the table's tiles is left over."


@pytest.mark.whole
@pytest.mark.parametrize("rules", [RUMMIKUB, RRRUMMY], ids=lambda rules: rules.name)
def test_what_is_said_of_a_tile_is_so(rules: Ruleset) -> None:
    seen: Counter[StayReason] = Counter()
    for before, rack in small_boards(Random(f"said {rules.name}"), rules, 25 if WHOLE else 12):
        table = [each.kind for row in before.melds for each in row]
        plays = [
            Counter(some)
            for size in range(1, len(rack) + 1)
            for some in sorted(set(combinations(sorted(rack), size)))
            if any(allowed(before.melds, after, rack, rules)
                   for after in layouts(tuple(sorted((*table, *some))), 4))
        ]  # fmt: skip
        bound = why_not_more(before, rack, rules=rules)
        assert bound.proven
        best = best_play(before, rack, rules=rules)
        laid = Counter(best.tiles if best else ())
        for left in bound.left:
            more = [each.total() for each in plays if each[left.tile] > laid[left.tile]]
            is_instead = left.reason is StayReason.INSTEAD
            assert is_instead == bool(more) == bool(left.instead), (before, rack, left)
            assert left.most == max(more, default=0) <= bound.most
            if left.reason in (StayReason.MISSING, StayReason.HELD_BACK):
                sight = set(table) | set(rack)
                assert set(left.beside) <= sight
                assert (set(left.wanted) <= set(table)) == (
                    left.reason is StayReason.HELD_BACK or not left.wanted
                )
            seen[left.reason] += 1
    assert len(seen) >= (3 if WHOLE else 2), seen
