"""The deal as it is done with real tiles, shown at one of its steps: only what lies open by then."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.game.round import Round
from ...engine.game.settings import Settings
from ...engine.tiles import Tile
from ...text.sentences.closing_rounds import DealStage, deal_stages
from ...text.words import say
from ..felt import dealt_seat, pile, stack
from ..shapes.felt import FeltProps, PileProps, StackProps
from ..shapes.table import DealShowProps, DealStepProps

ORDER = ("stacks", "trump", "find", "swap", "deal", "done")


class ShownDeal(NamedTuple):
    """What everybody sees of a deal: its steps, the Trump, who gets which stacks, how many tiles each has."""

    stages: tuple[DealStage, ...]
    settings: Settings
    first: int
    trump: Tile
    trump_stack: int
    dealt: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]

    @classmethod
    def of(cls, game: Round) -> ShownDeal:
        """Return what may be seen of the deal of a round."""
        deal = game.stacks
        sizes = tuple(map(len, game.hands))
        return cls(
            deal_stages(game), game.settings, game.first, deal.trump, deal.trump_stack, deal.dealt, sizes
        )


def deal_view(shown: ShownDeal, at: int, *, runs: bool) -> DealShowProps:
    """Return the deal of a round at one of its steps; if it *runs* by itself, with all of them."""
    return {
        "at": at,
        "count": len(shown.stages),
        **_step(shown, shown.stages[at]),
        "run": [_step(shown, each) for each in shown.stages] if runs else [],
    }


def _step(shown: ShownDeal, stage: DealStage) -> DealStepProps:
    return {"text": stage.text, "felt": _felt(shown, ORDER.index(stage.kind), stage.text)}


def _felt(shown: ShownDeal, reached: int, told: str) -> FeltProps:
    dealt = reached >= ORDER.index("deal")
    piles: list[PileProps] = []
    if reached < ORDER.index("swap"):
        turned = shown.trump if reached >= ORDER.index("trump") else None
        piles = [pile("apart", say("scene-left-over"), tile=turned)]
    return {
        "kind": "deal",
        "label": say("scene-label-deal"),
        "told": [told],
        "seats": [
            dealt_seat(seat, size if dealt else 0, turn=False, first=seat == shown.first)
            for seat, size in enumerate(shown.sizes)
        ],
        "stacks": [_stack(shown, reached, number) for number in range(shown.settings.deal.stacks)],
        "piles": piles,
        "row": [],
    }


def _stack(shown: ShownDeal, reached: int, at: int) -> StackProps:
    """A stack, the first being 0: with eight tiles where one was moved to, with the Trump on its own."""
    size = shown.settings.deal.stack
    found, swapped, dealt = (reached >= ORDER.index(kind) for kind in ("find", "swap", "deal"))
    trump = at == shown.trump_stack
    eight = swapped and at == (shown.trump_stack + 1) % shown.settings.deal.stacks
    count = size + eight
    owner = next((seat for seat, stacks in enumerate(shown.dealt) if at in stacks), None)
    return stack(
        at + 1,
        count,
        tile=shown.trump if swapped and trump else None,
        owner=owner if dealt else None,
        note=None if dealt else str(count),
        marked=not dealt and (eight or (found and trump)),
    )
