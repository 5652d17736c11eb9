"""The last own turn looked at again: what more would have gone, why the rest stays, whether waiting pays."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ...engine.game.moves import Verb
from ...engine.game.phase import Phase
from ...engine.game.players.plans import WaitAdvice, waiting
from ...engine.game.round import Round
from ...engine.solver.open_games.why_not_more import LeftTile, StayReason, why_not_more
from ...engine.tiles import Tile
from ...text.sentences.closing_rounds import player_name
from ...text.sentences.steps import step_sentence, why_it_stays
from ...text.sentences.tiles import say_of, tiles_names
from ...text.words import say
from ..seated import YOU
from ..shapes.spread import ReviewProps
from .turn_help import TurnHelp, helped

EFFORT = 20_000
"""Situations that are looked at for each tile that stays: half a second at most."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A turn: what was laid in it, what the best one lays, and why tiles stay in that one.

    `drew` says that nothing was laid, `waiting` what a strong player makes of keeping tiles.
    """

    laid: tuple[Tile, ...]
    best: TurnHelp
    left: tuple[LeftTile, ...]
    opened: bool
    waiting: WaitAdvice | None
    kinds: tuple[Tile, ...]

    @property
    def more(self) -> tuple[Tile, ...]:
        """What the best turn lays that was not laid; of equal counts nothing."""
        if self.best.count <= len(self.laid):
            return ()
        return tuple(sorted((Counter(self.best.tiles) - Counter(self.laid)).elements()))


def last_turn(past: tuple[Round, ...], you: int = YOU) -> tuple[Round, tuple[Tile, ...]] | None:
    """The person's last turn: the position in which they could lay, and what they laid."""
    ends = range(len(past) - 2, -1, -1)
    end = next((at for at in ends if past[at].seat == you and _ends(past[at], past[at + 1])), None)
    if end is None:
        return None
    begin, after = end, past[end + 1]
    if past[end].has_discards:
        while begin and past[begin - 1].seat == you and past[begin - 1].phase is Phase.DISCARD:
            begin -= 1
        if after.moves[-1].verb in (Verb.DISCARD, Verb.THROW):
            after = past[end]  # the discard is not laid
    gone = Counter(past[begin].hands[you]) - Counter(after.hands[you])
    return past[begin], tuple(sorted(gone.elements()))


def _ends(before: Round, after: Round) -> bool:
    """Whether a turn in which one could have laid ended with this move."""
    verb = after.moves[-1].verb
    if not before.has_discards:
        return verb in (Verb.PLAY, Verb.DRAW, Verb.PASS, Verb.TIMEOUT)
    return (
        not before.beginning and (verb in (Verb.DISCARD, Verb.THROW) or after.over) and verb is not Verb.LEAVE
    )


def reviewed(past: tuple[Round, ...], you: int = YOU) -> TurnReview | None:
    """The person's last turn, looked at again; None before there was one."""
    found = last_turn(past, you)
    if found is None:
        return None
    before, laid = found
    best = helped(before, you)
    rules, opened = before.settings.rules, before.opened[you]
    left: tuple[LeftTile, ...] = ()
    if opened and not before.has_discards:
        bound = why_not_more(before.spread, before.hands[you], best.play, rules=rules, effort=EFFORT)
        left = bound.left
    held = waiting(before.view(you))
    return TurnReview(laid, best, left, opened, held, rules.tiles.kinds[:1])


def review_view(review: TurnReview) -> ReviewProps:
    """The same in sentences."""
    more, laid, best = review.more, len(review.laid), review.best
    opening = best.play is not None and not review.opened
    if more and len(more) == best.count - laid:
        text = say_of(review.kinds, "open-review-more", tiles=tiles_names(more), count=len(more), laid=laid)
    elif more:
        text = say_of(review.kinds, "open-review-other", tiles=tiles_names(best.tiles), count=best.count)
    elif laid:
        text = say("open-review-all")
    else:
        text = say("open-review-nothing", opened="yes" if review.opened else "no")
    return {
        "title": say("open-review-title"),
        "text": text,
        "steps": [step_sentence(each) for each in best.steps] if more else [],
        "how": say("open-review-how") if more else "",
        "stays": _stays(review),
        "why": say("open-review-why", all="no" if more or laid else "yes") if review.left else "",
        "waiting": _waits(review) if not opening else None,
    }


def _stays(review: TurnReview) -> list[str]:
    """Why the tiles stay that the best turn leaves, those about which there is most to say first."""
    dull = (StayReason.MISSING, StayReason.JOKER, StayReason.UNKNOWN)
    ordered = sorted(review.left, key=lambda each: each.lack in dull)
    return list(dict.fromkeys(why_it_stays(each, same=each.most >= review.best.count) for each in ordered))


def _waits(review: TurnReview) -> str | None:
    return _waiting(review.waiting, review.kinds, "laid" if review.laid else "kept")


def waiting_sentence(game: Round, you: int = YOU) -> str | None:
    """Whether it pays to keep what could be laid now."""
    return _waiting(waiting(game.view(you)), game.settings.rules.tiles.kinds[:1], "now")


def _waiting(found: WaitAdvice | None, kinds: tuple[Tile, ...], when: str) -> str | None:
    if found is None or (when == "now" and not found.waits):
        return None
    who = player_name(found.seat)
    return say_of(kinds, "open-waiting", why=str(found.why), when=when, who=who, count=found.left)
