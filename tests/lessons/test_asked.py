"""What a turn asks for can be done then: in every step of every course, in made-up turns and in games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import product

import pytest

from parts import WHOLE
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.play_out import positions
from rummy_widget.engine.game.round_scene import Scene
from rummy_widget.engine.game.round_setup import RoundSetup
from rummy_widget.engine.layout import parse_arrangement
from rummy_widget.engine.rules import GAMES, LayingPlay
from rummy_widget.engine.tiles import JOKER
from rummy_widget.text.sentences import closing_rounds
from rummy_widget.text.sentences.tiles import tile_name
from rummy_widget.text.words import say
from rummy_widget.tutor import Attempt, StepData
from rummy_widget.tutor.courses import all_lessons
from rummy_widget.tutor.drills import vary
from rummy_widget.tutor.scenes import TableStart, TurnStart
from rummy_widget.widgets import scenes

# What each instruction names, by the key of its sentence; of several moves with / one has to be possible.
LAY = "lay/add/replace/discard"
NAMED = {
    "turn-draw": ("draw",), "turn-draw-take": ("draw", "take"), "turn-discard": ("discard/throw",),
    "turn-refuse": ("refuse",), "scene-discard": ("discard/throw",), "scene-open": (LAY,),
    "melds-turn-draw": ("draw",), "melds-turn-take": ("draw", "take"), "melds-turn-first": ("discard",),
    "melds-turn-lay": (LAY,), "melds-turn-play": ("draw",), "melds-turn-open": ("draw",),
    "melds-turn-pass": ("pass",),
}  # fmt: skip
ASKS = ("turn-", "melds-turn-", "scene-discard", "scene-open")
OTHERS = ("turn-over", "turn-other", "turn-refuse-other")
DRILLED = 12 if WHOLE else 2


def steps() -> dict[str, StepData]:
    """The steps that are a turn or a seat of a game; of drills, some of their tasks."""
    found = {}
    for key, lesson in all_lessons().items():
        for step in lesson.steps:
            if step.turn is not None:
                found[f"{key}:{step.key}"] = step
            elif step.drill is not None:
                for seed in range(step.drill.seed, step.drill.seed + DRILLED):
                    dealt = vary(step.key, step.title, step.drill, seed)
                    if dealt.turn is not None:
                        found[f"{key}:{step.key}.{seed}"] = dealt
    return found


def reached(step: StepData) -> Iterator[Scene]:
    """The scene at the beginning, those on the way of each answer, and those one move off it."""
    first = Attempt.begin(step).turn
    assert first is not None
    yield first
    for answer in filter(None, (step.solution, *step.also)):
        here = first
        for move in answer.split(", "):
            yield from (here.after(each) for each in here.legal_moves[:12])
            if here.refused(move) is not None:
                break
            here = here.after(move)
            yield here


def wrong(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that are named and refused."""
    asked: list[str] = []

    def heard(key: str, **details: str | int) -> str:
        asked.append(key)
        return say(key, **details)

    for module in (scenes, closing_rounds):
        monkeypatch.setattr(module, "say", heard)
    monkeypatch.setattr(scenes, "say_of", lambda kinds, key, **details: heard(key, **details))
    told = tuple(scenes._sentences(scene))
    named = {verb for key in asked for verb in NAMED.get(key, ())}
    unknown = [key for key in asked if key.startswith(ASKS) and key not in (*NAMED, *OTHERS)]
    allowed = {move.split()[0] for move in scene.legal_moves}
    if "take" in named and scene.discard is not None:
        assert tile_name(scene.discard) in " ".join(told)
    return [*unknown, *sorted(each for each in named if not allowed.intersection(each.split("/")))]


def test_no_turn_of_a_course_asks_for_a_move_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = steps()
    assert len(found) > 50
    bad = {
        name: moves
        for name, step in found.items()
        for scene in reached(step)
        if (moves := wrong(scene, monkeypatch))
    }
    assert bad == {}


def made_up(name: str) -> Iterator[Scene]:
    """Turns of a game with every kind of last discard, with and without a stock, opened and not.

    Where tiles are drawn first, a round ends with its stock, or the discards become one.
    """
    rules = GAMES[name]
    first, other = rules.tiles.kinds[:2]
    rack = parse_arrangement(" ".join(map(str, rules.tiles.kinds[4:16:2])))
    laying = isinstance(rules.play, LayingPlay)
    for last, empty in product((None, other, JOKER), (False, True)):
        if rules.close is not None:
            for phase in (Phase.DISCARD,) if empty else (Phase.DRAW, Phase.DISCARD):
                yield TurnStart(phase, last, () if empty else (first,)).scene(rack, rules)
            continue
        phases = (Phase.PLAY,) if not laying else (Phase.DISCARD,) if empty else (Phase.DRAW, Phase.DISCARD)
        for opened, phase in product((False, True), phases):
            row = () if last is None or not laying else (last,)
            left = 0 if empty else None
            moment = RoundSetup((), opened=opened, phase=phase, row=row, left=left, buried=not empty)
            with suppress(ValueError):  # a game without Jokers, or one that ends with its stock
                yield TableStart(moment).scene(rack, rules)


@pytest.mark.parametrize("name", GAMES)
def test_no_turn_that_is_made_up_asks_for_a_move_that_is_refused(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [each for each in made_up(name) if not each.over]
    assert len(found) >= 4
    assert [(each, moves) for each in found if (moves := wrong(each, monkeypatch))] == []


@pytest.mark.parametrize("seed", range(6))
def test_no_game_of_closes_asks_for_a_move_that_is_refused(seed: int) -> None:
    seen: set[str] = set()
    for position in positions(seed, ("random",) * 3, rules=GAMES["rummy_pro"]):
        if position.over:
            continue
        view = position.view(position.seat)
        told, allowed = closing_rounds.turn_sentence(view), {str(move.verb) for move in view.allowed}
        last = tile_name(position.row[-1].tile) if position.row else ""
        keys = [key for key in NAMED if key.startswith("turn-") and told == say(key, tile=last, doubles=0)]
        named = {each for key in keys for each in NAMED[key]}
        assert [each for each in named if not allowed.intersection(each.split("/"))] == []
        seen |= {*keys}
    assert {"turn-draw", "turn-draw-take", "turn-discard"} <= seen
