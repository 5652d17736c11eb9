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
from .checks import SkillCheck, best_kinds, discard_key, discards, helpful_tiles, name_order
from .racks import plain_rack, sorted_by
from .sentences import TextArgument, named, text_for
from .skills import Difficulty
from .tasks import PracticeTask, practice_task, spelled


def which_discard(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal fifteen tiles that nearly suffice to end the round; the task is to choose the best discard.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    dealt = plain_rack(draw, band)
    if dealt is None:
        return None
    away = {Difficulty.EASY: 1, Difficulty.MIDDLE: number_from(draw, 1, 2), Difficulty.HARD: 2}[band]
    melded = flat(dealt.rows)
    removed = [each for each in shuffled(melded, draw) if each != "*"][:away]
    for each in removed:
        melded.remove(each)
    tiles = [*melded, dealt.free, *(str(pick(draw, ALL_TILES)) for _ in removed)]
    if not in_box(tiles) or closes(" ".join(tiles)):
        return None
    held = name_order(parse_tiles(" ".join(tiles)))
    found = discards(held, rules)
    if len(best_kinds(held, rules)) > 3:
        return None
    start = best_arrangement(held).notation() if band is not Difficulty.HARD else sorted_by(tiles, "run")
    first = min(found, key=discard_key)
    return practice_task(
        StepKind.CHOOSE,
        start,
        text_for("practice-discard"),
        SkillCheck("best-discard", {}),
        text=text_for("practice-discard-about"),
        why=text_for("practice-discard-why", distance=first.distance, count=helpful_tiles(first)),
        wrong={spelled([each.tile]): (_worse(each, first), "") for each in found},
        clause="PRO-10",
    )


def _worse(each: Discard, best: Discard) -> Text:
    """Return a sentence that says why a discard is worse than the best one."""
    its: dict[str, TextArgument] = {"tile": named(each.tile), "distance": each.distance}
    if each.distance > best.distance:
        return text_for("practice-discard-farther", **its, best=best.distance)
    is_counted = each.distance == 1 or each.outs.lowering is not None
    count = helpful_tiles(each) if is_counted else -1
    return text_for("practice-discard-fewer", **its, count=count, best=helpful_tiles(best))
