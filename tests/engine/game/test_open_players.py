"""The players of the open games: legal, never peeking, each with its own habits, and a plan to tell."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import rummy_widget as rw
from engine.game.open_games import OPEN, everywhere
from parts import WHOLE, part_of
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.moves import Verb, read_move
from rummy_widget.engine.game.phase import Discarded, Phase
from rummy_widget.engine.game.play_out import positions
from rummy_widget.engine.game.players import players_of, usual_player
from rummy_widget.engine.game.players.plans import Aim, MovePlan, plan_of
from rummy_widget.engine.game.players.rearranging import can_lay_all
from rummy_widget.engine.rules import BASIC_RUMMY, GAMES, RRRUMMY, RUMMIKUB, RUMMY_45, TILES_50, Ruleset
from rummy_widget.engine.shuffle import shuffled
from rummy_widget.engine.solver.open_games.best_play import best_play, find_most_laid
from rummy_widget.engine.solver.open_games.board import board_of
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.tiles import JOKER, Tile, parse_tiles
from rummy_widget.text.sentences.plans import plan_sentence
from rummy_widget.text.words import speaking

NAMES = ("strong", "steady", "beginner")


def tables(rounds: range) -> Iterator[tuple[Ruleset, tuple[str, ...], list[Any]]]:
    """Rounds of every open game by turns, of two to four; every player sits in every place."""
    for seed in rounds:
        rules, turn = OPEN[seed % len(OPEN)], seed // len(OPEN) % 3
        names = (NAMES[turn:] + NAMES[:turn] + NAMES[turn : turn + 1])[: 2 + seed % 3]
        yield rules, names, positions(seed, names, rules=rules)


# -- whole rounds -----------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.slow
def test_rounds_are_played_to_their_ends_by_legal_moves() -> None:
    """Each move is taken by the position, or `positions` would raise; no tile is lost on the way."""
    outcomes: Counter[str] = Counter()
    rounds = range(32 if WHOLE else 8)
    for _, names, game in tables(rounds):
        assert len({everywhere(each) for each in game}) == 1
        assert len(game) < 500
        outcomes[f"{len(names)} {game[-1].result.outcome}"] += 1
    assert sum(outcomes.values()) == len(rounds)


@pytest.mark.parametrize("rules", OPEN, ids=lambda rules: rules.name)
def test_strong_players_among_themselves_come_to_an_end(rules: Ruleset) -> None:
    """Where everybody waits for the whole hand, the stock runs low and they lay."""
    game = positions(5, ("strong",) * 4, rules=rules)
    assert game[-1].over
    assert game[-1].spread.melds


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
def test_the_usual_player_is_steady(rules: Ruleset) -> None:
    assert usual_player(rules) == "steady"
    assert set(NAMES) < set(players_of(rules))


# -- what they see ----------------------------------------------------------------------------


def otherwise_hidden(position: Any, rng: Random) -> Any:
    """The same for the seat to play, with other hands and the stock dealt anew."""
    seat = position.seat
    others = [tile for at, hand in enumerate(position.hands) if at != seat for tile in hand]
    tiles = iter(shuffled([*others, *position.stock], rng))
    hands = tuple(
        hand if at == seat else Hand.of([next(tiles) for _ in hand]) for at, hand in enumerate(position.hands)
    )
    return replace(position, hands=hands, pile=tuple(tiles), drawn=0, seed=position.seed + 1)


@pytest.mark.whole
@pytest.mark.parametrize("rules", [RUMMIKUB, RRRUMMY, RUMMY_45, BASIC_RUMMY], ids=lambda rules: rules.name)
def test_what_is_hidden_changes_no_choice(rules: Ruleset) -> None:
    rng, changed = Random(1), 0
    for at, position in enumerate(positions(4, NAMES, rules=rules)[:-1]):
        if at % (4 if WHOLE else 8):
            continue
        other = otherwise_hidden(position, rng)
        changed += other.hands != position.hands
        mine, theirs = (each.view(position.seat) for each in (position, other))
        assert mine == theirs
        for name in NAMES:
            choose = players_of(rules)[name]
            chosen = choose(mine, Random(at))
            assert chosen == choose(theirs, Random(at)) == choose(mine, Random(at))
            assert plan_of(mine, chosen, name) == plan_of(theirs, chosen, name)
    assert changed > 2


# -- a table to rearrange ---------------------------------------------------------------------


def rearranging(hand: str, table: str, *, other: int = 9, opened: bool = True, left: int = 40) -> Any:
    """A moment of Rummikub for two: these tiles, so many on the other rack, so many in the stock."""
    game: Any = rw.new_game(2, 1, first=0, rules=RUMMIKUB)
    stock = game.pile
    return replace(
        game, hands=(Hand.of(parse_tiles(hand)), Hand.of(stock[:other])), spread=parse_table(table),
        opened=(opened, True), drawn=len(stock) - left,
    )  # fmt: skip


def choice(name: str, position: Any, seed: int = 0) -> str:
    view = position.view(position.seat)
    move = players_of(position.settings.rules)[name](view, Random(seed))
    position.after(move)
    return move.notation()  # type: ignore[no-any-return]


TABLE = "r3 r4 r5 r6 | b9 y9 k9"


def test_steady_rearranges_to_lay_most_and_the_beginner_only_adds() -> None:
    game = rearranging("r9 y3 b3 k13", TABLE)
    assert choice("steady", game) == "play r4 r5 r6 | r9 y9 b9 k9 | r3 y3 b3"
    seen = {choice("beginner", game, seed) for seed in range(40)}
    assert seen == {"draw", "play r3 r4 r5 r6 | r9 y9 b9 k9"}


def test_strong_waits_until_all_goes_at_once() -> None:
    assert choice("strong", rearranging("r9 y3 b3 k13", TABLE)) == "draw"
    assert choice("strong", rearranging("r9 y3 b3", TABLE)) == "play r4 r5 r6 | r9 y9 b9 k9 | r3 y3 b3"


@pytest.mark.parametrize(("other", "left"), [(1, 40), (9, 1), (9, 0)])
def test_strong_waits_no_longer_where_time_runs_out(other: int, left: int) -> None:
    game = rearranging("r9 y3 b3 k13", TABLE, other=other, left=left)
    assert choice("strong", game).startswith("play r4 r5 r6 | r9")


def test_strong_opens_with_little_and_keeps_the_joker() -> None:
    hand = "r10 r11 r12 b1 b2 b3 b4 *"
    assert choice("strong", rearranging(hand, "", opened=False)) == "play r10 r11 r12"
    assert choice("steady", rearranging(hand, "", opened=False)).count(" ") > 7


def test_strong_opens_by_all_means_where_somebody_is_nearly_out() -> None:
    hand = "r10 r11 r12 b1 b2 b3 b4 k9"
    assert "b1 b2 b3 b4" in choice("strong", rearranging(hand, "", opened=False, other=1))


@pytest.mark.whole
@pytest.mark.parametrize("rules", [RUMMIKUB, RRRUMMY, TILES_50], ids=lambda rules: rules.name)
def test_all_go_where_most_is_everything(rules: Ruleset) -> None:
    rng, found = Random(3), Counter[bool]()
    for seed in range(2 if WHOLE else 1):
        for position in positions(seed, ("steady",) * 2, rules=rules):
            view = position.view(0)
            hand = view.hand.tiles()
            going = best_play(view.spread, hand, rules=rules)
            for rack in (hand, going.tiles if going else hand[:3], hand[: rng.randrange(4)]):
                most = find_most_laid(board_of(view.spread, rack, rules), None)[0] if rack else 0
                assert can_lay_all(view.spread, rack, rules) == (most == len(rack)), (view.spread, rack)
                found[most == len(rack) > 0] += 1
    assert min(found[True], found[False]) > (20 if WHOLE else 10)


# -- laying -----------------------------------------------------------------------------------


def laying(rules: Ruleset, hand: str, table: str = "", *, other: int = 8, phase: str = "discard") -> Any:
    game: Any = rw.new_game(2, 1, rules=rules)
    while game.phase is Phase.REFUSE:
        game = game.after("keep")
    row = tuple(Discarded(1, tile) for tile in parse_tiles("r1 y1" if rules is RUMMY_45 else "sk"))
    return replace(
        game, seat=0, hands=(Hand.of(parse_tiles(hand)), Hand.of(game.stock[:other])), phase=Phase(phase),
        opened=(True, True), spread=parse_table(table), row=row,
    )  # fmt: skip


def test_strong_goes_rummy_and_steady_lays_at_once() -> None:
    hand = "h5 h6 h7 c2 c3 c4 sj d9"
    assert choice("steady", laying(BASIC_RUMMY, hand)).startswith("lay")
    assert choice("strong", laying(BASIC_RUMMY, hand)).startswith("discard")
    whole = laying(BASIC_RUMMY, "h5 h6 h7 c2 c3 c4 sj")
    assert choice("strong", whole).startswith("lay")
    assert plan_of(whole.view(0), read_move("lay h5 h6 h7")).aim is Aim.AT_ONCE


def test_strong_lays_where_somebody_is_nearly_out() -> None:
    hand = "h5 h6 h7 c2 sj d9 s8 dk"
    assert choice("strong", laying(BASIC_RUMMY, hand, other=8)).startswith("discard")
    assert choice("strong", laying(BASIC_RUMMY, hand, other=1)) == "lay h5 h6 h7"
    assert choice("strong", laying(RUMMY_45, "r5 r6 r7 k2 b9 y11 k13 b1", other=2)) == "lay r5 r6 r7"


def test_strong_throws_what_goes_with_nothing_and_the_dear_first() -> None:
    assert choice("strong", laying(BASIC_RUMMY, "h5 h6 c2 c3 dk s9")) in ("discard dk", "discard s9")
    assert choice("strong", laying(BASIC_RUMMY, "h5 h6 dk")) == "discard dk"


def test_strong_throws_nothing_that_fits_the_table_where_it_may_not_add_itself() -> None:
    """The next player has one tile left and would be out with it; the red 8 goes with nothing else either."""
    game = laying(RUMMY_45, "r8 b3 y13", "r5 r6 r7", other=1)
    closed = replace(game, opened=(False, True))
    assert choice("strong", closed) != "discard r8"
    assert choice("strong", replace(closed, spread=parse_table("b5 b6 b7"))) == "discard r8"


def test_a_joker_of_the_table_is_taken_for_its_tile() -> None:
    game = laying(RUMMY_45, "r4 b5 b6 k2", "r2 r3 *r4 r5")
    for name in ("steady", "strong"):
        assert choice(name, game) == "replace r4 1"
        assert choice(name, game.after("replace r4 1")) != "discard k2"


def test_a_discard_is_taken_where_it_goes() -> None:
    for hand, wanted in (("sq sj d3", "take"), ("h2 h9 d3", "draw")):
        for name in ("steady", "strong"):
            assert choice(name, laying(BASIC_RUMMY, hand, phase="draw")) == wanted


# -- plans ------------------------------------------------------------------------------------

NOTATION = re.compile(r"\b[rybk]\d|\*|\{|\}")


@pytest.mark.slow
@pytest.mark.whole
def test_every_move_has_its_plan_in_both_languages() -> None:
    aims = set[Aim]()
    for rules, names, game in tables(range(8)):
        for before, after in part_of(list(pairwise(game))[::3], 4):
            move = after.moves[-1]
            plan = plan_of(before.view(before.seat), move, names[before.seat])
            aims.add(plan.aim)
            for language in ("en", "ro"):
                with speaking(language):
                    said = plan_sentence(plan)
                assert said.endswith("."), said
                assert not NOTATION.search(said), said
                assert rules is not BASIC_RUMMY or not re.search(r"\btiles?\b|\bpies", said), said
    assert {Aim.OPENED, Aim.HELD, Aim.LAID, Aim.DREW, Aim.THREW, Aim.NOTHING} <= aims


@pytest.mark.parametrize(
    ("hand", "table", "move", "said"),
    [
        (
            "k7 k8 r7",
            TABLE,
            "draw",
            "I kept red 7 back: if I get red 9, black 6, black 9 or Joker, I can lay everything at once.",
        ),
        ("k13 b2", TABLE, "draw", "I couldn't lay anything."),
        ("r7", TABLE, "play r3 r4 r5 r6 r7 | b9 y9 k9", "I laid my last tile: I'm out."),
        ("r7 r9", TABLE, "play r3 r4 r5 r6 r7 | b9 y9 k9", "I laid red 7. I could have laid more."),
        ("r7 k1", TABLE, "play r3 r4 r5 r6 r7 | b9 y9 k9", "I laid red 7: that's all I could."),
    ],
)
def test_what_is_said_of_rummikub(hand: str, table: str, move: str, said: str) -> None:
    view = rearranging(hand, table).view(0)
    assert plan_sentence(plan_of(view, read_move(move))) == said


def test_tiles_that_would_let_all_go_do() -> None:
    """What a plan names is so: with each of the tiles all goes, with no other one."""
    view = rearranging("k7 k8 r7", TABLE).view(0)
    plan = plan_of(view, read_move("draw"))
    assert plan.aim is Aim.HELD
    for each in (*RUMMIKUB.tiles.kinds, JOKER):
        play = best_play(TABLE, (*view.hand, each))
        assert (each in plan.wants) == (play is not None and play.count == 4), each


def test_many_tiles_are_not_all_named() -> None:
    tiles: tuple[Tile, ...] = parse_tiles("r1 r2 r3 r4 r5 r6 r7 r8")
    said = plan_sentence(MovePlan(Aim.HELD, tiles))
    assert said.startswith("I kept red 1, red 2, red 3, red 4 and 4 more back")


def test_a_plan_of_somebody_who_hurries_names_the_other() -> None:
    view = rearranging("r7 k1 b2", TABLE, other=1).view(0)
    plan = plan_of(view, read_move("play r3 r4 r5 r6 r7 | b9 y9 k9"))
    assert (plan.aim, plan.seat, plan.left) == (Aim.HURRIED, 1, 1)
    assert "Ana has just one tile left" in plan_sentence(plan)
    assert view.sizes[1] == 1


def test_the_beginner_owns_that_it_saw_nothing() -> None:
    view = rearranging("r7 k1", TABLE).view(0)
    assert plan_of(view, read_move("draw"), "beginner").aim is Aim.NOT_SEEN
    assert plan_of(view, read_move("draw"), "strong").aim is Aim.HELD
    assert read_move("draw").verb is Verb.DRAW
