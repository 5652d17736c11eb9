"""Hints for steps to choose tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from ... import words
from ...layout import Layout
from ...sentences import sentence, tiles_names
from ...tiles import Tile, parse_tiles
from ..counting import apart, kinds
from ..doing import Choosing
from ..hint import TOP, Hint
from ..plan import segments
from ..steps import StepData


def hints_to_choose(step: StepData, choosing: Choosing) -> Iterator[Hint]:
    """What is missing from the choice, or too much in it; then the tiles."""
    answers = [kinds(parse_tiles(answer)) for answer in step.answers]
    if not answers:
        wanted = (said for check in step.check.unmet(choosing.shown(step)) if (said := check.wanted()))
        yield Hint(1, next(wanted, words.say("hint-nudge-think")))
        return
    layout = choosing.layout
    if chosen_right(step, choosing, choosing.chosen):
        yield Hint(TOP, words.say("hint-check"), chosen=choosing.chosen)
        return
    chosen = Counter(layout.tiles[id].kind for id in choosing.chosen)
    answer = min(answers, key=lambda each: apart(each, chosen))
    missing, extra = answer - chosen, chosen - answer
    if extra:
        yield Hint(1, words.say("hint-nudge-choose-less", count=extra.total()))
    elif chosen:
        yield Hint(1, words.say("hint-nudge-choose-more", count=missing.total()))
    else:
        yield Hint(1, words.say("hint-nudge-choose", count=missing.total()))

    lying = [id for _, _, ids in segments(layout) for id in ids]
    matter = [
        id
        for id in lying
        if layout.tiles[id].kind in (extra or missing) and (id in choosing.chosen) == bool(extra)
    ]
    shelf, start, row = next(found for found in segments(layout) if matter[0] in found[2])
    slots = tuple((shelf, start + place) for place in range(len(row)))
    yield Hint(2, words.say("hint-place-shelf", shelf=shelf), (), slots)

    wanted_ids = _ids_of(answer, layout, choosing.chosen)
    if extra:
        too_many = tiles_names([layout.tiles[matter[0]]])
        yield Hint(3, sentence(words.say("hint-tiles-extra", tiles=too_many)), (matter[0],), slots)
    else:
        # One that matters, and one beside it that does not: which of the two, is left to think about.
        decoys = [id for id in lying if layout.tiles[id].kind not in answer and id not in choosing.chosen]
        decoys.sort(key=lambda id: (id not in row, id not in layout.shelves[shelf]))  # where the hint led
        wrong = (id for id in decoys if not chosen_right(step, choosing, _swapped(wanted_ids, matter[0], id)))
        pair = sorted((matter[0], *islice(wrong, 1)), key=lying.index)
        either = tiles_names([layout.tiles[id] for id in pair], "list-or")
        yield Hint(3, words.say("hint-tiles", count=1, tiles=either), tuple(pair), slots)

    tiles = [layout.tiles[id] for id in wanted_ids]
    yield Hint(
        TOP,
        words.say("hint-choose", count=len(tiles), tiles=tiles_names(tiles)),
        wanted_ids,
        chosen=wanted_ids,
    )


def chosen_right(step: StepData, choosing: Choosing, ids: Sequence[int]) -> bool:
    """Whether choosing these would be right, written down as an answer or not."""
    return step.check.holds(choosing.choosing(ids).shown(step))


def _swapped(ids: Iterable[int], old: int, new: int) -> tuple[int, ...]:
    return tuple(new if id == old else id for id in ids)


def _ids_of(answer: Counter[Tile], layout: Layout, chosen: Sequence[int]) -> tuple[int, ...]:
    """Ids that make up the answer, those already chosen first."""
    need, found = Counter(answer), []
    lying = [id for _, _, ids in segments(layout) for id in ids]
    for id in sorted(lying, key=lambda id: id not in chosen):
        if need[layout.tiles[id].kind] > 0:
            need[layout.tiles[id].kind] -= 1
            found.append(id)
    return tuple(sorted(found, key=lying.index))
