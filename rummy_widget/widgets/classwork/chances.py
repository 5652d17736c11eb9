"""The `Chances` widget: a rack whose tiles can be exchanged, with the player's chances of closing.

To close is to end the round with the tiles of one's rack.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from math import comb
from typing import Any, ClassVar

from ...classroom.numbers import decimal, exact, percent
from ...engine.melds.box import check_rack
from ...engine.solver.closing.draws import Outs, best_discards, outs
from ...engine.tiles import ALL_TILES, JOKER, Tile, parse_tiles
from ...text.sentences.tiles import tile_name
from ...text.words import say
from ..base import refuse_unknown, spoken
from ..messages import Message
from ..rack import Rack
from ..rack_view import tile_view
from ..shapes.classwork import ChanceLineProps, ChancesProps, SwapChoiceProps
from ..shapes.steps import OptionProps

SIZE = 14
"""The number of tiles that a player holds between two turns."""
DRAWS = (1, 2, 3, 5, 10)
"""The numbers of draws for which the page shows the chance of drawing a tile that lets the player close."""
MOST_OUTS = 12
"""The maximum number of outs (tiles that would let the player close) that are listed."""


class Chances(Rack):
    """A widget that shows a rack of fourteen or fifteen tiles, and the player's chances of closing.

    To close is to end the round with the tiles of the rack. The widget shows the distance (how many tiles
    must be exchanged before the player can close), the outs (the tiles that let the player close if they are
    drawn), and the chance of drawing one of the outs. If there are fifteen tiles, the widget shows these
    numbers for the fourteen that are left after the best discard. Tiles can be rearranged as on any rack.
    They can also be exchanged for other tiles of the full set; the numbers are then updated.

    *tiles* are the tiles to begin with, in notation. The *options* are `size`, the size of the tiles on the
    page ("normal" or "projector"), and `lang`, the language.

    >>> chances = Chances("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 / y1 k1 k10")
    >>> chances.outs.distance, chances.outs.copies, chances.outs.chance
    (1, 6, Fraction(3, 46))
    """

    BUNDLE = "rummy-class"

    VIEW: ClassVar[str] = "chances"
    ACCEPTS = Rack.ACCEPTS | {"swap"}

    def __init__(self, tiles: str = "", **options: Any) -> None:
        refuse_unknown("Chances", options, ("size", "lang"))
        self._found: tuple[tuple[Tile, ...], Tile | None, Outs] | None = None
        super().__init__(tiles, **options)

    def __repr__(self) -> str:
        return f"Chances({self.arrangement!r})"

    @property
    def outs(self) -> Outs | None:
        """The tiles that let the player close (end the round) if drawn, and the chance of drawing one.

        If there are fifteen tiles on the rack, these are the outs after the best discard. The value is None
        if there are neither fourteen nor fifteen tiles.
        """
        found = self._numbers()
        return found and found[1]

    def _numbers(self) -> tuple[Tile | None, Outs] | None:
        """Return the best discard from fifteen tiles, and the outs of the fourteen tiles that are left.

        The outs are the tiles that let the player close (end the round) if they are drawn. If the rack holds
        only fourteen tiles, the discard is None. If it holds neither fourteen nor fifteen tiles, the whole
        result is None.
        """
        tiles = tuple(sorted(self._history.present.tiles))
        if len(tiles) not in (SIZE, SIZE + 1):
            return None
        if self._found is None or self._found[0] != tiles:
            if len(tiles) == SIZE:
                self._found = (tiles, None, outs(tiles))
            else:
                best = best_discards(tiles)[0]
                self._found = (tiles, best.tile, best.outs)
        return self._found[1:]

    # -- messages from the page ---------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        if message.type == "swap":
            self._swap(message["given"], message["received"])
        else:
            super()._handle(message)

    def _swap(self, given: str, received: str) -> None:
        """Replace the tile *given* by the tile *received*, both in notation; this can be undone like a move.

        Raises ValueError if *given* or *received* isn't a single tile, or if *given* is not on the rack.
        Raises RulesError if the rack would hold more copies of a tile than the box of the game contains.
        """
        one, other = parse_tiles(given[:40]), parse_tiles(received[:40])
        layout = self._history.present
        if len(one) != 1 or len(other) != 1 or one[0] not in layout.tiles:
            raise ValueError(say("chance-swap-one"))
        tiles = list(layout.tiles)
        tiles[layout.tiles.index(one[0])] = other[0].kind
        check_rack(tuple(tiles), self.rules)
        self._history = self._history.do(replace(layout, tiles=tuple(tiles)))
        self._refresh()

    # -- to the page --------------------------------------------------------------------------

    @spoken
    def _show(self, state: Mapping[str, object]) -> None:
        super()._show({**state, "chances": self._view()})

    def _view(self) -> ChancesProps:
        held = self._history.present.tiles
        swap: SwapChoiceProps = {
            "given": [_option(tile) for tile in sorted({tile.kind for tile in held})],
            "received": [_option(tile) for tile in (*ALL_TILES, JOKER) if held.count(tile) < 2],
        }
        found = self._numbers()
        if found is None:
            note = say("chance-size", count=len(held))
            return {"note": note, "lines": [], "outs": [], "more": "", "draws": [], "swap": swap}
        discard, its = found
        shown = sorted(its.items(), key=lambda each: -each[1].points)[:MOST_OUTS]
        lines = [] if discard is None else [_line("chance-discard", tile_name(discard))]
        lines += [
            _line("chance-distance", str(its.distance)),
            _line("chance-unseen", str(its.unseen)),
            _line("chance-outs", str(its.copies)),
            _line("chance-next", _part(its.chance)),
            _line("chance-points", decimal(its.expected, 1)),
        ]
        return {
            "note": "",
            "lines": lines,
            "outs": [
                {"tile": tile_view(place, tile),
                 "text": say("chance-out", tile=tile_name(tile), count=out.copies, points=out.points)}
                for place, (tile, out) in enumerate(shown)
            ],
            "more": say("chance-more", count=len(its) - len(shown)) if len(its) > len(shown) else "",
            "draws": [
                {"text": say("chance-draws", count=draws), "chance": _part(part), "part": float(part)}
                for draws in DRAWS
                if (part := within(its.copies, its.unseen, draws))
            ],
            "swap": swap,
        }  # fmt: skip


def within(good: int, unseen: int, draws: int) -> Fraction:
    """Return the chance of drawing at least one good tile in a number of draws without replacement.

    *draws* is the number of draws, *unseen* the number of tiles to draw from, and *good* the number of good
    tiles among them. Raises ValueError if *draws* is negative or more than *unseen*.

    >>> within(6, 92, 1), within(6, 92, 2)
    (Fraction(3, 46), Fraction(531, 4186))
    """
    if not 0 <= draws <= unseen:
        raise ValueError(f"no such draws: {draws}; expected 0 to {unseen}")
    return 1 - Fraction(comb(unseen - good, draws), comb(unseen, draws))


def _part(part: Fraction) -> str:
    """Return a chance as a string: a percentage, preceded by the exact fraction if the fraction is short."""
    short, near = exact(part), percent(part)
    return f"{short} ≈ {near}" if short and 1 < part.denominator < 1000 else near


def _line(key: str, value: str) -> ChanceLineProps:
    """Return the data for a line that gives a fact about the rack: its label and its value.

    *key* says which fact it is, such as "chance-outs" for the number of outs. *value* is the value as a
    string, such as "6".
    """
    return {"key": key, "text": say("chance-name", name=key), "value": value}


def _option(tile: Tile) -> OptionProps:
    """Return the data for an option in a list of tiles to choose from.

    If the tile is a Joker, the tile for which it stands is ignored.
    """
    return {"key": str(tile.kind), "text": tile_name(tile.kind)}
