"""Sentences about a whole round (its moves, its end, the scores), for games with melds on the table.

>>> from random import Random
>>> from rummy_widget.engine.game.players.rearranging import simple
>>> from rummy_widget.engine.game.round import begin
>>> from rummy_widget.engine.game.settings import Settings
>>> from rummy_widget.engine.rules import RUMMIKUB
>>> here, rng = begin(Settings(players=2, rules=RUMMIKUB), seed=7), Random(7)
>>> played = [here]
>>> while not played[-1].over:
...     played.append(played[-1].after(simple(played[-1].view(played[-1].seat), rng)))
>>> lines = list(tell_game(played))
>>> for line in (*lines[:3], *lines[-3:]):
...     print(line)
Radu and Ana tie with 6 and draw again.
Ana drew red 12, the highest, and begins.
Ana opened with 66 points: run, red 10 to red 12; run, black 10 to black 12.
Radu −52: tiles left on the rack (RK-5)
Ana +52: tiles left on Radu's rack (RK-5)
Total: Radu −52 and Ana +52.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from ...engine.game.match import Match
from ...engine.game.moves import Move, Verb
from ...engine.game.phase import Outcome, Phase
from ...engine.game.round import Round
from ...engine.game.settlement import PointsEntry, PointsReason, Settlement
from ...engine.game.view import View
from ...engine.melds import Meld
from ...engine.melds.hand import opening_value
from ...engine.rules import MatchLength, Ruleset
from ...engine.table_melds import Fate, Play, TableMelds, changes
from ...engine.tiles import JOKER, Tile
from ..words import say, signed
from .faults import fault_sentence
from .games import match_text
from .racks import meld_name
from .seats import addressed_to, current_audience, payee_name, seat_name
from .tiles import joined, melds_joined, say_of, tile_name, tiles_names

__all__ = [
    "addressed_to", "ending_sentences", "entry_reason", "left_sentence", "move_lines", "settlement_lines",
    "table_turn_sentence", "target_text", "tell_game",
]  # fmt: skip


def tell_game(positions: Sequence[Round]) -> Iterator[str]:
    """Yield sentences about a round, given its positions in order, from the deal on.

    Each position must have exactly one more move than the one before it. Raises ValueError if there are no
    positions.
    """
    if not positions:
        raise ValueError("no positions; expected those of a game, the deal first")
    yield from _deal_lines(positions[0])
    for before, after in pairwise(positions):
        yield from move_lines(before, after)
    last = positions[-1]
    if last.result is not None:
        yield from settlement_lines(last.result, last.settings.players, _sample_tile(last))


def _name(seat: int) -> str:
    return say("player-name", seat=seat) if current_audience() is None else seat_name(seat)


def _you(seat: int) -> str:
    """Return "yes" if sentences address the player in this seat as "you" (`addressed_to`), otherwise "no"."""
    audience = current_audience()
    return "yes" if audience is not None and audience.seat == seat else "no"


def _name_after_of(seat: int) -> str:
    """Return a player's name, or "you" for the person addressed, for use after "of"."""
    return say("player-name", seat=seat) if current_audience() is None else payee_name(seat)


def _sample_tile(position: Round) -> tuple[Tile, ...]:
    """Return a tuple with one tile or card of the game; it decides if messages say "tile" or "card"."""
    return position.settings.rules.tiles.kinds[:1]


def _deal_lines(position: Round) -> Iterator[str]:
    drawn = getattr(position.deal, "drawn", ())
    who = _name(position.first)
    for row in drawn[:-1]:
        best = max(each.number or 0 for each in row if each is not None)
        tied = [_name(seat) for seat, each in enumerate(row) if each is not None and each.number == best]
        yield say("melds-tied", who=joined(tied), number=best)
    best = drawn[-1][position.first] if drawn else None
    you = _you(position.first)
    if best is None:
        yield say("melds-begins", who=who, you=you)
    else:
        yield say("melds-drew", who=who, you=you, tile=tile_name(best))


def table_turn_sentence(view: View, *, first: bool, taking: bool) -> str:
    """Return a sentence that says whose turn it is and what that player must do.

    The sentence is for games with melds on the table. *view* is the round as the reader of the sentence sees
    it. *first* is true if the player may only discard, as in the first turn of a round that begins without a
    draw. *taking* says whether the player may take the last discard.
    """
    rules, refusing = view.settings.rules, view.phase is Phase.REFUSE
    kinds = rules.tiles.kinds[:1]
    if view.phase is Phase.OVER:
        return say("turn-over")
    if not view.mine:
        return say("turn-refuse-other" if refusing else "melds-turn-trying", who=seat_name(view.turn))
    if refusing:
        return say("turn-refuse", doubles=0)
    if rules.has_discards:
        if view.phase is Phase.DISCARD:
            return say_of(kinds, "melds-turn-first" if first else "melds-turn-lay")
        if taking:
            return say_of(kinds, "melds-turn-take", tile=tile_name(view.row[-1].tile))
        return say_of(kinds, "melds-turn-draw")
    if not view.stock_count:
        return say("melds-turn-pass")
    if rules.opening and not view.opened[view.seat]:
        return say("melds-turn-open", wanted=rules.opening.points)
    return say("melds-turn-play")


# ---- Moves -----------------------------------------------------------------------------------------


def move_lines(before: Round, after: Round) -> Iterator[str]:
    """Yield sentences about the move between two positions, and about a penalty or a reshuffle after it."""
    move = after.moves[-1]
    who = _name(before.seat if move.seat is None else move.seat)
    if move.verb is Verb.PLAY:
        yield _played(before, after, move)
        return
    if move.verb is Verb.TIMEOUT:
        yield say("melds-timeout", who=who, count=_tiles_gained(before, after))
        return
    if move.verb in (Verb.LAY, Verb.ADD, Verb.REPLACE):
        yield _on_the_table(before, after, move)
    elif move.verb is Verb.TAKE:
        yield say_of(_sample_tile(before), "log-take", who=who, tile=tile_name(before.row[-1].tile))
    elif move.verb is Verb.DISCARD:
        yield say("log-discard", who=who, tile=tile_name(move.tile or JOKER))
    elif move.verb is Verb.PASS:
        yield say("melds-passed", who=who)
    elif move.verb is Verb.KEEP:
        yield say("log-keep", who=who, you=_you(before.seat))
    else:
        yield say_of(_sample_tile(before), f"log-{move.verb}", who=who)
    if after.shuffles > before.shuffles:
        yield say("melds-reshuffled")


def _on_the_table(before: Round, after: Round, move: Move) -> str:
    """Return a sentence about a move that lays melds, adds a tile to a meld, or replaces a meld's Joker."""
    rules, who = before.settings.rules, _name(before.seat)
    if move.verb is Verb.LAY:
        spread = move.spread or TableMelds()
        said = _melds(spread, rules)
        if rules.opening is None or before.opened[before.seat]:
            return say("melds-laid", who=who, melds=said)
        melds = [each for each in spread.read(rules) if isinstance(each, Meld)]
        return say("melds-opened", who=who, points=opening_value(melds, rules.opening), melds=said)
    number = move.meld or 1
    meld = _melds(TableMelds((after.spread.melds[number - 1],)), rules)
    key = "melds-added" if move.verb is Verb.ADD else "melds-took-joker"
    return say(key, who=who, tile=tile_name(move.tile or JOKER), number=number, meld=meld)


def _melds(spread: TableMelds, rules: Ruleset) -> str:
    """Return the names of the melds in *spread* as one string; melds that are not valid are left out."""
    return melds_joined([meld_name(each) for each in spread.read(rules) if isinstance(each, Meld)])


def _played(before: Round, after: Round, move: Move) -> str:
    """Return a sentence about a turn that rearranged the table: how many tiles were laid and moved.

    If the turn was not legal, the sentence says why it was taken back.
    """
    who, play = _name(before.seat), before.judge(move)
    if not isinstance(play, Play):
        why = fault_sentence(play[0])
        return say("melds-taken-back", who=who, count=_tiles_gained(before, after), reason=why)
    said = _laid(play, who, before.settings.rules)
    if play.moved:
        said = say("melds-rearranged", told=said, count=play.moved)
    given = [each.by for each in play.fates if each.fate is Fate.REPLACED and each.by is not None]
    return say("melds-replaced", told=said, tiles=tiles_names(given), count=len(given)) if given else said


def _laid(play: Play, who: str, rules: Ruleset) -> str:
    """Return a sentence about the tiles that a player laid from the rack; *who* is the player's name.

    The tiles are named meld by meld, unless melds on the table were rearranged. Then names of melds would be
    hard to follow, so all tiles are named in one list.
    """
    old, new = play.before.melds, play.after.melds
    found = changes(play.before, play.after)
    made = [place for place, source in enumerate(found.continued) if source is None]
    grown = [
        place for place, source in enumerate(found.continued)
        if source is not None and len(new[place]) > len(old[source])
    ]  # fmt: skip
    melds, longer = (_melds(TableMelds(tuple(new[at] for at in places)), rules) for places in (made, grown))
    added = Counter(play.tiles) - Counter(each.kind for place in made for each in new[place])
    if found.moved:
        melds, longer = tiles_names(play.tiles), ""
    said = [say("melds-opened", who=who, points=play.value, melds=melds)] if play.opens else []
    if melds and not said:
        said.append(say("melds-laid", who=who, melds=melds))
    if longer:
        said.append(say("melds-grown", who=who, tiles=tiles_names(sorted(added.elements())), melds=longer))
    return " ".join(said)


def _tiles_gained(before: Round, after: Round) -> int:
    """Return how many more tiles the player who moved has in hand after the move; negative if fewer."""
    return len(after.hands[before.seat]) - len(before.hands[before.seat])


# ---- The end ---------------------------------------------------------------------------------------


def settlement_lines(result: Settlement, players: int, kinds: Sequence[Tile] = ()) -> Iterator[str]:
    """Yield a line on how a round ended, a line for each change of points, and a line with all totals.

    *players* is the number of players. *kinds* are one or more tiles or cards of the game; they decide
    whether the lines say "tiles" or "cards". If *kinds* is empty, the lines say "tiles".

    >>> from rummy_widget.engine.game.settlement import settle_out
    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> hands = [parse_tiles(hand) for hand in ("r4 b10 k2", "* y7", "")]
    >>> for line in settlement_lines(settle_out(RUMMIKUB.play.score, hands, 2), 3):
    ...     print(line)
    Mihai is out of tiles and wins the round.
    Radu −16: tiles left on the rack (RK-5)
    Ana −37: tiles left on the rack (RK-5)
    Mihai +16: tiles left on Radu's rack (RK-5)
    Mihai +37: tiles left on Ana's rack (RK-5)
    Total: Radu −16, Ana −37 and Mihai +53.
    """
    who = joined([_name(seat) for seat in result.winners])
    ended, you = who, "no"
    if result.seat is not None:
        ended, you = _name(result.seat), _you(result.seat)
    yield say_of(kinds, "melds-end", outcome=result.outcome, who=ended, you=you)
    if _says_most_points(result):
        yield say("melds-most", who=who)
    for entry in result.entries:
        yield say("melds-entry", who=_name(entry.seat), points=signed(entry.points), clause=entry.clause,
                  reason=entry_reason(entry, kinds))  # fmt: skip
    if result.entries:
        sums = [say("melds-sum", who=_name(seat), points=signed(points))
                for seat, points in enumerate(result.totals(players))]  # fmt: skip
        yield say("melds-sums", sums=joined(sums))


def ending_sentences(position: Round, match: Match) -> tuple[str, str]:
    """Return a title that says how a round ended, and further sentences as one string.

    Depending on the round, the sentences say that the person addressed has left, how many points the player
    who went out gains, who has the most points, and who wins the match. Raises ValueError if the round has
    not ended.
    """
    result, players, kinds = position.result, position.settings.players, _sample_tile(position)
    if result is None:
        raise ValueError("this round goes on; expected one that has ended")
    title, most, *_ = [*settlement_lines(result, players, kinds), ""]
    parts = []
    if result.outcome is Outcome.LEFT:
        parts.append(left_sentence(position))
    if result.outcome is Outcome.OUT and (seat := result.seat) is not None:
        points = result.totals(players)[seat]
        parts.append(say("melds-end-gained", who=_name(seat), you=_you(seat), points=points))
    if _says_most_points(result):
        parts.append(most)
    if match.over and match.count > 1:
        names = [_name(seat) for seat in match.winners]
        parts.append(say("melds-match-won", who=joined(names), count=len(names)))
    return title, " ".join(parts)


def left_sentence(position: Round) -> str:
    """Return a sentence on who has left, which ended the round, and whether the tiles laid score."""
    assert position.result is not None
    scored = any(each.reason is not PointsReason.LEFT for each in position.result.entries)
    who, counts = position.seat, "yes" if scored else "no"
    return say("melds-left", who=_name(who), you=_you(who), counts=counts)


def target_text(position: Round, length: MatchLength) -> str | None:
    """Return one or two sentences on how long a match is and by how much points are multiplied.

    The length is left out if the match is one round or has no fixed length, and the multiplier if it is 1.
    Returns None if both are left out.
    """
    settings, parts = position.settings, []
    if length not in (MatchLength(), MatchLength(rounds=1)):
        parts.append(say("melds-target", length=match_text(length)))
    if settings.multiplier > 1:
        parts.append(say("melds-multiplied", times=settings.multiplier))
    return " ".join(parts) or None


def _says_most_points(result: Settlement) -> bool:
    """Return whether the player who has the most points in the round should be named in a sentence.

    That is so in games in which players get points for the tiles that they lay.
    """
    return result.outcome in (Outcome.EMPTY, Outcome.LEFT, Outcome.CLOSED) and bool(result.winners)


def entry_reason(entry: PointsEntry, kinds: Sequence[Tile] = ()) -> str:
    """Return a phrase that says why points were won or lost; *entry* is the change of points.

    *kinds* contains one or more tiles or cards of the game: the phrase says "tiles" if they are tiles, and
    "cards" if they are cards. If *kinds* is empty, the phrase says "tiles".
    """
    if entry.other is not None:
        return say_of(kinds, "melds-gained", who=_name_after_of(entry.other), you=_you(entry.other))
    return say_of(kinds, "melds-what-for", reason=entry.reason)
