"""The deal as it is done with real tiles, shown at one of its steps: only what lies open by then."""

from __future__ import annotations

from ...engine.game.round import Round
from ...text.sentences.closing_rounds import DealStage, deal_stages
from ...text.words import say
from ..felt import dealt_seat, pile, stack
from ..shapes.felt import FeltProps, PileProps, StackProps
from ..shapes.table import DealShowProps, DealStepProps

ORDER = ("stacks", "trump", "find", "swap", "deal", "done")


def deal_view(position: Round, stage: int, *, runs: bool) -> DealShowProps:
    """The deal of a game at one of its steps; with all of them where it *runs* by itself."""
    stages = deal_stages(position)
    here = _step(position, stages[stage])
    return {
        "at": stage,
        "count": len(stages),
        "text": here["text"],
        "felt": here["felt"],
        "run": [_step(position, each) for each in stages] if runs else [],
    }


def _step(position: Round, stage: DealStage) -> DealStepProps:
    return {"text": stage.text, "felt": _felt(position, ORDER.index(stage.kind), stage.text)}


def _felt(position: Round, reached: int, told: str) -> FeltProps:
    deal, settings = position.stacks, position.settings
    dealt = reached >= ORDER.index("deal")
    piles: list[PileProps] = []
    if reached < ORDER.index("swap"):
        turned = deal.trump if reached >= ORDER.index("trump") else None
        piles = [pile("apart", say("scene-left-over"), tile=turned)]
    seats = [
        dealt_seat(seat, len(position.hands[seat]) if dealt else 0, turn=False, first=seat == position.first)
        for seat in range(settings.players)
    ]
    return {
        "kind": "deal",
        "label": say("scene-label-deal"),
        "told": [told],
        "seats": seats,
        "stacks": [_stack(position, reached, number) for number in range(settings.deal.stacks)],
        "piles": piles,
        "row": [],
    }


def _stack(position: Round, reached: int, at: int) -> StackProps:
    """A stack, the first being 0: with eight tiles where one was moved to, with the Trump on its own."""
    deal, size = position.stacks, position.settings.deal.stack
    found, swapped, dealt = (reached >= ORDER.index(kind) for kind in ("find", "swap", "deal"))
    trump = at == deal.trump_stack
    eight = swapped and at == (deal.trump_stack + 1) % position.settings.deal.stacks
    count = size + eight
    owner = next((seat for seat, stacks in enumerate(deal.dealt) if at in stacks), None)
    return stack(
        at + 1,
        count,
        tile=deal.trump if swapped and trump else None,
        owner=owner if dealt else None,
        note=None if dealt else str(count),
        marked=not dealt and (eight or (found and trump)),
    )
