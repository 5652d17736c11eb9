"""The coach's chances in two thousand positions under every switch, against a count over all unseen tiles."""

from __future__ import annotations

import pytest

from engine.game.knowing import EVERY, looked_at, use_of
from engine.game.test_chances import assert_true_of
from rummy_widget.engine.game.players.closing.next_player_chance import next_player_chance

POSITIONS, EACH = 2000, 8


@pytest.mark.parametrize("first", range(0, POSITIONS // EACH, 10))
def test_chances_are_those_counted_over_all_unseen_tiles(first: int) -> None:
    looked = 0
    for position in looked_at(range(1000 + first, 1010 + first), EACH):
        assert_true_of(position)
        tile = position.hands[position.seat].tiles()[looked % 15]
        assert next_player_chance(position.view(position.seat), tile) == use_of(position, tile)
        looked += 1
    assert looked == 10 * EACH


def test_every_switch_is_among_them() -> None:
    assert 2 * len(EVERY) <= POSITIONS // EACH
