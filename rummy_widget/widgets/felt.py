"""What the page shows of the felt of a step or a game table: seats, piles and discards.

The stock, stacks and other players' racks are shown as numbers of tiles. Data for the page are called
*props*, as in React; their types are in `shapes.felt`.
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
    """What a click on a pile, a stack or a discard does.

    `move` is the move in notation, `text` says it in words, `short` is the text below the pile, `title` the
    tooltip. `why` says why the move isn't possible now, and is None if it is. `hinted` says whether a hint
    points at it.
    """

    move: str
    text: str
    short: str | None = None
    why: str | None = None
    title: str | None = None
    hinted: bool = False

    def says(self, name: str) -> str:
        """Return the label that screen readers say for the pile or tile called *name*.

        If the move is possible, the label says what a click does before the name.
        """
        return f"{self.text}: {name}" if self.why is None else name


def felt(
    kind: Literal["deal", "turn", "game"], *, sentences: Iterable[str] = (),
    seats: Iterable[FeltSeatProps] = (), stacks: Iterable[StackProps] = (), piles: Iterable[PileProps] = (),
    row: Iterable[DiscardProps] = (),
) -> FeltProps:  # fmt: skip
    """Return what the page shows of the felt, the playing area: seats, stacks, piles and discards (*row*).

    *kind* says whether it shows a deal, a single turn or a whole game, on which its label for screen readers
    depends. *sentences* say what has just happened and what to do now.
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
    """Return what the page shows of a tile or pile on the felt, and what a click on it does (*action*).

    *tile* lies there face up, None if no tile does; *id* is its id on the page. *name* is the text for screen
    readers.
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
    """Return what the page shows of a pile: its top tile, *tile*, or the number of its tiles, *count*.

    *action* is what a click on it does. Below the pile is the action's short text or, if there is none, the
    *name* of the pile. *id* is the tile's id on the page.
    """
    spot = _spot(tile, id, name, action)
    return {**spot, "key": key, "count": count, "text": (action and action.short) or name}


def _discard_props(tile: Tile, by: int | None, number: int, action: FeltAction | None) -> DiscardProps:
    """Return what the page shows of a discard.

    *by* is the seat that discarded it, or None if unknown; *number* is its index among the discards, *action*
    what a click on it does.
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
    """Return what the page shows of the stock and of the Trump, in any game.

    *draw* is what a click on the stock does. In Rummy PRO, the Trump's place is empty after it was drawn,
    unless *drawn_trump* keeps the Trump visible.
    """
    if view.settings.rules.has_table:
        return open_piles(view, draw=draw)
    face = view.trump if drawn_trump or not view.trump_drawn else None
    return [
        pile("stock", say("stock-label", count=view.stock_count), count=view.stock_count, action=draw),
        pile("trump", sentence(trump_sentence(view)), tile=face),
    ]


def open_piles(view: View | PublicView, *, draw: FeltAction | None = None) -> list[PileProps]:
    """Return what the page shows of the stock and of the Trump, in a game with melds on the table.

    Some games have no Trump. *draw* is what a click on the stock does.
    """
    name = say_of(view.settings.rules.tiles.kinds[:1], "melds-stock", count=view.stock_count)
    stock, trump = pile("stock", name, count=view.stock_count, action=draw), view.trump
    if trump is None:
        return [stock]
    return [stock, pile("trump", sentence(say("trump-label", tile=tile_name(trump))), tile=trump)]


def row_of(
    row: Sequence[tuple[int | None, Tile]], *, take: FeltAction | None = None, most: int | None = None
) -> list[DiscardProps]:
    """Return what the page shows of the discards, the oldest first.

    *row* has a pair for each discard: the seat that discarded it, or None if unknown, and the tile. With
    *most*, only the last *most* discards are shown. *take* is what a click on the last one does; the others
    can't be clicked.
    """
    last = len(row) - 1
    shown = list(enumerate(row))[-most if most else 0 :]
    return [_discard_props(tile, by, at, take if at == last else None) for at, (by, tile) in shown]


# ---- The deal --------------------------------------------------------------------------------------


def stack(
    number: int, count: int, *, tile: Tile | None = None, owner: int | None = None, note: str | None = None,
    marked: bool = False, action: FeltAction | None = None,
) -> StackProps:  # fmt: skip
    """Return what the page shows of one of the stacks of tiles that are dealt to the players.

    *number* counts the stacks from 1; *count* is the number of tiles. *tile* is the Trump if it lies on this
    stack, *owner* the seat to which the stack was dealt. *note* is the text beside it, *marked* says whether
    the current sentence is about it, and *action* is what a click on it does.
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
    """Return what the page shows of a player during the deal.

    *held* is the number of tiles that the player has, *turn* says whether the next stack goes to this player,
    *first* whether this player has the first turn.
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
    """Return what the page shows of a player during a game.

    *kind* names the computer player on the seat, None for a person. *score* is the player's score in the
    match, *hand* are the tiles if the game is over, *says* are more notes to show beside the seat.
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
    """Return what the page shows of a player in a game, without notes and only what spectators may see."""
    return {
        **dealt_seat(
            seat, view.sizes[seat], turn=view.turn == seat and view.phase is not Phase.OVER,
            first=view.first == seat,
        ),
        "you": False,
        "thrown": tiles_view(tile for by, tile in view.row if by == seat),
    }  # fmt: skip


def open_notes(view: View | PublicView, seat: int) -> list[str]:
    """Return the notes beside a player's seat in a game with melds on the table.

    They may say that the player has the first turn, that the player has opened, and how many points the
    player has laid so far.
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
    """Return notes on a player: how many Jokers they have thrown, and that they took an extra Joker.

    A note that doesn't apply is left out.
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
