"""An open game as the person on seat 0 has it: a frozen record, and what each message makes of it.

Nothing here knows of a page. Rack and table are one layout: what is moved there is only tried out until
*Done*, which makes the moves of the game. Whatever is forbidden raises RulesError or ValueError and changes
nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from ...engine.faults import RulesError
from ...engine.game.deal_codes import read_code
from ...engine.game.match import Match
from ...engine.game.moves import Move, Verb, putting_down
from ...engine.game.phase import Phase
from ...engine.game.players import move_of
from ...engine.game.players.plans import planned
from ...engine.game.round import Round, begin
from ...engine.game.turns.laid_turn import moves_of_turn
from ...engine.layout import Arrangement, History, Layout
from ...engine.table_melds import Play
from ...engine.table_melds.trays import followed, laid_as
from ...text.sentences import say_of
from ...text.sentences.places import laid_where_it_fits
from ...text.words import say
from ..seated import YOU
from ..shapes.racks import Size
from ..table.log import MOST_TOLD
from ..table.setup import SPEEDS
from ..views import SLOTS
from .help import helped
from .review import last_turn, reviewed
from .setup import OpenSetup
from .state import OpenScreen, OpenState

__all__ = ["OpenDesk", "begun_at"]

SAID = (Verb.PLAY, Verb.LAY, Verb.ADD, Verb.REPLACE, Verb.TAKE, Verb.KEEP, Verb.REFUSE)
"""Moves of which the others say something at once."""
_PLAIN = (Verb.DRAW, Verb.TAKE, Verb.EXTRA, Verb.PASS, Verb.KEEP, Verb.REFUSE)


@dataclass(frozen=True, slots=True)
class OpenDesk(OpenState):
    """A moment at the table, and all that may be done then."""

    # ---- Beginning ---------------------------------------------------------------------------------

    def picked(self, name: str) -> OpenDesk:
        """Another game."""
        return self._set(self.setup.with_game(name))

    def preset(self, name: str) -> OpenDesk:
        """Another way to begin."""
        return self._set(self.setup.with_preset(name))

    def set_up(self, key: str, value: str) -> OpenDesk:
        """One setting changed; the speed of the others counts at once, all else from the next match on."""
        if self.screen != "setup" and key == "speed":
            return replace(self, setup=self.setup.with_value(key, value))
        return self._set(self.setup.with_value(key, value))

    def _set(self, setup: OpenSetup) -> OpenDesk:
        if self.screen != "setup":
            raise ValueError(say("not-now"))
        return replace(self, setup=setup)

    def deal(self) -> OpenDesk:
        """A new match by the set-up, dealt; a round that goes on stays."""
        if self.open:
            raise ValueError(say("not-now"))
        first, seed = 0, self.seed
        if self.setup.code is not None:
            seed, _, first = read_code(self.setup.code)
        match = Match(self.setup.settings(), first=first)
        return replace(self, match=match, seed=None, minutes=0).dealt(match.next_game(seed))

    def next_game(self) -> OpenDesk:
        """The next round of the match; where the match is over, the first of another."""
        if self.match is None or self.open:
            raise ValueError(say("not-now"))
        if self.match.over:
            return self.deal()
        return self.dealt(self.match.next_game())

    def same_deal(self) -> OpenDesk:
        """The deal of the round that has ended once more."""
        game = self.now
        if self.open:
            raise ValueError(say("not-now"))
        return self.dealt(begin(game.settings, game.seed, game.first))

    def dealt(self, game: Round) -> OpenDesk:
        """A round as it begins."""
        assert game.has_table
        again = self.match is not None and bool(self.match.finished) and bool(self.kinds)
        kinds = self.kinds if again else self.setup.kinds
        begun = OpenDesk(
            self.setup,
            self.match,
            (game,),
            begun_at(game),
            "play",
            kinds,
            size=self.size,
            minutes=self.minutes,
        )
        return begun.settled()

    def to_setup(self) -> OpenDesk:
        """Another table: only between rounds."""
        if self.open:
            raise ValueError(say("not-now"))
        return replace(self, screen="setup", exercise=False)

    # ---- Rack and table ----------------------------------------------------------------------------

    def laid(self, history: History) -> OpenDesk:
        """Rack and table as they were laid out."""
        if self.screen not in ("play", "replay") or (self.screen == "play" and not self.open):
            raise ValueError(say("not-now"))
        return replace(self, turn=history, leaving=False)

    def melded(self, tiles: tuple[int, ...], gap: int) -> OpenDesk:
        """Some tiles as a new meld, before meld number *gap*."""
        present = self.turn.present
        return self.laid(self.turn.do(present.in_new_tray(tiles, gap), len(tiles)))

    def fitted(self, tiles: tuple[int, ...]) -> OpenDesk:
        """Some tiles to the one place on the table where they fit."""
        return self.laid(self.turn.do(laid_where_it_fits(self.turn.present, tiles, self.rules), len(tiles)))

    def reverted(self) -> OpenDesk:
        """The turn taken back: the table as the game has it, own tiles on the rack."""
        was = [each for each, _ in self.turn.past]
        before = laid_as(self.turn.present, self.shown.spread, was)
        if before is None:
            return replace(self, turn=begun_at(self.shown, self.you))
        return self.laid(self.turn.do(before))

    def table_sorted(self) -> OpenDesk:
        """The melds of the table by colour and number: only looks, and only when asked for."""
        melds = sorted(
            self.turn.present.trays,
            key=lambda tray: tuple(sorted(str(self.turn.present.tiles[id]) for id in tray)),
        )
        present = replace(self.turn.present, trays=tuple(melds))
        return self.laid(self.turn.do(present))

    def resized(self, size: Size) -> OpenDesk:
        """Large tiles for a projector, or tiles as usual."""
        return replace(self, size=size)

    # ---- Moves -------------------------------------------------------------------------------------

    def play(self, move: str) -> OpenDesk:
        """An own move that neither lays nor discards."""
        self._on_screen("play")
        if move == Verb.LEAVE:
            if self.mine and not self.leaving:
                return replace(self, leaving=True)
        elif move not in tuple(map(str, _PLAIN)):
            raise ValueError(say("not-chosen"))
        elif self.touched and move in (Verb.DRAW, Verb.PASS) and self.lays:
            return self.reverted()._made(Move(Verb(move)))._reviewed().settled()
        return self._made(Move(Verb(move)))._reviewed().settled()

    def done(self) -> OpenDesk:
        """What lies on the table is laid: a turn, or in a game of laying what goes before the discard."""
        self._on_screen("play")
        if not self.lays:
            raise ValueError(say("open-not-your-turn"))
        if not self.touched:
            raise ValueError(say_of(self.rules.tiles.kinds, "open-nothing-laid"))
        game, draft = self.now, self.draft
        if not game.has_discards:
            here = self._made(Move(Verb.PLAY, spread=draft.after))
            return replace(here, since=here.now.spread)._reviewed().settled()
        found = self.judged()
        if not isinstance(found, Play):
            raise RulesError(str(found[0]), found[0])
        here = self
        for move in moves_of_turn(game, found.after):
            here = here._made(move)
        return here.settled()

    def discard(self, tile: int) -> OpenDesk:
        """Discard a tile of the rack, by its id; what lies on the table is laid first."""
        self._on_screen("play")
        here = self.done() if self.touched and self.lays else self
        if here.screen != "play":  # the last tile was laid
            return here
        layout = here.turn.present
        left = layout.without(tile)
        after = here._made(putting_down(layout.tiles[tile].kind))
        return replace(after, turn=History(left), since=after.now.spread)._reviewed().settled()

    def timed_out(self, made: int) -> OpenDesk:
        """The time is up for the turn after so many moves: what lies valid counts, else it is taken back."""
        game = self.now
        if not self.mine or len(game.moves) != made or not self.setup.seconds:
            raise ValueError(say("not-now"))
        if self.touched and isinstance(self.judged(), Play):
            return self.done()
        if self.touched:
            return self._made(Move(Verb.TIMEOUT)).settled()
        return self._made(Move(Verb.DRAW if game.stock_count else Verb.PASS)).settled()

    def _made(self, move: Move) -> OpenDesk:
        """An own move, with the table laid as it then is; nothing tried out is lost by drawing."""
        before = self.now
        after = before.after(move, self.you)
        layout = laid_as(self.turn.present, after.spread)
        if layout is not None:
            layout = replace(layout, table=frozenset(id for tray in layout.trays for id in tray))
            new = Counter(after.hands[self.you]) - Counter(layout.arrangement().tiles)
            for each in sorted(new.elements()):
                layout = layout.with_drawn(each, SLOTS)
        turn = History(layout) if layout is not None else begun_at(after, self.you)
        return replace(
            self, past=(*self.past, after), turn=turn, help=None, grade=0, step=0, missed=None, review=None,
            weighing=False, leaving=False, told=len(before.moves),
        )  # fmt: skip

    def _reviewed(self) -> OpenDesk:
        """The same after an own move: where a turn has ended with it, what more could have been laid."""
        if self.people or self.mine or self.now.over or (found := last_turn(self.past, self.you)) is None:
            return self
        before, laid = found
        more = helped(before, self.you).count - len(laid)
        kinds = self.rules.tiles.kinds[:1]
        missed = say_of(kinds, "open-more-possible", count=more, laid=len(laid)) if more > 0 else None
        return replace(self, missed=missed)

    def tick(self) -> OpenDesk:
        """Another player moves, if it is its turn; with no delay, all of them until the person's turn."""
        if not self.waits:
            return self
        here, first = self, len(self.now.moves)
        while True:
            game = here.now
            kind = here.kinds[game.seat - 1]
            move = move_of(game, kind)
            after = game.after(move)
            turn = here.turn
            if after.spread != game.spread:
                turn = History(followed(turn.present, after.spread))
            plans = here.plans
            if move.verb in SAID:
                plan = planned(game.view(game.seat), move, kind)
                plans = (*plans, (len(game.moves), plan))[-MOST_TOLD:]
            here = replace(here, past=(*here.past, after), turn=turn, help=None, grade=0, step=0,
                           weighing=False, plans=plans)  # fmt: skip
            turn_over = after.seat != game.seat or after.over
            if after.over or after.seat == self.you or (SPEEDS[here.setup.value("speed")] and turn_over):
                break
        return replace(here, told=first).settled()

    def heard(self, move: Move) -> OpenDesk:
        """A move that was made elsewhere; what is tried out here stays where it fits."""
        game = self.now
        if game.seat == self.you and move.seat is None:
            here = self._made(move)
            return replace(here, since=here.now.spread).settled()
        after = game.after(move)
        turn = self.turn
        if after.spread != game.spread:
            turn = History(followed(turn.present, after.spread))
        return replace(self, past=(*self.past, after), turn=turn, told=len(game.moves)).settled()

    def settled(self) -> OpenDesk:
        """The same after a move: a rack of other tiles is laid out anew, an ended round goes to the match."""
        game, here = self.now, self
        tiles = [*here.turn.present.arrangement().tiles, *here.draft.laid]
        if sorted(each.kind for each in tiles) != sorted(game.hands[self.you]):
            here = replace(here, turn=begun_at(game, self.you))
        if here.people:  # the table of people has the match
            return here
        if game.over and here.screen == "play" and here.match is not None:
            match = here.match.with_finished(game, max(self.minutes, here.match.played_for))
            return replace(here, match=match, screen="settled", help=None, grade=0)
        if here.waits and not SPEEDS[here.setup.value("speed")]:
            return replace(here.tick(), told=here.told)
        return here

    def _on_screen(self, screen: OpenScreen) -> None:
        if self.screen != screen or not self.past:
            raise ValueError(say("not-now"))

    # ---- Help --------------------------------------------------------------------------------------

    def advised(self) -> OpenDesk:
        """What can be laid, a grade more than was told."""
        self._on_screen("play")
        if not self.lays:
            raise ValueError(say("open-not-your-turn"))
        found = self.help or helped(self.now, self.you)
        return replace(self, help=found, grade=min(self.grade + 1, found.most), review=None, weighing=False)

    def unadvised(self) -> OpenDesk:
        """The coach is sent away."""
        return replace(self, help=None, grade=0, step=0)

    def weighed(self, on: bool = True) -> OpenDesk:
        """What each discard gives away."""
        self._on_screen("play")
        if on and not (self.mine and self.now.phase is Phase.DISCARD):
            raise ValueError(say("not-now") if self.mine else say("open-not-your-turn"))
        return replace(self, weighing=on, review=None)

    def looked_at(self, on: bool = True) -> OpenDesk:
        """The last own turn once more: what more would have gone, and why not all."""
        self._on_screen("play")
        found = reviewed(self.past, self.you) if on else None
        if on and found is None:
            raise ValueError(say("open-review-none"))
        return replace(self, review=found, weighing=False)

    def stepped(self) -> OpenDesk:
        """The next step of what was advised, done on the table."""
        found = self.help
        if found is None or self.grade < found.most or self.step >= len(found.steps):
            raise ValueError(say("not-now"))
        layout = laid_as(self.turn.present, found.steps[self.step].spread)
        if layout is None:
            raise ValueError(say("not-now"))
        return replace(self, turn=self.turn.do(layout, 1), step=self.step + 1)

    # ---- Looking back ------------------------------------------------------------------------------

    def replayed(self, index: int) -> OpenDesk:
        """A moment of the round that has ended, by how many moves came before it."""
        if not self.now.over or not 0 <= index < len(self.past):
            raise ValueError(say("not-now"))
        then = self.past[index]
        turn = begun_at(then, self.you)
        if self.screen == "replay" and abs(index - self.index) == 1:
            turn = History(followed(self.turn.present, then.spread))
            if sorted(turn.present.arrangement().tiles) != sorted(then.hands[self.you]):
                turn = begun_at(then, self.you)
        return replace(self, screen="replay", index=index, turn=turn, exercise=False)

    def exercised(self, index: int) -> OpenDesk:
        """Try an own turn again."""
        here = self.replayed(index)
        then = here.past[index]
        if then.seat != self.you or then.over:
            raise ValueError(say("not-now"))
        return replace(here, turn=begun_at(then, self.you), exercise=True)

    def replay_ended(self) -> OpenDesk:
        """Back to what was settled."""
        self._on_screen("replay")
        return replace(self, screen="settled", exercise=False)


def begun_at(game: Round, you: int = YOU) -> History:
    """Own tiles in rows of a colour, as one would put them up first, and the table as it lies."""
    hand = Arrangement((tuple(game.hands[you]), ()))
    return History(Layout.of(hand, game.spread.melds).sorted_by("run"))
