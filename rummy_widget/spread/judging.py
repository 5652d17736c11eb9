"""Judging a turn on the table by what lies before it and after it (RK-2 to RK-4, TR-2 to TR-9).

How the tiles were pushed about meanwhile is nobody's business: a play is allowed if the spread is valid,
holds every tile that it held before, gained only tiles of the player's own rack, at least one, and some way
of moving the tiles explains what became of each Joker.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ..faults import Fault, FaultCode
from ..melds import Meld, MeldKind, hand_value, meld_value
from ..melds.hand import lays
from ..rules import Opening, RearrangingPlay, Ruleset, TableJokers, Touch, check_given
from ..tiles import Tile, Tiles, as_tiles
from .changes import changes
from .jokers import Fates, blamed, fates
from .spread import Lying, Spread, Spreads, as_spread, lying

__all__ = ["Play", "judge_play", "opening_faults", "opening_value", "rearranging"]


@dataclass(frozen=True, slots=True)
class Play:
    """A turn on the table that the rules allow.

    `tiles` are those laid from the rack, `value` what they are worth there (RK-5) or, in the turn that opens,
    what the opening counts; `opens` says whether it is that turn. `fates` tell what became of each Joker that
    lay on the table.
    """

    tiles: tuple[Tile, ...]
    before: Spread = field(repr=False)
    after: Spread
    value: int
    opens: bool = False
    fates: tuple[Fates, ...] = field(default=(), repr=False)

    @property
    def count(self) -> int:
        """How many tiles of the rack were laid."""
        return len(self.tiles)

    @property
    def broken(self) -> int:
        """How many melds of the table no longer lie together."""
        return len(changes(self.before, self.after).broken)

    @property
    def moved(self) -> int:
        """How many tiles of the table do not lie in the meld that continues theirs."""
        return changes(self.before, self.after).moved


def rearranging(rules: Ruleset) -> RearrangingPlay:
    """How turns on the table are played; rules without such turns raise ValueError."""
    if not isinstance(rules.play, RearrangingPlay):
        raise ValueError(f"no table to rearrange in {rules!r}; expected rules such as RUMMIKUB")
    return rules.play


def judge_play(
    before: Spreads, after: Spreads, rack: Tiles, *, rules: Ruleset, opened: bool = True
) -> Play | tuple[Fault, ...]:
    """Judge a turn: the play, or everything that is wrong with it, meld by meld and Joker by Joker.

    *rack* are the tiles that the player held when the turn began, *opened* says whether the player was open
    by then.

    >>> from rummy_widget.rules import RUMMIKUB
    >>> judge_play("r5 r6 r7", "r5 r6 r7 r8", "r8 k1", rules=RUMMIKUB).tiles
    (tile('r8'),)
    >>> judge_play("r5 r6 r7", "r5 r6 r7 r8", "r8 k1", rules=RUMMIKUB, opened=False)
    (<Fault touched_in_opening: r5 r6 r7 (RK-8)>, <Fault opening_too_low: r8 (RK-2)>)
    """
    check_given(rules)
    play = rearranging(rules)
    old, new, held = as_spread(before), as_spread(after), Counter(each.kind for each in as_tiles(rack))
    was, now = _changed(old, new)
    gained = now.counts() - was.counts()
    read = now.read(rules)
    found = [each for each in read if isinstance(each, Fault)]
    found += _conservation(was, now, gained, held, play)
    if found:
        return tuple(found)
    new = new.settled(rules)
    laid = tuple(sorted(gained.elements()))
    if not opened:
        return _opening(old, new, laid, play, rules)
    told = fates(_parts(was, rules), _parts(now, rules), gained, play.jokers)
    if told is None:
        # Once more with the melds that did not change: their Jokers are equal to the others.
        parts, after_parts = _parts(old, rules), _parts(new, rules)
        told = fates(parts, after_parts, gained, play.jokers)
        if told is None:
            return _joker_faults(parts, after_parts, gained, play.jokers)
    return Play(laid, old, new, hand_value(laid, play.score.values), fates=told)


def _changed(old: Spread, new: Spread) -> tuple[Spread, Spread]:
    """Both spreads without the rows that lie there before and after."""
    same = Counter(old.melds) & Counter(new.melds)
    if not same:
        return old, new
    return _less(old, same), _less(new, same)


def _less(spread: Spread, same: Counter[tuple[Tile, ...]]) -> Spread:
    left = same.copy()
    rows = []
    for row in spread.melds:
        if left[row]:
            left[row] -= 1
        else:
            rows.append(row)
    return Spread(tuple(rows))


def _parts(spread: Spread, rules: Ruleset) -> list[Lying]:
    return [lying(each) for each in spread.read(rules) if isinstance(each, Meld)]


def _conservation(
    old: Spread, new: Spread, gained: Counter[Tile], held: Counter[Tile], play: RearrangingPlay
) -> Iterator[Fault]:
    """Tiles that went where they may not go, or none that were laid."""
    gone = old.counts() - new.counts()
    if gone:
        yield Fault(FaultCode.TABLE_TILE_GONE, tuple(sorted(gone.elements())), play.clause)
    foreign = gained - held
    if foreign:
        yield Fault(FaultCode.NOT_HELD, tuple(sorted(foreign.elements())), play.clause)
    if not gained:
        yield Fault(FaultCode.NOTHING_LAID, (), play.clause)


# ---- The opening -----------------------------------------------------------------------------------


def _opening(
    old: Spread, new: Spread, laid: tuple[Tile, ...], play: RearrangingPlay, rules: Ruleset
) -> Play | tuple[Fault, ...]:
    """The turn of a player who is not open yet."""
    opening, parts = play.opening, _parts(old, rules)
    melds = [each for each in new.read(rules) if isinstance(each, Meld)]
    changed, touched = _own(parts, melds, old)
    own = _of_rack(changed, laid)
    if not touched and not opening_faults(own, opening, laid):
        return Play(laid, old, new, opening_value(own, opening), opens=True)
    if opening.touch is Touch.SAME_TURN:
        told = _opens_within(parts, melds, laid, play, rules)
        if told is not None:
            value, stories = told
            return Play(laid, old, new, value, opens=True, fates=stories)
        after = list(map(lying, melds))
        return opening_faults(own, opening, laid) or _joker_faults(parts, after, Counter(laid), play.jokers)
    found = [Fault(FaultCode.TOUCHED_IN_OPENING, tiles, opening.touch_clause) for tiles in touched]
    return (*found, *opening_faults(own, opening, laid))


def opening_value(melds: Iterable[Meld], opening: Opening) -> int:
    """What melds count for an opening: the best reading of each."""
    return sum(max(meld_value(each, opening.values) for each in meld.readings) for meld in melds)


def opening_faults(melds: Sequence[Meld], opening: Opening, tiles: Sequence[Tile] = ()) -> tuple[Fault, ...]:
    """What melds of a rack lack to open (RK-2, R45-4); nothing where they do."""
    found = []
    value = opening_value(melds, opening)
    if value < opening.points:
        found.append(
            Fault(FaultCode.OPENING_TOO_LOW, tuple(tiles), opening.clause, count=value, wanted=opening.points)
        )
    if opening.needs_run and melds and not any(each.kind is MeldKind.RUN for each in melds):
        found.append(Fault(FaultCode.OPENING_WITHOUT_RUN, tuple(tiles), opening.clause))
    return tuple(found)


def _own(
    parts: Sequence[Lying], melds: Sequence[Meld], old: Spread
) -> tuple[list[Meld], list[tuple[Tile, ...]]]:
    """The melds that are new, and the rows of the table that do not lie there as they did."""
    rest = list(melds)
    touched = []
    for part, row in zip(parts, old.melds, strict=True):
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


def _opens_within(
    parts: Sequence[Lying],
    melds: Sequence[Meld],
    laid: tuple[Tile, ...],
    play: RearrangingPlay,
    rules: Ruleset,
) -> tuple[int, tuple[Fates, ...]] | None:
    """Whether some of the tiles laid open, so that the rest could touch the table in the same turn."""
    after = list(map(lying, melds))
    for chosen in lays(laid, rules, play.opening):
        told = fates([*parts, *map(lying, chosen)], after, Counter(laid), play.jokers)
        if told is not None:
            return opening_value(chosen, play.opening), told[: sum(len(part.jokers) for part in parts)]
    return None


# ---- Jokers ----------------------------------------------------------------------------------------

_CODES = (
    FaultCode.JOKER_NOT_REPLACED,
    FaultCode.JOKER_NOT_FROM_RACK,
    FaultCode.JOKER_MELD_BROKEN,
    FaultCode.JOKER_NOT_IN_NEW_MELD,
)


def _joker_faults(
    parts: Sequence[Lying], after: Sequence[Lying], gained: Counter[Tile], rules: TableJokers
) -> tuple[Fault, ...]:
    """Which restriction forbids the play, for each Joker concerned, with the tiles that would replace it."""
    letters, numbers = blamed(parts, after, gained, rules)
    old = [means for part in parts for means in part.jokers]
    return tuple(
        Fault(
            _CODES[letter],
            (_as_joker(old[number]),),
            rules.clauses[letter],
            missing=tuple(sorted(old[number])),
        )
        for number in numbers
        for letter in letters
    )


def _as_joker(means: frozenset[Tile]) -> Tile:
    """The Joker as it lay there, bound to what it stood for where that was one tile."""
    first = min(means)
    return Tile(first.colour, first.number, joker=True) if len(means) == 1 else Tile(None, None, joker=True)
