"""Steps that deal by hand or play a seat of a real game: how files say them, how they go, what is shown."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from rummy_widget.engine.faults import FaultCode
from rummy_widget.engine.game.deal.dealing import Dealing
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.play_out import play_out
from rummy_widget.engine.game.round import new_game
from rummy_widget.engine.game.round_scene import OWN, RoundScene
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.shuffle import shuffled
from rummy_widget.tutor import Attempt, LessonError, StepData, StepOutcome, course
from rummy_widget.tutor.proof import problems_of
from rummy_widget.tutor.read_steps import read_step
from rummy_widget.tutor.scenes import PHASES, Scene
from rummy_widget.tutor.step_state import Acting
from rummy_widget.widgets.scenes import announcement, moves_view, places_view, scene_view

NOT_YET, WRONG, RIGHT = StepOutcome.NOT_YET, StepOutcome.WRONG, StepOutcome.RIGHT
ALL = "trump, stack 8, move 9, deal 9, deal 10, deal 11, deal 12, deal 13, deal 14"


def step(**table: Any) -> StepData:
    named = {"key": "scene", "kind": "act", "title": {"en": "A scene"}, "goal": {"en": "Play."}}
    return read_step({**named, **table}, ("en",))


def deal(check: dict[str, Any], solution: str, done: str = "", **more: Any) -> StepData:
    return step(deal={"players": 3, "seed": 5, "done": done}, check=check, solution=solution, **more)


def game(
    check: dict[str, Any] | None = None, *, done: str = "", solution: str = "", **table: Any
) -> StepData:
    more = {"solution": solution} if solution else {}
    given = {"players": 3, "seed": 17, "done": done, **table}
    return step(game=given, check=check or {"phase": "closed"}, **more)


def told_to_the_end(step: StepData) -> Attempt:
    """The step as whoever asks for every hint plays it."""
    attempt = Attempt.begin(step)
    for _ in range(80):
        if attempt.outcome is RIGHT:
            return attempt
        attempt = attempt.hint()
        if attempt.hints and attempt.hints[-1].grade == 4:
            attempt = attempt.show()
    raise AssertionError("the hints lead nowhere")


# -- a deal ---------------------------------------------------------------------------------------


def test_a_deal_is_played_from_the_stacks_to_the_racks() -> None:
    whole = deal({"phase": "dealt"}, ALL)
    assert problems_of(whole) == ()
    attempt = Attempt.begin(whole)
    for move in ALL.split(", "):
        assert attempt.outcome is not RIGHT
        attempt = attempt.act(move)
    assert (attempt.outcome, attempt.stars) == (RIGHT, 3)
    found = Settings(players=3)
    hand = Dealing.begin(found, 5).hidden.hands[OWN]
    assert sorted(attempt.layout.tiles) == sorted(hand)


def test_a_deal_can_begin_on_the_way() -> None:
    attempt = Attempt.begin(deal({"phase": "moved"}, "move 9", done="trump, stack 8"))
    wrong = attempt.act("move 7")
    assert wrong.fault is not None
    assert (wrong.outcome, wrong.fault.code, wrong.turn) == (WRONG, FaultCode.NOT_NEXT_STACK, attempt.turn)
    assert wrong.act("move 9").outcome is RIGHT
    with pytest.raises(LessonError, match=r"cannot stack 9: not_trump_stack"):
        deal({"phase": "moved"}, "move 9", done="trump, stack 9")


def test_every_wrong_move_of_a_deal_is_wrong_once_and_changes_nothing() -> None:
    attempt = Attempt.begin(deal({"phase": "dealt"}, ALL))
    everything = ["trump", *(f"{verb} {n}" for verb in ("stack", "move", "deal") for n in (*range(17), 99))]
    for right in ALL.split(", "):
        for move in everything:
            if move != right:
                wrong = attempt.act(move)
                assert (wrong.outcome, wrong.wrong) == (WRONG, attempt.wrong + 1)
                assert wrong.fault is not None
                assert wrong.feedback
                assert (wrong.turn, wrong.layout, wrong.at) == (attempt.turn, attempt.layout, attempt.at)
                assert wrong.act(move).wrong == wrong.wrong
        attempt = attempt.act(right)
    assert attempt.outcome is RIGHT


def test_all_stacks_are_offered_not_the_right_one_alone() -> None:
    attempt = Attempt.begin(deal({"phase": "found"}, "stack 8", done="trump"))
    assert attempt.offered == tuple(f"stack {number}" for number in range(1, 16))
    right = attempt.act("stack 8")
    assert (right.offered, right.act("move 9")) == ((), right), "a step that is right is done"
    assert right.undo().offered == attempt.offered


def test_hints_lead_through_a_deal() -> None:
    assert told_to_the_end(deal({"phase": "dealt"}, ALL)).stars == 1
    assert told_to_the_end(step(deal={"seed": 14}, check={"phase": "dealt"})).stars == 1  # without a solution


def test_a_mistake_may_stand_for_all_moves_with_its_fault() -> None:
    said = {"en": "The number of the Trump is the number of its stack."}
    mistakes = [
        {"fault": "not_trump_stack", "text": said},
        {"answer": "stack 9", "fault": "not_trump_stack", "text": {"en": "One too far."}},
    ]
    found = deal({"phase": "found"}, "trump, stack 8", mistakes=mistakes)
    assert problems_of(found) == ()
    attempt = Attempt.begin(found).act("trump")
    assert attempt.act("stack 3").feedback == said["en"]
    assert attempt.act("stack 9").feedback == "One too far."
    other = deal({"phase": "found"}, "trump, stack 8", mistakes=[{"fault": "stack_dealt", "text": said}])
    assert len(problems_of(other)) == 1


# -- a seat of a game -----------------------------------------------------------------------------


def test_the_others_play_on_until_it_is_ones_turn_again() -> None:
    seat = RoundScene.begin(new_game(players=4, seed=17))
    for _ in range(4):
        before = seat
        seat = seat.after(seat.legal_moves[0])
        if seat.phase == "draw":
            assert [each.seat for each in seat.other_moves] == sorted(each.seat for each in seat.other_moves)
            assert {each.seat for each in seat.other_moves} == {1, 2, 3}
        assert before.after(before.legal_moves[0]) == seat, "the same moves, whenever they are made"
        assert sorted(seat.rack.tiles) == sorted(seat.position.hands[OWN].tiles())


def test_a_game_goes_on_from_moves_of_all_seats() -> None:
    moves = play_out(17, ("steady",) * 3).moves
    seat = Attempt.begin(game(done=", ".join(moves[:7]))).turn
    assert isinstance(seat, RoundScene)
    assert [move.notation() for move in seat.position.moves[:7]] == list(moves[:7])
    others = Attempt.begin(game(done=f"{moves[0]}, others, draw")).turn
    assert isinstance(others, RoundScene)
    assert (others.phase, others.position.seat) == ("discard", OWN)


def test_a_whole_game_comes_to_its_end() -> None:
    ends = set()
    for seed in range(6):
        seat = RoundScene.begin(new_game(players=2, seed=seed))
        while seat.ended is None:
            moves = seat.legal_moves
            seat = seat.after("close" if "close" in moves else moves[0])
            assert len(seat.rack.tiles) in (14, 15)
            assert max(map(len, seat.rack.shelves)) <= 28
        assert seat.legal_moves == ()
        assert seat.refused("draw") is not None
        ends.add(seat.ended)
    assert "lost" in ends
    left = RoundScene.begin(new_game(players=2, seed=7)).after("leave")
    assert (left.ended, left.phase) == ("left", "over")


def test_checks_of_a_game() -> None:
    seed = next(
        s for s in range(500) if (p := play_out(s, ("steady",) * 2)).closer == 0 and len(p.moves) < 60
    )
    moves = play_out(seed, ("steady",) * 2).moves
    closing = game({"over": "closed"}, players=2, seed=seed, done=", ".join(moves[:-1]), solution="close")
    assert problems_of(closing) == ()
    attempt = Attempt.begin(closing).act("close")
    assert (attempt.outcome, attempt.turn and attempt.turn.phase) == (RIGHT, "closed")
    assert attempt.reading.closing is not None, "it lies as it closes"
    assert game({"over": "left"}, solution="leave").answers == ("leave",)
    with pytest.raises(LessonError, match="expected one of"):
        game({"over": "won"})


def test_rules_of_the_table() -> None:
    extra = {"extra_joker": "instead_of_draw"}
    able = Attempt.begin(game({"holds": "*"}, switches=extra, first=1, solution="extra"))
    assert "extra" in able.offered
    assert able.act("extra").outcome is RIGHT
    not_able = Attempt.begin(game({"holds": "*"}, first=1, solution="extra")).act("extra")
    assert not_able.fault is not None
    assert not_able.fault.code is FaultCode.EXTRA_FORBIDDEN
    with pytest.raises(LessonError, match="no such switch"):
        game(switches={"extra_jokers": "off"})


def test_a_deal_may_be_refused_for_another() -> None:
    seed = next(s for s in range(5000) if new_game(players=2, seed=s).phase == "refuse"
                and new_game(players=2, seed=s).seat == OWN)  # fmt: skip
    attempt = Attempt.begin(game({"did": "refuse"}, players=2, seed=seed, solution="refuse"))
    assert attempt.offered == ("keep", "refuse")
    again = attempt.act("refuse")
    assert (again.outcome, again.undo().layout) == (RIGHT, attempt.layout)
    assert sorted(again.layout.tiles) != sorted(attempt.layout.tiles)


def test_hints_of_a_game_follow_the_solution_and_lead_back() -> None:
    found = game({"all": [{"did": "discard b7"}, {"phase": "draw"}]}, solution="discard b7")
    assert told_to_the_end(found).state.moves[-1] == "discard b7"
    off = Attempt.begin(found).act("discard r6")
    for _ in range(9):
        off = off.hint()
    assert off.hints[-1].move == "undo"


@pytest.mark.parametrize(
    ("table", "error"),
    [
        ({"deal": {"seed": 1}, "game": {"seed": 1}}, "expected one of 'turn', 'deal' and 'game'"),
        ({"deal": {"seed": -1}}, "'seed'"),
        ({"deal": {}}, "missing key 'seed'"),
        ({"deal": {"seed": 1, "players": 5}}, "players must be 2 to 4, not 5"),
        ({"deal": {"seed": 1, "first": 4}}, "first must be a seat"),
        ({"deal": {"seed": 1, "done": "draw"}}, "expected a move: 'trump', 'stack 7'"),
        ({"deal": {"seed": 1, "multiplier": 2}}, "unknown key 'multiplier'"),
        ({"game": {"seed": 1, "done": "trump"}}, "expected a move: 'draw', 'take'"),
        ({"game": {"seed": 1, "done": "draw"}}, "cannot draw: already_drawn"),
        ({"game": {"seed": 1, "multiplier": 0}}, "'multiplier': expected 1 to 100, not 0"),
        ({"game": {"seed": 1, "switches": 3}}, "'switches': expected a table"),
        ({"game": {"seed": 1}, "start": "r5 r6"}, "does not hold the tiles of the hand"),
        ({"game": {"seed": 1}, "solution": "stack 7"}, "'solution': expected a move: 'draw'"),
    ],
)
def test_what_cannot_be_played_is_told(table: dict[str, Any], error: str) -> None:
    with pytest.raises(LessonError) as caught:
        step(**{"check": {"phase": "dealt"}, **table})
    assert error in str(caught.value)


def test_every_phase_can_be_asked_for() -> None:
    assert {"turned", "found", "moved", "dealt", "refuse", "draw", "discard", "over", "closed"} <= set(PHASES)


# -- what is shown --------------------------------------------------------------------------------


def shown(step: StepData, scene: Scene) -> str:
    """Everything that the page is told of a scene."""
    attempt = replace(Attempt.begin(step), state=Acting((scene,)))
    return json.dumps([scene_view(attempt), moves_view(attempt), announcement(attempt, "")])


def otherwise_hidden(dealing: Dealing, seed: int) -> Dealing:
    """The same deal with other tiles wherever the learner sees none."""
    found = dealing.hidden
    own = [stack - 1 for stack, owner in dealing.owners.items() if owner == OWN]
    seen = {(found.trump_stack, 6)} | {(at, place) for at in own for place in range(8)}
    places = [(at, place) for at, pile in enumerate(found.stacks) for place in range(len(pile))]
    hidden = [each for each in places if each not in seen]
    tiles = dict(zip(hidden, shuffled((found.stacks[at][place] for at, place in hidden), seed), strict=True))
    stacks = tuple(
        tuple(tiles.get((at, place), tile) for place, tile in enumerate(pile))
        for at, pile in enumerate(found.stacks)
    )
    return replace(
        dealing, hidden=replace(found, stacks=stacks, moved=stacks[0][0], hands=(), stock=found.stock[::-1])
    )


def test_nothing_hidden_is_told_of_a_deal() -> None:
    whole = deal({"phase": "dealt"}, ALL)
    dealing = Dealing.begin(Settings(players=3), 5, 1)
    while True:
        for seed in range(5):
            other = otherwise_hidden(dealing, seed)
            assert (shown(whole, other), other.felt) == (shown(whole, dealing), dealing.felt)
        if not dealing.legal_moves:
            return
        dealing = dealing.after(dealing.legal_moves[0])


def test_no_tile_is_lost_on_the_table() -> None:
    scene = Dealing.begin(Settings(players=3), 5, 1)
    while scene.offered:
        felt = scene.felt
        apart = felt.phase in ("piled", "found")  # the tile left over, then the one that the Trump replaced
        on_top = felt.phase == "turned"  # the Trump lies beside the stacks, until its own is found
        dealt = sum(len(stack) for seat in range(3) for stack in scene.tiles(seat))
        assert sum(scene.sizes) + dealt + apart + on_top == 106
        assert {number for number, size in enumerate(scene.sizes, 1) if not size} == set(scene.owners)
        scene = scene.after(scene.legal_moves[0])
    assert scene.phase == "dealt"
    seat = RoundScene.begin(new_game(players=3, seed=17))
    for _ in range(20):
        felt = seat.felt
        assert (felt.stock or 0) + len(felt.row) + sum(seat.view.sizes) == 106
        assert (felt.row[-1].tile if felt.row else None) == seat.discard
        if seat.over:
            break
        seat = seat.after(seat.legal_moves[0])


def test_before_the_trump_is_turned_all_deals_look_alike() -> None:
    whole = deal({"phase": "dealt"}, ALL)
    deals = [Dealing.begin(Settings(players=3), seed) for seed in range(50)]
    assert len({shown(whole, each) for each in deals}) == len({each.felt for each in deals}) == 1


def test_nothing_hidden_is_told_of_a_game() -> None:
    known = game()
    for seed in range(6):
        seat = RoundScene.begin(new_game(players=3, seed=seed))
        for _ in range(9):
            if seat.ended is not None:
                break
            position = seat.position
            others = [list(hand.tiles()) for hand in position.hands[1:]]
            tiles = list(shuffled([*others[0], *others[1], *position.stock], seed))
            hands = (position.hands[0], Hand.of(tiles[: len(others[0])]),
                     Hand.of(tiles[len(others[0]) : len(others[0]) + len(others[1])]))  # fmt: skip
            rest = tuple(tiles[len(others[0]) + len(others[1]) :])
            pile = (*position.pile[: position.drawn], *rest)
            other = replace(seat, position=replace(position, hands=hands, pile=pile))
            assert (shown(known, other), other.felt) == (shown(known, seat), seat.felt)
            seat = seat.after(seat.legal_moves[0])


def test_what_lies_there_has_the_moves_and_tiles_go_to_places() -> None:
    attempt = Attempt.begin(game({"phase": "closed"}, first=1))
    table = scene_view(attempt)
    assert table is not None
    assert [pile["move"] for pile in (*table["piles"], *table["row"])] == ["draw", None, None, "take"]
    assert moves_view(attempt) is None
    drawn = attempt.act("draw")
    table, buttons = scene_view(drawn), moves_view(drawn)
    assert table is not None
    assert all(pile["move"] is None for pile in (*table["piles"], *table["row"]))
    assert (buttons, places_view(drawn)) == (None, ["discard"])


def test_a_thrown_joker_may_be_pointed_at_for_that_is_a_mistake_to_make() -> None:
    begun = step(start="r5 r6 r7 _ k1", turn={"discard": "*", "stock": "b9"}, check={"phase": "discard"})
    table = scene_view(Attempt.begin(begun))
    assert table is not None
    assert [each["move"] for each in table["row"]] == ["take"]
    assert Attempt.begin(begun).act("take").outcome is WRONG


def test_hints_point_at_the_stack_only_when_they_say_it() -> None:
    attempt = Attempt.begin(deal({"phase": "found"}, "stack 8", done="trump"))
    for grade in range(1, 5):
        attempt = attempt.hint()
        table = scene_view(attempt)
        assert table is not None
        assert [each["number"] for each in table["stacks"] if each["hinted"]] == ([8] if grade == 4 else [])


def test_what_the_others_did_is_told_by_turns() -> None:
    attempt = Attempt.begin(game({"phase": "closed"}, first=1))
    said = announcement(attempt, "So far.")
    assert said.startswith("Ana discarded yellow 9. Mihai drew a tile and discarded red 7. Your turn:")
    assert said.endswith("So far.")
    assert announcement(attempt.act("close"), "No.") == "No."
    assert (
        announcement(attempt.act("take"), "")
        == "You took red 7 from the discards. Your turn: discard a tile, or close."
    )
    assert announcement(attempt.act("draw"), "").startswith("You drew ")


def test_a_mistake_that_is_allowed_is_taken_back_for_a_better_move() -> None:
    step = course().lesson("turn").step("begin")
    slipped = Attempt.begin(step).act("discard r5")
    assert slipped.outcome is StepOutcome.WRONG
    better = slipped.act(step.solution or "")
    assert (better.outcome, better.wrong, better.stars) == (StepOutcome.RIGHT, 1, 2)
