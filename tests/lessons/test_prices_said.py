"""A price that a lesson says is what closing pays, what the rack shows "as it stands", or a row of the table.

A rack is worth what its dearest arrangement gives, with any of its fifteen tiles left out (PRO-52). So "this
pays 250" is untrue of tiles that can be laid to pay 500, and has to say "as it stands". A price is matched
with the rack of its step; `SPEAKS_OF` lists what speaks of something else, and what does neither is found.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import chain

import pytest

from parts import WHOLE
from rummy_widget.engine.rules import RUMMY_PRO
from rummy_widget.engine.solver.closing.draws import outs
from rummy_widget.engine.tiles import notation, parse_tiles
from rummy_widget.tutor import StepData, StepKind, course
from rummy_widget.tutor.drills import vary
from together import together

from .said import LANGUAGES, Said, all_said, as_it_lies, pays, pays_with_free, step_of

NUMBERS = re.compile(r"(?<![\w×])\d{2,5}(?!\w)")
AS_IT_STANDS = {
    "en": re.compile(r"\bas (it|they) (stands?|stood)\b|\binstead of \d", re.I),
    "ro": re.compile(r"\bașa cum (stă|stau|stătea)\b|\bîn loc de \d", re.I),
}

assert RUMMY_PRO.prices is not None
assert RUMMY_PRO.deal is not None
SMALL, BIG, SPECIAL = RUMMY_PRO.prices.small, RUMMY_PRO.prices.big, RUMMY_PRO.prices.special
TWIN = RUMMY_PRO.deal.trump_bonus


class Lying(int):
    """A price as something lies, less than closing pays for it: it must be said so."""


def lying(step: StepData) -> Lying:
    closing = as_it_lies(step)
    return Lying(closing.points if closing else 0)


def worth(key: str) -> int:
    """What closing pays for the rack of a step."""
    step = step_of(key)
    return pays(step.start.tiles, step.thrown)


def with_free(key: str, tile: str) -> int:
    """What closing pays for the rack of a step with this tile left out."""
    step = step_of(key)
    return pays_with_free(step.start.tiles, tile, step.thrown)


def with_draw(key: str, tile: str) -> int:
    """What closing pays for the fourteen of a step and this tile."""
    return outs(step_of(key).start.tiles)[parse_tiles(tile)[0]].points


def with_draw_after(key: str, discarded: str, tile: str) -> int:
    """What closing pays for the fifteen of a step, one of them discarded and this tile drawn."""
    left = list(step_of(key).start.tiles)
    left.remove(next(each for each in left if notation(each.kind) == discarded))
    return outs(left)[parse_tiles(tile)[0]].points


def cost(tier: tuple[int, ...]) -> int:
    """What one Joker costs in a tier."""
    assert tier[0] - tier[1] == tier[1] - tier[2]
    return tier[0] - tier[1]


Prices = tuple[int, ...]

SPEAKS_OF: dict[str, Callable[[], Prices]] = {
    # -- the Trump's twin (PRO-5) and leaving (PRO-15)
    "deal#12": lambda: (TWIN,),
    "deal/twin/why": lambda: (TWIN,),
    "deal/who/option yes": lambda: (TWIN,),
    "payments/not-multiplied/mistake 1800": lambda: (TWIN,),
    "payments/left/goal": lambda: (step_of("payments/left").check.value["leaving_penalty"],),
    "payments/left/why": lambda: (step_of("payments/left").check.value["leaving_penalty"],),
    "exam/settle-it/mistake 3800": lambda: (TWIN,),
    "strategy/wait/goal": lambda: (BIG[1],),
    "strategy/wait/mistake close": lambda: (BIG[1],),
    "strategy/wait/why": lambda: (SPECIAL[0],),
    # -- the table of prices (PRO-40 to PRO-53)
    "small/summary": lambda: (SMALL[0],),
    "small#6": lambda: SMALL,
    "small/one-joker/title": lambda: SMALL[:2],
    "small/one-joker/why": lambda: (SMALL[0], worth("small/one-joker")),
    "small/bring-it-in/why": lambda: (worth("small/bring-it-in"), SMALL[0]),
    "small/two-jokers/why": lambda: (worth("small/two-jokers"), cost(SMALL)),
    "mosaic/joker/why": lambda: (cost(SMALL), worth("mosaic/joker")),
    "mosaic/joker/goal": lambda: (lying(step_of("mosaic/joker")), worth("mosaic/joker")),
    "bicolor#11": lambda: (*SMALL, *BIG),
    "bicolor/three-colours/title": lambda: (SMALL[0], BIG[0]),
    "bicolor/joker-as-six/why": lambda: (cost(BIG), worth("bicolor/joker-as-six"), BIG[2]),
    "doubles/jokers/why": lambda: (cost(SPECIAL), SPECIAL[1], worth("doubles/jokers")),
    "grand-care/joker-as-eighth/why": lambda: (
        cost(SPECIAL), worth("grand-care/joker-as-eighth"), SPECIAL[2],
    ),
    "grand-care/joker-as-eighth/hint 1": lambda: (cost(SPECIAL),),
    "thrown-free/last-discard/why": lambda: (worth("thrown-free/last-discard"), BIG[0]),
    "thrown-free/both-thrown/mistake 1500": lambda: (BIG[0], SPECIAL[0]),
    "exam/price-it/mistake 200": lambda: (SMALL[1],),
    # -- another rack, or the same one in another way
    "bicolor/wait-for/goal": lambda: (with_draw("bicolor/wait-for", "r8"),),
    "bicolor/wait-for/why": lambda: (
        with_draw("bicolor/wait-for", "r8"), with_draw("bicolor/wait-for", "k9"),
    ),
    "bicolor/three-colours/why": lambda: (with_draw_after("bicolor/three-colours", "y2", "b4"),),
    "bicolor/three-colours/mistake b2": lambda: (with_draw_after("bicolor/three-colours", "b2", "y4"),),
    "bicolor/three-colours/mistake b3": lambda: (with_draw_after("bicolor/three-colours", "b3", "y4"),),
    "minor-major/minor/why": lambda: (
        worth("minor-major/minor"), with_free("minor-major/minor", "r2"),
    ),
    "monocolor/which-free/why": lambda: (
        with_free("monocolor/which-free", "b4"), with_free("monocolor/which-free", "r13"),
    ),
    "thrown-free/bicolor-thrown/mistake 1000": lambda: (worth("thrown-free/last-discard"),),
    "exam/dearest-free/why": lambda: tuple(
        with_free("exam/dearest-free", tile) for tile in ("*", "y7", "k7")
    ),
    "exam/take-or-draw/why": lambda: (with_draw("exam/take-or-draw", "r10"),),
    "payments/extra-joker/why": lambda: (with_draw("payments/extra-joker", "*"),),
    "thrown-free/set-it-free/why": lambda: (
        lying(step_of("thrown-free/set-it-free")), worth("thrown-free/set-it-free"),
    ),
    "thrown-free/thrown-and-free/why": lambda: (
        worth("thrown-free/thrown-and-free"), lying(step_of("thrown-free/thrown-and-free")),
    ),
    "doubles#9": lambda: (*SMALL, *BIG, *SPECIAL),
    "doubles/two-jokers/why": lambda: (cost(SPECIAL),),
    "thrown-free/last-discard/text": lambda: (BIG[0],),
    "thrown-free/both-thrown/text": lambda: (BIG[0],),
    "payments/multiplied/goal": lambda: (2 * worth("payments/multiplied"),),
    "payments/you-pay/goal": lambda: (3 * worth("payments/you-pay"), 3 * SPECIAL[0]),
    "payments#5": lambda: (TWIN,),
    # -- sums (PRO-54)
    "small/from-each/why": lambda: (worth("small/from-each"), 3 * worth("small/from-each")),
    "payments/multiplied/why": lambda: tuple(worth("payments/multiplied") * by for by in (1, 2, 6)),
    "payments/you-pay/why": lambda: tuple(worth("payments/you-pay") * by for by in (1, 3)),
    "payments/not-multiplied/why": lambda: (
        worth("payments/not-multiplied"), 6 * worth("payments/not-multiplied"), TWIN, 3 * TWIN,
        6 * worth("payments/not-multiplied") + 3 * TWIN,
    ),
    "payments/drill/bicolor-group/goal": lambda: (2 * BIG[0],),
    "payments/drill/pays-four-twin/why": lambda: (TWIN,),
    "exam/settle-it/why": lambda: (
        worth("exam/settle-it"), 4 * worth("exam/settle-it"), TWIN, 4 * worth("exam/settle-it") - TWIN,
    ),
}  # fmt: skip
"""What the prices of a text are that are not those of its step's rack, by the text's key."""


def prices_in(text: str) -> list[int]:
    """Every number that could be a price: the multiples of 50.

    >>> prices_in("13 numbers, 106 tiles, ×200: 250, or 1000.")
    [250, 1000]
    """
    return [int(found) for found in NUMBERS.findall(text) if int(found) % 50 == 0]


def unexplained(said: Said) -> list[str]:
    """The sentences with a price that is not true of the rack that they speak of."""
    return [
        f"{said.key} ({language}): {sentence}"
        for language in LANGUAGES
        for sentence in said.sentences(language)
        for price in prices_in(sentence)
        if not _is_true(said, language, sentence, price)
    ]


def _is_true(said: Said, language: str, sentence: str, price: int) -> bool:
    as_lies = AS_IT_STANDS[language].search(sentence) is not None
    if said.key in SPEAKS_OF:
        meant = [each for each in SPEAKS_OF[said.key]() if each == price]
        return any(as_lies or not isinstance(each, Lying) for each in meant)
    if said.option is not None and said.option.key.isdigit():
        return price == int(said.option.key)  # an answer offered: the check says which is true
    if "/drill/" in said.key:
        return all(
            price == (lying(each) if as_lies else pays(each.start.tiles, each.thrown)) for each in dealt(said)
        )
    step = said.step
    if step is None or len(step.start.tiles) != 15:
        return False
    if as_lies:
        return price == lying(step)
    if said.mistake is not None and len(said.mistake.tiles) == 1 and step.kind is StepKind.CHOOSE:
        return price == pays_with_free(step.start.tiles, notation(said.mistake.tiles[0]), step.thrown)
    return price == pays(step.start.tiles, step.thrown)


def dealt(said: Said) -> list[StepData]:
    """Some tasks of a drill, of the sort that a text is for."""
    step = step_of(said.key)
    assert step.drill is not None
    sorts = [variant.make for variant in step.drill.variants]
    first = step.drill.seed + sorts.index(said.key.split("/")[2])
    some = range(6 if WHOLE else 2)
    return [vary(step.key, step.title, step.drill, first + len(sorts) * at) for at in some]


WITH_PRICES = [each for each in all_said() if any(prices_in(each.texts[lang]) for lang in LANGUAGES)]


@pytest.mark.slow
@pytest.mark.whole
@together("said", WITH_PRICES)
def test_each_price_is_what_closing_pays_or_says_as_it_lies(said: Said) -> None:
    assert unexplained(said) == []


@together("said", WITH_PRICES)
def test_both_languages_say_the_same_prices(said: Said) -> None:
    english, romanian = (set(prices_in(said.texts[language])) for language in LANGUAGES)
    assert english == romanian


def test_every_price_that_is_listed_is_said() -> None:
    said = {each.key: set(prices_in(each.texts["en"])) for each in WITH_PRICES}
    assert {key: set(meant()) for key, meant in SPEAKS_OF.items()} == {
        key: said.get(key) for key in SPEAKS_OF
    }


def test_a_false_price_is_found() -> None:
    step = course().lesson("minor-major").step("major")
    assert (lying(step), pays(step.start.tiles)) == (250, 500)
    for texts, problems in (
        ({"en": "This pays 250.", "ro": "Tabla face 250."}, 2),
        ({"en": "As it stands, this pays 250.", "ro": "Așa cum stă, tabla face 250."}, 0),
        ({"en": "As it stands, this pays 500.", "ro": "Tabla face 500."}, 1),
        ({"en": "As it stands. This pays 250.", "ro": "Se poate 1000."}, 2),
    ):
        assert len(unexplained(Said("minor-major/major/goal", texts, step))) == problems, texts
    before = {"en": "It paid 400 before.", "ro": "Înainte făcea 400."}
    assert len(unexplained(Said("thrown-free/thrown-and-free/why", before))) == 2
    assert len(unexplained(Said("nowhere#1", {"en": "It is 250.", "ro": "Face 250."}))) == 2


def test_every_place_where_a_sentence_can_stand_is_read() -> None:
    """One text of each sort is among them, and none of them is empty."""
    keys = [said.key for said in all_said()]
    assert len(keys) == len(set(keys))
    assert all(said.texts[language] for said in all_said() for language in LANGUAGES)
    wanted = ("small/summary", "small#6", "small/one-joker/title", "runs/drill/runs-build/why")
    hints = chain.from_iterable(step.hints for lesson in course().lessons for step in lesson.steps)
    assert sum("/hint " in key and "/drill/" not in key for key in keys) == len(list(hints))
    assert set(wanted) <= set(keys)
