"""Sentences that say why a close is worth its points, also called its price, and why it isn't worth more.

A close is a winning hand that a player lays in a single turn. Its pattern, such as Bicolor, decides its tier
(Small, Big or Special), and so its points.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ...engine.closes import Closing, Pattern, price
from ...engine.closes.closings import points_rearranged
from ...engine.faults import FaultCode
from ...engine.reading.rack import RackReading
from ...engine.rules import RUMMY_PRO, Ruleset
from ..words import say
from .faults import fault_reason, fault_sentence
from .racks import is_free, meld_name, rack_sentence, segment_name, segment_reason
from .tiles import colour_key, joined, tile_name, tiles_names

# Faults that only repeat what the sentences about the segments (rows of tiles between gaps) say.
_OF_SEGMENTS = (FaultCode.SEGMENT_FAULTY, FaultCode.SEGMENT_UNFINISHED)


class ProofLine(NamedTuple):
    """One reason for the points that a close is worth: a sentence (`text`), and the clause that it cites.

    `holds` is true for a reason why the close is worth these points, false for a reason why it isn't worth
    more.
    """

    holds: bool
    text: str
    clause: str


def price_text(closing: Closing) -> str:
    """Return a phrase that says what a close is worth: its pattern, the tier (such as Big), and the points.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> price_text(read_rack("r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 / r13 y13 b13 k13 | k11").closing)
    'Major, Big: 500 points from each player'
    """
    each = say("price-each", points=closing.points)
    if closing.multiplier != 1:
        points, times, payment = closing.points, closing.multiplier, closing.payment
        each = say("price-multiplied", points=points, multiplier=times, payment=payment)
    tier = say("tier", tier=closing.tier)
    return say("price-named", pattern=pattern_name(closing.pattern), tier=tier, price=each)


def closing_sentences(closing: Closing, rules: Ruleset = RUMMY_PRO) -> tuple[ProofLine, ...]:
    """Return sentences with the reasons why a close is worth its points and not more.

    Each comes with the id of the clause of the written rules on which it is based, such as "PRO-30".

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> closing = read_rack("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8").closing
    >>> for line in closing_sentences(closing):
    ...     print("+" if line.holds else "-", line.text, line.clause)
    + Closes: 14 tiles in melds, black 8 left over. PRO-30
    + Bicolor: only runs, in red and blue. PRO-42
    + No Joker among the tiles that count: the full Big price, 500. PRO-42
    + It's also Simple, 250, but only the best price counts. PRO-52
    - Doubles, 1000: 14 tiles have no twin. PRO-49
    - Grand Care, 1000: you need all eight tiles of one number, and have at most 2 of any one. PRO-50
    - Monocolor, 1000: only one colour counts, and blue is among the tiles, too. PRO-51
    - A Joker as the free tile would make the close worth 1000, but the free tile is black 8. PRO-46
    """
    whole = not closing.melds
    closes = say("proof-closes-whole" if whole else "proof-closes", free=tile_name(closing.free))
    lines = [ProofLine(True, closes, "PRO-32" if whole else "PRO-30"), _pattern_line(closing)]
    lines += _price_lines(closing, rules)
    for row in closing.rows:
        if row.holds and row.pattern is not closing.pattern and row.points is not None:
            also = say("proof-also", pattern=pattern_name(row.pattern), points=row.points)
            lines.append(ProofLine(True, also, "PRO-52"))
    return (*lines, *_higher_lines(closing, rules))


def better_line(reading: RackReading) -> ProofLine | None:
    r"""Return a sentence that names the pattern with which the same tiles would be worth more points.

    Returns None if there is no such pattern, or if the rack, as it is arranged, does not close.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> reading = read_rack("r8 y8 b8 k8 | r8 y8 b8 | k6 k7 k8 | r1 r2 r3 r4 ; k9")
    >>> print(better_line(reading).text.replace(": ", ":\n"))
    Worth more as Grand Care, 1000:
    two red 8s, two yellow 8s, two blue 8s and two black 8s; red 1 left over.
    """
    closing = reading.better
    if closing is None:
        return None
    named, points, free = pattern_name(closing.pattern), closing.points, tile_name(closing.free)
    if closing.melds:
        melds = joined([meld_name(meld) for meld in closing.melds], "list-then")
        text = say("proof-better-melds", pattern=named, points=points, melds=melds, free=free)
    else:
        eight = closing.pattern is Pattern.GRAND_CARE  # its other tiles do not matter
        tiles = tiles_names(closing.arranged[:8] if eight else closing.arranged)
        text = say("proof-better-whole", pattern=named, points=points, tiles=tiles, free=free)
    return ProofLine(True, text, "PRO-52")


def board_sentence(reading: RackReading) -> str:
    """Return a sentence about whether a rack closes, that is, forms a winning hand.

    If the rack closes, the sentence says what the close is worth, and how the same tiles would be worth more.
    Otherwise it says why the rack doesn't close.
    """
    if reading.closing is None:
        return rack_sentence(reading)
    better, price = better_line(reading), price_text(reading.closing)
    if better is None:
        return say("board-closes", price=price)
    return say("board-closes-better", price=price, better=better.text)


def score_text(reading: RackReading, rules: Ruleset = RUMMY_PRO) -> str:
    """Return lines for the terminal about a rack: whether it closes, its rows of tiles, and the reasons.

    >>> from rummy_widget.engine.reading.rack import read_rack
    >>> print(score_text(read_rack("r5 r6 r7 | k13 k1 k2")))
    doesn't close
    <BLANKLINE>
      run, red 5 to red 7
      not valid, 13 - 1 - 2: not a run
    <BLANKLINE>
    - Black 2 can't follow a 1 that ends a run.  [PRO-20]
    """
    closing = reading.closing
    segments = [
        f"  {segment_name(segment, free=is_free(segment, reading), whole=reading.whole)}"
        for segment in reading.segments
    ]
    if closing is None:
        return "\n".join([say("score-not"), "", *segments, *([""] if segments else []), *_why_not(reading)])
    better = better_line(reading)
    lines = (*closing_sentences(closing, rules), *([better] if better else []))
    proof = [_line_text(line) for line in lines]
    return "\n".join([say("score-closes", price=price_text(closing)), "", *segments, "", *proof])


def _line_text(line: ProofLine) -> str:
    return say("score-holds" if line.holds else "score-fails", text=line.text, clause=line.clause)


def _why_not(reading: RackReading) -> list[str]:
    """Return lines that say why a rack does not close: one for each faulty row, then one for the whole rack.

    The line for the whole rack is left out if it would only repeat the lines for the rows.
    """
    lines = [
        ProofLine(False, segment_reason(segment) or "", segment.fault.clause)
        for segment in reading.segments
        if segment.fault is not None
    ]
    fault = reading.fault
    if fault is not None and (fault.code not in _OF_SEGMENTS or not lines):
        lines.append(ProofLine(False, fault_sentence(fault), fault.clause))
    return [_line_text(line) for line in lines]


def pattern_name(pattern: Pattern) -> str:
    """Return the name of a closing pattern, such as Bicolor, in the current language."""
    return say("pattern", pattern=pattern)


def _pattern_line(closing: Closing) -> ProofLine:
    """Return the line that says why the tiles of a close form its pattern, such as Bicolor."""
    colours = list(dict.fromkeys(colour_key(tile) for tile in closing.arranged if tile.colour))
    numbers = Counter(tile.number for tile in closing.arranged if tile.number)
    text = say(
        f"proof-{closing.pattern.replace('_', '-')}",
        colours=joined([say("colour", colour=colour) for colour in colours]),
        count=len(colours),
        number=max(numbers, key=numbers.__getitem__),  # the number of which a Grand Care has all eight tiles
    )
    return ProofLine(True, text, closing.paying_row.clauses[0])


def _price_lines(closing: Closing, rules: Ruleset) -> list[ProofLine]:
    """Return lines that say how Jokers and the multiplier change the points of a close.

    The line on the multiplier is left out if the multiplier is 1.
    """
    thrown, free, jokers = closing.jokers_thrown, closing.joker_free, closing.jokers_in_combination
    own, tier = closing.paying_row.clauses[0], say("tier", tier=closing.tier)
    plain, _, plain_clauses = price(closing.pattern, 0, 0, False, rules)
    full = price(closing.pattern, 0, thrown, free, rules)[1]
    lines, columns = [], len(rules.prices.small) if rules.prices else 0
    if plain is not closing.tier:
        how = "both" if thrown and free else "free" if free else "thrown"
        raised = say(f"proof-raised-{how}", tier=tier, before=say("tier", tier=plain), thrown=thrown)
        lines.append(ProofLine(True, raised, _first_new(closing.clauses, plain_clauses, own)))
    if jokers:
        reduced = say("proof-reduced", jokers=jokers, points=closing.points, full=full)
        lines.append(ProofLine(True, reduced, own if jokers < columns else "PRO-53"))
    else:
        lines.append(ProofLine(True, say("proof-full-price", tier=tier, points=full), own))
    if closing.multiplier != 1:
        pays = say("proof-multiplier", multiplier=closing.multiplier, payment=closing.payment)
        lines.append(ProofLine(True, pays, "PRO-54"))
    return lines


def _higher_lines(closing: Closing, rules: Ruleset) -> list[ProofLine]:
    """Return a line for each pattern that would be worth more, saying why the tiles do not form it."""
    jokers, thrown, free = closing.jokers_in_combination, closing.jokers_thrown, closing.joker_free
    lines = []
    for row in closing.rows:
        points = price(row.pattern, jokers, thrown, free, rules)[1]
        if row.fault is not None and row.fault.code is FaultCode.NOT_IN_ROW:
            points = points_rearranged(closing, row.pattern, rules)
        if row.fault is not None and points > closing.points:
            reason = fault_reason(row.fault)
            text = say("proof-not", pattern=pattern_name(row.pattern), points=points, reason=reason)
            lines.append(ProofLine(False, text, row.fault.clause))
    _, points, clauses = price(closing.pattern, jokers, thrown, True, rules)
    if points > closing.points:
        text = say("proof-not-free", points=points, free=tile_name(closing.free))
        lines.append(ProofLine(False, text, _first_new(clauses, closing.clauses, clauses[-1])))
    return lines


def _first_new(clauses: tuple[str, ...], known: tuple[str, ...], default: str) -> str:
    """Return the first of the rule ids *clauses* that is not in *known*, or *default* if there is none."""
    return next((clause for clause in clauses if clause not in known), default)
