"""Hints for steps to choose tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from ... import words
from ...layout import Layout
from ...sentences import sentence, tiles_names
from ...tiles import Tile, parse_tiles
from ..counting import apart, kinds
from ..plan import segments
from .records import TOP, Hint

if TYPE_CHECKING:
    from ..attempt import Attempt


def hints_to_choose(attempt: Attempt) -> Iterator[Hint]:
    answers = [kinds(parse_tiles(answer)) for answer in attempt.step.answers]
    if not answers:
        wanted = (said for check in attempt.step.check.unmet(attempt.shown) if (said := check.wanted()))
        yield Hint(1, next(wanted, words.say("hint-nudge-think")))
        return
    layout = attempt.layout
    if chosen_right(attempt, attempt.chosen):
        yield Hint(TOP, words.say("hint-check"), chosen=attempt.chosen)
        return
    chosen = Counter(layout.tiles[id].kind for id in attempt.chosen)
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
        if layout.tiles[id].kind in (extra or missing) and (id in attempt.chosen) == bool(extra)
    ]
    shelf, start, row = next(found for found in segments(layout) if matter[0] in found[2])
    slots = tuple((shelf, start + place) for place in range(len(row)))
    yield Hint(2, words.say("hint-place-shelf", shelf=shelf), (), slots)

    wanted_ids = _ids_of(answer, layout, attempt.chosen)
    if extra:
        too_many = tiles_names([layout.tiles[matter[0]]])
        yield Hint(3, sentence(words.say("hint-tiles-extra", tiles=too_many)), (matter[0],), slots)
    else:
        # One that matters, and one beside it that does not: which of the two, is left to think about.
        decoys = [id for id in lying if layout.tiles[id].kind not in answer and id not in attempt.chosen]
        decoys.sort(key=lambda id: (id not in row, id not in layout.shelves[shelf]))  # where the hint led
        wrong = (id for id in decoys if not chosen_right(attempt, _swapped(wanted_ids, matter[0], id)))
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


def chosen_right(attempt: Attempt, ids: Iterable[int]) -> bool:
    """Whether choosing these would be right, written down as an answer or not."""
    chosen = tuple(attempt.layout.tiles[id] for id in ids)
    return attempt.step.check.holds(replace(attempt.shown, chosen=chosen))


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
