"""How long the players think, and how quick random play is, beside gin rummy of RLCard and OpenSpiel.

The others come with the extra `bench`. Theirs is another game, of two players with ten cards each; what is
compared is how many decisions a program gets through in a second.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.play_out import play_out, player_rng
from rummy_widget.engine.game.players import PLAYERS
from rummy_widget.engine.game.records import read_record
from rummy_widget.engine.game.replay import positions
from rummy_widget.engine.game.round import new_game
from rummy_widget.engine.game.view import View
from rummy_widget.engine.solver.closing.best import closes

from .report import Table, p95, spread

GAMES, FIRST = 12, 300_000
RANDOM_GAMES, ROUNDS = 40, 5


def measure() -> Table:
    """Both, as one table."""
    rows = [*_moves(), *_random_play()]
    return Table(
        "Players, and playing out",
        f"Every move of {GAMES} games of two and {GAMES} of four, strong against steady, thought over by "
        f"each player; then {RANDOM_GAMES} games of random legal moves at a time, by turns with the others, "
        f"{ROUNDS} times. OpenSpiel is written in C++, RLCard in Python. RLCard makes what a player sees "
        "after each move (`env.step`); "
        "`game.step` does not, and neither do the others, but a player of ours is given a `View`.",
        ("what", "median", "p95"),
        tuple(rows),
    )


# ---- The players -----------------------------------------------------------------------------------


def _moves() -> list[tuple[str, ...]]:
    views = _views()
    rows = []
    for name in ("beginner", "steady", "strong"):
        times = []
        for view in views:
            start = time.perf_counter()
            PLAYERS[name](view, player_rng(0, view.seat))
            times.append((time.perf_counter() - start) * 1000)
        rows.append((f"a move of `{name}`, ms ({len(views)} moves)", *spread(times, 2)))
    return rows


def _views() -> list[View]:
    found = []
    for seed in range(FIRST, FIRST + GAMES):
        for players in (("strong", "steady"), ("strong", "steady") * 2):
            game = read_record(play_out(seed, players).record)
            found += [each.view(each.seat) for each in positions(game)[:-1]]
    return found


# ---- Random play -----------------------------------------------------------------------------------


def _random_play() -> list[tuple[str, ...]]:
    plays: dict[str, Callable[[random.Random], int]] = {
        "Rummy PRO, positions alone": _ours,
        "Rummy PRO, by views (`PLAYERS['random']`)": _ours_by_views,
        "RLCard gin rummy, `env.step`": _rlcard_env(),
        "RLCard gin rummy, `game.step`": _rlcard_game(),
        "OpenSpiel gin rummy": _openspiel(),
    }
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for turn in range(ROUNDS + 1):
        for name, play in plays.items():
            start = time.perf_counter()
            decisions = play(random.Random(turn))
            if turn:  # the first time fills tables
                speeds[name].append(decisions / (time.perf_counter() - start))
    rows = []
    for name, its in speeds.items():
        slow = -p95([-each for each in its])
        what = f"{name}, random decisions a second"
        rows.append((what, f"{statistics.median(its):,.0f}", f"{slow:,.0f}"))
    shares = [_share_of_closes(turn) for turn in range(1, ROUNDS + 1)]
    rows.append(("of which in `closes`, %", *(spread([100 * share for share in shares], 0))))
    return rows


def _ours(rng: random.Random) -> int:
    decisions = 0
    for _ in range(RANDOM_GAMES):
        position = new_game(2, int(rng.random() * 2**40))
        while not position.over:
            moves = position.allowed()
            closing = moves[-1].verb is Verb.CLOSE
            position = position.after(moves[-1] if closing else rng.choice(moves))
            decisions += 1
    return decisions


def _ours_by_views(rng: random.Random) -> int:
    decisions = 0
    for _ in range(RANDOM_GAMES // 4):
        position = new_game(2, int(rng.random() * 2**40))
        while not position.over:
            position = position.after(PLAYERS["random"](position.view(position.seat), rng))
            decisions += 1
    return decisions


def _share_of_closes(turn: int) -> float:
    """The racks of such games asked once more, against the time that the games took."""
    racks = []
    rng = random.Random(turn)
    for _ in range(RANDOM_GAMES):
        position = new_game(2, int(rng.random() * 2**40))
        while not position.over:
            if position.phase == "discard":
                racks.append(position.hands[position.seat])
            moves = position.allowed()
            closing = moves[-1].verb is Verb.CLOSE
            position = position.after(moves[-1] if closing else rng.choice(moves))
    start = time.perf_counter()
    _ours(random.Random(turn))
    whole = time.perf_counter() - start
    rules = new_game(2, 0).settings.rules
    start = time.perf_counter()
    for rack in racks:
        closes(rack, rules)
    return (time.perf_counter() - start) / whole


def _rlcard_env() -> Callable[[random.Random], int]:
    import rlcard

    env: Any = rlcard.make("gin-rummy", config={"seed": 1})

    def play(rng: random.Random) -> int:
        decisions = 0
        for _ in range(RANDOM_GAMES):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return play


def _rlcard_game() -> Callable[[random.Random], int]:
    from rlcard.games.gin_rummy import Game

    def play(rng: random.Random) -> int:
        game, decisions = Game(), 0
        for _ in range(RANDOM_GAMES):
            game.init_game()
            while not game.is_over():
                game.step(rng.choice(game.judge.get_legal_actions()))
                decisions += 1
        return decisions

    return play


def _openspiel() -> Callable[[random.Random], int]:
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(rng: random.Random) -> int:
        decisions = 0
        for _ in range(RANDOM_GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                chance = state.is_chance_node()
                actions = (
                    [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
                )
                state.apply_action(rng.choice(actions))
                decisions += not chance
        return decisions

    return play
