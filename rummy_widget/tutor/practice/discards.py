"""Tasks about the tile to throw away."""

from __future__ import annotations

from random import Random

from ...engine.rules import RUMMY_PRO
from ...engine.shuffle import shuffled
from ...engine.solver.closing.automaton import closes
from ...engine.solver.closing.draws import Discard
from ...engine.solver.closing.lay_out import best_arrangement
from ...engine.tiles import ALL_TILES, parse_tiles
from ..drills.dealing import number_from, pick
from ..steps import StepKind
from ..texts import Text
from .checks import SkillCheck
from .racks import in_box, rack, sorted_by
from .sentences import named, text_for
from .skills import Difficulty
from .tasks import PracticeTask, practice_task, spelled
from .throwing import best_of, discards, measure, nearer


def which_discard(draw: Random, band: Difficulty) -> PracticeTask | None:
    """Fifteen tiles near a close: which one is to go?"""
    sorts = ("simple", "simple", "nearly", "bicolor", "minor", "major")
    dealt = rack(draw, pick(draw, sorts), 0 if band is Difficulty.EASY else number_from(draw, 0, 1))
    if dealt is None:
        return None
    away = {Difficulty.EASY: 1, Difficulty.MIDDLE: number_from(draw, 1, 2), Difficulty.HARD: 2}[band]
    melded = [each for row in dealt.rows for each in row]
    gone = [each for each in shuffled(melded, draw) if each != "*"][:away]
    for each in gone:
        melded.remove(each)
    new = [pick(draw, [str(kind) for kind in ALL_TILES if not kind.joker]) for _ in gone]
    tiles = [*melded, dealt.free, *new]
    if not in_box(tiles) or closes(" ".join(tiles)):
        return None
    held = tuple(sorted(parse_tiles(" ".join(tiles)), key=str))
    found = discards(held, RUMMY_PRO)
    best = best_of(held, RUMMY_PRO)
    if len(best) > 3:
        return None
    lies = best_arrangement(held).notation() if band is not Difficulty.HARD else sorted_by(tiles, "run")
    first = min(found, key=measure)
    return practice_task(
        StepKind.CHOOSE,
        lies,
        text_for("practice-discard"),
        SkillCheck("best-discard", {}),
        text=text_for("practice-discard-about"),
        why=text_for("practice-discard-why", distance=first.distance, count=nearer(first)),
        wrong={spelled([each.tile]): (_worse(each, first), "") for each in found},
        clause="PRO-10",
    )


def _worse(each: Discard, best: Discard) -> Text:
    if each.distance > best.distance:
        return text_for(
            "practice-discard-farther", tile=named(each.tile), distance=each.distance, best=best.distance
        )
    known = each.distance == 1 or each.outs.lowering is not None
    return text_for(
        "practice-discard-fewer", tile=named(each.tile), distance=each.distance,
        count=nearer(each) if known else -1, best=nearer(best),
    )  # fmt: skip
