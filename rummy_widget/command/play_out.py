"""The command `rummy-widget play-out`, which plays a game between computer players and describes it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import pairwise

from ..engine.rules import GAMES
from ..text.words import say
from .tasks import CommandError, Tasks, add_task


def add_play_out(tasks: Tasks, whole_number: Callable[[str], int]) -> None:
    """Add the task `play-out` to the command `rummy-widget`.

    *tasks* collects the command's tasks, and *whole_number* parses a number on the command line.
    """
    parser = add_task(tasks, "play-out", game_lines)
    parser.add_argument("--rules", choices=tuple(GAMES), default="rummy_pro", help=say("cli-about-rules"))
    parser.add_argument("--seed", type=whole_number, default=0, help=say("cli-about-seed"), metavar="N")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3, help=say("cli-about-players"))
    parser.add_argument("--player", help=say("cli-about-player"), metavar="NAME")


def game_lines(args: argparse.Namespace) -> Iterator[str]:
    """Play a game between computer players, and yield the lines that describe it in words.

    *args* contains the parsed options. Raises CommandError if there is no computer player with the name that
    an option gives.
    """
    from ..engine.game.play_out import positions
    from ..engine.game.players import usual_player
    from ..text.sentences.move_log import end_texts, move_texts
    from ..text.sentences.open_rounds import tell_game

    rules = GAMES[args.rules]
    player = usual_player(rules) if args.player is None else args.player
    try:
        played = positions(args.seed, (player,) * args.players, rules=rules)
    except ValueError as trouble:
        raise CommandError(str(trouble)) from None
    if played[0].has_table:
        yield from tell_game(played)
        return
    for before, after in pairwise(played):
        yield from move_texts(before, after)
    yield from end_texts(played[-1])
