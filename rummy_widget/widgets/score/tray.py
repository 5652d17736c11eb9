"""The state of the score page: its tiles, and the settings and rules on which their points depend.

>>> tray = ScoreTray().added("r5").added("r6").added("r7").added("k9")
>>> tray
<Tray r5 r6 r7 | k9>
>>> tray.taken_out([1]).undo()
<Tray r5 r6 r7 | k9>
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from typing import Self, TypeVar

from ...engine.closes.prices import close_rules
from ...engine.faults import Fault, FaultCode, RulesError
from ...engine.game.settings import Settings
from ...engine.layout import Arrangement, History, Layout, parse_arrangement
from ...engine.melds.box import box_fault
from ...engine.reading.rack import SegmentState, read_rack
from ...engine.rules import RUMMY_PRO, SWITCHES, Ruleset, switched
from ...engine.solver.closing.lay_out import MOST, SHELF, best_arrangement
from ...engine.tiles import JOKER, Tile, parse_tiles, tile
from ...text.sentences.typed import in_notation
from ..orders import Undoable
from ..shapes.racks import Size

CHOICES: Mapping[str, tuple[str, ...]] = {
    "players": ("2", "3", "4"),
    "multiplier": ("1", "2", "3", "4", "5", "10"),
    "twin": ("nobody", "you", "another"),
}
"""The possible values of the settings that aren't rule switches.

The setting "thrown" (how many Jokers were discarded) is missing here: its values depend on other settings.
"""

HOUSE = (
    "multiply_trump_bonus", "naturals_per_joker", "jokers_adjacent", "mosaic_jokers", "mosaic_ends_differ",
    "big_with_thrown_joker", "grand_care_rest", "joker_overflow",
)  # fmt: skip
"""The rule switches (rules with several possible values) that the page shows as house rules.

The points of a close or of a payment depend on them. They also depend on `extra_joker`, which is shown
elsewhere on the page.
"""

Tray = TypeVar("Tray", bound="ScoreTray")

_OPEN = (SegmentState.VALID, SegmentState.UNFINISHED)


@dataclass(frozen=True, repr=False)
class ScoreTray(Undoable):
    """The state of the score page: the tiles on its rack, and the settings on which their points depend.

    Methods return a changed copy, and raise RulesError if the rack would hold more tiles in all, more copies
    of a tile or more Jokers than one player can get. Changes to the tiles can be undone.

    Attributes:
        history: the present layout of the tiles, and earlier layouts for undo.
        values: the values of settings and rule switches that the user has chosen, by key.
        base: the rules before the chosen values of rule switches are applied.
        size: the size of the tiles on the page.
    """

    history: History = field(default_factory=lambda: History(Layout.of(Arrangement())))
    values: Mapping[str, str] = field(default_factory=dict)
    base: Ruleset = RUMMY_PRO
    size: Size = "normal"

    def __repr__(self) -> str:
        return f"<Tray {self.arrangement.notation()}>"

    # -- tiles and rules ------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """The place of each tile on the rack; the tiles have ids, which tell equal tiles apart."""
        return self.history.present

    @cached_property
    def arrangement(self) -> Arrangement:
        """The tiles as they are arranged on the rack, without the ids used in `layout`."""
        return self.layout.arrangement()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles on the rack, from left to right."""
        return self.arrangement.tiles

    def value(self, key: str) -> str:
        """Return the value of the setting or rule switch *key*; if the user has chosen none, the default."""
        if key in SWITCHES:
            return self.values.get(key) or SWITCHES[key].of(self.base)
        return self.values.get(key) or {"players": "4", "twin": "nobody", "thrown": "0"}.get(key, "1")

    @cached_property
    def rules(self) -> Ruleset:
        """The rules by which the tiles are judged: `base` with the chosen values of rule switches."""
        return switched(self.base, {key: value for key, value in self.values.items() if key in SWITCHES})

    @property
    def thrown(self) -> int:
        """The number of Jokers that the player who closes has discarded."""
        return int(self.value("thrown"))

    @property
    def multiplier(self) -> int:
        """The factor by which the points of a close are multiplied, as the players have agreed."""
        return int(self.value("multiplier"))

    @property
    def settings(self) -> Settings:
        """The number of players, the multiplier and the rules, from which payments are computed."""
        return Settings(int(self.value("players")), self.multiplier, self.rules)

    @property
    def most_jokers(self) -> int:
        """The number of Jokers in the game: two and, with extra Jokers, one more for each player (PRO-8)."""
        box = self.rules.tiles
        extra = self.value("extra_joker") != SWITCHES["extra_joker"].values[0]
        return box.jokers + (int(self.value("players")) if extra else 0)

    def left(self, kind: Tile) -> int:
        """Return how many copies of a tile can still be added to the rack.

        >>> ScoreTray().added("r5").left(tile("r5"))
        1
        """
        held = Counter(each.kind for each in self.tiles)[kind]
        if kind.joker:
            return max(0, self.most_jokers - held - self.thrown)
        return max(0, self.rules.tiles.copies - held)

    # -- changes -----------------------------------------------------------------------------------

    def _with_history(self, history: History) -> Self:
        """Return a copy with another history; raise RulesError if no player could have the tiles in it."""
        return self._checked(replace(self, history=history))

    def added(self, text: str) -> ScoreTray:
        """Return a copy with one more tile; *text* is the tile in notation.

        The tile is placed at the end of a row that it continues or, if it continues none, in a row of its
        own.

        >>> ScoreTray().added("r7").added("r7").added("r7")
        Traceback (most recent call last):
        rummy_widget.engine.faults.RulesError: refused: too_many_copies
        """
        return self._laid(self._with(tile(text).kind))

    def taken_out(self, ids: Sequence[int]) -> ScoreTray:
        """Return a copy without the tiles that have these ids."""
        return self._laid(reduce(Layout.without, ids, self.layout))

    def swapped(self, given: str, received: str) -> ScoreTray:
        """Return a copy in which the tiles *received* replace the tiles *given*, both in notation.

        All tiles are arranged again (see `lay`). Raises RulesError if a tile of *given* isn't on the rack.

        >>> ScoreTray().read("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8").swapped("k8", "*")
        <Tray r1 r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 | *>
        """
        rest = [each.kind for each in self.tiles]
        for gone in parse_tiles(given):
            if gone.kind not in rest:
                fault = Fault(FaultCode.NOT_HELD, (gone.kind,), "PRO-10")
                raise RulesError(f"not on the rack: {gone}", fault)
            rest.remove(gone.kind)
        tiles = (*rest, *(each.kind for each in parse_tiles(received)))
        self._check(tiles)
        return self._laid(Layout.of(self._best(tiles)))

    def read(self, text: str) -> ScoreTray:
        """Return a copy whose tiles are those that the user has typed, instead of the present ones.

        The typed *text* need not be in strict notation. If it doesn't divide the tiles into rows (by "|", for
        example), they are arranged in melds.

        >>> ScoreTray().read("R5,r6,r7 black 9")
        <Tray r5 r6 r7 | k9>
        >>> ScoreTray().read("b9 r7 r5 r6")
        <Tray r5 r6 r7 | b9>
        >>> ScoreTray().read("b9 | r7 r5 r6")
        <Tray b9 | r7 r5 r6>
        """
        arrangement = parse_arrangement(in_notation(text))
        self._check(tuple(each.kind for each in arrangement.tiles))
        if len(list(arrangement.rows())) == 1 and not _is_open(arrangement.tiles, self.rules):
            arrangement = self._best(arrangement.tiles)
        return self._laid(self.layout.relaid(arrangement) or Layout.of(arrangement))

    def started_with(self, text: str) -> ScoreTray:
        """Return a copy with the tiles named in *text* (as for `read`) and an empty undo history."""
        laid = self.read(text)
        return replace(laid, history=History(laid.layout))

    def resized(self, size: Size) -> ScoreTray:
        """Return a copy in which *size* is the size of the tiles on the page."""
        return replace(self, size=size)

    def lay(self) -> ScoreTray:
        """Return a copy with the tiles arranged in the way that is worth the most points.

        Tiles are worth points if a player can close (end the round) with them. If that isn't possible, as
        many tiles as possible are arranged in melds.
        """
        laid = self.layout.relaid(self._best(self.tiles))
        return self._laid(laid) if laid else self

    def cleared(self) -> ScoreTray:
        """Return a copy without tiles, with the same rules; this can be undone."""
        return self._laid(Layout.of(Arrangement()))

    def with_value(self, key: str, value: str) -> ScoreTray:
        """Return a copy in which the setting or rule switch *key* has another value.

        Raises ValueError if there is no such setting, or if *value* is not one of its values.

        >>> ScoreTray().with_value("thrown", "1").with_value("players", "2").settings.players
        2
        >>> ScoreTray().with_value("players", "9")
        Traceback (most recent call last):
        ValueError: no such players: '9'; expected 2, 3, 4
        """
        if key in (*HOUSE, "extra_joker"):
            SWITCHES[key].read(value)
        else:
            allowed = tuple(map(str, range(self.most_jokers + 1))) if key == "thrown" else CHOICES.get(key)
            if allowed is None:
                raise ValueError(f"no such setting: {key!r:.40}")
            if value not in allowed:
                raise ValueError(f"no such {key}: {value!r:.40}; expected {', '.join(allowed)}")
        return self._checked(replace(self, values={**self.values, key: value}))

    def by_the_course(self) -> ScoreTray:
        """Return a copy without house rules: all switches in `HOUSE` get the values that the course uses.

        All other settings stay the same.
        """
        own = {key: value for key, value in self.values.items() if key not in HOUSE}
        return replace(self, values=own)

    # -- limits ------------------------------------------------------------------------------------

    @staticmethod
    def _checked(tray: Tray) -> Tray:
        """Return *tray* unchanged; raise RulesError if no player could have its tiles."""
        tray._check(tray.tiles)
        return tray

    def _check(self, tiles: tuple[Tile, ...]) -> None:
        """Raise RulesError if there are more tiles, copies of a tile or Jokers than one player can get."""
        fault = box_fault(tiles, self.rules, self.thrown)
        jokers = sum(each.joker for each in tiles) + self.thrown
        if fault is None and jokers > self.most_jokers:
            box = self.rules.tiles
            clause = box.clause if self.most_jokers == box.jokers else box.extra_clause
            fault = Fault(FaultCode.TOO_MANY_JOKERS, (JOKER,), clause, count=jokers, wanted=self.most_jokers)
        close = close_rules(self.rules)
        if fault is None and len(tiles) > close.size:
            code = FaultCode.RACK_TOO_LARGE
            fault = Fault(code, (), close.clause, count=len(tiles), wanted=close.size)
        if fault is not None:
            raise RulesError(f"refused: {fault.code}", fault)

    # -- the place of a new tile -------------------------------------------------------------------

    def _best(self, tiles: tuple[Tile, ...]) -> Arrangement:
        """Return the best arrangement of these tiles under the present rules (see `lay`)."""
        return best_arrangement(tiles, self.rules, jokers_thrown=self.thrown)

    def _with(self, new: Tile) -> Layout:
        """Return the layout with the tile *new* added at the end of a row that it continues.

        If it continues no row, it begins a new one. If there is no room, all tiles are arranged again.
        """
        layout, number = _numbered(self.layout, new)
        rows = list(self.layout.arrangement().rows())
        for shelf, start, row in reversed(rows):
            slot = start + len(row)
            lying = layout.shelves[shelf][slot : slot + 2]
            last = (shelf, start, row) == rows[-1]
            if slot < SHELF and not any(each is not None for each in lying):
                states = _OPEN if last else (SegmentState.VALID,)
                if _is_open((*row, new), self.rules, states):
                    return _put(layout, number, shelf, slot)
        for shelf in (1, 0) if layout.shelves[1] else (0, 1):
            slot = len(layout.shelves[shelf]) + bool(layout.shelves[shelf])
            if slot < SHELF:
                return _put(layout, number, shelf, slot)
        tiles = (*self.tiles, new)
        return Layout.of(self._best(tiles)) if len(tiles) <= MOST else _put(layout, number, 1, SHELF + 1)


def _is_open(row: Sequence[Tile], rules: Ruleset, states: Sequence[SegmentState] = _OPEN) -> bool:
    """Return whether a row of tiles is in one of *states*, by default a meld or an unfinished meld."""
    segments = read_rack(Arrangement((tuple(row), ())), rules).segments
    return len(segments) == 1 and segments[0].state in states


def _numbered(layout: Layout, new: Tile) -> tuple[Layout, int]:
    """Return the layout with one more tile, which isn't on a shelf yet, and the id of that tile.

    The id is the lowest number that isn't the id of a tile on the rack.
    """
    lying = {each for shelf in layout.shelves for each in shelf if each is not None}
    number = next(each for each in range(len(layout.tiles) + 1) if each not in lying)
    tiles = [*layout.tiles, new] if number == len(layout.tiles) else list(layout.tiles)
    tiles[number] = new
    return Layout(tuple(tiles), layout.shelves), number


def _put(layout: Layout, number: int, shelf: int, slot: int) -> Layout:
    """Return the layout with the tile whose id is *number* in a slot of a shelf; the slot must be empty."""
    shelves = [list(each) for each in layout.shelves]
    shelves[shelf] += [None] * (slot + 1 - len(shelves[shelf]))
    shelves[shelf][slot] = number
    return Layout(layout.tiles, (tuple(shelves[0]), tuple(shelves[1])))
