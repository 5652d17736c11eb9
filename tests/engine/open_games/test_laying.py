"""The best turn where melds are laid and added to: a brute force, and the moves played in the game itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from random import Random

import pytest

from engine.open_games.boards import small_boards
from engine.open_games.plain_turn import best_turn
from parts import WHOLE
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.moves import read_move
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.round import Round, begin
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.rules import BASIC_RUMMY, RUMMY_45, LaidScore, LayingPlay, Ruleset, switched
from rummy_widget.engine.solver.open_games.best_play import best_opening, best_play
from rummy_widget.engine.table_melds import Play, TableMelds, judge_play
from rummy_widget.engine.tiles import JOKER, Tile, parse_tiles


def at_table(rules: Ruleset, before: TableMelds, rack: list[Tile], *, opened: bool) -> Round:
    """A position of the game in which the seat to play holds this rack before this table."""
    game = begin(Settings(players=2, rules=rules), seed=5)
    while game.discard_only or game.phase is not Phase.DISCARD:
        game = game.after(game.legal_moves[0])
    hands = tuple(Hand.of(rack) if seat == game.seat else hand for seat, hand in enumerate(game.hands))
    spread = TableMelds(before.melds, (0,) * len(before.melds))
    return replace(
        game, hands=hands, spread=spread, opened=(opened,) * 2, just_taken=None, points=(0, 0), laid=False
    )


PLAY = RUMMY_45.play
assert isinstance(PLAY, LayingPlay)
assert PLAY.opening is not None
LOW = replace(RUMMY_45, name="low", play=replace(PLAY, opening=replace(PLAY.opening, points=15)))
CASES = [(RUMMY_45, True), (LOW, False), (BASIC_RUMMY, True)]


@pytest.mark.parametrize(("rules", "opened"), CASES)
def test_trying_every_turn_finds_nothing_better(rules: Ruleset, opened: bool) -> None:
    rng = Random(f"turns {rules.name} {opened}")
    found = 0
    boards = small_boards(rng, rules, 100, tiles=10, rack=6 if opened else 8, jokers=rules.tiles.jokers)
    for before, rack in boards:
        play = best_play(before, rack, rules=rules, opened=opened)
        points = isinstance(rules.play, LayingPlay) and isinstance(rules.play.score, LaidScore)
        wanted = best_turn(before.in_order(rules).melds, rack, rules, opened=opened)
        mine = (0, 0) if play is None else (play.value, 0) if points else (play.count, play.value)
        wanted = (wanted[0], 0) if points else wanted
        assert mine == wanted, (before, rack)
        if play is None:
            continue
        assert play.proven.most
        found += 1
        assert Counter(play.tiles) + Counter(play.keep) == Counter(rack)
        game = at_table(rules, before.in_order(rules), rack, opened=opened)
        seat = game.seat
        for move in play.moves:
            game = game.after(read_move(move))
        assert game.spread.counts() == play.after.counts()
        assert not points or game.points[seat] == play.value, (before, rack)
    assert found >= 20


def many_jokers(rng: Random, count: int) -> Iterator[tuple[TableMelds, list[Tile]]]:
    """Tables of groups alone, racks of near numbers, three or four Jokers: nowhere is much room for them."""
    colours = RUMMY_45.tiles.colours
    for _ in range(count):
        left = Counter(dict.fromkeys(RUMMY_45.tiles.kinds, 2))
        rows = []
        for number in rng.sample(range(1, 14), rng.randint(0, 2)):
            row = [Tile(colour, number) for colour in rng.sample(colours, rng.choice((3, 4, 4)))]
            left -= Counter(row)
            rows.append((*row[:-1], JOKER) if rng.random() < 0.3 else tuple(row))
        near = rng.sample(range(1, 14), 2)
        rest = [tile for tile in left.elements() if tile.number in near or rng.random() < 0.03]
        rng.shuffle(rest)
        yield TableMelds(tuple(rows)), [*rest[: rng.randint(1, 4)], *(JOKER,) * rng.randint(3, 4)]


@pytest.mark.slow
@pytest.mark.whole
def test_three_jokers_and_more_are_laid_as_well_as_can_be() -> None:
    rng, many = Random("many Jokers"), 60 if WHOLE else 20
    small = small_boards(rng, RUMMY_45, 10**6, tiles=10, rack=6, jokers=6)
    several = ((before, rack) for before, rack in small if sum(t.joker for t in (*before.tiles, *rack)) >= 3)
    for before, rack in chain(islice(several, many), many_jokers(rng, many)):
        play = best_play(before, rack, rules=RUMMY_45)
        wanted = best_turn(before.in_order(RUMMY_45).melds, rack, RUMMY_45, opened=True)
        assert (play.value if play else 0) == wanted[0], (before, rack)
        assert play is None or play.proven.most
        game = at_table(RUMMY_45, before.in_order(RUMMY_45), rack, opened=True)
        for move in play.moves if play else ():
            game = game.after(read_move(move))


def test_one_tile_is_kept_for_the_discard() -> None:
    play = best_play("r3 r4 r5", "r6 r7 k9", rules=RUMMY_45)
    assert play is not None
    assert (play.count, [str(each) for each in play.keep]) == (2, ["k9"])
    play = best_play("r3 r4 r5", "r6 r7", rules=RUMMY_45)
    assert play is not None
    assert (play.count, [str(each) for each in play.keep]) == (1, ["r7"])
    play = best_play("h3 h4 h5", "h6 h7", rules=BASIC_RUMMY)
    assert play is not None
    assert play.count == 2


def test_jokers_beside_one_tile_of_a_group_are_at_large_once_another_comes() -> None:
    play = best_play("*r9 y9 *b9", "b9 k1", rules=RUMMY_45)
    assert play is not None
    assert play.after.notation() == "y9 b9 * *"
    assert isinstance(judge_play(play.before, play.after, "b9 k1", rules=RUMMY_45), Play)
    play = best_play("*b9 *r9 k9", "* k7 y7", rules=RUMMY_45)
    assert play is not None
    assert play.after.counts().total() == 4
    assert isinstance(judge_play(play.before, play.after, "* k7 y7", rules=RUMMY_45), Play)


def test_three_jokers_are_no_meld() -> None:
    play = best_play("*b7 b8 b9", "* b10 r10 * *", rules=RUMMY_45)
    assert play is not None
    assert isinstance(judge_play(play.before, play.after, "* b10 r10 * *", rules=RUMMY_45), Play)
    assert play.proven.most
    assert play.value == 160


def test_an_opening_of_rummy_45_needs_45_and_a_run_if_the_table_asks_for_one() -> None:
    assert best_opening("r11 r12 r13 y4 b4 k4 k9", rules=RUMMY_45).value == 45  # type: ignore[union-attr]
    assert best_opening("r11 r12 r13 y4 b4 k9", rules=RUMMY_45) is None
    assert best_opening("r1 y1 b1 k5", rules=RUMMY_45).value == 75  # type: ignore[union-attr]
    assert best_opening("r1 y1 b1 k5", rules=switched(RUMMY_45, {"opening_needs_run": "yes"})) is None
    assert best_opening("r12 r13 r1 y4 b4 k4 k9", rules=RUMMY_45) is not None


def test_a_joker_may_come_home_where_the_table_lets_it_stay() -> None:
    rules = switched(RUMMY_45, {"joker_at_once": "no"})
    play = best_play("k12 *k13 k1 | r5 r6 r7", "k13 b2", rules=rules)
    assert play is not None
    assert play.moves == ("replace k13 1",)
    assert play.keep == tuple(parse_tiles("b2 *"))
