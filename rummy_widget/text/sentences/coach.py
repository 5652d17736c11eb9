"""The coach's advice in sentences: why a discard is good or bad, and whether to draw or take a discard."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.game.coach import DiscardAdvice, DiscardOption, DrawAdvice
from ...engine.game.players.closing.next_draw import Trump
from ...engine.game.players.laying import DiscardChoice
from ...engine.game.view import View
from ...engine.melds import hand_value
from ...engine.rules import CaughtScore
from ...engine.tiles import JOKER, Tile
from ..words import say
from .closing_rounds import player_name
from .tiles import joined, say_of, tile_name


def discard_sentence(option: DiscardOption, advice: DiscardAdvice) -> str:
    """Return one or two sentences on why a discard is good or bad; *advice* is the advice on all discards."""
    if advice.last:
        return say("coach-why-last")
    return " ".join(filter(None, [_remaining(option, advice), _trump(option, advice)]))


def _remaining(option: DiscardOption, advice: DiscardAdvice) -> str:
    """Return a sentence about how many tiles the player needs for a winning hand after this discard."""
    outs, distance_then = option.discard.outs, option.discard.distance
    if option.tile is JOKER:
        return say("coach-why-joker")
    if option.trump is Trump.SURELY:
        return ""
    if distance_then > min(each.discard.distance for each in advice.options):
        return say("coach-why-further")
    if distance_then <= 1:
        return say("coach-why-close", copies=outs.copies, unseen=outs.unseen)
    copies = sum((outs.lowering or {}).values())
    return say("coach-why-away", distance=distance_then, copies=copies, unseen=outs.unseen)


def _trump(option: DiscardOption, advice: DiscardAdvice) -> str:
    """Return a sentence about when the Trump, the tile turned up at the deal, will be drawn.

    Returns "" if it does not matter when the Trump is drawn. The sentence is needed because everybody has
    seen the Trump, so it is not counted among the unseen tiles.
    """
    comes, outs = option.trump, option.discard.outs
    if advice.trump is None or comes is Trump.GONE:
        return ""
    if comes in (Trump.OUT, Trump.BELOW) and (not option.trump_closes or outs.copies == outs.unseen):
        return ""
    above = advice.above or 0
    who = "none" if not above else "all" if above == advice.others else "some"
    return say(f"coach-trump-{comes}", tile=tile_name(advice.trump), count=above, who=who,
               closes="yes" if option.trump_closes else "no")  # fmt: skip


def draw_sentence(advice: DrawAdvice) -> str:
    """Return the advice on whether to take the last discard or to draw, as a sentence.

    If the advice is to draw and the next tile is the Trump, the sentence also says so.
    """
    if advice.tile is None:
        return say("coach-draw-only")
    tile = tile_name(advice.tile)
    if advice.closes:
        return say(f"coach-{advice.choice}-closes", tile=tile)
    if advice.choice != "draw":
        return say(f"coach-{advice.choice}", tile=tile, before=advice.before, after=advice.after)
    if advice.trump is not None:
        return say("coach-next-not", tile=tile_name(advice.trump))
    return say("coach-draw", tile=tile)


def coach_summary(advice: DiscardAdvice, chosen: Tile | None) -> str:
    """Return a sentence that says which tile to discard or, after the discard, how good the discard was.

    *chosen* is the tile that the player has discarded, or None before the discard.
    """
    best = advice.best
    if chosen is not None and advice.closing is not None and not advice.waiting:
        return say("coach-chose-closing", tile=tile_name(chosen), points=advice.closing.points)
    if chosen is not None:
        same = "yes" if advice.cost(chosen) < 1 else "no"
        why = discard_sentence(best, advice)
        return say("coach-chose", tile=tile_name(chosen), same=same, best=tile_name(best.tile), why=why)
    if advice.closing is not None:
        key = "coach-close-wait" if advice.waiting else "coach-close"
        more = round(advice.gain, -1)  # to the nearest ten, because it is an estimate
        return say(key, points=advice.closing.points, tile=tile_name(best.tile), more=int(more))
    return say("coach-best", tile=tile_name(best.tile), why=discard_sentence(best, advice))


def discard_columns(view: View) -> list[str]:
    """Return the column headings of the coach's table of discards: the tile, then its figures.

    The figures are those that `discard_figures` returns. *view* is the round as the player sees it.
    """
    head = [say(f"coach-head-{key}") for key in ("tile", "distance", "outs", "chance", "points")]
    return [*head, say("coach-head-gives", who=player_name(view.next_seat)), say("coach-head-cost")]


def discard_figures(option: DiscardOption, advice: DiscardAdvice) -> list[str]:
    """Return the row of a discard in the coach's table, without the first cell, which names the tile.

    The cells contain, in this order:

    - the distance to a close (the number of tiles still to be exchanged);
    - the number of outs (unseen tiles that would close the rack);
    - the chance to close;
    - the expected points;
    - the chance that the tile completes a meld of the next player;
    - the points lost compared with the best discard.

    *advice* is the advice on all discards.
    """
    discard, cost = option.discard, round(advice.cost(option.tile))
    chance, gives = percent(float(discard.chance)), percent(float(option.gives))
    return [str(discard.distance), str(discard.outs.copies), chance, str(round(float(discard.expected))),
            gives, str(cost)]  # fmt: skip


def percent(chance: float) -> str:
    """Return a probability from 0 to 1 as a percentage, or the word for "none" if it is 0.

    >>> percent(0.0652), percent(0.0), percent(0.004)
    ('7%', 'none', '0.4%')
    """
    if not chance:
        return say("coach-chance-none")
    if chance >= 0.01:
        return say("coach-chance", percent=f"{chance * 100:.0f}")
    whole, part = f"{chance * 100:.1f}".split(".")
    return say("coach-chance", percent=say("number-decimal", whole=whole, part=part))


# ---- Games in which players lay melds on the table -------------------------------------------------


def choice_columns(view: View) -> list[str]:
    """Return the column headings of the coach's table of discards: the tile, then its figures.

    The table is for games in which players lay melds on the table. The figures are those that
    `choice_figures` returns. *view* is the round as the player sees it.
    """
    columns = ("tile", "fits", "pairs", "hopes", "caught" if _caught(view) else "laid")
    kinds, who = view.settings.rules.tiles.kinds[:1], player_name(view.next_seat)
    return [say_of(kinds, "melds-weigh-head", column=column, who=who) for column in columns]


def choice_figures(choice: DiscardChoice, view: View) -> list[str]:
    """Return the row of a discard in the coach's table, without the first cell, which names the tile.

    The cells contain, in this order:

    - the melds on the table to which the tile can be added;
    - the number of pairs of unseen tiles that would form a meld with the tile;
    - the number of unseen tiles that would form a meld with the tile and another tile of the hand;
    - the points that the tile would cost in the hand or earn on the table.
    """
    fits = say("melds-weigh-nowhere")
    if choice.fits:
        melds, many = joined(list(map(str, choice.fits))), "yes" if choice.fits[1:] else "no"
        fits = say("melds-weigh-fits", melds=melds, many=many)
    return [fits, str(choice.pairs), str(choice.completions), str(_points(choice, view))]


def choice_sentence(choice: DiscardChoice, others: Sequence[DiscardChoice], view: View) -> str:
    """Return a sentence that says why a discard is the best one or, if it isn't, what speaks against it.

    *others* are all possible discards, this one included, the best one first. *view* is what the player knows
    of the round.
    """
    best, fewest = others[0], min(each.pairs for each in others)
    reasons = {
        "joker": choice.tile is JOKER,
        "lies": choice.can_be_laid,
        "fits": bool(choice.fits),
        "dear": choice.best and _caught(view) and choice.pairs > fewest,
        "best": choice.best,
        "hopes": choice.completions > best.completions,
        "pairs": choice.pairs > best.pairs,
        "cheaper": _caught(view) and _points(choice, view) < _points(best, view),
    }
    return say("melds-weigh-why", why=next((why for why, holds in reasons.items() if holds), "near"))


def _caught(view: View) -> bool:
    """Return whether players lose points for the tiles left in their hands at the end of a round."""
    return isinstance(view.settings.rules.score, CaughtScore)


def _points(choice: DiscardChoice, view: View) -> int:
    """Return the points that a discard would cost if left in the hand, or earn if laid on the table."""
    score = view.settings.rules.score
    return hand_value([choice.tile], score.values) if score else 0
