"""Tasks about which tile to discard."""

from __future__ import annotations

from random import Random

from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.solver.closing.best import closes
from ...engine.solver.closing.draws import Discard
from ...engine.solver.closing.lay_out import best_arrangement
from ...engine.tiles import ALL_TILES, parse_tiles
from ..drills.dealing import number_from, pick
from ..drills.rows import flat, in_box
from ..steps import StepKind
from ..texts import Text
from .checks import SkillCheck, best_of, by_name, discards, measure, nearer
from .racks import plain_rack, sorted_by
from .sentences import Place, named, text_for
from .skills import Difficulty
from .tasks import PracticeTask, practice_task, spelled


def which_discard(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal fifteen tiles near a close; the task is to choose the best discard."""
    dealt = plain_rack(draw, band)
    if dealt is None:
        return None
    away = {Difficulty.EASY: 1, Difficulty.MIDDLE: number_from(draw, 1, 2), Difficulty.HARD: 2}[band]
    melded = flat(dealt.rows)
    gone = [each for each in shuffled(melded, draw) if each != "*"][:away]
    for each in gone:
        melded.remove(each)
    tiles = [*melded, dealt.free, *(str(pick(draw, ALL_TILES)) for _ in gone)]
    if not in_box(tiles) or closes(" ".join(tiles)):
        return None
    held = by_name(parse_tiles(" ".join(tiles)))
    found = discards(held, rules)
    if len(best_of(held, rules)) > 3:
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
    its: dict[str, Place] = {"tile": named(each.tile), "distance": each.distance}
    if each.distance > best.distance:
        return text_for("practice-discard-farther", **its, best=best.distance)
    known = each.distance == 1 or each.outs.lowering is not None
    count = nearer(each) if known else -1
    return text_for("practice-discard-fewer", **its, count=count, best=nearer(best))
