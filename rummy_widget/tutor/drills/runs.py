"""Tasks about runs: build, mend, split, fit, fill with a Joker, and tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.shuffle import shuffled
from ..steps import StepData, StepKind
from .dealing import colours, drill_task, laid, number_from, pick, run, scattered


def build(draw: Random) -> StepData:
    """Two runs in pieces, and one tile that belongs to neither."""
    first, second, third = colours(draw, 3)
    runs = [
        run(first, number_from(draw, 1, 11), 3),
        run(second, number_from(draw, 1, 10), number_from(draw, 3, 4)),
    ]
    stranger = f"{third}{number_from(draw, 1, 13)}"
    start = scattered(draw, [tile for row in runs for tile in row] + [stranger])
    return drill_task(StepKind.ARRANGE, start, laid(runs, [[stranger]]), {"runs": 2}, spare=2)


def corner(draw: Random) -> StepData:
    """A row that goes round the corner by one tile, at its end or its beginning, beside a run."""
    colour, other = colours(draw, 2)
    well = run(other, number_from(draw, 1, 11), 3)
    if draw.random() < 0.5:
        kept, gone = run(colour, 14 - (before := number_from(draw, 2, 4)), before + 1), run(colour, 2, 1)
        row = [*kept, *gone]
    else:
        kept, gone = run(colour, 1, number_from(draw, 3, 5)), run(colour, 13, 1)
        row = [*gone, *kept]
    return drill_task(StepKind.ARRANGE, laid([row], [well]), laid([kept], [well, gone]), {"runs": 2})


def both_ends(draw: Random) -> StepData:
    """A row across the 13 and the 1, and the one tile that makes two runs of it."""
    colour, other = colours(draw, 2)
    before, after = number_from(draw, 3, 4), 2
    high = run(colour, 14 - before, before)
    low = run(colour, 1, after)
    well = run(other, number_from(draw, 1, 11), 3)
    lone = f"{colour}{after + 1}"
    start = laid([high + low], [well, [lone]])
    return drill_task(StepKind.ARRANGE, start, laid([high, [*low, lone]], [well]), {"runs": 3, "loose": 0},
                also=(laid([[*high, *low, lone]], [well]),))  # fmt: skip


def joker(draw: Random) -> StepData:
    """A row with a hole and a row without, a tile for the second, and a Joker: it has to fill the hole."""
    first, second = colours(draw, 2)
    hole = run(first, number_from(draw, 1, 11), 3)
    whole = run(second, number_from(draw, 1, 11), 3)
    holed = [hole[0], hole[2]]
    rows = shuffled([holed, whole[:2]], draw)
    lower = shuffled([["*"], [whole[2]]], draw)
    return drill_task(
        StepKind.ARRANGE, laid(rows, lower), laid([[hole[0], "*", hole[2]], whole]), {"runs": 2, "loose": 0}
    )


def split(draw: Random) -> StepData:
    """A long run, and a second copy of a tile from its middle."""
    colour, other = colours(draw, 2)
    length = number_from(draw, 5, 7)
    long = run(colour, number_from(draw, 1, 14 - length), length)
    at = number_from(draw, 2, length - 3)
    spare = long[at]
    stranger = f"{other}{number_from(draw, 1, 13)}"
    lower = shuffled([[spare], [stranger]], draw)
    parted = laid([long[: at + 1], [spare, *long[at + 1 :]]], [[stranger]])
    together = laid([[*long[:at], spare, *long[at:]]], [[stranger]])
    return drill_task(
        StepKind.ARRANGE, laid([long], lower), parted, {"runs": 2, "loose": 1}, also=(together,)
    )


def fit(draw: Random) -> StepData:
    """Two tiles of a run, and five others, some of which would finish it."""
    colour, other = colours(draw, 2)
    low, holed = number_from(draw, 2, 10), draw.random() < 0.5
    pair = [f"{colour}{low}", f"{colour}{low + 2 if holed else low + 1}"]
    right = [low + 1] if holed else [low + 2]
    wrong = [low - 1 or 13, low + 3] if holed else [low + 3]
    offered = [f"{colour}{n if n <= 13 else 1}" for n in (*right, *wrong)]
    offered += [pair[0], f"{other}{right[0]}", f"{other}{low}"]
    offered = list(shuffled(dict.fromkeys(offered), draw))
    good = [f"{colour}{n}" for n in right]
    return drill_task(StepKind.CHOOSE, laid([pair], [[tile] for tile in offered], gap=1), good[0],
                {"completes": " ".join(pair), "how_many": 1})  # fmt: skip


def verdict(draw: Random) -> StepData:
    """One row: a run, or why it isn't one. The rack doesn't say."""
    colour, other = colours(draw, 2)
    length, sort = number_from(draw, 3, 5), pick(draw, ("run", "colours", "hole", "corner"))
    if sort == "corner":
        before = number_from(draw, 1, length - 2)
        row = run(colour, 14 - before, before + 1) + run(colour, 2, length - before - 1)
    else:
        row = run(colour, number_from(draw, 1, 14 - length), length)
        if draw.random() < 0.3:
            row = run(colour, 15 - length, length)
        place = number_from(draw, 1, length - 2)
        if sort == "colours":
            row[place] = other + row[place][1:]
        elif sort == "hole":
            row = run(colour, number_from(draw, 1, 13 - length), length + 1)
            del row[place]
    return drill_task(StepKind.ANSWER, laid([row]), sort, {"is": sort}, judged=False)


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "runs-build": build,
    "runs-corner": corner,
    "runs-both-ends": both_ends,
    "runs-joker": joker,
    "runs-split": split,
    "runs-fit": fit,
    "runs-verdict": verdict,
}
