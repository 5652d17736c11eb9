"""Play rounds with any choice of switches, replay them from their records, and settle them a second time."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import rummy_widget as rw
from engine.game import open_games
from engine.game.games import Watch
from rummy_widget.engine.game.deal_codes import deal_code, read_code
from rummy_widget.engine.game.moves import Move, Verb
from rummy_widget.engine.game.players import players_of
from rummy_widget.engine.game.round import Round
from rummy_widget.engine.rules import Ruleset, switched, switches_for, switches_of

LATER = ("joker_tile_from", "joker_meld_kept", "joker_new_meld")
"""Restrictions B, C and D, which need A."""


def chosen(rules: Ruleset, rng: Random) -> dict[str, str]:
    """A value for each switch of a game, whatever goes together."""
    values = {name: rng.choice(switch.values) for name, switch in switches_for(rules).items()}
    if any(values.get(name, "no") in ("rack", "yes") for name in LATER):
        values["joker_replaced_first"] = "yes"
    return values


def played(base: Ruleset, values: Mapping[str, str], seed: int) -> Any:
    """A whole round with these switches, everything about it looked at."""
    rules, rng = switched(base, values), Random(f"{base.name} {seed}")
    players, times = 2 + seed % 3, rng.choice((1, 2, 3, 10))
    assert {name: each.of(rules) for name, each in switches_for(base).items()} == dict(values)
    assert switched(base, switches_of(rules, base)) == rules
    game: Any = rw.new_game(players, seed, rules=rules, multiplier=times)
    seed_, settings, first = read_code(deal_code(game))
    again: Any = rw.new_game(settings.players, seed_, first=first, rules=settings.rules)
    assert settings.rules.name == base.name
    assert again.hands == game.hands
    quits = rng.random() < 0.2
    choose = players_of(rules)["beginner" if base.close else "random"]
    # A Trump that is left out of the stock lies beside it, and isn't counted there.
    counted = base.close is not None and values["trump_in_stock"] == "yes"
    watch = Watch(game) if counted else None
    while not game.over:
        penalty = rules.turn is not None and rules.turn.connection_penalty
        away = rng.randrange(players)
        lost = Move(Verb.DISCONNECT, seat=away)
        if rng.random() < 0.01:
            there = game.refused(lost) is None
            assert there == bool(penalty and lost not in game.moves)
            game = game.after(lost) if there else game
        elif quits and rng.random() < 0.02:
            game = game.after("leave", game.seat)
        else:
            game = game.after(choose(game.view(game.seat), rng), game.seat)
        if base.close is None:
            assert open_games.everywhere(game) == open_games.box(rules)
        elif watch is not None:
            assert watch.all_there(game) or game.over
    settled = _closes(game) if base.close is not None else open_games.settled_again(game)
    assert game.scores == settled, (values, times, game, rw.write_record(game))
    assert rw.read_record(rw.write_record(game)) == game
    return game


def _closes(game: Round) -> tuple[int, ...]:
    """PRO-5, PRO-15 and PRO-54: who pays whom; what a close is worth is told elsewhere."""
    rules, players = game.settings.rules, game.settings.players
    assert rules.turn is not None
    assert game.result is not None
    sums, closing = [0] * players, game.result.closing

    def pays(payer: int, points: int) -> None:
        for each in range(players):
            sums[each] += points if each != payer else -points * (players - 1)

    moved = [move for move in game.moves if move.verb is not Verb.DISCONNECT]
    verbs = [move.verb for move in moved]
    # A deal may be refused until everybody who may has kept it: nobody is paid for the Trump before.
    answers = verbs[len(verbs) - verbs[::-1].index(Verb.REFUSE) :] if Verb.REFUSE in verbs else verbs
    asked = verbs[-1] is Verb.LEAVE and not {*answers} - {Verb.KEEP, Verb.LEAVE} and _may_refuse(game)
    twin = [seat for seat, hand in enumerate(game.deal.hands) if game.deal.trump in hand]
    for seat in twin if not asked else ():
        pays(seat, -100 * (game.settings.multiplier if rules.deal.multiply_trump_bonus else 1))  # type: ignore[union-attr]
    if closing is not None:
        pays(game.seat, -closing.points * game.settings.multiplier)
    if verbs[-1] is Verb.LEAVE:
        pays(game.seat, rules.turn.leaving_penalty)
    for move in game.moves:
        if move.verb is Verb.DISCONNECT:
            pays(int(move.notation().split()[1]), rules.turn.connection_penalty)
    return tuple(sums)


def _may_refuse(game: Round) -> bool:
    """Whether the seat that left was still to say whether it refuses the deal."""
    before = rw.new_game(
        game.settings.players, game.seed, first=game.first, rules=game.settings.rules,
        multiplier=game.settings.multiplier,
    )  # fmt: skip
    for move in game.moves[:-1]:
        before = before.after(move)
    return str(before.phase) == "refuse"
