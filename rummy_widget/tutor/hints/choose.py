"""Hints for steps in which tiles are chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...engine.layout import ids_of
from ...engine.tiles import Tile, parse_tiles
from ...text import words
from ...text.sentences.tiles import say_of, sentence, tiles_names
from ..counting import difference, kinds
from ..hint import TOP, Hint
from ..plan.lifts import row_of
from ..step_state import Choosing
from ..steps import StepData


def hints_to_choose(step: StepData, choosing: Choosing, refused: frozenset[str]) -> Iterator[Hint]:
    """Yield hints about tiles that are wrongly chosen or, if there are none, about tiles still to choose.

    The last hint names the right tiles. Hints that would say nothing new are left out. For example, no hint
    says how many tiles to choose if there are only one or two, because the goal says so already. No hint says
    which shelf to look at if all tiles in question are on the same shelf. *refused* are the wrong choices
    that the learner has checked, as strings.
    """
    answers = [kinds(parse_tiles(answer)) for answer in step.answers]
    if not answers:
        yield Hint(1, step.check.unmet_goal(choosing.check_input(step)))
        return
    if _is_right(step, choosing, choosing.chosen):
        yield Hint(TOP, words.say("hint-check"), chosen=choosing.chosen)
        return
    layout = choosing.layout
    chosen = Counter(layout.tiles[id].kind for id in choosing.chosen)
    if len(choosing.chosen) > 1:  # one of them alone may be right without being listed
        alone = (id for id in choosing.chosen if _is_right(step, choosing, (id,)))
        answers += [each for id in alone if (each := kinds([layout.tiles[id].kind])) not in answers]
    answer = min(answers, key=lambda each: difference(each, chosen))
    if choosing.answer_key in refused and not answer & chosen:  # everything chosen is known to be wrong
        choosing, chosen = choosing.with_choice(()), Counter()
    extra = chosen - answer
    chosen_first = sorted(choosing.ids, key=lambda id: id not in choosing.chosen)
    wanted_ids = tuple(sorted(ids_of(answer, layout.tiles, chosen_first)))
    near = [each - chosen for each in answers if difference(each, chosen) == difference(answer, chosen)]
    sought = {tile for each in near for tile in each}
    yield from _too_many(choosing, extra) if extra else _too_few(step, choosing, refused, wanted_ids, sought)
    tiles = [layout.tiles[id] for id in wanted_ids]
    said = words.say("hint-choose", count=len(tiles), tiles=tiles_names(tiles))
    yield Hint(TOP, said, wanted_ids, chosen=wanted_ids)


def _too_many(choosing: Choosing, extra: Counter[Tile]) -> Iterator[Hint]:
    """Yield a hint that says how many of the chosen tiles are wrong.

    If some of the chosen tiles are right, further hints point out one of the wrong ones. *extra* counts the
    wrong tiles.
    """
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


def _too_few(
    step: StepData, choosing: Choosing, refused: frozenset[str], wanted: Sequence[int], sought: set[Tile]
) -> Iterator[Hint]:
    """Yield hints about missing tiles: how many, on which shelf, and two tiles of which only one is right.

    Args:
        step: The step.
        choosing: The learner's choice so far.
        refused: The wrong choices that the learner has checked, as strings.
        wanted: The ids of the tiles of a right choice, the one that differs least from the learner's.
        sought: The tiles that this right choice contains and the learner's does not, and also those of any
            other right choice that differs as little from the learner's.
    """
    layout, missing = choosing.layout, [id for id in wanted if id not in choosing.chosen]
    if choosing.chosen:
        yield Hint(1, say_of(layout.tiles, "hint-nudge-choose-more", count=len(missing)))
    elif len(missing) > _SAID:
        yield Hint(1, say_of(layout.tiles, "hint-nudge-choose", count=len(missing)))
    first = missing[0]
    shelf, slots = row_of(layout, first)
    # Tiles of the meld that the learner has to complete are not to be chosen themselves.
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
    # The hint names one right tile and one wrong one, and leaves it to the learner to decide between them.
    row = [layout.shelves[at][slot] for at, slot in slots]
    right = sought | {layout.tiles[id].kind for id in wanted}
    decoys = [id for id in left if layout.tiles[id].kind not in right]
    decoys.sort(key=lambda id: (id not in row, id not in layout.shelves[shelf]))  # as near as possible
    rest = [id for id in wanted if id != first]
    decoy = next((id for id in decoys if not _is_right(step, choosing, (*rest, id))), None)
    if decoy is not None and len(left) > len(missing) + 1:
        pair = sorted((first, decoy))
        either = tiles_names([layout.tiles[id] for id in pair], "list-or")
        yield Hint(3, words.say("hint-tiles", count=1, tiles=either), tuple(pair), slots)


_SAID = 2  # if at most this many tiles have to be chosen, the goal already says how many


def _is_right(step: StepData, choosing: Choosing, ids: Sequence[int]) -> bool:
    """Return whether the check of the step accepts the tiles with these ids.

    These tiles may also be a right choice that the step does not list.
    """
    return step.check.holds(choosing.with_choice(ids).check_input(step))
