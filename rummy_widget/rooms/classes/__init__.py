"""A class whose answers come in live: a room of its own kind in the database of `rooms`.

    classes = open_classes()                                    # SQLite in the state folder, or what is set
    mine = classes.open(topic="waiting", who="192.0.2.7")       # a ClassTicket: room, code, token
    hers = classes.join(mine.code, "red 7", who="192.0.2.8")    # that of a student, who has a pseudonym
    classes.turn(mine, 0)                                       # the first question is open
    classes.hand_in(hers, "outs-wait", "31/4", key="k1")        # kept once, however often it is sent
    classes.overseen(mine)                                      # all that the teacher's page shows
    classes.export(mine)                                        # files that `rummy-widget grade` reads

Who may call whom: `events -> class_state (events folded) -> class_commands, marks -> views, results_files ->
classes`.
Nothing states a mark: only what was typed is written down, and graded by whoever looks, as `grade` does.
Each student has the numbers of class code and pseudonym, so the same exercises can be done on paper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .classes import Classes

__all__ = ["open_classes"]


def open_classes(url: str | None = None) -> Classes:
    """The classes of a database, as `open_tables` opens it; nothing is opened until it is needed."""
    from .. import open_tables
    from .classes import Classes

    return Classes(open_tables(url).store)
