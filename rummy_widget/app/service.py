"""How the course is served to others, as the command was told: its database, its token, the proxy before it.

What is secret may stand in the environment, which only its owner reads; a command line everybody does. The
token does not reach kernels, and a database's password is in none of their command lines.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
from dataclasses import dataclass, field

from ..text.words import say
from .address import is_loopback
from .proxy import Proxies

TOKEN = "RUMMY_WIDGET_TOKEN"  # in the environment; no kernel has it
SHORTEST_TOKEN = 12
SEGMENT = r"[A-Za-z0-9][\w.~-]{0,40}"


class ServiceError(ValueError):
    """Why the course can't be served as it was asked for, as it is said to people."""


@dataclass(frozen=True, slots=True)
class Service:
    """Who may come, and how: `token` is '' on one's own machine, `lasting` where it was given to us."""

    shared: bool = False
    token: str = ""
    lasting: bool = False
    base: str = "/"
    proxies: Proxies = field(default_factory=Proxies)


def add_service(parser: argparse.ArgumentParser) -> None:
    """Add the options of a server for others."""
    parser.add_argument("--database", help=say("cli-about-database"), metavar="URL")
    parser.add_argument(
        "--behind-proxy", type=proxies, default=Proxies(), help=say("cli-about-proxy"), metavar="ADDRESS"
    )
    parser.add_argument(
        "--base-path", type=base_path, default="/", help=say("cli-about-base"), metavar="PATH"
    )


def service(words: argparse.Namespace) -> Service:
    """What those options and RUMMY_WIDGET_TOKEN ask for, which is taken out of the environment by that."""
    shared = bool(words.behind_proxy) or not is_loopback(words.host)
    given = os.environ.pop(TOKEN, "")
    if given and not re.fullmatch(rf"[\w.~-]{{{SHORTEST_TOKEN},200}}", given, re.ASCII):
        raise ServiceError(say("cli-token-wrong", name=TOKEN, least=SHORTEST_TOKEN))
    if words.behind_proxy and not given:
        raise ServiceError(say("cli-token-missing", name=TOKEN))
    token = given or (secrets.token_urlsafe(12) if shared else "")
    return Service(shared, token if shared else "", bool(given), words.base_path, words.behind_proxy)


def proxies(text: str) -> Proxies:
    """The proxies that are named, by addresses or networks with commas between.

    >>> proxies("127.0.0.1, 172.30.0.0/24").believes("172.30.0.2")
    True
    """
    try:
        found = Proxies(each.strip() for each in text.split(","))
        if all(each.prefixlen for each in found.networks):
            return found
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(say("cli-proxy-wrong", address=text[:60]))


def base_path(text: str) -> str:
    """Where the addresses of the course begin.

    >>> base_path("/"), base_path("rummy"), base_path("/games/rummy/")
    ('/', '/rummy/', '/games/rummy/')
    """
    plain = text.strip("/")
    if plain and not re.fullmatch(rf"{SEGMENT}(?:/{SEGMENT})*", plain, re.ASCII):
        raise argparse.ArgumentTypeError(say("cli-base-wrong", path=text[:60]))
    return f"/{plain}/" if plain else "/"


def use_database(url: str | None) -> list[str]:
    """Have all kernels use that database, and give what to say about it; ServiceError where it is none."""
    from ..rooms.locations import DATABASE, shown_url

    said = []
    if url:
        os.environ[DATABASE] = url
        if "password=" in url or ":" in url.partition("://")[2].rpartition("@")[0]:
            said.append(say("cli-database-password", name=DATABASE))
    named = os.environ.get(DATABASE)
    if not named:
        return said
    from ..rooms import open_tables
    from ..rooms.errors import DatabaseGone, NotInstalled, RoomError

    place = shown_url(named)
    try:
        store = open_tables().store
    except NotInstalled as missing:
        raise ServiceError(missing.sentence) from None
    except DatabaseGone:
        raise ServiceError(say("cli-database-wrong", place=place)) from None
    try:
        store.engine()
    except NotInstalled as missing:
        raise ServiceError(missing.sentence) from None
    except RoomError:
        said.append(say("cli-database-away", place=place))
    else:
        said.append(say("cli-rooms-where", place=place))
        store.close()
    return said
