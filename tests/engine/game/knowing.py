"""What a seat can know of the tiles that it does not see, told anew from a position and its moves.

Nothing here is shared with `View`, the solver's `Sight` or the coach: they are held against it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod

from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.players import PLAYERS
from rummy_widget.engine.game.replay import positions
from rummy_widget.engine.game.round import Round, new_game
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.rules import ROMANIAN_HOUSE, RUMMY_PRO, Ruleset, switched
from rummy_widget.engine.rules.switchboard import SWITCHES
from rummy_widget.engine.solver.closing.best import best_close, closes
from rummy_widget.engine.tiles import JOKER, Tile

RULES = [
    RUMMY_PRO,
    *(
        switched(RUMMY_PRO, {key: value})
        for key, switch in SWITCHES.items()
        for value in switch.values
        if key not in ("connection_penalty", "match")  # of which no seat's knowledge depends
    ),
    switched(RUMMY_PRO, {"take_discard": "never", "extra_joker": "instead_of_draw"}),
    ROMANIAN_HOUSE,
]
"""The rules with each switch as it can be set, and two more."""

EVERY = [rules for at, rules in enumerate(RULES) if rules not in RULES[:at]]


def wandering(seed: int, players: int, rules: Ruleset) -> Round:
    """A game to the last tile of the stock: nobody closes, and now and then somebody moves at random."""
    rng = random.Random(seed)
    game = new_game(players, seed, first=seed % players, rules=rules)
    while not game.over:
        moves = [move for move in game.allowed() if move.verb is not Verb.CLOSE]
        move = PLAYERS["beginner"](game.view(game.seat), rng)
        takes_long = move.verb is Verb.TAKE and len(game.moves) > 400
        if move not in moves or takes_long or rng.random() < 0.1:
            move = rng.choice(moves) if not takes_long else moves[0]
        game = game.after(move)
    return game


def discarding(game: Round, rng: random.Random, count: int) -> list[Round]:
    """Positions of a game where somebody is to discard: a few at random, the Trump's moment, the last."""
    here = [each for each in positions(game) if each.phase is Phase.DISCARD]
    stack, players = game.settings.deal.stack, game.settings.players
    late = [each for each in here if each.stock_count in range(stack, stack + players)]
    chosen = [*rng.sample(here, min(len(here), count)), *rng.sample(late, min(len(late), 2)), here[-1]]
    return chosen[-count:]


def known_by(position: Round, seat: int) -> list[Counter[Tile]]:
    """For each other seat what all have seen it come by, and not discard since."""
    deal, rules, players = position.deal, position.settings.deal, position.settings.players
    known = [Counter[Tile]() for _ in range(players)]
    start = max((at + 1 for at, move in enumerate(position.moves) if move.verb is Verb.REFUSE), default=0)
    if deal.bonus is not None and position.phase is not Phase.REFUSE:
        known[deal.bonus][deal.trump] += 1
    mover, lying, stock = position.first, list[Tile](), list(deal.stock)
    for move in position.moves[start:]:
        if move.verb is Verb.DRAW:
            face_up = rules.trump_in_stock and len(stock) == rules.stack
            tile = stock.pop(0)
            known[mover][tile] += face_up
        elif move.verb is Verb.TAKE:
            known[mover][lying.pop()] += 1
        elif move.verb is Verb.EXTRA:
            known[mover][JOKER] += 1
        elif move.verb in (Verb.DISCARD, Verb.THROW):
            tile = move.tile or JOKER
            known[mover][tile] = max(0, known[mover][tile] - 1)
            lying.append(tile)
            mover = (mover + 1) % players
    known[seat].clear()
    return known


def unseen_by(position: Round, seat: int) -> Counter[Tile]:
    """The tiles of stock and hands that this seat cannot place, taken from where they really are."""
    found = Counter(position.stock)
    for other, hand in enumerate(position.hands):
        if other != seat:
            found.update(hand.tiles())
    away = sum(known_by(position, seat), Counter[Tile]())
    rules = position.settings.deal
    if rules.trump_in_stock and position.stock_count >= rules.stack:
        away[position.deal.trump] += 1
    assert not away - found, "something is known that is not so"
    return found - away


def draws_before(position: Round, tile: Tile) -> set[int]:
    """How often the stock may be drawn from before this seat draws again, by all ways the others may move."""
    turn, players = position.settings.turn, position.settings.players
    found = set()
    # Each of the others draws, takes or uses an extra Joker, and discards a Joker or another tile.
    for ways in product(product(("draw", "take", "extra"), (True, False)), repeat=players - 1):
        joker_lies = tile is JOKER
        for step, (way, throws) in enumerate(ways, 1):
            seat = (position.seat + step) % players
            if way == "take" and (turn.take_discard == "never" or (joker_lies and not turn.take_joker)):
                break
            if way == "extra" and (turn.extra_joker == "off" or position.extra[seat]):
                break
            joker_lies = throws
        else:
            found.add(sum(way == "draw" for way, _ in ways))
    return found


def chance_after(position: Round, tile: Tile) -> tuple[Fraction, Fraction]:
    """How likely the draw after a discard lets the rack close, and for how much: every tile is tried."""
    rules, deal = position.settings.rules, position.settings.deal
    left = position.hands[position.seat].minus(tile)
    thrown = position.thrown[position.seat] + (tile is JOKER)
    may_come = unseen_by(position, position.seat)
    above = position.stock_count - deal.stack
    if not position.stock_count:
        may_come = Counter()
    elif deal.trump_in_stock and above >= 0 and draws_before(position, tile) == {above}:
        may_come = Counter([position.deal.trump])
    copies = points = 0
    for kind, count in may_come.items():
        rack = left.plus(kind)
        if closes(rack, rules):
            closing = best_close(rack, jokers_thrown=thrown, rules=rules)
            assert closing is not None
            copies += count
            points += count * closing.points
    total = may_come.total()
    return (Fraction(copies, total), Fraction(points, total)) if total else (Fraction(0), Fraction(0))


def use_of(position: Round, tile: Tile) -> Fraction:
    """How likely the next player makes a meld of a discard: by all that it may hold of what goes with it."""
    seat = (position.seat + 1) % position.settings.players
    known, unseen = known_by(position, position.seat)[seat], unseen_by(position, position.seat)
    if tile is JOKER:
        return Fraction(0)
    kinds = sorted(kind for kind in {*known, *unseen} if kind is not JOKER and goes_with(kind, tile))
    holds, total = len(position.hands[seat]) - known.total(), unseen.total()
    others = total - sum(unseen[kind] for kind in kinds)
    ways = 0
    for held in product(*(range(unseen[kind] + 1) for kind in kinds)):
        hand = tuple(kind for kind, count in zip(kinds, held, strict=True) if count or known[kind])
        if makes_a_meld(tile, hand, position.settings.rules):
            choices = prod(comb(unseen[kind], count) for kind, count in zip(kinds, held, strict=True))
            if holds >= sum(held):
                ways += choices * comb(others, holds - sum(held))
    return Fraction(ways, comb(total, holds))


def goes_with(kind: Tile, tile: Tile) -> bool:
    """Whether two tiles can lie in one meld of three."""
    if kind.number == tile.number:
        return kind.colour is not tile.colour
    low, high = sorted((kind.number or 0, tile.number or 0))
    return kind.colour is tile.colour and kind != tile and (high - low <= 2 or (low == 1 and high >= 12))


@cache
def makes_a_meld(tile: Tile, hand: tuple[Tile, ...], rules: Ruleset) -> bool:
    """Whether a tile and two of these are a meld."""
    return any(
        isinstance(read_meld([tile, one, two], rules), Meld)
        for at, one in enumerate(hand)
        for two in hand[:at]
        if goes_with(one, tile) and goes_with(two, tile)
    )


def looked_at(seeds: range, count: int) -> Iterator[Round]:
    """Positions to discard at, by seed: tables of two to four, under every ruleset in turn."""
    for seed in seeds:
        game = wandering(seed, 2 + seed % 3, EVERY[seed % len(EVERY)])
        yield from discarding(game, random.Random(seed), count)
