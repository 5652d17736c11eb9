"""The state of a game table with its round, and how each message from the page changes the state.

The code is independent of the page: each method returns the state after a message, or raises RulesError or
ValueError. The tiles on the rack and on the table form one layout. The player may rearrange that layout to
try something out; this doesn't change the round. Only a move, such as ending the turn, changes the round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ...engine.faults import RulesError
from ...engine.game.coach import advise
from ...engine.game.deal_codes import deal_code, read_code
from ...engine.game.hand import Hand
from ...engine.game.match import Match
from ...engine.game.moves import Move, Verb, putting_down
from ...engine.game.phase import Phase
from ...engine.game.players.plans import MovePlan, plan_of
from ...engine.game.replay import ReplayedDiscard, discards_with_advice
from ...engine.game.round import Round
from ...engine.game.turn_review import help_for, last_turn, review_last_turn, tiles_gained
from ...engine.game.turns.laid_turn import moves_of_turn
from ...engine.game.view import View
from ...engine.layout import Arrangement, History, Layout
from ...engine.table_melds import Play
from ...engine.table_melds.trays import after_other_turn, with_table
from ...engine.tiles import Tile
from ...rooms.memory import MemoryTable, PlayClock
from ...text.sentences.closing_rounds import deal_stages
from ...text.sentences.faults import fault_sentence
from ...text.sentences.move_log import MOST_MOVES, DescribedMove, describe_moves
from ...text.sentences.tiles import say_of
from ...text.words import say
from ..rack_view import DRAWN_SLOT, SLOTS
from ..seated import YOU
from ..shapes.racks import Size
from .address import address_options
from .seat_screen import Screen, SeatScreen
from .setup import SPEEDS, terms_of

_PLAIN = frozenset(
    str(verb) for verb in (Verb.DRAW, Verb.TAKE, Verb.EXTRA, Verb.PASS, Verb.KEEP, Verb.REFUSE, Verb.LEAVE)
)
"""The moves that a page requests by name; it lays and discards tiles by other messages, with their ids."""
_SAID = (Verb.PLAY, Verb.LAY, Verb.ADD, Verb.REPLACE, Verb.TAKE, Verb.KEEP, Verb.REFUSE)
"""The verbs of those moves of computer players whose reasons are stored, so that they can be shown."""


class MoveRequest(NamedTuple):
    """Moves that the player wants to make, and that have not been accepted by the rules or a referee yet.

    Attributes:
        state: the state before the moves.
        moves: the moves, in order.
        tile: the id of the tile that the moves discard; None if they discard none.
    """

    state: ScreenState
    moves: tuple[Move, ...]
    tile: int | None = None


@dataclass(frozen=True, slots=True)
class ScreenState(SeatScreen):
    """A player's screen together with the whole round; methods return a changed copy.

    Attributes:
        past: all positions of the round so far, the deal first; () if no round has been dealt.
        room: the table in memory, if the player plays against computers; otherwise None.
        before: the state before the last discard, as long as the discard may be taken back; otherwise None.
        seed: the seed of the first deal, if one was given.
        moments: the player's discards in a round that has ended, with the coach's advice on each; they are
            computed when the replay is opened.
        plans: the reasons for the last moves of computer players. Each is a pair: the number of moves made
            before the move, and the plan behind the move.
    """

    past: tuple[Round, ...] = field(default=(), repr=False)
    room: MemoryTable | None = field(default=None, repr=False)
    before: ScreenState | None = field(default=None, repr=False)
    seed: int | None = None
    moments: tuple[ReplayedDiscard, ...] = field(default=(), repr=False)
    plans: tuple[tuple[int, MovePlan], ...] = ()

    # ---- Questions ---------------------------------------------------------------------------------

    @property
    def game(self) -> Round | None:
        """The latest position of the round; None if no round has been dealt."""
        return self.past[-1] if self.past else None

    @property
    def now(self) -> Round:
        """The latest position of the round; raises ValueError if no round has been dealt."""
        if not self.past:
            raise ValueError(say("turn-over"))
        return self.past[-1]

    @property
    def shown(self) -> Round:
        """The position on the screen: in a replay, the chosen position; otherwise, the last one."""
        return self.past[self.index] if self.screen == "replay" else self.now

    @property
    def dealt(self) -> bool:
        """Whether a round has been dealt at the table."""
        return bool(self.past)

    @property
    def view(self) -> View:
        """The position on the screen, limited to what the player may know."""
        return self.shown.view(self.you)

    @property
    def latest(self) -> View:
        """The last position of the round, limited to what the player may know."""
        return self.now.view(self.you)

    @property
    def computers_turn(self) -> bool:
        """Whether it is a computer player's turn at a table without other people."""
        alone = not self.people and self.before is None
        return alone and self.open and not self.mine and self.screen == "play"

    @property
    def discard_only(self) -> bool:
        """Whether the player may only discard, as in the first turn of a round that begins without a draw."""
        return self.now.discard_only

    @property
    def got(self) -> tuple[Tile, ...]:
        """The tiles that the player has drawn or taken in this turn.

        During another player's turn, the tuple is empty if the game has discards; otherwise, it contains the
        tiles from the player's own last turn.
        """
        if self.rules.has_discards and not self.mine:
            return ()
        return tiles_gained(self._positions, self.you) or tuple(filter(None, [self.view.got]))

    @property
    def _positions(self) -> tuple[Round, ...]:
        """All positions of the round, from the deal to the one on the screen; () if there is no round."""
        return self.past[: self.index + 1] if self.screen == "replay" else self.past

    @property
    def may_take_back(self) -> bool:
        """Whether the player's last discard may still be taken back."""
        return self.before is not None

    @property
    def may_review(self) -> bool:
        """Whether the player has had a turn that can be reviewed."""
        return last_turn(self.past, self.you) is not None

    @property
    def code(self) -> str | None:
        """The code with which the same tiles can be dealt again; None until the round has ended."""
        return deal_code(self.now) if self.past and self.now.over else None

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The tiles of all players once the round has ended; () until then."""
        over = self.now.over and (not self.has_table or self.shown.over)
        return self.shown.hands if over else ()

    def why_refused(self, move: str) -> str | None:
        """Return a sentence that says why a move can't be made now; None if it can.

        *move* is the move in notation.
        """
        refused = self.now.refused(move, self.you)
        return None if refused is None else fault_sentence(refused.fault)

    def why_unfinished(self) -> str | None:
        """Return a sentence that says why the turn can't end as it is.

        Returns None if the turn can end, or if nothing has been laid.
        """
        if not self.touched:
            return None
        found = self.judge()
        if not isinstance(found, Play):
            return fault_sentence(found[0])
        if self.rules.has_discards and self.lays:
            try:
                moves_of_turn(self.now, found.after)
            except RulesError as error:
                return fault_sentence(error.fault)
        return None

    def move_descriptions(self, since: int | None = None) -> list[DescribedMove]:
        """Return descriptions of the moves up to the position on the screen, in order.

        *since* is the number of the first move to describe, counted from 0; None means the last few moves.
        """
        until = self.index + 1 if self.screen == "replay" else len(self.past)
        first = max(0, until - 1 - MOST_MOVES) if since is None else since
        return describe_moves(self.past[first:until], self.you, self.plans)

    # ---- Beginning ---------------------------------------------------------------------------------

    def pick_game(self, key: str) -> ScreenState:
        """Return the state with the set-up of another game; *key* is the name of the game.

        Raises ValueError if the set-up is not on the screen, or if none of the games with melds on the table
        has this name.
        """
        self._on_screen("setup")
        return replace(self, setup=self.setup.with_game(key))

    def choose_preset(self, key: str) -> ScreenState:
        """Return the state with another preset (a way to set up the game) chosen in the set-up.

        *key* is the name of the preset, such as "first". Raises ValueError if there is no such preset, or if
        the set-up is not on the screen.
        """
        self._on_screen("setup")
        return replace(self, setup=self.setup.with_preset(key))

    def set_up(self, key: str, value: str) -> ScreenState:
        """Return the state with another value for the setting *key*.

        New values for the speed of computer players and for the coach take effect immediately, those for
        other settings with the next match. Raises ValueError if the value is invalid, or if the setting can't
        be changed now.
        """
        if self.setup.has_table and key != "speed":
            self._on_screen("setup")
        return replace(self, setup=self.setup.with_value(key, value))

    def deal(self) -> ScreenState:
        """Return the state after dealing the first round of a new match with this set-up.

        Raises ValueError during a round.
        """
        require(not self.open)
        setup = self.setup
        first, seed = 0, self.seed
        if setup.code is not None:
            seed, _, first = read_code(setup.code)
        room = MemoryTable.new(terms_of(setup.settings()), setup.kinds, PlayClock())
        return replace(self, seed=None).with_round(room.deal(seed, first))

    def begin_by_address(self, text: str) -> ScreenState:
        """Return the state after dealing the round that the page's address asks for, if it asks for one.

        *text* is the part of the address from "?" on. During a round, the state is returned unchanged.
        """
        values = address_options(text)
        if self.open or values is None:
            return self
        return replace(self, setup=self.setup.with_values(values)).deal()

    def next_game(self) -> ScreenState:
        """Return the state after dealing the next round or, after a match, the first round of another match.

        Raises ValueError during a round, or if no round has been played yet.
        """
        require(not self.open)
        if self.room is None or self.match is None:
            raise ValueError(say("not-now"))
        return self.deal() if self.match.over else self.with_round(self.room.deal())

    def same_deal(self) -> ScreenState:
        """Return the state after dealing the same tiles as in the round that has ended.

        Raises ValueError during a round.
        """
        require(not self.open)
        game = self.now
        room = self.room or MemoryTable.new(terms_of(game.settings), self.kinds, PlayClock())
        return self.with_round(room.deal(game.seed, game.first))

    def with_round(self, room: MemoryTable) -> ScreenState:
        """Return the state at the beginning of the round that was just dealt at *room*, a table in memory."""
        show = "no" if self.setup.has_table else self.setup.value("show")
        begun = ScreenState(
            self.setup, room.match, lay_out_hand(room.past[-1]), "play" if show == "no" else "deal",
            room.kinds, size=self.size, runs=show == "yes", past=room.past, room=room,
        )  # fmt: skip
        return begun if begun.screen == "deal" else begun.play_on()

    def show_stage(self, index: int) -> ScreenState:
        """Return the state in which the screen shows step *index* of the deal, counted from 0.

        From then on, the screen no longer goes to the next step automatically. Raises ValueError if the
        deal is not on the screen, or has no such step.
        """
        self._on_screen("deal")
        require(index in range(len(deal_stages(self.now))))
        return replace(self, stage=index, runs=False)

    def end_deal(self) -> ScreenState:
        """Return the state at the beginning of play, after the deal was shown.

        If the screen doesn't show the deal, the state is returned unchanged.
        """
        return replace(self, screen="play", runs=False).play_on() if self.screen == "deal" else self

    def to_setup(self) -> ScreenState:
        """Return the state in which the screen shows the set-up form; raise ValueError during a round."""
        require(not self.open)
        return replace(self, screen="setup", trying=False, tried=None)

    def _on_screen(self, screen: Screen) -> None:
        require(self.screen == screen and (screen == "setup" or self.past))

    def _playing(self, *, melds: bool) -> None:
        """Raise ValueError unless a round of a certain kind of game is being played on the screen.

        If *melds* is true, it must be a game with melds on the table, otherwise a game without.
        """
        self._on_screen("play")
        require(self.now.has_table is melds)

    # ---- Rack and table ----------------------------------------------------------------------------

    def lay_out(self, history: History) -> ScreenState:
        """Return the state with the tiles on the rack and the table laid out as in *history*.

        Raises ValueError if the tiles can't be moved now.
        """
        if history is self.turn:
            return self
        rearranged = self.screen in ("play", "deal") or (self.screen == "replay" and self.now.has_table)
        require(rearranged and (self.screen != "play" or not self.now.has_table or self.open))
        return replace(self, turn=history, leaving=False, checked=None)

    def revert(self) -> ScreenState:
        """Return the state without the unfinished turn: its tiles are back on the player's rack."""
        was = [each for each, _ in self.turn.past]
        before = with_table(self.turn.present, self.shown.spread, was)
        if before is None:
            return replace(self, turn=lay_out_hand(self.shown, self.you))
        return self.lay_out(self.turn.do(before))

    def sort_table(self) -> ScreenState:
        """Return the state with the melds on the table put in order; each meld itself stays as it is."""
        present = self.turn.present
        melds = sorted(present.trays, key=lambda tray: tuple(sorted(str(present.tiles[id]) for id in tray)))
        return self.lay_out(self.turn.do(replace(present, trays=tuple(melds))))

    def resize(self, size: Size) -> ScreenState:
        """Return the state in which tiles are shown in this size: "normal", or "projector" for large ones."""
        return replace(self, size=size)

    # ---- Moves -------------------------------------------------------------------------------------

    def play(self, move: str) -> ScreenState | MoveRequest:
        """Return a request to make a move that names no tiles, such as "draw" or "close".

        In the player's own turn, the move "leave" must be confirmed: the first time, a state is returned
        instead of a request, and the page asks the player to confirm. Raises ValueError if *move* is a move
        that names tiles, or if it is "close" and the rack does not allow that.
        """
        self._on_screen("play")
        here = self
        if move == Verb.LEAVE and self.mine and not self.leaving:
            return replace(self, leaving=True)
        if move == Verb.CLOSE and not self.now.has_table:
            if self.discards and (fault := self.reading.fault) is not None:  # the dearest is paid (PRO-52)
                raise ValueError(say("first-lay-out", reason=fault_sentence(fault)))
        elif move not in _PLAIN:
            raise ValueError(say("not-chosen"))
        elif self.touched and move in (Verb.DRAW, Verb.PASS) and self.lays:
            here = self.revert()
        return MoveRequest(here, (Move(Verb(move)),))

    def finish_turn(self) -> MoveRequest:
        """Return a request to finish the turn with the tiles that the player has laid.

        In a game with discards, the player still has to discard afterwards. Raises RulesError or ValueError
        if the turn is invalid.
        """
        self._playing(melds=True)
        require(self.lays, "melds-not-your-turn")
        if not self.touched:
            raise ValueError(say_of(self.rules.tiles.kinds, "melds-nothing-laid"))
        game, draft = self.now, self.draft
        if not game.has_discards:
            return MoveRequest(self, (Move(Verb.PLAY, spread=draft.after),))
        found = self.judge()
        if not isinstance(found, Play):
            raise RulesError(str(found[0]), found[0])
        return MoveRequest(self, tuple(moves_of_turn(game, found.after)))

    def discard(self, tile: int) -> ScreenState | MoveRequest:
        """Return the request to finish the unfinished turn, if any, and to discard the tile with this id.

        If the coach speaks after each discard, a state is returned instead, in which the tile is discarded,
        but the discard may be taken back until the player goes on. Raises ValueError if the tile isn't on the
        rack.
        """
        self._on_screen("play")
        laid = self.finish_turn().moves if self.lays and self.touched else ()
        layout = self.turn.present
        layout.without(tile)  # ValueError if it isn't on the rack
        kind = layout.tiles[tile].kind
        request = MoveRequest(self, (*laid, putting_down(kind)), tile)
        if not self.setup.practice or self.people or not self.discards or self.now.has_table:
            return request
        then = self.now.after(request.moves[0], self.you)
        if then.over:
            return request
        advice, after = advise(self.view), self.follow((*self.past, then), self.match, tile)
        return replace(after, advice=advice, chosen=kind, before=replace(self, advice=None))

    def take_back(self) -> ScreenState:
        """Return the state before the last discard; raise ValueError if it can't be taken back."""
        if self.before is None:
            raise ValueError(say("not-now"))
        return self.before

    def go_on(self) -> MoveRequest:
        """Return a request that makes the player's discard final, so that it can't be taken back any more.

        If there is no discard that could be taken back, the request contains no moves.
        """
        here = replace(self, before=None, advice=None, chosen=None)
        return MoveRequest(here, self.now.moves[-1:] if self.before is not None else ())

    def time_out(self, move: int) -> MoveRequest:
        """Return the request to end the player's turn because its time is up.

        If the player has changed the table, the turn is finished as it stands or, if it isn't valid, doesn't
        count. Otherwise the player draws or, if the stock is empty, passes. *move* is the number of moves
        before this turn. Raises ValueError if it isn't the player's turn, if more moves have been made since,
        or if turns aren't timed.
        """
        game = self.now
        require(self.mine and len(game.moves) == move and game.settings.rules.timer)
        if self.touched:
            valid = isinstance(self.judge(), Play)
            return self.finish_turn() if valid else MoveRequest(self, (Move(Verb.TIMEOUT),))
        return MoveRequest(self, (Move(Verb.DRAW if game.stock_count else Verb.PASS),))

    def make_moves(self, request: MoveRequest) -> ScreenState:
        """Return the state after the requested moves in a game against computers.

        Raises RulesError if the rules forbid a move, and ValueError if there is no such game.
        """
        if self.room is None:
            raise ValueError(say("not-now"))
        room = self.room.play(request.moves) if request.moves else self.room
        return replace(request.state, room=room).follow(room.past, room.match, request.tile).play_on()

    def tick(self) -> ScreenState:
        """Return the state after a computer player's move; unchanged if it isn't a computer player's turn.

        In a game with melds on the table, all moves of the computer player's turn are made. If computer
        players move without a delay, all their moves up to the person's turn are made.
        """
        room = self.room
        if room is None or not self.computers_turn:
            return self
        slowly = bool(SPEEDS[self.setup.value("speed")])
        while room.computers_turn:
            game = room.past[-1]
            room = room.step()
            if slowly and (not game.has_table or room.past[-1].seat != game.seat):
                break
        return replace(self, room=room).follow(room.past, room.match).play_on()

    def follow(self, past: Sequence[Round], match: Match | None, tile: int | None = None) -> ScreenState:
        """Return the state brought up to date with the moves that have been made in the round.

        *past* contains all positions of the round so far, the deal first. *match* is the match to which the
        round belongs. *tile* is the id of the tile that the player has just discarded on this screen, if any.
        """
        here = self
        for each in past[len(self.past) :]:
            own = here.now.seat == self.you and each.moves[-1].seat is None
            here = here._own_move(each, tile) if own else here._others_move(each)
        if len(past) > len(self.past):
            here = replace(here, announced=len(self.past) - 1)
        if self.mine:
            here = here._reviewed()
        tiles = [*here.turn.present.arrangement().tiles, *here.draft.laid]
        if sorted(each.kind for each in tiles) != sorted(here.now.hands[self.you]):
            here = replace(here, turn=lay_out_hand(here.now, self.you))
        if here.now.over and here.screen == "play":
            here = replace(here, screen="settled", help=None, grade=0, before=None)
        return replace(here, match=match)

    def _own_move(self, after: Round, tile: int | None) -> ScreenState:
        """Return the state after a move of the player; the tiles left on the rack stay where they are.

        *after* is the position after the move, and *tile* is the id of the tile that was discarded, if any.
        """
        present = self.turn.present
        if tile is not None and after.moves[-1].verb in (Verb.DISCARD, Verb.THROW):
            present = present.without(tile)
        if after.seat != self.you:
            for id in self.drawn:
                present = present.with_kept(id, SLOTS)
        layout = with_table(present, after.spread)
        if layout is not None:
            layout = replace(layout, table=frozenset(id for tray in layout.trays for id in tray))
            new = Counter(after.hands[self.you]) - Counter(layout.arrangement().tiles)
            for each in sorted(new.elements()):
                layout = layout.with_drawn(each, DRAWN_SLOT)
        turn = History(layout) if layout is not None else lay_out_hand(after, self.you)
        return replace(
            self, past=(*self.past, after), turn=turn, since=after.spread, help=None, grade=0, step=0,
            missed=None, review=None, weighing=False, leaving=False, checked=None, advice=None, chosen=None,
            draw_advice=False, before=None,
        )  # fmt: skip

    def _others_move(self, after: Round) -> ScreenState:
        """Return the state after another player's move, which has led to the position *after*.

        Tiles that the player has put on the table only to try something out stay there if they still fit.
        """
        before, turn, plans = self.now, self.turn, self.plans
        if after.spread != before.spread:
            turn = History(after_other_turn(turn.present, after.spread))
        move = after.moves[-1]
        if before.has_table and not self.people and move.verb in _SAID:
            plan = plan_of(before.view(before.seat), move, self.kinds[before.seat - 1])
            plans = (*plans, (len(before.moves), plan))[-MOST_MOVES:]
        return replace(
            self, past=(*self.past, after), turn=turn, plans=plans, help=None, grade=0, step=0,
            weighing=False, checked=None,
        )  # fmt: skip

    def _reviewed(self) -> ScreenState:
        """Return the state, with a note if the player could have laid more in the turn that just ended."""
        found = None
        if self.now.has_table and not self.people and not self.mine and not self.now.over:
            found = last_turn(self.past, self.you)
        if found is None:
            return self
        before, laid = found
        more = help_for(before.view(self.you)).count - len(laid)
        kinds = self.rules.tiles.kinds[:1]
        missed = say_of(kinds, "melds-more-possible", count=more, laid=len(laid)) if more > 0 else None
        return replace(self, missed=missed)

    def play_on(self) -> ScreenState:
        """Return the state after the computer players' moves, up to the next turn of the person.

        If computer players move with a delay, the state is returned unchanged.
        """
        if self.computers_turn and not SPEEDS[self.setup.value("speed")]:
            return replace(self.tick(), announced=self.announced)
        return self

    # ---- The coach ---------------------------------------------------------------------------------

    def check_board(self) -> ScreenState:
        """Return the state with a note that says whether the player can close with the rack as arranged.

        To close is to end the round with the whole rack. Checking has no penalty (PRO-34). Raises ValueError
        if no round is being played, or if the game is one with melds on the table.
        """
        self._playing(melds=False)
        return replace(self, checked=self.reading)

    def end_coach(self) -> ScreenState:
        """Return the state without the coach's panel and without the review of the last turn."""
        return replace(self, advice=None, draw_advice=False, weighing=False, review=None)

    def ask_coach(self) -> ScreenState:
        """Return the state with the coach's advice on all discards or, before drawing, on what to draw.

        Raises ValueError if the player can't discard or draw now.
        """
        self._on_screen("play")
        if self.now.has_table:
            require(self.discards, "not-now" if self.mine else "melds-not-your-turn")
            return replace(self, weighing=True, review=None)
        if self.discards:
            return replace(self, advice=advise(self.view), chosen=None)
        require(self.mine and self.now.phase is Phase.DRAW)
        return replace(self, draw_advice=True)

    def ask_advice(self) -> ScreenState:
        """Return the state with the coach's help on which tiles can be laid.

        With each call, the help gets more detailed, as far as it can.

        Raises ValueError if the player can't lay tiles now.
        """
        self._playing(melds=True)
        require(self.lays, "melds-not-your-turn")
        found = self.help or help_for(self.view)
        return replace(self, help=found, grade=min(self.grade + 1, found.most), review=None, weighing=False)

    def end_advice(self) -> ScreenState:
        """Return the state after closing the panel in which the coach says which tiles can be laid."""
        return replace(self, help=None, grade=0, step=0)

    def take_step(self) -> ScreenState:
        """Return the state with the next step of the coach's best turn laid on the table.

        Raises ValueError if the steps aren't shown yet, if all of them are laid, or if the next step is not
        possible.
        """
        found = self.help
        if found is None or self.grade < found.most or self.step >= len(found.steps):
            raise ValueError(say("not-now"))
        layout = with_table(self.turn.present, found.steps[self.step].spread)
        if layout is None:
            raise ValueError(say("not-now"))
        return replace(self, turn=self.turn.do(layout, 1), step=self.step + 1)

    def review_turn(self) -> ScreenState:
        """Return the state with a review of the player's last turn: what more could have been laid.

        Raises ValueError if there is no turn to review.
        """
        self._playing(melds=True)
        found = review_last_turn(self.past, self.you)
        require(found is not None, "melds-review-none")
        return replace(self, review=found, weighing=False)

    # ---- Looking back ------------------------------------------------------------------------------

    def show_moment(self, index: int) -> ScreenState:
        """Return the state in which the screen shows one position of the ended round, as a replay.

        *index* is the number of moves before the position. Raises ValueError if the round has not ended, or
        if there is no such position.
        """
        require(self.now.over and 0 <= index < len(self.past))
        here = replace(self, screen="replay", index=index, trying=False, tried=None)
        if not self.now.has_table:
            return replace(here, moments=self.moments or discards_with_advice(self.now, self.you))
        then, turn = self.past[index], self.turn
        if self.screen == "replay" and abs(index - self.index) == 1:
            turn = History(after_other_turn(turn.present, then.spread))
            if sorted(turn.present.arrangement().tiles) == sorted(then.hands[self.you]):
                return replace(here, turn=turn)
        return replace(here, turn=lay_out_hand(then, self.you))

    def try_again(self, index: int) -> ScreenState:
        """Return the state in which the player plays a turn of the ended round again, as an exercise.

        *index* is the number of moves before the turn. Raises ValueError if the turn can't be tried: for
        example, because it isn't the player's.
        """
        here = self.show_moment(index)
        then = here.shown
        if then.has_table:
            here = replace(here, turn=lay_out_hand(then, self.you))
        require(not then.over and then.seat == self.you and (then.has_table or here.moment is not None))
        return replace(here, trying=True)

    def try_discard(self, tile: int) -> ScreenState:
        """Return the state after the player has chosen, in an exercise, which tile to discard.

        *tile* is the id of the tile. Raises ValueError if no such exercise is on the screen, or if there is
        no such tile.
        """
        require(self.screen == "replay" and self.trying and not self.now.has_table)
        tiles = self.exercise_rack.tiles
        require(tile in range(len(tiles)))
        return replace(self, tried=tiles[tile].kind)

    def end_replay(self) -> ScreenState:
        """Return the state with the result of the round on the screen, instead of the replay."""
        self._on_screen("replay")
        return replace(self, screen="settled", trying=False, tried=None)

    @property
    def moment(self) -> ReplayedDiscard | None:
        """The player's discard at this position of the replay, with the coach's advice on it.

        None if the next move isn't a discard of the player that the coach has evaluated.
        """
        return next((each for each in self.moments if each.index == self.index), None)


def require(holds: object, key: str = "not-now") -> None:
    """Raise ValueError unless *holds* is true; *key* is the key of the error message."""
    if not holds:
        raise ValueError(say(key))


def lay_out_hand(game: Round, you: int = YOU) -> History:
    """Return a layout with nothing to undo: the sorted tiles of one player, and the melds on the table.

    *game* is the position of the round, and *you* is the player's seat.
    """
    hand = Arrangement((tuple(game.hands[you]), ()))
    return History(Layout.of(hand, game.spread.melds).sorted_by("run"))
