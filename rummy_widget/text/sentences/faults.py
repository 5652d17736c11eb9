"""Messages about what is wrong with tiles: a label to show next to them, and a sentence that says why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from ...engine.faults import Fault, FaultCode
from ...engine.rules import GAMES
from ...engine.tiles import JOKER, Tile
from ..words import Argument, language, say
from .tiles import are_cards, colour_key, joined, say_of, sentence, tile_name, tiles_names

# A sentence names up to this many tiles; more are only counted.
MOST_NAMED = 4

# A tile or card of the game of each rule book, for faults that mention no tile.
_SAMPLE_TILES = {rules.book[0]: rules.tiles.kinds[:1] for rules in GAMES.values()}

# In a row that wrongly continues a run after its final 1, numbers up to this one are taken to follow the 1,
# and higher ones to precede it.
LOW = 7


def fault_label(fault: Fault) -> str:
    """Return a label of at most eight words that says what is wrong with tiles, to show next to them.

    >>> from rummy_widget.engine.melds import read_meld
    >>> fault_label(read_meld("k13 k1 k2"))
    '13 - 1 - 2: not a run'
    """
    return say_of(_tiles_mentioned(fault), _key(fault), **_details(fault, language()))


def fault_sentence(fault: Fault) -> str:
    """Return a sentence that says what is wrong with tiles, and why.

    >>> from rummy_widget.engine.melds import read_meld
    >>> fault_sentence(read_meld("r7 y7 r7"))
    'A group has each colour once, but red appears twice.'
    """
    return sentence(fault_reason(fault))


def fault_reason(fault: Fault) -> str:
    """Return the sentence of `fault_sentence`, but with a small first letter, so that it can follow a colon.

    >>> from rummy_widget.engine.melds import read_meld
    >>> fault_reason(read_meld("k13 k1 k2"))
    "black 2 can't follow a 1 that ends a run."
    """
    return say_of(_tiles_mentioned(fault), f"{_key(fault)}.why", **_details(fault, language()))


def _tiles_mentioned(fault: Fault) -> tuple[Tile, ...]:
    """Return all tiles that a fault mentions, so that the sentence can say "tiles" or "cards" accordingly."""
    tiles = (*fault.tiles, *fault.rest, *fault.missing)
    return tiles or _SAMPLE_TILES.get(fault.clause.partition("-")[0], ())


def _key(fault: Fault) -> str:
    return f"fault-{fault.code.replace('_', '-')}"


@lru_cache(maxsize=512)
def _details(fault: Fault, _language: str) -> Mapping[str, Argument]:
    """Return all arguments that messages about a fault may use; the beginning of faults.ftl explains them.

    *_language* is the current language. It isn't used, but the cache needs it.
    """
    meaning = next((tile.stands_for for tile in fault.rest if tile.stands_for), None)
    tiles = _wrong_tiles(fault, meaning)
    kinds = _kinds(tiles)
    first = tiles[0] if tiles else JOKER
    colours = [say("colour", colour=key) for key in dict.fromkeys(map(colour_key, kinds)) if key != "joker"]
    free = next((tile for tile in fault.rest if fault.code is FaultCode.NOT_PAIRS and tile != JOKER), None)
    of: Argument = 0
    if meaning is not None and meaning.number is not None:
        of = say("colour", colour=colour_key(meaning)) if fault.meld == "run" else _rank(meaning)
    return {
        "tiles": tiles_names(tiles),
        "many": len(tiles),
        "named": "few" if len(kinds) <= MOST_NAMED else "many",
        "kinds": tiles_names(kinds),
        "different": len(kinds),
        "all": tiles_names(tile for tile in _kinds(sorted((*fault.rest, *tiles))) if not tile.joker),
        "tile": tile_name(first),
        "stands": tile_name(first.stands_for or first),
        "colours": joined(colours),
        "shades": len(colours),
        "missing": tiles_names(fault.missing),
        "either": tiles_names(fault.missing, "list-or"),
        "lacks": "yes" if fault.missing else "no",
        "short": "yes" if len(fault.missing) <= MOST_NAMED else "no",
        "lacking": len(fault.missing) or max(1, (fault.wanted or 0) - (fault.count or 0)),
        "jokers": sum(tile.joker for tile in fault.rest),
        "other": "no" if free is None else "yes",
        "free": "" if free is None else tile_name(free),
        "kind": fault.meld or "none",
        "of": of,
        "count": fault.count or 0,
        "wanted": fault.wanted or 0,
        "side": "before" if any((tile.number or 0) > LOW for tile in tiles) else "after",
    }


def _wrong_tiles(fault: Fault, meaning: Tile | None) -> tuple[Tile, ...]:
    """Return the tiles that a sentence about a fault calls wrong.

    *meaning* is the tile for which a Joker in the faulty row stands, or None if the row has no such Joker.
    If it is given, and the fault is a wrong colour, Jokers and tiles with the colour of *meaning* are left
    out; the same goes for a wrong number. If the fault is a repeated number or colour, only the Jokers that
    stand for tiles are returned.
    """
    match fault.code:
        case FaultCode.WRONG_COLOUR if meaning is not None:
            return tuple(tile for tile in fault.tiles if tile.colour not in (meaning.colour, None))
        case FaultCode.WRONG_NUMBER if meaning is not None:
            return tuple(tile for tile in fault.tiles if tile.number not in (meaning.number, None))
        case FaultCode.REPEATED_NUMBER | FaultCode.REPEATED_COLOUR:
            return tuple(tile for tile in fault.tiles if tile.stands_for)
    return fault.tiles


def _rank(tile: Tile) -> Argument:
    """Return the number of a tile, or the name of the rank of a card."""
    number = tile.number or 0
    return say("card-rank", number=number) if are_cards([tile]) else number


def _kinds(tiles: Iterable[Tile]) -> list[Tile]:
    """Return *tiles* without repetitions; a Joker that stands for a tile is replaced by that tile."""
    return list(dict.fromkeys(tile.stands_for or tile for tile in tiles))
