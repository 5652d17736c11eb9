"""The deal, clause by clause (PRO-1 to PRO-7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rummy_widget.engine.game.deal.stacks import deal, doubles
from rummy_widget.engine.game.round import new_game
from rummy_widget.engine.game.settings import SEEDS, Settings
from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO, switched
from rummy_widget.engine.tiles import ALL_TILES, JOKER, parse_tiles

BOX = Counter([*ALL_TILES * 2, JOKER, JOKER])
SEEDED = range(200)


def jokers_turned(settings: Settings) -> list[int]:
    return [seed for seed in range(400) if deal(settings, seed).put_back]


@pytest.mark.parametrize(("players", "stock"), [(2, 77), (3, 63), (4, 49)])
def test_who_gets_how_many(players: int, stock: int) -> None:
    """PRO-3: fifteen for the first player, fourteen for the others, and what is left."""
    for seed in SEEDED:
        first = seed % players
        found = deal(Settings(players), seed, first)
        sizes = [len(hand) for hand in found.hands]
        assert sizes.pop(first) == 15
        assert sizes == [14] * (players - 1)
        assert len(found.stock) == stock
        assert Counter(found.stock) + Counter(each for hand in found.hands for each in hand) == BOX


def test_the_trump_goes_into_its_stack() -> None:
    """PRO-3: into the stack of its number, and what lay on top of it goes onto the next, dealt first."""
    for seed in SEEDED:
        found = deal(Settings(4), seed)
        own = (found.trump.number or 0) - 1
        assert found.trump_stack == own
        assert found.stacks[own][-1] == found.trump
        after = (own + 1) % 15
        assert [len(stack) for stack in found.stacks] == [8 if at == after else 7 for at in range(15)]
        assert found.stacks[after][-1] == found.moved
        assert [stack for its in zip(*found.dealt, strict=True) for stack in its] == [
            (after + step) % 15 for step in range(8)
        ]


def test_the_stock_is_drawn_stack_by_stack_from_the_top() -> None:
    for seed in SEEDED:
        found = deal(Settings(3), seed)
        begin = found.trump_stack + 7
        order = [(begin + step) % 15 for step in range(9)]
        assert found.stock == tuple(each for at in order for each in reversed(found.stacks[at]))
        assert order[-1] == found.trump_stack
        assert found.stock[-7] == found.trump


def test_the_trump_may_be_left_out_of_the_stock() -> None:
    out = Settings(4, rules=switched(RUMMY_PRO, {"trump_in_stock": "no"}))
    for seed in SEEDED:
        with_it, without = deal(Settings(4), seed), deal(out, seed)
        assert without.stock == with_it.stock[:-7] + with_it.stock[-6:]


@pytest.mark.parametrize("way", ["redraw", "reshuffle"])
def test_a_joker_is_no_trump(way: str) -> None:
    """PRO-4: about two deals of 106 turn one up; it is put back, and nothing is lost."""
    settings = Settings(4, rules=switched(RUMMY_PRO, {"joker_trump": way}))
    turned = jokers_turned(settings)
    assert 1 <= len(turned) <= 25
    for seed in turned:
        found = deal(settings, seed)
        assert not found.trump.joker
        assert Counter(each for stack in found.stacks for each in stack) == BOX
        assert sum(each.joker for stack in found.stacks for each in stack) == 2


def test_a_joker_put_back_leaves_the_other_tiles_where_they_were() -> None:
    (seed, *_) = jokers_turned(Settings(4))
    again = deal(Settings(4, rules=switched(RUMMY_PRO, {"joker_trump": "reshuffle"})), seed)
    assert deal(Settings(4), seed) != again


def test_the_twin_pays() -> None:
    """PRO-5: to its holder, by every other; the face-up tile itself is never dealt."""
    held = 0
    for seed in SEEDED:
        found = deal(Settings(4), seed)
        dealt = [found.trump in hand for hand in found.hands]
        assert sum(dealt) <= 1
        assert found.bonus == (dealt.index(True) if any(dealt) else None)
        held += any(dealt)
    assert 80 < held < 140  # 57 of 105 tiles are dealt


def test_doubles_are_of_number_and_colour() -> None:
    assert doubles(parse_tiles("r7 r7 b7 y7 k1 k1 * *")) == 2


def test_a_seed_means_one_deal() -> None:
    assert deal(Settings(4), 7) == deal(Settings(4), 7) != deal(Settings(4), 8)
    assert deal(Settings(4), 7, 0, 1) != deal(Settings(4), 7), "after a refusal other tiles are dealt"
    hands = " ".join(str(each) for each in sorted(deal(Settings(4), 7).hands[0]))
    assert hands == "r12 r12 r13 y2 y5 y10 b1 b9 b12 k3 k8 k9 k10 k11 *", "pinned: the same everywhere"


@pytest.mark.parametrize(
    ("asked", "what"),
    [
        ({"players": 1}, "players must be 2 to 4, not 1"),
        ({"players": True}, "players must be"),
        ({"multiplier": 0}, "multiplier must be 1 to 100, not 0"),
        ({"seed": -1}, "seed must be a whole number from 0 to .*, not -1"),
        ({"seed": SEEDS}, "seed must be"),
        ({"seed": "7"}, "seed must be"),
        ({"first": 4}, "first must be a seat, 0 to 3, not 4"),
        ({"rules": replace(RUMMIKUB, play=None)}, "no table for <Ruleset rummikub>"),
        ({"rules": replace(RUMMY_PRO, deal=None)}, "expected rules with a deal"),
    ],
)
def test_a_table_that_cannot_be(asked: dict[str, object], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        new_game(**asked)  # type: ignore[arg-type]
