"""What the coach of an open game says that can be laid, against trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.open_games.plain_lay import Opening, best_first_lay
from rummy_widget.engine.game.moves import Move, Verb
from rummy_widget.engine.game.round import new_game
from rummy_widget.engine.game.round_setup import RoundSetup, made_up_round
from rummy_widget.engine.game.turn_review import help_for
from rummy_widget.engine.rules import RRRUMMY, RUMMIKUB, RUMMY_45, TILES_50, Ruleset, switched
from rummy_widget.engine.tiles import JOKER, Tile

OPENINGS = ((RUMMIKUB, Opening(30)), (RRRUMMY, Opening(30)), (TILES_50, Opening(50)))
EACH = 20


def test_a_lay_of_fewer_tiles_is_found_where_only_that_opens() -> None:
    """The most tiles of this rack are worth 29."""
    game = new_game(2, 6, rules=RUMMIKUB)
    while min(map(len, game.hands)) < 21:
        game = game.after("draw")
    found = help_for(game.view(0))
    assert found.play is not None
    assert found.play.opens


@pytest.mark.parametrize(("rules", "opening"), OPENINGS[::2], ids=lambda each: getattr(each, "name", ""))
def test_the_lay_that_opens_is_found_whatever_the_size_of_the_rack(rules: Ruleset, opening: Opening) -> None:
    assert hold_openings(rules, opening, EACH) > (0, 0)


def hold_openings(rules: Ruleset, opening: Opening, count: int) -> tuple[int, int]:
    """Ask for help with so many racks; how many open, and how many cannot."""
    opens = closed = 0
    for rack in racks(Random(f"help {rules.name}"), rules, count):
        game = made_up_round(rules, RoundSetup(rack, opened=False))
        found, wanted = help_for(game.view(0)), best_first_lay(rack, opening)
        assert found.count == wanted, rack
        if found.play is None:
            closed += 1
        else:
            opens += 1
            after = game.after(Move(Verb.PLAY, spread=found.play.after), 0)
            assert after.opened[0], rack
            assert after.penalty == 0, rack
    return opens, closed


def racks(rng: Random, rules: Ruleset, count: int) -> Iterator[tuple[Tile, ...]]:
    """Racks of 14 to 33 tiles: any, low ones, and those that have little of what makes melds."""
    for number in range(count):
        box = [Tile(colour, each) for colour in rules.tiles.colours for each in range(1, 14)] * 2
        if number % 3 == 1:
            box = [each for each in box if (each.number or 0) < 7]
        elif number % 3 == 2:
            box = [each for each in box if (each.number or 0) % 3 or rng.random() < 0.4]
        rng.shuffle(box)
        jokers = [JOKER] * rng.choice((0, 0, 1, 2))
        size = rng.choice((14, 20, 21, 22, 23, 24, *((28, 33) if number % 3 != 1 and not jokers else ())))
        yield tuple(sorted([*jokers, *box][:size]))


def test_a_rack_of_rummy_45_opens_if_it_can() -> None:
    assert min(hold_rummy_45(EACH)) > 0


def hold_rummy_45(count: int) -> tuple[int, int]:
    """The same for Rummy 45, where the rest may be added after the opening and one tile stays in hand."""
    opens = closed = 0
    rules = switched(RUMMY_45, {"opening_needs_run": "no"})
    rng = Random("help rummy 45")
    for _ in range(count):
        rack = tuple(sorted(rng.sample(_box(rules), 15)))
        game = made_up_round(rules, RoundSetup(rack, opened=False))
        found, wanted = help_for(game.view(0)), best_first_lay(rack, Opening(45, True))
        assert (found.count > 0) == (wanted > 0), rack
        opens, closed = opens + (wanted > 0), closed + (wanted == 0)
    return opens, closed


def _box(rules: Ruleset) -> list[Tile]:
    return [Tile(colour, each) for colour in rules.tiles.colours for each in range(1, 14)] * 2 + [JOKER] * 2
