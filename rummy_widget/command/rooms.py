"""The command `rummy-widget rooms`, which lists or deletes multiplayer tables and classes in the database."""

from __future__ import annotations

import argparse
import time

from ..text.words import say
from .tasks import Tasks, add_task, printable


def add_rooms(tasks: Tasks) -> None:
    """Add the task `rooms` to the command `rummy-widget`; *tasks* collects the command's tasks."""
    rooms = add_task(tasks, "rooms", list_or_delete)
    # This option has no default, because that would override `rummy-widget --database URL rooms`.
    rooms.add_argument("--database", default=argparse.SUPPRESS, help=say("cli-about-database"), metavar="URL")
    action = rooms.add_mutually_exclusive_group()
    action.add_argument("--delete", nargs="+", help=say("cli-about-delete"), metavar="CODE")
    action.add_argument("--prune", action="store_true", help=say("cli-about-prune"))


def list_or_delete(args: argparse.Namespace) -> list[str]:
    """List or delete the multiplayer tables and classes in the database, and return the lines to print.

    *args* are the parsed options. Raises RoomError if the database does not answer.
    """
    from ..rooms import open_tables
    from ..rooms.codes import read_code
    from ..rooms.errors import NoSuchTable
    from ..rooms.locations import shown_url

    store = open_tables(args.database).store
    if args.prune:
        return [say("cli-rooms-deleted", count=store.prune(sure=True))]
    if args.delete:
        said, count = [], 0
        for typed in args.delete:
            try:
                store.delete_room(store.find(read_code(typed)).room)
                count += 1
            except NoSuchTable:
                said.append(say("cli-rooms-unknown", code=printable(typed[:20])))
        return [*said, say("cli-rooms-deleted", count=count)]
    lines = []
    for each in store.rooms():
        day = time.strftime("%Y-%m-%d", time.localtime(each.touched))
        lines.append(say("cli-rooms-line", code=each.code, title=each.title, events=each.events, day=day))
    return [say("cli-rooms-where", place=shown_url(store.url)), *(lines or [say("cli-rooms-none")])]
