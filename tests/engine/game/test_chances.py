"""The coach's chances against a count over all unseen tiles, and what all know of the Trump and of Jokers."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from engine.game.knowing import (
    EVERY,
    chance_after,
    discarding,
    draws_before,
    looked_at,
    unseen_by,
    use_of,
    wandering,
)  # fmt: skip
from engine.game.positions import EXTRA
from parts import WHOLE, part_of
from rummy_widget.engine.game.coach import advise, draw_advice
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.play_out import play_out
from rummy_widget.engine.game.players.closing.next_draw import Trump, trump_comes
from rummy_widget.engine.game.players.closing.next_player_chance import next_player_chance
from rummy_widget.engine.game.records import read_record
from rummy_widget.engine.game.replay import positions
from rummy_widget.engine.game.round import Round as Position
from rummy_widget.engine.game.round import new_game
from rummy_widget.engine.game.view import takeable
from rummy_widget.engine.rules import RUMMY_PRO, switched
from rummy_widget.engine.solver.closing.distance import distance
from rummy_widget.engine.solver.closing.draws import discards_of
from rummy_widget.engine.solver.closing.house_draws import house_prospects
from rummy_widget.engine.tiles import tile
from rummy_widget.text.sentences.coach import discard_sentence, draw_sentence


def assert_true_of(position: Position) -> None:
    """All chances that the coach gives of a position are those counted."""
    seat = position.seat
    view, unseen = position.view(seat), unseen_by(position, seat)
    assert view.sight().all_unseen == unseen.total()
    assert all(view.sight().unseen(kind) == unseen[kind] for kind in {*unseen, *view.hand.tiles()})
    for option in advise(view).options:
        chance, points = chance_after(position, option.tile)
        assert (option.discard.chance, option.discard.expected) == (chance, points), (position, option.tile)


@pytest.mark.whole
@pytest.mark.slow
def test_chances_are_those_counted_over_all_unseen_tiles() -> None:
    """Under every other switch; in the long proofs under every one, and two thousand positions."""
    for position in looked_at(part_of(range(len(EVERY)), 2), 2 if WHOLE else 1):
        assert_true_of(position)


@pytest.mark.whole
def test_use_to_the_next_player_is_counted() -> None:
    rng = random.Random(1)
    for position in looked_at(part_of(range(100, 112), 2), 3):
        view = position.view(position.seat)
        chosen = rng.choice(view.hand.tiles())
        assert next_player_chance(view, chosen) == use_of(position, chosen)


def test_the_trump_in_sight_is_no_unseen_tile() -> None:
    """After 118 moves of this game a copy of what would close lies face up in the stock."""
    here = positions(read_record(play_out(70, ("beginner",) * 3).record))[118]
    advice = advise(here.view(here.seat))
    for name in ("b10", "k3"):
        assert advice.option(tile(name)).discard.chance == Fraction(2, 32)
    first = new_game(4, 242)
    assert round(float(next_player_chance(first.view(0), tile("r13"))), 3) == 0.098


@pytest.mark.whole
@pytest.mark.slow
def test_what_is_said_of_the_trump_where_it_may_come() -> None:
    """Whose draws it hangs on, and whether it closes; nothing of a Trump that was drawn."""
    said = set()
    for seed in part_of(range(24), 2):
        game = wandering(seed, 2 + seed % 3, RUMMY_PRO)
        for position in discarding(game, random.Random(seed), 4):
            advice = advise(position.view(position.seat))
            option, above = advice.best, position.stock_count - 7
            text = discard_sentence(option, advice)
            if option.trump is Trump.PERHAPS:
                others = position.settings.players - 1
                whose = {1: "just one of", 0: "nobody else draws", others: "everybody else draws"}
                assert f"if {whose.get(above, f'just {above} of')}" in text
                assert ("you can close with it" in text) is option.trump_closes
            else:
                assert "Your next draw is the Trump" not in text
            if option.trump is Trump.GONE:
                assert "Trump" not in text
            said.add(option.trump)
    assert said == {Trump.PERHAPS, Trump.BELOW, Trump.GONE}


@pytest.mark.parametrize("stays", ["yes", "no"])
def test_the_trump_is_seen_whether_it_is_drawn_or_not(stays: str) -> None:
    rules = switched(RUMMY_PRO, {"trump_in_stock": stays})
    game = new_game(3, 7, rules=rules)
    while game.phase is Phase.REFUSE:
        game = game.after("keep")
    view = game.view(0)
    assert game.deal.trump in view.seen
    assert view.above_trump == (56 if stays == "yes" else None)
    comes = trump_comes(view, view.hand.tiles()[0])
    assert comes is (Trump.BELOW if stays == "yes" else Trump.OUT)


@pytest.mark.whole
def test_when_the_trump_comes_is_known_from_who_can_draw() -> None:
    """Surely, perhaps or not: against all that the others may do, and against who drew it in the end."""
    found = set()
    for seed in part_of(range(30), 2):
        rules = switched(
            RUMMY_PRO,
            {
                "take_discard": ("last", "never")[seed % 2],
                "extra_joker": ("off", "instead_of_draw")[seed // 2 % 2],
            },
        )
        game = wandering(seed, 2 + seed % 3, rules)
        for position in discarding(game, random.Random(seed), 5):
            view, above = position.view(position.seat), position.stock_count - 7
            for each in dict.fromkeys(view.hand.tiles()):
                if not position.stock_count or above < 0:
                    assert trump_comes(view, each) is Trump.GONE
                    continue
                ways = draws_before(position, each)
                wanted = (
                    Trump.BELOW if above not in ways else Trump.PERHAPS if len(ways) > 1 else Trump.SURELY
                )
                assert trump_comes(view, each) is wanted
                found.add(wanted)
    assert found == {Trump.BELOW, Trump.PERHAPS, Trump.SURELY}


def test_the_next_tile_is_known_where_it_is_the_trump() -> None:
    """PRO-3: with seven left, and never else; it is what is drawn then."""
    for seed in range(6):
        here = positions(wandering(seed, 2 + seed % 3, EXTRA))
        for position in here:
            shown = position.view(0).next_tile
            assert (shown is not None) == (position.stock_count == position.settings.deal.stack)
            assert shown in (None, position.stock[0] if position.stock else None)


def test_an_extra_joker_comes_from_outside_the_box() -> None:
    """PRO-8: whoever uses it, none of the box is drawn the less; and all know who holds it."""
    game = new_game(2, 1, rules=EXTRA)
    while game.phase is Phase.REFUSE:
        game = game.after("keep")
    game = game.after(f"discard {game.hands[0].tiles()[0]}")
    before, theirs = game.view(1).sight(), game.view(0).sight()
    used = game.after("extra")
    assert used.view(1).sight().jokers_unseen == before.jokers_unseen
    assert used.view(1).sight().all_unseen == before.all_unseen
    assert used.view(0).sight().all_unseen == theirs.all_unseen
    assert "*" in map(str, used.view(0).with_others[1])
    thrown = used.after("throw").view(0)
    assert "*" not in map(str, thrown.with_others[1])
    assert thrown.sight().all_unseen == theirs.all_unseen


@pytest.mark.whole
@pytest.mark.slow
def test_a_third_joker_is_as_if_every_draw_were_tried() -> None:
    """With an extra Joker held, or two Jokers and one to come: draws, prices and distances."""
    looked = 0
    for seed in part_of(range(300, 308), 3):
        for position in discarding(wandering(seed, 2 + seed % 3, EXTRA), random.Random(seed), 5):
            sight = position.view(position.seat).sight()
            if sight.jokers <= 2 < sight.wild:
                found, tried = discards_of(sight), house_prospects(sight)
                assert {each: outs.distance for each, outs in found.items()} == {
                    each: its.distance for each, its in tried.items()
                }
                for each, outs in found.items():
                    paid = {points for points, kinds in tried[each].by_points.items() if kinds}
                    assert {out.points for out in outs.values()} <= paid
                looked += 1
    assert looked > 3


def test_nothing_is_drawn_after_the_last_discard() -> None:
    """PRO-14: so nothing is to be expected of waiting either."""
    last = [positions(wandering(seed, 2, RUMMY_PRO))[-2] for seed in range(3)]
    for position in last:
        advice = advise(position.view(position.seat))
        assert advice.last
        assert not advice.waiting
        assert all(each.worth == 0 and not each.discard.chance for each in advice.options)


@pytest.mark.whole
def test_whether_to_draw_or_take_is_so_with_jokers_thrown() -> None:
    """What one has thrown is not drawn again: distances are as told where those Jokers count as seen."""
    looked = 0
    for seed in part_of(range(24), 2):
        here = positions(wandering(seed, 2, EVERY[seed % len(EVERY)]))
        late = [each for each in here if each.phase is Phase.DRAW and each.thrown[each.seat]]
        for position in late[-1:-30:-4]:
            view, rules = position.view(position.seat), position.settings.rules
            last, trump = takeable(view), view.next_tile
            seen = [*map(str, view.seen), *["*"] * view.jokers_thrown]
            found = {}
            for key, each in (("take", last), ("next", trump)):
                if each is not None and sum(view.extra) == 0:
                    others = list(seen)
                    others.remove(str(each))
                    found[key] = distance(view.hand.plus(each), seen=others, rules=rules)
            if not found or None in found.values():
                continue
            before, said = distance(view.hand, seen=seen, rules=rules), draw_sentence(draw_advice(view))
            best = min(map(int, found.values()))
            nearer = best < before or best == 0  # with fourteen melded any tile lets it close
            assert ("You'd need only" in said or "close." in said) == nearer, (seed, said)
            if "You'd need only" in said:
                assert f"need only {min(found.values())} instead of {before} more tiles to close." in said
            looked += 1
    assert looked > 20
