"""Judge a turn of a game in which any player may rearrange the table (RK-2 to RK-4, TR-2 to TR-9).

It doesn't matter how the player moved the tiles. A play is allowed if all melds are valid, no tile of the
table is missing, at least one tile was added, all added tiles are from the player's rack, and the tiles can
be moved in a way that obeys the rules for Jokers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ..faults import Fault, FaultCode
from ..melds import Meld, hand_value
from ..melds.hand import opening_faults, opening_value, openings_in
from ..rules import Ruleset, TableJokers, Touch
from ..tiles import Tile
from .comparison import TableChange, valid_parts
from .jokers import JokerOutcome, as_joker, broken_restrictions, explain_jokers
from .melds_on_table import MeldParts, Row, TableMelds, meld_parts, read_row
from .play import Play


class RearrangingTurn:
    """The table and the rack at the beginning of a turn, with methods that judge possible ends of the turn.

    The results for rows that a turn doesn't change are used again, so that a small change is judged quickly.
    *opened* is whether the player had already opened before this turn, that is, laid first melds as the rules
    require.
    """

    def __init__(self, before: TableMelds, rack: Iterable[Tile], rules: Ruleset, *, opened: bool) -> None:
        self.before = before
        self.rules = rules
        self.play_rules = rules.rearranging
        self.opened = opened
        self._held = Counter(each.kind for each in rack)

    def change(self, after: TableMelds) -> TableChange:
        """Return how the turn changes the table if *after* are the melds at its end."""
        return TableChange.between(self.before, after)

    def play(self, change: TableChange) -> Play | None:
        """Return a `Play` for the turn that makes *change* to the table, or None if the rules forbid it."""
        now, gained = valid_parts(change.new_rows, self.rules), change.gained
        if len(now) < len(change.new_rows.melds) or next(self._tile_faults(change), None):
            return None
        if not self.opened:
            opening = self._opening(change)
            return opening if isinstance(opening, Play) else None
        jokers, was = self.play_rules.jokers, valid_parts(change.old_rows, self.rules)
        outcomes = explain_jokers(was, now, gained, jokers)
        if outcomes is None and (not jokers.from_rack or _jokers(was) < _jokers(self._parts)):
            # Try again with all melds: Jokers and tiles may be exchanged with equal ones in unchanged melds.
            outcomes = explain_jokers(self._parts, valid_parts(change.after, self.rules), gained, jokers)
        if outcomes is None:
            return None
        value = hand_value(change.laid, self.play_rules.score.values)
        return Play(change.laid, self.before, self._settled(change.after), value, fates=outcomes)

    def faults(self, change: TableChange) -> tuple[Fault, ...]:
        """Return everything that is wrong with the turn that makes *change* to the table.

        The result is empty if the rules allow the turn.
        """
        found = [each for each in change.new_rows.read(self.rules) if isinstance(each, Fault)]
        found += self._tile_faults(change)
        if found:
            return tuple(found)
        if not self.opened:
            opening = self._opening(change)
            return () if isinstance(opening, Play) else opening
        if self.play(change) is not None:
            return ()
        after = valid_parts(change.after, self.rules)
        return _joker_faults(self._parts, after, change.gained, self.play_rules.jokers)

    # ---- Checks of every play ----------------------------------------------------------------------

    @cached_property
    def _parts(self) -> list[MeldParts]:
        """The kind, natural tiles and Jokers of each valid meld on the table before the turn.

        Rows that aren't valid melds are left out.
        """
        return valid_parts(self.before, self.rules)

    @cached_property
    def _orders(self) -> dict[int, Row]:
        """A dict from the `id()` of each row before the turn to that row with its tiles in order."""
        return {id(row): read_row(row, self.rules).row for row in self.before.melds}

    def _settled(self, after: TableMelds) -> TableMelds:
        """Return the melds with their tiles in order: runs from low to high, groups by colour.

        Rows that the turn doesn't change have already been put in order (`_orders`); those results are used.
        """
        orders = self._orders
        rows = [orders.get(id(row)) or read_row(row, self.rules).row for row in after.melds]
        return TableMelds(tuple(rows), after.makers)

    def _tile_faults(self, change: TableChange) -> Iterator[Fault]:
        """Yield a fault if tiles of the table are missing, laid tiles are foreign, or no tile was laid.

        Foreign tiles are those that the player didn't have.
        """
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
        """Return the turn as a `Play` if the player opens in it, or the faults if the rules forbid that.

        To open is to lay melds for the first time, worth as many points as the rules require.
        """
        opening, rules, laid = self.play_rules.opening, self.rules, change.laid
        new = self._settled(change.after)
        melds = [each for each in change.new_rows.in_order(rules).read(rules) if isinstance(each, Meld)]
        fresh, touched = _without_common(change.old_rows, melds, rules)
        own = _from_rack(fresh, laid)
        if not touched and not opening_faults(own, opening, laid):
            return Play(laid, self.before, new, opening_value(own, opening), opens=True)
        if opening.touch is Touch.SAME_TURN:
            after = valid_parts(new, rules)
            opened = self._opens_within(after, laid)
            if opened is not None:
                value, outcomes = opened
                return Play(laid, self.before, new, value, opens=True, fates=outcomes)
            jokers = self.play_rules.jokers
            return opening_faults(own, opening, laid) or _joker_faults(
                self._parts, after, Counter(laid), jokers
            )
        found = [Fault(FaultCode.TOUCHED_IN_OPENING, tiles, opening.touch_clause) for tiles in touched]
        return (*found, *opening_faults(own, opening, laid))

    def _opens_within(
        self, after: Sequence[MeldParts], laid: tuple[Tile, ...]
    ) -> tuple[int, tuple[JokerOutcome, ...]] | None:
        """Find melds with which the player may have opened before laying the other tiles in the same turn.

        *after* are the melds after the turn, and *laid* the tiles laid in it. The player may have opened with
        melds made of some of these tiles, and then combined the other tiles with the table. Returns the
        points of the melds that opened, and what happened to each Joker that was on the table. Returns None
        if no such melds explain the turn.
        """
        play, before = self.play_rules, self._parts
        for chosen in openings_in(laid, self.rules, play.opening):
            outcomes = explain_jokers([*before, *map(meld_parts, chosen)], after, Counter(laid), play.jokers)
            if outcomes is not None:
                return opening_value(chosen, play.opening), outcomes[: _jokers(before)]
        return None


def _jokers(parts: Sequence[MeldParts]) -> int:
    """Return the number of Jokers in some melds."""
    return sum(len(part.jokers) for part in parts)


def _without_common(old: TableMelds, melds: Sequence[Meld], rules: Ruleset) -> tuple[list[Meld], list[Row]]:
    """Return the *melds* that weren't on the table before, and the old rows that are no longer on it.

    *old* are the rows on the table before the turn.
    """
    rest = list(melds)
    touched = []
    for row in old.melds:
        part = read_row(row, rules).parts
        same = next((each for each in rest if meld_parts(each) == part), None)
        if same is None:
            touched.append(row)
        else:
            rest.remove(same)
    return rest, touched


def _from_rack(melds: Sequence[Meld], laid: tuple[Tile, ...]) -> list[Meld]:
    """Return those of *melds* that consist only of tiles in *laid*; each tile counts for one meld only."""
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
    """Return the faults of a turn that is forbidden because of the way in which it uses Jokers.

    `broken_restrictions` finds the restrictions that are broken, and the Jokers concerned. The result
    contains a fault for each combination of such a restriction with such a Joker. *parts* and *after* are the
    melds before and after the turn, *gained* the tiles laid in it, and *rules* the restrictions on the use of
    Jokers. The attribute `missing` of a fault lists the tiles that could replace the Joker of that fault.
    """
    letters, numbers = broken_restrictions(parts, after, gained, rules)
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
