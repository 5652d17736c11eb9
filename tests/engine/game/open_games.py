"""Random rounds of the open games, looked at move by move, and settled a second time from their records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

import rummy_widget as rw
from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.players import players_of
from rummy_widget.engine.game.round import Round
from rummy_widget.engine.melds import Meld
from rummy_widget.engine.rules import GAMES, RUMMY_45, LaidScore, Ruleset, switches_for
from rummy_widget.engine.table_melds import Play, judge_play
from rummy_widget.engine.tiles import ALL_TILES, CARDS, JOKER, Tile

OPEN = tuple(rules for rules in GAMES.values() if rules.close is None)
FREE, RACK, TABLE = "a Joker moved", "a Joker replaced from the rack", "a Joker replaced from the table"
_ROUND = {"opening", "play", "empty stock", "went out", "blocked"}
# What has to happen in many random rounds of a game: nothing that its rules speak of may never be seen.
SEEN: dict[str, set[str]] = {
    "rummikub": _ROUND | {RACK, TABLE},
    "pup_rummy": _ROUND | {FREE},
    "easy_rummy": _ROUND | {FREE, "penalty"},
    "dutch_rummy": _ROUND | {RACK, "penalty"},
    "rrrummy": _ROUND | {RACK, "penalty"},
    "tiles_50": _ROUND | {RACK, "penalty"},
    "rummy_45": {"opening", "lay", "add", "replace", "draw", "take", "discard", "throw", "refuse", "keep",
                 "empty stock", "closed", "empty"},
    "basic_rummy": {"opening", "lay", "add", "draw", "take", "discard", "reshuffle", "empty stock",
                    "went out", "going rummy", "stalemate"},
}  # fmt: skip


# Tiles as places of one long number, a byte each: a heap of tiles is their sum.
_WORTH = {tile: 1 << 8 * place for place, tile in enumerate((*ALL_TILES, *CARDS, JOKER))}


def heap(tiles: Iterable[Tile]) -> int:
    """So many tiles of each kind, as a number."""
    return sum([_WORTH[tile.kind] for tile in tiles])


def box(rules: Ruleset) -> int:
    """What lies in the box."""
    return rules.tiles.copies * heap(rules.tiles.kinds) + rules.tiles.jokers * _WORTH[JOKER]


def everywhere(game: Any) -> int:
    """Every tile of a round, wherever it lies; extra Jokers are not of the box."""
    found = heap(game.spread.tiles) + sum(map(heap, game.hands))
    lying = (each.tile for each in game.row)
    return found + heap(game.stock) + heap(lying) - sum(game.extra) * _WORTH[JOKER]


def rounds(rules: Ruleset, players: int, seed: int, player: str = "random") -> Iterator[Any]:
    """Every position of a round, from the deal on."""
    game: Any = rw.new_game(players, seed, rules=rules)
    choose = players_of(rules)[player]
    chances = [Random(f"{rules.name} {seed} {seat}") for seat in range(players)]
    yield game
    while not game.over:
        move = choose(game.view(game.seat), chances[game.seat])
        game = game.after(move, game.seat)
        yield game


def checked(rules: Ruleset, players: int, seed: int, player: str = "random") -> tuple[Any, Counter[str]]:
    """A round to its end, with nothing lost on the way, and what happened in it."""
    whole, told, before, turn = box(rules), Counter[str](), None, None
    for game in rounds(rules, players, seed, player):
        assert everywhere(game) == whole, game
        if before is not None and before.spread is not game.spread:
            assert all(isinstance(each, Meld) for each in game.spread.read(rules)), game.spread
        if before is not None:
            told.update(happened(before, game))
            if game.has_discards:
                turn = _turn_judged(turn, before, game)
        before = game
    assert game.over
    outcome = str(game.result.outcome)
    told["went out" if outcome == "out" else outcome] += 1
    assert game.scores == settled_again(game), (game, game.result)
    assert game.scores == game.result.totals(players)
    again = rw.read_record(rw.write_record(game)) if rules.name in GAMES else None
    assert again in (None, game)
    return game, told


def _turn_judged(turn: Round | None, before: Any, game: Round) -> Round | None:
    """What was laid in a turn is a play for who looks at the table before and after it alone.

    *turn* is the position in which the laying began; the one that goes on with is given back.
    """
    if before.phase is Phase.DRAW and game.phase is Phase.DISCARD:
        return game
    if turn is None or (game.phase is Phase.DISCARD and game.seat == turn.seat):
        return turn
    if game.spread is not turn.spread:
        opened, seat = turn.opened[turn.seat], turn.seat
        play = judge_play(turn.spread, game.spread, turn.hand, rules=game.settings.rules, opened=opened)
        assert isinstance(play, Play), (turn.spread, game.spread, turn.hand, play)
        assert play.opens == (game.opened[seat] and not opened and game.settings.rules.opening is not None)
        if not play.opens and isinstance(game.settings.rules.score, LaidScore):
            assert play.value == game.points[seat] - turn.points[seat], (turn.spread, game.spread)
    return None


def happened(before: Any, game: Any) -> Iterator[str]:
    """What a move was, in words to count."""
    if not game.has_discards:
        if game.penalty:
            yield "penalty"
        if before.stock_count and not game.stock_count:
            yield "empty stock"
        if before.spread is not game.spread:
            yield "play" if before.opened[before.seat] else "opening"
            for each in before.judge(game.moves[-1]).fates:
                if each.by is not None:
                    yield RACK if each.from_rack else TABLE
                elif each.fate == "moved":
                    yield FREE
    else:
        verb = game.moves[-1].verb
        yield str(verb)
        if verb is Verb.LAY and not before.opened[before.seat]:
            yield "opening"
        if game.shuffles > before.shuffles:
            yield "reshuffle"
        if before.stock_count and not game.stock_count:
            yield "empty stock"
        if game.result and any(each.reason == "at_once" for each in game.result.entries):
            yield "going rummy"
        if game.over and game.result.outcome == "stalemate" and game.stock_count:
            yield "stalemate with a stock"


# ---- A settlement of its own -------------------------------------------------------------------------


def settled_again(game: Any) -> tuple[int, ...]:
    """What each seat wins or loses, worked out from the record and the clauses alone."""
    if game.settings.rules.book[0] == "R45":
        return _rummy_45(game)
    gained = _basic(game) if game.has_discards else _rummikub(game)
    return tuple(each * game.settings.multiplier for each in gained)


def _faces(hand: Sequence[Tile], joker: int = 30) -> int:
    return sum(joker if each is JOKER else each.number or 0 for each in hand)


def _rummikub(game: Round) -> tuple[int, ...]:
    """RK-5, RK-6."""
    hands, last = game.hands, game.moves[-1].notation()
    if last == "leave":
        return (0,) * len(hands)
    sums = [_faces(hand) for hand in hands]
    if any(not hand for hand in hands):
        (winner,) = (seat for seat, hand in enumerate(hands) if not hand)
        return tuple(sum(sums) if seat == winner else -points for seat, points in enumerate(sums))
    by_value = game.settings.rules.score.pool_end == "value"
    ranks = [(0 if by_value else len(hand), points) for hand, points in zip(hands, sums, strict=True)]
    best = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    over = [0 if seat in best else max(0, points - sums[best[0]]) for seat, points in enumerate(sums)]
    return tuple(sum(over) // len(best) if seat in best else -over[seat] for seat in range(len(hands)))


def _turns(game: Round) -> list[list[str]]:
    """The moves of a round, turn by turn, without the answers to a deal."""
    turns: list[list[str]] = [[]]
    for move in game.moves:
        if move.verb in (Verb.KEEP, Verb.REFUSE):
            continue
        turns[-1].append(move.notation())
        if move.verb in (Verb.DISCARD, Verb.THROW):
            turns.append([])
    return [turn for turn in turns if turn]


def _basic(game: Round) -> tuple[int, ...]:
    """BR-6, BR-9, BR-10."""
    players = len(game.hands)
    if all(game.hands):
        return (0,) * players
    (winner,) = (seat for seat, hand in enumerate(game.hands) if not hand)
    caught = sum(min(10, each.number or 0) for hand in game.hands for each in hand)
    turns = _turns(game)
    mine = [turn for at, turn in enumerate(turns[:-1]) if (game.first + at) % players == winner]
    laid = any(move.split()[0] in ("lay", "add") for turn in mine for move in turn)
    return tuple(caught * (1 if laid else 2) if seat == winner else 0 for seat in range(players))


def _rummy_45(game: Round) -> tuple[int, ...]:
    """R45-8 to R45-12, by all switches of the game; who holds what is the round's, played again."""
    settings, players = game.settings, len(game.hands)
    set_to = {name: switch.of(settings.rules) for name, switch in switches_for(RUMMY_45).items()}
    points, opened, away = [0] * players, [False] * players, [0] * players
    spent = [0] * players  # Jokers on a rack that have given somebody their points already
    here: Any = rw.new_game(players, game.seed, rules=settings.rules, first=game.first)
    for move in game.moves:
        seat, (verb, _, rest) = here.seat, move.notation().partition(" ")
        asked, here = here.phase is Phase.REFUSE, here.after(move)
        if verb == "disconnect":
            away[int(rest)] += int(set_to["connection_penalty"])
        elif verb == "leave":
            away[seat] += int(set_to["leaving_penalty"])
        elif verb == "throw":
            spent[seat] = min(spent[seat], here.hands[seat].count(JOKER))
        elif verb in ("lay", "add", "replace"):
            opened[seat] = True
            for word in rest.replace("|", " ").split() if verb == "lay" else rest.split()[:1]:
                if word.startswith("*"):
                    points[seat] += 50 if not spent[seat] or set_to["joker_counts"] == "each_time" else 0
                    spent[seat] = max(0, spent[seat] - 1)
                else:
                    points[seat] += _worth(int(word[1:]))
            spent[seat] += verb == "replace"
    for seat, hand in enumerate(game.hands):
        points[seat] += 50 if game.deal.trump in game.deal.hands[seat] and not asked else 0
        points[seat] += 0 if hand else 50
        if set_to["deduct_hand"] == "yes":
            points[seat] -= sum(50 if each is JOKER else _worth(each.number or 0) for each in hand)
        points[seat] -= 0 if opened[seat] else int(set_to["not_opened_penalty"])
    return tuple(each * settings.multiplier - lost for each, lost in zip(points, away, strict=True))


def _worth(number: int) -> int:
    return 25 if number == 1 else 5 if number < 10 else 10
