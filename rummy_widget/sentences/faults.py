"""What is wrong and why: a label that stands by the tiles, and the reason in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..faults import Fault
from ..tiles import JOKER, Tile
from ..words import Said, language, say
from .tiles import colour_key, joined, sentence, tile_name, tiles_names

# A line of a proof names as many tiles as this; more are counted.
MOST_NAMED = 4


def fault_label(fault: Fault) -> str:
    """What is wrong in eight words at most, to stand by the tiles.

    >>> from rummy_widget.melds import read_meld
    >>> fault_label(read_meld("k13 k1 k2"))
    '13 - 1 - 2 is no run'
    """
    return say(_key(fault), **_details(fault))


def fault_sentence(fault: Fault) -> str:
    """The reason in a sentence.

    >>> from rummy_widget.melds import read_meld
    >>> fault_sentence(read_meld("r7 y7 r7"))
    'A group has each colour once, and red comes twice.'
    """
    return sentence(fault_reason(fault))


def fault_reason(fault: Fault) -> str:
    """The reason as it stands behind a colon, where a sentence goes on.

    >>> from rummy_widget.melds import read_meld
    >>> fault_reason(read_meld("k13 k1 k2"))
    'black 2 cannot follow a 1 that ends a run.'
    """
    return say(f"{_key(fault)}.why", **_details(fault))


def _key(fault: Fault) -> str:
    return f"fault-{fault.code.replace('_', '-')}"


@lru_cache(maxsize=512)
def _details_of(fault: Fault, spoken: str) -> tuple[tuple[str, Said], ...]:
    kinds = tuple(dict.fromkeys(fault.tiles))
    first = fault.tiles[0] if fault.tiles else JOKER
    others = [tile.stands_for for tile in fault.rest if tile.stands_for]
    known = others[0] if others else first.stands_for
    colours = [say("colour", colour=key) for key in dict.fromkeys(map(colour_key, kinds)) if key != "joker"]
    of: Said = 0
    if known is not None and known.number is not None:
        of = say("colour", colour=colour_key(known)) if fault.meld == "run" else known.number
    details: dict[str, Said] = {
        "tiles": tiles_names(fault.tiles),
        "many": len(fault.tiles),
        "named": "few" if len(kinds) <= MOST_NAMED else "many",
        "kinds": tiles_names(kinds),
        "different": len(kinds),
        "tile": tile_name(first),
        "stands": tile_name(first.stands_for or first),
        "colours": joined(colours),
        "shades": len(colours),
        "rest": tiles_names(fault.rest),
        "missing": tiles_names(fault.missing),
        "lacking": len(fault.missing) or _lacking(fault),
        "kind": fault.meld or "none",
        "of": of,
        "count": fault.count or 0,
        "wanted": fault.wanted or 0,
        "side": _side(fault.tiles),
    }
    return tuple(details.items())


def _details(fault: Fault) -> dict[str, Said]:
    return dict(_details_of(fault, language()))


def _lacking(fault: Fault) -> int:
    """How many tiles are still wanted, where only their number is known."""
    return max(1, (fault.wanted or 0) - (fault.count or 0))


def _side(tiles: Sequence[Tile]) -> str:
    """On which side of the 1 the tiles of a 13-1-2 stand."""
    return "before" if any((tile.number or 0) > 7 for tile in tiles) else "after"
