"""What the command's tasks share: how one is added, how it fails, and how text from outside is shown."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from ..text.words import say

Tasks: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class CommandError(Exception):
    """Why a task cannot be done, in a sentence."""


def add_task(
    tasks: Tasks, name: str, lines: Callable[[argparse.Namespace], Iterable[str]]
) -> argparse.ArgumentParser:
    """Add a task to the command, and return its parser; *lines* does the task and gives what to print."""
    about = say(f"cli-about-{name}")
    parser = tasks.add_parser(name, help=about, description=about)
    parser.set_defaults(lines=lines)
    return parser


def printable(text: Any) -> str:
    """Return text for the terminal, which reads no control signs out of a file's name.

    >>> printable("a\\x1b[1mb")
    'a�[1mb'
    """
    return "".join(each if each.isprintable() else "\ufffd" for each in str(text))
