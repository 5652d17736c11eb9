"""Moves of all games, as strings and as records.

These are the moves; `Verb` describes them:

- in games such as Rummy PRO, in which nothing is laid on the table: `draw`, `take`, `extra`, `discard r7`,
  `throw`, `close`, `refuse`, `keep`, `leave`, and `disconnect 2` (seat 2 has been disconnected for too long;
  seats are numbered from 0);
- in games such as Rummy 45, also `lay r5 r6 r7 | b9 y9 k9`, `add r8 2` (add a tile to meld 2) and
  `replace r6 2` (replace a Joker of meld 2);
- in games in which the table is rearranged, such as Rummikub: `draw`, `pass`, `timeout`, `leave`, and
  `play r5 r6 r7 | b9 y9 k9` (with all melds that are on the table after the turn).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from ..faults import Fault, FaultCode, NotationError, RulesError
from ..table_melds import TableMelds, parse_table
from ..tiles import JOKER, Tile, tile


class Verb(StrEnum):
    """The word that a move begins with, such as "draw" or "discard"; it says what kind of move it is.

    Attributes:
        DRAW: draw a tile from the stock.
        TAKE: take the last discard.
        EXTRA: take an extra Joker instead of drawing.
        DISCARD: discard a tile that isn't a Joker.
        THROW: discard a Joker.
        CLOSE: end the round with the whole hand in melds or another pattern, except the last discard.
        REFUSE: refuse the deal.
        KEEP: don't refuse the deal.
        LEAVE: leave the game, which ends it.
        DISCONNECT: record that a player has been disconnected for too long, which costs points.
        LAY: lay new melds on the table.
        ADD: add a tile to a meld on the table.
        REPLACE: put a tile in the place of a Joker on the table, and take the Joker.
        PLAY: lay tiles and rearrange the melds on the table.
        PASS: lay nothing, when the stock is empty.
        TIMEOUT: end the turn because its time is up.
    """

    DRAW = "draw"
    TAKE = "take"
    EXTRA = "extra"
    DISCARD = "discard"
    THROW = "throw"
    CLOSE = "close"
    REFUSE = "refuse"
    KEEP = "keep"
    LEAVE = "leave"
    DISCONNECT = "disconnect"
    LAY = "lay"
    ADD = "add"
    REPLACE = "replace"
    PLAY = "play"
    PASS = "pass"
    TIMEOUT = "timeout"


MOST_MELDS = 99


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a player: its verb, such as "discard", and what the verb needs; other attributes are None.

    Attributes:
        verb: the first word of the move.
        tile: the tile that the move is about.
        meld: the number, counted from 1, of the meld on the table that `add` or `replace` names.
        spread: the melds that the move lists: the new ones for `lay`, all melds after the turn for `play`.
        seat: the seat, counted from 0, that `disconnect` names.
    """

    verb: Verb
    tile: Tile | None = None
    meld: int | None = None
    spread: TableMelds | None = None
    seat: int | None = None

    def notation(self) -> str:
        """Return the move as a string, such as "discard r7".

        >>> [read_move(move).notation() for move in ("discard  r7", "add * 2", "lay r5 r6 *")]
        ['discard r7', 'add * 2', 'lay r5 r6 *r7']
        """
        parts = (self.verb, self.tile, self.meld, self.seat)
        words = [str(each) for each in parts if each is not None]
        if self.spread is not None and self.spread.melds:
            words.append(self.spread.notation())
        return " ".join(words)


# A cache of moves by their text, in which nearly all moves of a game are found.
_KNOWN: dict[str, Move] = {}


def read_move(text: str | Move) -> Move:
    """Parse a move such as "discard r7"; a `Move` is returned as it is.

    Discarding a Joker is called throwing it (PRO-13). `close`, which ends a round, may name the free
    tile, which is the last discard. Raises RulesError if *text* isn't a move, and NotationError if a tile or
    meld in it can't be read.

    >>> read_move("discard *").notation()
    'throw'
    >>> read_move("draw r7")
    Traceback (most recent call last):
    rummy_widget.engine.faults.RulesError: cannot draw r7: unknown_move (PRO-10)
    """
    if isinstance(text, Move):
        return text
    found = _KNOWN.get(text) if isinstance(text, str) else None
    if found is None:
        found = _read(text)
        if found.spread is None and found.notation() == text:
            _KNOWN[text] = found
    return found


def _read(text: str) -> Move:
    """Parse a move without using the cache; see `read_move`."""
    if not isinstance(text, str):
        raise NotationError(f"no move: {type(text).__name__}; expected text such as 'discard r7'")
    word, _, rest = text.strip().partition(" ")
    words = rest.split()
    match word, words:
        case ((Verb.LAY | Verb.PLAY), _):
            return Move(Verb(word), spread=parse_table(rest))
        case ((Verb.ADD | Verb.REPLACE), [added, meld]) if (
            meld.isdecimal() and 1 <= int(meld[:3]) <= MOST_MELDS
        ):
            return Move(Verb(word), tile(added), int(meld))
        case Verb.DISCONNECT, [seat] if re.fullmatch("[0-9]", seat):
            return Move(Verb.DISCONNECT, seat=int(seat))
        case Verb.DISCARD, [discarded]:
            return putting_down(tile(discarded).kind)
        case Verb.CLOSE, [free]:
            return Move(Verb.CLOSE, tile(free).kind)
    if words or word not in _ALONE:
        raise refusal(text, FaultCode.UNKNOWN_MOVE, "PRO-10")
    return Move(Verb(word))


_ALONE = frozenset(Verb) - {Verb.LAY, Verb.PLAY, Verb.ADD, Verb.REPLACE, Verb.DISCONNECT, Verb.DISCARD}
"""The verbs that can be a whole move by themselves, without a tile, meld or seat."""


def same_move(one: str, other: str) -> bool:
    """Return whether two strings mean the same move; the order of melds and of their tiles doesn't matter.

    Returns False if the strings differ and either of them isn't a move.

    >>> same_move("lay r7 r5 r6 | b9 k9 y9", "lay b9 k9 y9 | r5 r6 r7"), same_move("draw", "trump")
    (True, False)
    """
    if one == other:
        return True
    try:
        first, second = read_move(one), read_move(other)
    except (NotationError, RulesError):
        return False
    if first.spread is None or second.spread is None:
        return first == second
    return first.verb is second.verb and _rows(first.spread) == _rows(second.spread)


def _rows(spread: TableMelds) -> Counter[tuple[str, ...]]:
    """Count how often each meld is on a table (*spread*).

    In the result, a meld is the sorted tuple of its tiles in notation.
    """
    return Counter(tuple(sorted(map(str, row))) for row in spread.melds)


@cache
def putting_down(tile: Tile) -> Move:
    """Return the move that discards this tile: `discard r7`, or `throw` for a Joker (PRO-13)."""
    return Move(Verb.THROW) if tile is JOKER else Move(Verb.DISCARD, tile)


def put_down(move: Move) -> Tile | None:
    """Return the tile that a move discards, even if the discard ends the round.

    Returns None if the move doesn't say which tile is discarded.

    >>> [put_down(read_move(text)) for text in ("throw", "close r5", "close")]
    [tile('*'), tile('r5'), None]
    """
    return JOKER if move.verb is Verb.THROW else move.tile


def refusal_of(make: Callable[[], object]) -> RulesError | None:
    """Call *make*, which tries a move, and return the RulesError that it raises; None if it raises none."""
    try:
        make()
    except RulesError as error:
        return error
    return None


def refusal(
    move: str | Move,
    code: FaultCode,
    clause: str,
    tiles: Iterable[Tile] = (),
    *,
    count: int | None = None,
    wanted: int | None = None,
) -> RulesError:
    """Return the error for a move that is not allowed, with a `Fault` made from the other arguments.

    *code* is the kind of fault, *clause* the id of the clause that forbids the move, *tiles* are the tiles
    that the fault is about. If a number is wrong, *count* is that number and *wanted* the number that the
    rules require.
    """
    text = move.notation() if isinstance(move, Move) else move
    shown = text if len(text) <= 40 else text[:37] + "..."
    return RulesError(
        f"cannot {shown}: {code} ({clause})", Fault(code, tuple(tiles), clause, count=count, wanted=wanted)
    )
