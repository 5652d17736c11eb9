"""A turn on a table that is everybody's to rearrange (RK-2 to RK-4, TR-2 to TR-9).

How the tiles were pushed about is nobody's business: a play is allowed if the spread is valid, holds every
tile that it held before, gained only tiles of the player's own rack, at least one, and some way of moving the
tiles explains what became of each Joker.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ..faults import Fault, FaultCode
from ..melds import Meld, hand_value
from ..melds.hand import lays, opening_faults, opening_value
from ..rules import Ruleset, TableJokers, Touch
from ..tiles import Tile
from .comparison import TableChange, parts
from .jokers import JokerOutcome, as_joker, blamed, fates
from .melds_on_table import MeldParts, Row, TableMelds, known, lying
from .play import Play


class RearrangingTurn:
    """A turn before it is played: the table and the rack, of which any number of plays can be asked.

    Rows that lie there as they did are not looked at again, so that asking costs what has changed.
    """

    def __init__(self, before: TableMelds, rack: Iterable[Tile], rules: Ruleset, *, opened: bool) -> None:
        self.before = before
        self.rules = rules
        self.play_rules = rules.rearranging
        self.opened = opened
        self._held = Counter(each.kind for each in rack)

    def change(self, after: TableMelds) -> TableChange:
        """What changes on the table where a play leaves it so."""
        return TableChange.between(self.before, after)

    def play(self, change: TableChange) -> Play | None:
        """The play that changes so much, or None where the rules forbid it."""
        now, gained = parts(change.now, self.rules), change.gained
        if len(now) < len(change.now.melds) or next(self._conservation(change), None):
            return None
        if not self.opened:
            opening = self._opening(change)
            return opening if isinstance(opening, Play) else None
        jokers, was = self.play_rules.jokers, parts(change.was, self.rules)
        told = fates(was, now, gained, jokers)
        if told is None and (not jokers.from_rack or _jokers(was) < _jokers(self._parts)):
            # Once more with the melds that did not change: their Jokers and tiles are equal to the others.
            told = fates(self._parts, parts(change.after, self.rules), gained, jokers)
        if told is None:
            return None
        value = hand_value(change.laid, self.play_rules.score.values)
        return Play(change.laid, self.before, self._settled(change.after), value, fates=told)

    def faults(self, change: TableChange) -> tuple[Fault, ...]:
        """Everything that is wrong with it, meld by meld and Joker by Joker; nothing where it is a play."""
        found = [each for each in change.now.read(self.rules) if isinstance(each, Fault)]
        found += self._conservation(change)
        if found:
            return tuple(found)
        if not self.opened:
            opening = self._opening(change)
            return () if isinstance(opening, Play) else opening
        if self.play(change) is not None:
            return ()
        after = parts(change.after, self.rules)
        return _joker_faults(self._parts, after, change.gained, self.play_rules.jokers)

    # ---- What is asked of every play ---------------------------------------------------------------

    @cached_property
    def _parts(self) -> list[MeldParts]:
        return parts(self.before, self.rules)

    @cached_property
    def _orders(self) -> dict[int, Row]:
        """The rows before in their order, by which tuple they are."""
        return {id(row): known(row, self.rules).row for row in self.before.melds}

    def _settled(self, after: TableMelds) -> TableMelds:
        orders = self._orders
        rows = (orders.get(id(row)) or known(row, self.rules).row for row in after.melds)
        return TableMelds(tuple(rows), after.makers)

    def _conservation(self, change: TableChange) -> Iterator[Fault]:
        """Tiles that went where they may not go, or none that were laid."""
        clause = self.play_rules.clause
        if change.gone:
            yield Fault(FaultCode.TABLE_TILE_GONE, tuple(sorted(change.gone.elements())), clause)
        if any(count > self._held[kind] for kind, count in change.gained.items()):
            foreign = change.gained - self._held
            yield Fault(FaultCode.NOT_HELD, tuple(sorted(foreign.elements())), clause)
        if not change.gained:
            yield Fault(FaultCode.NOTHING_LAID, (), clause)

    # ---- The opening -------------------------------------------------------------------------------

    def _opening(self, change: TableChange) -> Play | tuple[Fault, ...]:
        """The turn of a player who is not open yet."""
        opening, rules, laid = self.play_rules.opening, self.rules, change.laid
        new = self._settled(change.after)
        melds = [each for each in change.now.settled(rules).read(rules) if isinstance(each, Meld)]
        fresh, touched = _own(change.was, melds, rules)
        own = _of_rack(fresh, laid)
        if not touched and not opening_faults(own, opening, laid):
            return Play(laid, self.before, new, opening_value(own, opening), opens=True)
        if opening.touch is Touch.SAME_TURN:
            after = parts(new, rules)
            told = self._opens_within(after, laid)
            if told is not None:
                value, stories = told
                return Play(laid, self.before, new, value, opens=True, fates=stories)
            jokers = self.play_rules.jokers
            return opening_faults(own, opening, laid) or _joker_faults(
                self._parts, after, Counter(laid), jokers
            )
        found = [Fault(FaultCode.TOUCHED_IN_OPENING, tiles, opening.touch_clause) for tiles in touched]
        return (*found, *opening_faults(own, opening, laid))

    def _opens_within(
        self, after: Sequence[MeldParts], laid: tuple[Tile, ...]
    ) -> tuple[int, tuple[JokerOutcome, ...]] | None:
        """Whether some of the tiles laid open, so that the rest could touch the table in the same turn."""
        play, before = self.play_rules, self._parts
        for chosen in lays(laid, self.rules, play.opening):
            told = fates([*before, *map(lying, chosen)], after, Counter(laid), play.jokers)
            if told is not None:
                return opening_value(chosen, play.opening), told[: _jokers(before)]
        return None


def _jokers(parts: Sequence[MeldParts]) -> int:
    return sum(len(part.jokers) for part in parts)


def _own(old: TableMelds, melds: Sequence[Meld], rules: Ruleset) -> tuple[list[Meld], list[Row]]:
    """The melds that are new, and the rows of the table that do not lie there as they did."""
    rest = list(melds)
    touched = []
    for row in old.melds:
        part = known(row, rules).lying
        same = next((each for each in rest if lying(each) == part), None)
        if same is None:
            touched.append(row)
        else:
            rest.remove(same)
    return rest, touched


def _of_rack(melds: Sequence[Meld], laid: tuple[Tile, ...]) -> list[Meld]:
    """Those of some melds that are made of the tiles laid alone."""
    left, found = Counter(laid), []
    for meld in melds:
        kinds = Counter(each.kind for each in meld.tiles)
        if kinds <= left:
            left -= kinds
            found.append(meld)
    return found


# ---- Jokers ----------------------------------------------------------------------------------------

_CODES = (
    FaultCode.JOKER_NOT_REPLACED,
    FaultCode.JOKER_NOT_FROM_RACK,
    FaultCode.JOKER_MELD_BROKEN,
    FaultCode.JOKER_NOT_IN_NEW_MELD,
)


def _joker_faults(
    parts: Sequence[MeldParts], after: Sequence[MeldParts], gained: Counter[Tile], rules: TableJokers
) -> tuple[Fault, ...]:
    """Which restriction forbids the play, for each Joker concerned, with the tiles that would replace it."""
    letters, numbers = blamed(parts, after, gained, rules)
    old = [means for part in parts for means in part.jokers]
    return tuple(
        Fault(
            _CODES[letter],
            (as_joker(old[number]),),
            rules.clauses[letter],
            missing=tuple(sorted(old[number])),
        )
        for number in numbers
        for letter in letters
    )
