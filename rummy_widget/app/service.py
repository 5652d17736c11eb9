"""The command's options for serving the course to others: database, token and proxy.

Secrets may be given in environment variables, because other users of the computer can read a command line,
but not the environment variables of a process. The token is not passed to kernels, and no command line of a
kernel contains a database's password.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
from dataclasses import dataclass, field

from ..rooms.locations import DATABASE, is_loopback, shown_url
from ..text.words import say
from .proxy import Proxies

TOKEN = "RUMMY_WIDGET_TOKEN"  # an environment variable that no kernel has
SHORTEST_TOKEN = 12
SEGMENT = r"[A-Za-z0-9][\w.~-]{0,40}"


class ServiceError(ValueError):
    """Raised if the course can't be served as requested; the message is a sentence for the user."""


@dataclass(frozen=True, slots=True)
class Service:
    """Settings for serving the course: who can reach the server, and at which URLs.

    `shared` says whether other people can reach the server, and `token` is what they need to log in.
    `lasting` says whether the user chose the token, so that it is the same after a restart. `base` is the
    path prefix of all URLs of the server, such as "/rummy/", and `proxies` are the trusted proxies.
    """

    shared: bool = False
    token: str = ""
    lasting: bool = False
    base: str = "/"
    proxies: Proxies = field(default_factory=Proxies)


def add_service(parser: argparse.ArgumentParser) -> None:
    """Add to a parser the options of a server that others can reach: database, proxies and base path."""
    parser.add_argument("--database", help=say("cli-about-database"), metavar="URL")
    parser.add_argument(
        "--behind-proxy", type=proxies, default=Proxies(), help=say("cli-about-proxy"), metavar="ADDRESS"
    )
    parser.add_argument(
        "--base-path", type=base_path, default="/", help=say("cli-about-base"), metavar="PATH"
    )


def read_service(args: argparse.Namespace) -> Service:
    """Return the settings for serving the course, from the options and the variable RUMMY_WIDGET_TOKEN.

    *args* are the parsed options. The environment variable, which may contain a token, is removed. Raises
    ServiceError if the token is not valid, or if it is missing although the server is behind a proxy.
    """
    shared = bool(args.behind_proxy) or not is_loopback(args.host)
    given = os.environ.pop(TOKEN, "")
    if given and not re.fullmatch(rf"[\w.~-]{{{SHORTEST_TOKEN},200}}", given, re.ASCII):
        raise ServiceError(say("cli-token-wrong", name=TOKEN, least=SHORTEST_TOKEN))
    if args.behind_proxy and not given:
        raise ServiceError(say("cli-token-missing", name=TOKEN))
    token = given or (secrets.token_urlsafe(12) if shared else "")
    return Service(shared, token if shared else "", bool(given), args.base_path, args.behind_proxy)


def proxies(text: str) -> Proxies:
    """Parse the value of an option that lists trusted proxies: IP addresses or networks, separated by commas.

    Raises ArgumentTypeError if an item is neither an address nor a network, or is a network of all addresses.

    >>> proxies("127.0.0.1, 172.30.0.0/24").trusts("172.30.0.2")
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
    """Return the path prefix of all URLs of the course, with slashes around it.

    *text* is the value of the option `--base-path`. Raises ArgumentTypeError if it is not a simple path.

    >>> base_path("/"), base_path("rummy"), base_path("/games/rummy/")
    ('/', '/rummy/', '/games/rummy/')
    """
    plain = text.strip("/")
    if plain and not re.fullmatch(rf"{SEGMENT}(?:/{SEGMENT})*", plain, re.ASCII):
        raise argparse.ArgumentTypeError(say("cli-base-wrong", path=text[:60]))
    return f"/{plain}/" if plain else "/"


def use_database(url: str | None) -> list[str]:
    """Make all kernels use the database at *url*, and return messages for the user.

    If *url* is None or empty, the URL in the environment variable RUMMY_WIDGET_DATABASE is used; if that is
    not set either, nothing is done. If the database does not answer, a message says so. Raises ServiceError
    if the URL is not valid, or if a library is missing.
    """
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
