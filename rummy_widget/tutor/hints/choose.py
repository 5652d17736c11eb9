"""Hints for Choose steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...engine.tiles import Tile, parse_tiles
from ...text import words
from ...text.sentences.tiles import say_of, sentence, tiles_names
from ..counting import apart, ids_of, kinds
from ..hint import TOP, Hint
from ..plan.lifts import row_of
from ..step_state import Choosing
from ..steps import StepData


def hints_to_choose(step: StepData, choosing: Choosing, refused: frozenset[str]) -> Iterator[Hint]:
    """Yield hints about tiles that are missing from the choice or too many in it, then the right tiles.

    Hints that would say nothing new are left out: the number of tiles if it is one or two, the shelf if all
    remaining tiles lie on the same one, and tiles that were wrong before (*refused*).
    """
    answers = [kinds(parse_tiles(answer)) for answer in step.answers]
    if not answers:
        wanted = (said for check in step.check.unmet(choosing.shown(step)) if (said := check.wanted()))
        yield Hint(1, next(wanted, words.say("hint-nudge-think")))
        return
    if _chosen_right(step, choosing, choosing.chosen):
        yield Hint(TOP, words.say("hint-check"), chosen=choosing.chosen)
        return
    layout = choosing.layout
    chosen = Counter(layout.tiles[id].kind for id in choosing.chosen)
    if len(choosing.chosen) > 1:  # one of them alone may be right without being listed
        alone = (id for id in choosing.chosen if _chosen_right(step, choosing, (id,)))
        answers += [each for id in alone if (each := kinds([layout.tiles[id].kind])) not in answers]
    answer = min(answers, key=lambda each: apart(each, chosen))
    if choosing.given in refused and not answer & chosen:  # everything chosen is known to be wrong
        choosing, chosen = choosing.choosing(()), Counter()
    extra = chosen - answer
    chosen_first = sorted(choosing.ids, key=lambda id: id not in choosing.chosen)
    wanted_ids = tuple(sorted(ids_of(answer, layout.tiles, chosen_first)))
    near = [each - chosen for each in answers if apart(each, chosen) == apart(answer, chosen)]
    sought = {tile for each in near for tile in each}
    yield from _too_many(choosing, extra) if extra else _missing(step, choosing, refused, wanted_ids, sought)
    tiles = [layout.tiles[id] for id in wanted_ids]
    said = words.say("hint-choose", count=len(tiles), tiles=tiles_names(tiles))
    yield Hint(TOP, said, wanted_ids, chosen=wanted_ids)


def _too_many(choosing: Choosing, extra: Counter[Tile]) -> Iterator[Hint]:
    """Yield a hint on how many chosen tiles are too many; unless all are, also hints at one such tile."""
    layout = choosing.layout
    yield Hint(1, say_of(choosing.layout.tiles, "hint-nudge-choose-less", count=extra.total()))
    if extra.total() == len(choosing.chosen):
        return
    first = next(id for id in choosing.ids if id in choosing.chosen and layout.tiles[id].kind in extra)
    shelf, slots = row_of(layout, first)
    if len({row_of(layout, id)[0] for id in choosing.chosen}) > 1:
        yield Hint(2, words.say("hint-place-shelf", shelf=shelf), (), slots)
    too_many = tiles_names([layout.tiles[first]])
    yield Hint(3, sentence(words.say("hint-tiles-extra", tiles=too_many)), (first,), slots)


def _missing(
    step: StepData, choosing: Choosing, refused: frozenset[str], wanted: Sequence[int], sought: set[Tile]
) -> Iterator[Hint]:
    """Yield hints at missing tiles: how many, on which shelf, and two tiles of which only one is right.

    *wanted* are the ids of a right choice that is nearest to the learner's. *sought* are the tiles that the
    learner would have to add for this choice or for any other right one that is as near.
    """
    layout, missing = choosing.layout, [id for id in wanted if id not in choosing.chosen]
    if choosing.chosen:
        yield Hint(1, say_of(layout.tiles, "hint-nudge-choose-more", count=len(missing)))
    elif len(missing) > _SAID:
        yield Hint(1, say_of(layout.tiles, "hint-nudge-choose", count=len(missing)))
    first = missing[0]
    shelf, slots = row_of(layout, first)
    # The tiles that the chosen ones complete cannot be chosen themselves.
    there = [tile for part in step.check.parts() if part.name == "completes" for tile in part.value]
    left = [
        id
        for id in choosing.ids
        if id not in choosing.chosen
        and layout.tiles[id].kind not in there
        and str(layout.tiles[id]) not in refused
    ]
    if len({row_of(layout, id)[0] for id in left}) > 1:
        yield Hint(2, words.say("hint-place-shelf", shelf=shelf), (), slots)
    # Names one right tile and one wrong one, and leaves it to the learner to decide between them.
    row = [layout.shelves[at][slot] for at, slot in slots]
    right = sought | {layout.tiles[id].kind for id in wanted}
    decoys = [id for id in left if layout.tiles[id].kind not in right]
    decoys.sort(key=lambda id: (id not in row, id not in layout.shelves[shelf]))  # as near as possible
    rest = [id for id in wanted if id != first]
    decoy = next((id for id in decoys if not _chosen_right(step, choosing, (*rest, id))), None)
    if decoy is not None and len(left) > len(missing) + 1:
        pair = sorted((first, decoy))
        either = tiles_names([layout.tiles[id] for id in pair], "list-or")
        yield Hint(3, words.say("hint-tiles", count=1, tiles=either), tuple(pair), slots)


_SAID = 2  # numbers of tiles that the goal already mentions


def _chosen_right(step: StepData, choosing: Choosing, ids: Sequence[int]) -> bool:
    """Return whether choosing these tiles would be right, even if it is not a listed answer."""
    return step.check.holds(choosing.choosing(ids).shown(step))
