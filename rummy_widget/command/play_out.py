"""`rummy-widget play-out`: a whole game by computer players, told in words."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ..engine.rules import GAMES
from ..text.words import say

if TYPE_CHECKING:
    from ..engine.game.round import Round


def add_play_out(tasks: Any, whole_number: Callable[[str], int]) -> None:
    """The command's own options."""
    about = say("cli-about-play-out")
    parser = tasks.add_parser("play-out", help=about, description=about)
    parser.add_argument("--rules", choices=tuple(GAMES), default="rummy_pro", help=say("cli-about-rules"))
    parser.add_argument("--seed", type=whole_number, default=0, help=say("cli-about-seed"), metavar="N")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3, help=say("cli-about-players"))
    parser.add_argument("--player", help=say("cli-about-player"), metavar="NAME")


def game_lines(words: argparse.Namespace) -> Iterator[str]:
    """The game, line by line; an unknown player raises ValueError."""
    from ..engine.game.play_out import positions
    from ..engine.game.players import usual_player

    rules = GAMES[words.rules]
    player = usual_player(rules) if words.player is None else words.player
    yield from _lines(positions(words.seed, (player,) * words.players, rules=rules))


def _lines(played: list[Round]) -> Iterator[str]:
    from ..text.sentences.closing_rounds import move_sentence, payment_sentences, settlement_sentences
    from ..text.sentences.open_rounds import tell_game

    if played[0].has_table:
        yield from tell_game(played)
        return
    for before, after in pairwise(played):
        move = after.moves[-1]
        yield move_sentence(move, before.seat, took=before.row[-1].tile if move.verb == "take" else None)
    yield from settlement_sentences(played[-1])
    for text, points, clause in payment_sentences(played[-1]):
        yield f"{text}: {points} ({clause})"
