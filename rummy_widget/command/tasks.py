"""Common parts of the tasks (subcommands) of `rummy-widget`.

This module adds tasks to the command, defines the error that a task raises, and makes untrusted strings safe
to print.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from ..text.words import say

Tasks: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class CommandError(Exception):
    """Raised if a task of the command can't be done; the message is a sentence for the user."""


def add_task(
    tasks: Tasks, name: str, lines: Callable[[argparse.Namespace], Iterable[str]]
) -> argparse.ArgumentParser:
    """Add a task (subcommand) to the command `rummy-widget`, and return the parser of the task's options.

    *tasks* collects the command's tasks, and *name* is what the user types. *lines* is the function that runs
    the task, given the parsed options, and returns the lines to print.
    """
    about = say(f"cli-about-{name}")
    parser = tasks.add_parser(name, help=about, description=about)
    parser.set_defaults(lines=lines)
    return parser


def printable(text: Any) -> str:
    r"""Return an untrusted string, such as a file name, with � in place of control characters.

    Otherwise a terminal would execute the control characters.

    >>> printable("a\x1b[1mb")
    'a�[1mb'
    """
    return "".join(each if each.isprintable() else "\ufffd" for each in str(text))
