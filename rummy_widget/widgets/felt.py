"""Data with which the page shows the felt (the playing area) of a lesson's step or of a game table.

The felt shows players, piles and discards. A *pile* is the stock, the Trump (the tile turned up at the deal),
or another single tile. A *stack* is one of the heaps into which the tiles are divided for a deal. For the
stock, the stacks and the other players' racks, only the number of tiles is shown. Data for the page are
called *props*, as in React; their types are in `shapes.felt`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ..engine.game.phase import Phase
from ..engine.game.settlement import bonus_points
from ..engine.game.view import View
from ..engine.rules import LaidScore
from ..engine.tiles import Tile
from ..text.sentences.closing_rounds import player_name, trump_sentence
from ..text.sentences.seats import payee_name
from ..text.sentences.tiles import say_of, sentence, tile_name
from ..text.words import say
from .rack_view import tile_view, tiles_view
from .shapes.felt import DiscardProps, FeltProps, FeltSeatProps, PileKey, PileProps, SpotProps, StackProps

if TYPE_CHECKING:
    from ..rooms.public_view import PublicView


@dataclass(frozen=True, slots=True)
class FeltAction:
    """The move that a click on a pile, a stack or a discard makes.

    Attributes:
        move: the move in notation or, at a game table, the key of an action; for example "draw".
        text: the move in words.
        short: a short label to show below the pile; None if the pile's name should be shown instead.
        why: why the move isn't possible now; None if it is.
        title: the tooltip, if any.
        hinted: whether a hint tells the learner to make this move.
    """

    move: str
    text: str
    short: str | None = None
    why: str | None = None
    title: str | None = None
    hinted: bool = False

    def says(self, name: str) -> str:
        """Return the label that screen readers read out for the pile or tile called *name*.

        If the move is possible, the label also says what a click does.
        """
        return f"{self.text}: {name}" if self.why is None else name


def felt(
    kind: Literal["deal", "turn", "game"], *, sentences: Iterable[str] = (),
    seats: Iterable[FeltSeatProps] = (), stacks: Iterable[StackProps] = (), piles: Iterable[PileProps] = (),
    row: Iterable[DiscardProps] = (),
) -> FeltProps:  # fmt: skip
    """Return the data with which the page shows the felt (the playing area) and everything on it.

    *kind* says whether the felt shows a deal, a single turn or a whole game; the felt's label for screen
    readers depends on that. *sentences* say what has just happened and what to do now. *seats* are the
    players, and *stacks* are the heaps of tiles that are dealt to them. *piles* are the stock, the Trump (the
    tile turned up at the deal) and the tile left over at the deal. *row* is the row of discards.
    """
    return {
        "kind": kind,
        "label": say("scene-label-deal" if kind == "deal" else "scene-label-table"),
        "sentences": list(sentences),
        "seats": list(seats),
        "stacks": list(stacks),
        "piles": list(piles),
        "row": list(row),
    }


# ---- Stock, Trump, discards ------------------------------------------------------------------------


def _spot(tile: Tile | None, id: int, name: str, action: FeltAction | None) -> SpotProps:
    """Return the fields common to the data of discards, piles and stacks on the felt (the playing area).

    *tile* is the tile that is shown face up, or None if there is none; *id* is its id on the page. *name* is
    the label for screen readers. *action* says what a click does; None means that a click does nothing.
    """
    return {
        "tile": None if tile is None else tile_view(id, tile.kind),
        "move": action.move if action else None,
        "why": action.why if action else None,
        "label": action.says(name) if action else name,
        "title": action.title if action else None,
        "hinted": action is not None and action.hinted,
    }


def pile(
    key: PileKey, name: str, *, tile: Tile | None = None, count: int | None = None,
    action: FeltAction | None = None, id: int = 0,
) -> PileProps:  # fmt: skip
    """Return the data with which the page shows a pile.

    *key* is the kind of pile. *tile* is the tile that lies face up on the pile, if any, and *id* is the id of
    that tile on the page. *count* is the number of tiles, if it is shown. *action* says what a click on the
    pile does; None means that a click does nothing. The label below the pile is the action's short label or,
    if there is none, *name*, the name of the pile.
    """
    spot = _spot(tile, id, name, action)
    return {**spot, "key": key, "count": count, "text": (action and action.short) or name}


def _discard_props(tile: Tile, by: int | None, number: int, action: FeltAction | None) -> DiscardProps:
    """Return the data with which the page shows a discard.

    *tile* is the discarded tile, and *by* is the seat of the player who discarded it, or None if that is
    unknown. *number* is the position of the discard in the row of discards, counted from 0. *action* says
    what a click on the discard does; None means that a click does nothing.
    """
    name = tile_name(tile)
    if by is not None:
        name = say("discard-label", tile=name, who=payee_name(by))
    name = sentence(name)
    props = pile("discard", name, tile=tile, action=action, id=number)
    return {
        **props,
        "title": props["title"] if action else name,
        "by": None if by is None else player_name(by),
        "seat": by,
    }


def piles_of(view: View, *, draw: FeltAction | None, drawn_trump: bool) -> list[PileProps]:
    """Return the data with which the page shows the stock and the Trump (the tile turned up at the deal).

    The function works for every game. *draw* says what a click on the stock does; None means that a click
    does nothing. In Rummy PRO, a player can draw the Trump. *drawn_trump* says whether the page shows the
    Trump even after a player has drawn it.
    """
    if view.settings.rules.has_table:
        return open_piles(view, draw=draw)
    face = view.trump if drawn_trump or not view.trump_drawn else None
    return [
        pile("stock", say("stock-label", count=view.stock_count), count=view.stock_count, action=draw),
        pile("trump", sentence(trump_sentence(view)), tile=face),
    ]


def open_piles(view: View | PublicView, *, draw: FeltAction | None = None) -> list[PileProps]:
    """Return the data with which the page shows the stock and the Trump in a game with melds on the table.

    The Trump is the tile turned up at the deal; some games have none. *draw* says what a click on the stock
    does; None means that a click does nothing.
    """
    name = say_of(view.settings.rules.tiles.kinds[:1], "melds-stock", count=view.stock_count)
    stock, trump = pile("stock", name, count=view.stock_count, action=draw), view.trump
    if trump is None:
        return [stock]
    return [stock, pile("trump", sentence(say("trump-label", tile=tile_name(trump))), tile=trump)]


def row_of(
    row: Sequence[tuple[int | None, Tile]], *, take: FeltAction | None = None, most: int | None = None
) -> list[DiscardProps]:
    """Return the data with which the page shows the discards, the oldest first.

    *row* contains a pair for each discard: the seat of the player who discarded the tile, or None if that is
    unknown, and the tile. If *most* is given, only the last *most* discards are shown. *take* says what a
    click on the last discard does; the earlier discards can't be clicked.
    """
    last = len(row) - 1
    shown = list(enumerate(row))[-most if most else 0 :]
    return [_discard_props(tile, by, at, take if at == last else None) for at, (by, tile) in shown]


# ---- The deal --------------------------------------------------------------------------------------


def stack(
    number: int, count: int, *, tile: Tile | None = None, owner: int | None = None, note: str | None = None,
    marked: bool = False, action: FeltAction | None = None,
) -> StackProps:  # fmt: skip
    """Return the data with which the page shows one of the stacks of tiles that are dealt to the players.

    *number* is the number of the stack, counted from 1, and *count* the number of its tiles. *tile* is the
    Trump (the tile turned up at the deal) if it lies on this stack. *owner* is the seat to which the stack
    has been dealt, or None if it hasn't been dealt yet. *note* is shown below a stack that hasn't been dealt;
    below any other stack, the name of the player in the seat *owner* is shown. *marked* says whether to
    highlight the stack because the sentence on the page is about it, and *action* says what a click on the
    stack does.
    """
    if owner is not None:
        name = say("scene-stack-dealt", stack=number, whom=payee_name(owner))
    else:
        named = tile_name(tile) if tile else ""
        name = say("scene-stack", stack=number, count=count, trump="yes" if tile else "no", tile=named)
    spot = _spot(tile, 0, name, action)
    return {
        **spot,
        "title": spot["label"],
        "number": number,
        "count": count,
        "note": note if owner is None else player_name(owner),
        "marked": marked,
        "dealt": owner is not None,
    }


def dealt_seat(seat: int, held: int, *, turn: bool, first: bool) -> FeltSeatProps:
    """Return the data with which the page shows a player during the deal.

    *held* is the number of tiles that the player has been dealt. *turn* says whether the next stack goes to
    this player, and *first* says whether this player has the first turn of the round.
    """
    who = player_name(seat)
    return {
        "seat": seat, "name": who, "kind": None, "you": seat == 0, "turn": turn, "first": first,
        "tiles": held, "score": None, "thrown": [], "known": [], "notes": [], "hand": None,
        "label": say("scene-seat", who=who, count=held, first="yes" if first else "no"),
    }  # fmt: skip


# ---- Seats -----------------------------------------------------------------------------------------


def seat_of(
    view: View, seat: int, *, kind: str | None = None, score: int | None = None,
    hand: Iterable[Tile] | None = None, says: Iterable[str] = (),
) -> FeltSeatProps:  # fmt: skip
    """Return the data with which the page shows a player during a game.

    *kind* is the label below the name, such as the kind of computer player; None if there is none. *score* is
    the player's score in the match. *hand* contains the player's tiles. It should be given only after the
    round; None hides the tiles. *says* contains more notes to show next to the player's name.
    """
    known = () if view.settings.rules.has_table or seat == view.seat else view.with_others[seat]
    return {
        **open_seat(view, seat),
        "kind": kind,
        "you": seat == view.seat,
        "score": score,
        "known": tiles_view(sorted(known)),
        "notes": [*_notes(view, seat), *says],
        "hand": None if hand is None else tiles_view(hand),
        "label": _spoken_seat(view, seat, kind),
    }


def open_seat(view: View | PublicView, seat: int) -> FeltSeatProps:
    """Return the data with which the page shows a player, with only what everybody may see, even spectators.

    All other fields, such as the notes and the label below the player's name, are left empty for the caller
    to fill in.
    """
    return {
        **dealt_seat(
            seat, view.sizes[seat], turn=view.turn == seat and view.phase is not Phase.OVER,
            first=view.first == seat,
        ),
        "you": False,
        "thrown": tiles_view(tile for by, tile in view.row if by == seat),
    }  # fmt: skip


def open_notes(view: View | PublicView, seat: int) -> list[str]:
    """Return the notes to show next to a player's name in a game with melds on the table.

    Depending on the game and the position, they say that the player has the first turn, that the player has
    opened (has laid first melds that are worth enough points), and how many points the player has laid so
    far. The list is empty if none of this applies.
    """
    rules = view.settings.rules
    notes = [say("note-first")] if view.first == seat else []
    if rules.opening and view.opened[seat]:
        notes.append(say("melds-note-opened"))
    if isinstance(rules.score, LaidScore):
        notes.append(say("melds-note-points", points=view.points[seat]))
    return notes


def _spoken_seat(view: View, seat: int, kind: str | None) -> str:
    name, count, rules = player_name(seat), view.sizes[seat], view.settings.rules
    if kind is None:
        return ", ".join((say("scene-seat", who=name, count=count, first="no"), *_given_up(view, seat)))
    you = "yes" if seat == view.seat else "no"
    if rules.has_table:
        opened = "yes" if view.opened[seat] else "no"
        label = say_of(
            rules.tiles.kinds[:1], "melds-seat-label", who=name, kind=kind, count=count, you=you,
            opened=opened,
        )  # fmt: skip
        return sentence(label)
    last = next((tile_name(tile) for by, tile in reversed(view.row) if by == seat), "none")
    return say("seat-label", who=name, kind=kind, count=count, last=last, you=you)


def _given_up(view: View, seat: int) -> list[str]:
    """Return notes that say how many Jokers a player has discarded, and whether they took an extra Joker.

    A note that doesn't apply is left out. A player may take an extra Joker once, without drawing (PRO-8).
    """
    notes = [say("note-thrown", count=view.thrown[seat])] if view.thrown[seat] else []
    return [*notes, say("note-extra")] if view.extra[seat] else notes


def _notes(view: View, seat: int) -> list[str]:
    if view.settings.rules.has_table:
        return open_notes(view, seat)
    notes = [say("note-first")] if view.first == seat else []
    notes += _given_up(view, seat)
    if view.bonus == seat:
        points = bonus_points(view.settings) * (view.settings.players - 1)
        notes.append(say("note-bonus", points=points))
    return notes
