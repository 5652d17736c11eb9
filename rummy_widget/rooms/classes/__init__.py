"""Live classes, whose students hand in answers online; each is a room in the database, like a table.

    classes = open_classes()                                    # SQLite in the state folder by default
    ticket = classes.open(topic="waiting", who="192.0.2.7")     # a ClassTicket: room, code, token
    hers = classes.join(ticket.code, "red 7", who="192.0.2.8")  # the ticket of a student with a pseudonym
    classes.open_question(ticket, 0)                            # opens the first question for answers
    classes.hand_in(hers, "outs-wait", "31/4", key="k1")        # stored once, however often it is sent
    classes.teacher_view(ticket)                                # everything that the teacher's page shows
    classes.export(ticket)                                      # files that `rummy-widget grade` reads

Modules import only from those to their left: `events -> class_state (folds events) -> class_commands, marks
-> views, results_files -> classes`.

Only the typed answers are stored. They are graded each time they are shown, in the same way as by
`rummy-widget grade`. The numbers in a student's exercises are drawn from the class code and the pseudonym, so
the same exercises can be printed and done on paper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .classes import Classes

__all__ = ["open_classes"]


def open_classes(url: str | None = None) -> Classes:
    """Return a `Classes` object for the live classes in the database at *url*, which is opened on first use.

    Without *url*, the database is the one that RUMMY_WIDGET_DATABASE names or, if that isn't set, a file in
    the state folder.
    """
    from .. import open_tables
    from .classes import Classes

    return Classes(open_tables(url).store)
