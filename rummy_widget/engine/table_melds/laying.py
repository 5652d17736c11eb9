"""Judge a turn in games in which melds are never taken apart (R45-3 to R45-10, BR-2 to BR-6).

In a turn of such a game, for example Rummy 45, players lay new melds, add tiles to melds on the table and
replace Jokers. A turn is judged by the melds before and after it: it is allowed if these changes can be made
in an order that the rules allow. What depends on the round is checked elsewhere (`game.turns`): whose turn it
is, which tile was just taken, whether it is the first turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeAlias

from ..faults import Fault, FaultCode
from ..melds import Meld, MeldKind, hand_value, tile_value
from ..melds.hand import opening_faults, opening_value
from ..rules import JokerCounts, LaidScore, Opening, Ruleset
from ..tiles import JOKER, Tile
from .comparison import TableChange
from .jokers import Fate, JokerOutcome, as_joker
from .melds_on_table import Row, RowReading, TableMelds, read_row
from .play import Play

MOST_MATCHINGS = 1000
"""How many ways to match old and new melds are tried, at most, to find the best first melds."""


Matching: TypeAlias = tuple[int, ...]
"""A way to match melds before and after a turn: for each changed row, the index of the row that it became."""


class MeldTurnJudge:
    """The judge of one turn in a game in which melds are laid and added to but not taken apart.

    To open is to lay first melds as the rules require. The argument *opened* says whether the player had
    already opened before the turn.

    Attributes:
        before: all melds before the turn.
        rules: the rules of the game.
        play_rules: the rules for laying and adding.
        rack: the player's tiles at the beginning of the turn.
        opened: whether the player had opened before the turn, or need not open in this game.
        change: what differs between the melds before and after the turn.
        was: the rows that changed, as they were before the turn.
        now: the rows that changed, as they are after the turn.
    """

    def __init__(
        self, before: TableMelds, after: TableMelds, rack: Sequence[Tile], rules: Ruleset, *, opened: bool
    ) -> None:
        self.before, self.rules, self.play_rules = before, rules, rules.laying
        self.rack = tuple(each.kind for each in rack)
        self.opened = opened or self.play_rules.opening is None
        self.change = TableChange.between(before, after)
        self.was = [read_row(row, rules) for row in self.change.old_rows.melds]
        self.now = [read_row(row, rules) for row in self.change.new_rows.melds]

    def judge(self) -> Play | tuple[Fault, ...]:
        """Return the turn as a `Play`, or everything that is wrong with it if the rules forbid it."""
        found = (*self._row_faults(), *self._tile_faults())
        if found:
            return found
        matchings = list(islice(self._matchings(), 1 if self.opened else MOST_MATCHINGS))
        found = () if matchings else tuple(self._taken_apart())
        if self.play_rules.joker_at_once and self._jokers_added < 0:
            found = (*found, Fault(FaultCode.JOKER_LEFT_OVER, (JOKER,), self.play_rules.replace_clause))
        if found:
            return found
        opening = self.play_rules.opening
        if opening is None or self.opened:
            return self._play(matchings[0])
        openings = [(matching, self._best_opening(matching, opening)) for matching in matchings]
        matching, melds = max(openings, key=lambda each: self._rank(each[1], opening))
        lacking = opening_faults(melds, opening, self.change.laid)
        if not lacking:
            return self._play(matching, opening_value(melds, opening))
        return (*self._melds_changed_too_early(matching, opening), *lacking)

    # ---- Tiles -------------------------------------------------------------------------------------

    @property
    def _jokers_added(self) -> int:
        """The number of Jokers that the turn added to the table; negative if there are fewer than before."""
        return self.change.gained[JOKER] - self.change.gone[JOKER]

    def _row_faults(self) -> Iterator[Fault]:
        """Yield a fault for each row that isn't a meld.

        If the row was a meld before the turn and tiles were added, the fault names only the added tiles.
        """
        for each in self.now:
            if isinstance(each.found, Fault):
                kinds = _kinds(each.row)
                grown = next((old for old in self.was if old.parts and _kinds(old.row) < kinds), None)
                if grown is None:
                    yield each.found
                else:
                    more = tuple(sorted((kinds - _kinds(grown.row)).elements()))
                    yield Fault(FaultCode.DOES_NOT_FIT, more, self.play_rules.add_clause)

    def _tile_faults(self) -> Iterator[Fault]:
        """Yield a fault if tiles of the table are missing, laid tiles are foreign, or no tile was laid.

        Foreign tiles are those that the player didn't have. There is also a fault if no tile is left in the
        hand for the discard that the rules require.
        """
        change, play = self.change, self.play_rules
        gone = Counter({tile: count for tile, count in change.gone.items() if tile is not JOKER})
        if gone:
            yield Fault(FaultCode.TABLE_TILE_GONE, tuple(sorted(gone.elements())), play.lay_clause)
        foreign = change.gained - Counter(self.rack)
        if foreign:
            yield Fault(FaultCode.NOT_HELD, tuple(sorted(foreign.elements())), play.clause)
        elif (
            play.keep_one and change.gained and change.gained.total() - change.gone.total() >= len(self.rack)
        ):
            yield Fault(FaultCode.NOTHING_LEFT_TO_DISCARD, (), play.out_clause)
        if not change.gained:
            yield Fault(FaultCode.NOTHING_LAID, (), play.lay_clause)

    # ---- Which meld continues which ----------------------------------------------------------------

    def _matchings(self) -> Iterator[Matching]:
        """Yield every way to match the melds that the turn changed with the melds that continue them.

        Each way is a tuple with one item for each meld in `was`: the index in `now` of the meld that
        continues that meld.
        """
        fits = [[at for at, new in enumerate(self.now) if self._continues(old, new)] for old in self.was]
        dead = set[tuple[int, frozenset[int]]]()

        def go(place: int, used: Matching) -> Iterator[Matching]:
            if place == len(fits):
                yield used
                return
            key, found = (place, frozenset(used)), False
            if key in dead:
                return
            for at in fits[place]:
                if at not in used:
                    for matching in go(place + 1, (*used, at)):
                        found = True
                        yield matching
            if not found:
                dead.add(key)

        yield from go(0, ())

    def _continues(self, old: RowReading, new: RowReading) -> bool:
        """Return whether the row *old* can become *new* by adding tiles and replacing its Jokers."""
        if old.parts is None or new.parts is None or old.parts.kind is not new.parts.kind:
            return False
        if old.parts.kind is MeldKind.GROUP:
            replaced = max(0, len(old.parts.jokers) - len(new.parts.jokers))
            kept = old.parts.naturals <= new.parts.naturals and len(old.row) <= len(new.row)
            return kept and (self.play_rules.replacing or not replaced)
        return self._window(old.row, new.row) is not None

    def _window(self, old: Row, new: Row) -> int | None:
        """Return the index in the run *new* at which the run *old* begins, perhaps with Jokers replaced.

        Returns None if *old* isn't part of *new*.
        """
        for start in range(len(new) - len(old) + 1):
            pairs = zip(old, new[start:], strict=False)
            if all(a == b or (self.play_rules.replacing and a.stands_for == b) for a, b in pairs):
                return start
        return None

    def _taken_apart(self) -> Iterator[Fault]:
        """Yield a fault for each meld that was on the table before the turn and has been taken apart.

        A meld hasn't been taken apart if it is still on the table, perhaps with tiles added or Jokers
        replaced. If only a Joker was taken from a meld without being replaced, the fault says so.
        """
        play, left = self.play_rules, list(self.now)
        for old in self.was:
            new = next((each for each in left if self._continues(old, each)), None)
            if new is not None:
                left.remove(new)
                continue
            naturals = old.parts.naturals if old.parts else _kinds(old.row)
            jokers = old.parts.jokers if old.parts else ()
            if jokers and play.replacing and any(naturals <= _kinds(each.row) for each in left):
                for means in dict.fromkeys(jokers):
                    yield Fault(FaultCode.JOKER_NOT_REPLACED, (as_joker(means),), play.replace_clause,
                                missing=tuple(sorted(means)))  # fmt: skip
            else:
                yield Fault(FaultCode.MELD_TAKEN_APART, old.row, play.lay_clause)

    # ---- The opening -------------------------------------------------------------------------------

    def _rank(self, melds: Sequence[Meld], opening: Opening) -> tuple[bool, int]:
        """Return a sort key for first melds: whether they are enough to open, then their points.

        A higher key is better. *opening* says what a player must lay the first time.
        """
        return not opening_faults(melds, opening), opening_value(melds, opening)

    def _melds_changed_too_early(self, matching: Matching, opening: Opening) -> Iterator[Fault]:
        """Yield a fault for each meld on the table that the player changed before opening.

        *matching* lists, for each meld that was changed, the index of the row that it has become. *opening*
        says what a player must lay the first time, to open.
        """
        for old, at in zip(self.was, matching, strict=True):
            more = tuple(sorted((_kinds(self.now[at].row) - _kinds(old.row)).elements()))
            yield Fault(FaultCode.NOT_OPEN, more, opening.touch_clause, wanted=opening.points)

    def _best_opening(self, matching: Matching, opening: Opening) -> tuple[Meld, ...]:
        """Return the best melds with which the player may have opened, chosen from the new ones.

        A part of a new meld may be chosen, too, because tiles may have been added to a meld after opening.
        *matching* says which melds aren't new, and *opening* says what a player must lay the first time.
        Jokers taken from the table don't count: they can only be laid or added afterwards.
        """
        own = self._jokers_added if self.play_rules.joker_at_once else self.rack.count(JOKER)
        new = [each for at, each in enumerate(self.now) if at not in matching]
        whole = sum(len(each.parts.jokers) for each in new if each.parts) <= own
        best: dict[tuple[int, bool], tuple[int, tuple[Meld, ...]]] = {(0, False): (0, ())}
        for each in new:
            better = dict(best)
            for meld in self._parts_to_open(each, own, whole=whole):
                worth = opening_value([meld], opening)
                for (jokers, run), (value, melds) in best.items():
                    key = jokers + meld.jokers, run or meld.kind is MeldKind.RUN
                    if key[0] <= own and better.get(key, (-1, ()))[0] < value + worth:
                        better[key] = value + worth, (*melds, meld)
            best = better
        found = [melds for _, melds in best.values()]
        return max(found, key=lambda melds: self._rank(melds, opening))

    def _parts_to_open(self, new: RowReading, own: int, *, whole: bool) -> Iterator[Meld]:
        """Yield each meld with which the player may have opened and which then became the meld *new*.

        *own* is how many Jokers of the rack the player could lay; melds with more Jokers are left out. If
        *whole* is true, only *new* itself is tried. Otherwise its parts are tried too, because other tiles
        may have been added later in the turn.
        """
        rows: Iterator[Row]
        if whole:
            rows = iter([new.row])
        elif isinstance(new.found, Meld) and new.found.kind is MeldKind.GROUP:
            naturals = tuple(each for each in new.row if not each.joker)
            rows = ((*naturals, *(JOKER,) * count) for count in range(own + 1))
        else:
            size, least = len(new.row), self.rules.runs.min_length
            rows = (new.row[a:b] for a in range(size) for b in range(a + least, size + 1))
        for row in rows:
            found = read_row(row, self.rules).found
            if isinstance(found, Meld) and found.jokers <= own:
                yield found

    # ---- The play ----------------------------------------------------------------------------------

    def _play(self, matching: Matching, opens: int | None = None) -> Play:
        """Return the turn as a `Play`; *matching* says which new meld continues which old meld.

        *opens* is how many points the player's first melds are worth, or None if the player had opened before
        this turn.
        """
        outcomes = tuple(self._joker_outcomes(matching))
        score, laid = self.play_rules.score, self.change.laid
        value = hand_value(laid, score.values)
        if isinstance(score, LaidScore) and score.joker_counts is JokerCounts.EACH_TIME:
            again = min(0, self._jokers_added) + sum(each.fate is Fate.REPLACED for each in outcomes)
            value += again * tile_value(JOKER, score.values)
        after = self.change.after.in_order(self.rules)
        return Play(laid, self.before, after, value if opens is None else opens, opens is not None, outcomes)

    def _joker_outcomes(self, matching: Matching) -> Iterator[JokerOutcome]:
        """Yield a `JokerOutcome` for each Joker on the table before the turn; it says which tile replaced it.

        *matching* says which new meld continues which old meld.
        """
        changed = list(zip(self.change.old_rows.melds, matching, strict=True))
        for place, row in enumerate(self.before.melds):
            old = read_row(row, self.rules)
            at = next((number for number, (its, _) in enumerate(changed) if its is row), None)
            new = old if at is None else self.now[changed.pop(at)[1]]
            if old.parts is None:
                continue
            for means, by in zip(old.parts.jokers, self._replaced(old, new), strict=True):
                fate = Fate.KEPT if by is None else Fate.REPLACED
                yield JokerOutcome(place, means, fate, by, by is not None)

    def _replaced(self, old: RowReading, new: RowReading) -> list[Tile | None]:
        """Return, for each Joker of the meld *old*, the tile that replaced it in the meld *new*.

        The item for a Joker that wasn't replaced is None.
        """
        assert old.parts is not None
        assert new.parts is not None
        if old.parts.kind is MeldKind.RUN:
            start = self._window(old.row, new.row) or 0
            pairs = zip(old.row, new.row[start:], strict=False)
            return [None if there.joker else there for here, there in pairs if here.joker]
        gone = max(0, len(old.parts.jokers) - len(new.parts.jokers))
        by = sorted((new.parts.naturals - old.parts.naturals).elements())[:gone]
        return [*by, *[None] * (len(old.parts.jokers) - gone)]


def _kinds(row: Row) -> Counter[Tile]:
    """Return the number of tiles of each kind in a row; all Jokers are one kind."""
    return Counter(each.kind for each in row)
