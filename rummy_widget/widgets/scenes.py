"""Data with which the page shows a step of a lesson in which the learner makes moves of a game.

The data describes the felt (the playing area) and the moves for which there are buttons. A *scene* is the
position in which the moves are made: a deal, a single turn, or a whole game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.game.closing_turn import ClosingTurn, Phase
from ..engine.game.deal.dealing import Dealing, DealPhase, DealVerb
from ..engine.game.moves import Verb
from ..engine.game.round_scene import RoundScene, Scene
from ..engine.game.scene import OWN, MoveDescription
from ..engine.rules import LaidScore, TakeDiscard
from ..engine.tiles import JOKER, Tile
from ..text.sentences.closing_rounds import move_sentence, player_name, settlement_sentences, turn_sentence
from ..text.sentences.open_rounds import addressed_to, move_lines
from ..text.sentences.tiles import say_of, sentence, tile_name
from ..text.words import say
from ..tutor import Attempt, StepOutcome, move_text
from .felt import FeltAction, dealt_seat, felt, pile, piles_of, row_of, seat_of, stack
from .shapes.felt import FeltProps, StackProps
from .shapes.steps import MoveProps, PlaceKey

LYING = 8  # how many of the last discards are shown
_PLACES: dict[PlaceKey, tuple[Verb, ...]] = {"discard": (Verb.DISCARD, Verb.THROW), "close": (Verb.CLOSE,)}
"""The places on the felt to which a tile of the rack can be moved, and the kinds of moves that result."""


def scene_view(attempt: Attempt) -> FeltProps | None:
    """Return the data with which the page shows the felt (the playing area) of a step.

    *attempt* is the learner's attempt at the step. Returns None if it isn't a step in which the learner makes
    moves of a game.
    """
    scene = attempt.turn
    if scene is None:
        return None
    clicks = _Clicks(attempt, scene)
    match scene:
        case Dealing():
            return _deal_felt(scene, clicks)
        case ClosingTurn():
            return _turn_felt(scene, clicks)
    shown = _table_felt if scene.position.has_table else _game_felt
    return shown(scene, clicks)


def announcement(attempt: Attempt, verdict: str) -> str:
    """Return what screen readers should read out after a move: what has happened, and what to do now.

    The announcement ends with *verdict*, the verdict on the attempt. After a wrong move, or in a step in
    which the learner makes no moves, only *verdict* is returned.
    """
    if attempt.turn is None or attempt.outcome is StepOutcome.WRONG:
        return verdict
    return " ".join(filter(None, (*_sentences(attempt.turn), verdict)))


def _sentences(scene: Scene) -> Iterator[str]:
    """Yield sentences that say what has just happened in a scene, and what to do now."""
    match scene:
        case Dealing():
            return _deal_sentences(scene)
        case ClosingTurn():
            return _turn_sentences(scene)
    return _table_sentences(scene) if scene.position.has_table else _game_sentences(scene)


def moves_view(attempt: Attempt) -> list[MoveProps] | None:
    """Return the moves of a step for which there are buttons; None if no move needs one.

    A move needs a button if it is made neither by a click on the felt (the playing area) nor by moving a tile
    to a place on the felt.
    """
    scene = attempt.turn
    on_felt = {*DealVerb, Verb.DRAW, Verb.TAKE, *(verb for verbs in _PLACES.values() for verb in verbs)}
    return [
        {"key": move, "text": move_text(move, scene)}
        for move in attempt.offered
        if move.split()[0] not in on_felt
    ] or None


def places_view(attempt: Attempt) -> list[PlaceKey]:
    """Return the places on the felt to which a tile of the rack can be moved.

    They are "discard", to discard the tile, and "close", to end the round with the whole hand.
    """
    verbs = {move.split()[0] for move in attempt.offered}
    return [place for place, moves in _PLACES.items() if not verbs.isdisjoint(moves)]


class _Clicks:
    """The moves that the learner can make by clicking on a step's felt (the playing area).

    Once the step is solved, clicks make no moves. `offered` contains all moves that the step offers, in
    notation.
    """

    def __init__(self, attempt: Attempt, scene: Scene) -> None:
        self.offered = frozenset(attempt.offered)
        self._open = attempt.outcome is not StepOutcome.RIGHT
        self._hinted = next((hint.move for hint in reversed(attempt.hints) if hint.move), None)
        self._scene = scene

    def action(self, move: str | None, tile: Tile | None = None) -> FeltAction | None:
        """Return the action for a click that makes *move*, a move in notation.

        *tile* is the tile that the move takes, if it takes a face-up tile. Returns None if *move* is None, or
        if the step is solved.
        """
        if move is None or not self._open:
            return None
        short = move_text(move)
        if move == Verb.DRAW:
            short = say("action-draw")
        elif tile is not None:
            short = say("action-take", tile=tile_name(tile))
        return FeltAction(move, move_text(move, self._scene), short, hinted=move == self._hinted)

    def action_if(self, move: str, in_phase: bool, tile: Tile | None = None) -> FeltAction | None:
        """Return the action for a click that makes a move, if the move can be made now; otherwise None.

        *move* is the move in notation, and *tile* the tile that it takes, if it takes a face-up tile.
        *in_phase* says whether the game is in the phase in which such moves are made. The move can be made if
        the game is in that phase or the step offers the move, but not after the step is solved.
        """
        return self.action(move, tile) if in_phase or move in self.offered else None


# ---- The deal --------------------------------------------------------------------------------------


def _deal_felt(dealing: Dealing, clicks: _Clicks) -> FeltProps:
    """Return the data with which the page shows the felt (the playing area) of a deal."""
    piles = []
    match dealing.phase:
        case DealPhase.PILED:
            piles = [pile("apart", say("scene-left-over"), action=clicks.action("trump"))]
        case DealPhase.TURNED if dealing.trump is not None:
            name = say("trump-label", tile=tile_name(dealing.trump))
            piles = [pile("trump", name, tile=dealing.trump)]
        case DealPhase.FOUND:
            piles = [pile("apart", say("scene-replaced"))]
    seats = [
        dealt_seat(seat, sum(map(len, dealing.tiles(seat))), turn=dealing.seat == seat,
                   first=seat == dealing.first)
        for seat in range(dealing.settings.players)
    ]  # fmt: skip
    stacks = [_stack(dealing, number, size, clicks) for number, size in enumerate(dealing.sizes, 1)]
    return felt("deal", sentences=_sentences(dealing), seats=seats, stacks=stacks, piles=piles)


def _stack(dealing: Dealing, number: int, size: int, clicks: _Clicks) -> StackProps:
    """Return the data for one stack of a deal; *number* is counted from 1, *size* is the number of tiles."""
    owner = dealing.owners.get(number)
    moves = (f"{verb} {number}" for verb in DealVerb)
    action = clicks.action(next((move for move in moves if move in clicks.offered), None))
    here = dealing.trump_stack == number and owner is None
    note = say("count-tiles", count=size) if size > dealing.settings.deal.stack else None
    return stack(number, size, tile=dealing.trump if here else None, owner=owner, note=note, action=action)


def _deal_sentences(dealing: Dealing) -> Iterator[str]:
    trump = dealing.trump
    if trump is None:
        yield say("deal-stacks")
    elif dealing.phase is DealPhase.TURNED:
        if dealing.put_back:
            yield sentence(say("deal-put-back", count=dealing.put_back))
        yield say("deal-trump", tile=tile_name(trump))
    elif dealing.phase is DealPhase.FOUND:
        yield say("scene-found", stack=dealing.trump_stack or 0)
    else:
        if dealing.owners:
            number, owner = list(dealing.owners.items())[-1]
            yield say("scene-given", stack=number, whom=say("payee-name", seat=owner))
        else:
            yield say("scene-moved", stack=dealing.eight_stack or 0)
        if dealing.seat is not None:
            yield say("scene-next", whom=say("payee-name", seat=dealing.seat))
        if dealing.stock_count is not None:
            done = "deal-done" if dealing.settings.deal.trump_in_stock else "deal-done-without"
            yield say(done, count=dealing.stock_count)


# ---- A single turn in a game in which nothing is laid until a player closes, such as Rummy PRO -------


def _turn_felt(turn: ClosingTurn, clicks: _Clicks) -> FeltProps:
    last, drawing = turn.discard, turn.phase is Phase.DRAW
    never = turn.rules.turn is not None and turn.rules.turn.take_discard is TakeDiscard.NEVER
    count = None if turn.stock else 0  # how many tiles the stock has does not matter
    name = say("scene-stock") if turn.stock else say("stock-label", count=0)
    draw = clicks.action_if("draw", drawing)
    take = None if last is None else clicks.action_if("take", drawing and not never, last)
    piles = [pile("stock", name, count=count, action=draw)] if turn.stock or drawing else []
    row = row_of([] if last is None else [(None, last)], take=take)
    return felt("turn", sentences=_sentences(turn), piles=piles, row=row)


def _turn_sentences(turn: ClosingTurn) -> Iterator[str]:
    match turn.phase:
        case Phase.DRAW if turn.discard is not None and turn.refused(Verb.TAKE) is None:
            yield say("turn-draw-take", tile=tile_name(turn.discard))
        case Phase.DRAW:
            yield say("turn-draw")
        case Phase.DISCARD:
            yield say("scene-discard")


# ---- A single turn in a game in which melds are laid on the table, such as Rummikub ------------------


def _table_felt(turn: RoundScene, clicks: _Clicks) -> FeltProps:
    lying, last = turn.felt, turn.discard
    drawing = turn.phase in (Phase.DRAW, Phase.PLAY)
    name = say("scene-stock") if lying.stock is None else _named(turn, "melds-stock", count=lying.stock)
    draw = clicks.action_if("draw", drawing and lying.stock != 0)
    piles = [pile("stock", name, count=lying.stock, action=draw)]
    if lying.trump is not None:
        piles.append(pile("trump", say("trump-label", tile=tile_name(lying.trump)), tile=lying.trump))
    taking = turn.phase == Phase.DRAW and lying.taking
    take = None if last is None else clicks.action_if("take", taking, last)
    row = row_of([(None, each.tile) for each in lying.row], take=take, most=LYING)
    return felt("turn", sentences=_sentences(turn), piles=piles, row=row)


def _named(turn: RoundScene, key: str, **values: str | int) -> str:
    """Return a sentence in words that suit the game, which is played with tiles or with cards.

    *turn* gives the game. *key* is the key of the message, and *values* are the values of the message's
    variables.
    """
    return say_of(turn.position.settings.rules.tiles.kinds[:1], key, **values)


def _table_sentences(turn: RoundScene) -> Iterator[str]:
    did, play = turn.own_move, turn.position.settings.rules.play
    if did is not None and turn.previous is not None:
        with addressed_to(OWN):
            if did.move.verb is Verb.DRAW and did.took is not None:
                yield say("log-draw-own", tile=tile_name(did.took))
            elif did.move.verb not in (Verb.DISCARD, Verb.THROW):  # those lie there for everybody to see
                yield from move_lines(turn.previous, turn.position)
        if (result := turn.position.result) is not None:
            yield _named(turn, "melds-end", outcome=result.outcome, who=player_name(OWN), you="yes")
    if turn.felt.points and isinstance(getattr(play, "score", None), LaidScore):
        yield say("scene-points", points=turn.felt.points)
    if not turn.over:
        yield _asked(turn)


def _asked(turn: RoundScene) -> str:
    """Return a sentence that says what the learner has to do now."""
    playing, opening = turn.phase == Phase.PLAY, turn.position.settings.rules.opening
    if turn.phase == Phase.DRAW:
        if turn.discard is None or turn.refused("take") is not None:  # no discard can be taken
            return _named(turn, "melds-turn-draw")
        return _named(turn, "melds-turn-take", tile=tile_name(turn.discard))
    if getattr(turn.position, "discard_only", False):  # nothing is laid yet (R45-2)
        return _named(turn, "melds-turn-first")
    if playing and turn.felt.stock == 0:
        return say("melds-turn-pass")
    if opening is not None and not turn.felt.opened:
        key = "melds-turn-open" if playing else "scene-open"
        return say(key, wanted=opening.points, points=opening.points)
    return say("melds-turn-play") if playing else _named(turn, "melds-turn-lay")


# ---- A whole game, seen from one seat --------------------------------------------------------------


def _game_felt(seat: RoundScene, clicks: _Clicks) -> FeltProps:
    view, drawing = seat.view, seat.phase == Phase.DRAW
    never = view.settings.turn.take_discard is TakeDiscard.NEVER
    draw = clicks.action_if("draw", drawing)
    take = clicks.action_if("take", drawing and not never, view.row[-1].tile if view.row else None)
    stock, trump = piles_of(view, draw=draw, drawn_trump=False)
    piles = [stock, trump] if view.stock_count or drawing else [trump]
    return felt(
        "game", sentences=_sentences(seat), piles=piles,
        seats=[seat_of(view, each) for each in range(view.settings.players)],
        row=row_of(view.row, take=take, most=LYING),
    )  # fmt: skip


def _game_sentences(seat: RoundScene) -> Iterator[str]:
    did = seat.own_move
    # A discarded tile lies there for everybody to see.
    if did is not None and did.move.verb in (Verb.DRAW, Verb.TAKE, Verb.EXTRA, Verb.REFUSE):
        yield move_sentence(did.move, OWN, took=did.took)
    yield from _move_sentences(seat.other_moves)
    yield f"{settlement_sentences(seat.position)[0]}." if seat.position.over else turn_sentence(seat.view)


def _move_sentences(moves: Sequence[MoveDescription]) -> Iterator[str]:
    """Yield a sentence about each turn of the other players: the tile taken, and the tile discarded.

    A move that isn't followed by a discard of the same player gets a sentence of its own.
    """
    rest = list(moves)
    while rest:
        first = rest.pop(0)
        if not rest or rest[0].seat != first.seat or rest[0].move.verb not in (Verb.DISCARD, Verb.THROW):
            yield move_sentence(first.move, first.seat, took=first.took)
            continue
        away = rest.pop(0).move
        who, took, tile = player_name(first.seat), first.took or JOKER, away.tile or JOKER
        how = {"how": first.move.verb, "away": away.verb}
        yield say("scene-turn", who=who, took=tile_name(took), tile=tile_name(tile), **how)
