"""The command `rummy-widget`, which opens the course; its subcommands, called tasks, do other things."""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from .. import __version__
from ..app.address import DEFAULT_PORT, LOOPBACK, Address, PortTaken, free_address
from ..app.service import TOKEN, Service, ServiceError, add_service, read_service, use_database
from ..rooms.errors import RoomError
from ..site.command import SiteError, add_site, write_site
from ..text.extras import missing_sentence
from ..text.output import quiet_when_unread
from ..text.words import LANGUAGE_VARIABLE, language, languages, say, speaking
from ..tutor.folder import course_folder
from .class_files import add_class_tasks
from .play_out import add_play_out
from .rooms import add_rooms
from .tasks import CommandError, add_task

NEEDS = {"app": ("voila", "ipykernel"), "lab": ("jupyterlab",)}
# The memory of one visitor's kernel, as measured (see deploy/README.md). It is shown to users who open the
# course to a class.
VISITOR_MB = 35


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command `rummy-widget` in the language that its options ask for, and return its exit code.

    *argv* lists the command line options; if it is None, those of this process are used.
    """
    if asked := asked_language(argv):
        os.environ[LANGUAGE_VARIABLE] = asked  # for kernels of pages whose folder does not imply a language
    with quiet_when_unread(), speaking(asked or language()):
        return run(arguments().parse_args(argv))


def asked_language(argv: Sequence[str] | None) -> str | None:
    """Return the language that the option `--lang` asks for.

    Returns None if the option isn't given, or if the course doesn't exist in that language. The option is
    read before all others, because their descriptions are shown in the language that it names. *argv* lists
    the command line options; if it is None, those of this process are used.

    >>> asked_language(["--port", "1", "--lang", "ro"]), asked_language(["score", "r5"])
    ('ro', None)
    """
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", nargs="?")
    asked: str | None = parser.parse_known_args(argv)[0].lang
    return asked if asked in languages() else None


def run(args: argparse.Namespace) -> int:
    """Run the task that the parsed options name, or open the course if they name none; return the exit code.

    If the task fails, the process exits with an error message.
    """
    try:
        if args.task is None:
            return open_course(args)
        for line in args.lines(args):
            tell(line)
    except SiteError as trouble:
        give_up(str(trouble))
    except (CommandError, RoomError, ServiceError) as trouble:
        give_up(str(trouble), code=2)
    return 0


def open_course(args: argparse.Namespace) -> int:
    """Open the course in the browser or in JupyterLab; return the exit code when the user has stopped it.

    *args* are the parsed options. If the course can't be opened, the process exits with an error message.
    """
    need("lab" if args.lab else "app")
    course = course_folder()
    if not (course / "notebooks").is_dir():
        give_up(say("cli-course-missing", folder=str(course)))
    service = read_service(args)
    for sentence in use_database(args.database):
        tell(sentence)
    try:
        address = free_address("127.0.0.1" if args.host == "localhost" else args.host, args.port)
    except PortTaken:
        give_up(say("cli-port-taken-asked", port=str(args.port)))
    except OSError as trouble:
        give_up(say("cli-host-wrong", host=args.host, reason=trouble.strerror or str(trouble)))
    if address.port != (args.port or DEFAULT_PORT):
        tell(say("cli-port-taken", port=str(args.port or DEFAULT_PORT), other=str(address.port)))
    if args.lab:
        from ..app.lab import open_lab

        return open_lab(course, address, browser=args.browser, folder=args.folder, teacher=args.teacher)
    wish = args.lang or os.environ.get(LANGUAGE_VARIABLE)
    lang = wish if wish in languages() else None
    return serve(course, address, service=service, browser=args.browser, verbose=args.verbose, lang=lang)


def arguments() -> argparse.ArgumentParser:
    """Return the parser of the options of `rummy-widget`, with help messages in the current language."""
    parser = argparse.ArgumentParser(prog="rummy-widget", description=say("cli-about"))
    parser.add_argument("--lab", action="store_true", help=say("cli-about-lab"))
    parser.add_argument("--lang", choices=languages(), help=say("cli-about-lang"))
    parser.add_argument("--folder", type=Path, help=say("cli-about-folder"), metavar="PATH")
    parser.add_argument("--teacher", action="store_true", help=say("cli-about-teacher"))
    parser.add_argument(
        "--port", type=port_number, help=f"{say('cli-about-port')} ({DEFAULT_PORT})", metavar="N"
    )
    parser.add_argument("--host", default=LOOPBACK, help=f"{say('cli-about-host')} ({LOOPBACK})")
    add_service(parser)
    parser.add_argument("--no-browser", dest="browser", action="store_false", help=say("cli-about-browser"))
    parser.add_argument("--verbose", action="store_true", help=say("cli-about-verbose"))
    parser.add_argument("--version", action="version", version=f"rummy-widget {__version__}")
    tasks = parser.add_subparsers(dest="task", metavar="score | play-out | sheet | grade | rooms | site")
    scoring = add_task(tasks, "score", score)
    scoring.add_argument("tiles", nargs="+", help=say("cli-about-tiles"))
    scoring.add_argument("--thrown", type=whole_number, default=0, help=say("cli-about-thrown"), metavar="N")
    scoring.add_argument(
        "--multiplier", type=whole_number, default=1, help=say("cli-about-multiplier"), metavar="N"
    )
    add_play_out(tasks, whole_number)
    add_class_tasks(tasks, whole_number)
    add_rooms(tasks)
    add_site(add_task(tasks, "site", site))
    return parser


def port_number(text: str) -> int:
    """Parse a typed port number; raise ArgumentTypeError if it is not a number from 1 to 65535.

    >>> port_number("8866")
    8866
    """
    if not text.isdecimal() or len(text) > 5 or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(say("cli-port-wrong", port=text[:40]))
    return int(text)


def whole_number(text: str) -> int:
    """Parse a typed whole number of at most six digits; raise ArgumentTypeError for any other input.

    >>> whole_number("2")
    2
    """
    if not text.isdecimal() or len(text) > 6:
        raise argparse.ArgumentTypeError(say("cli-number-wrong", number=text[:40]))
    return int(text)


def need(task: str) -> None:
    """Exit with a sentence that says what to install, if a package that is needed is missing.

    *task* is "app" for opening the course in the browser, or "lab" for opening it in JupyterLab.
    """
    for package in NEEDS[task]:
        if importlib.util.find_spec(package) is None:
            checkout = Path(__file__).parents[2]
            give_up(missing_sentence(package, checkout if (checkout / "pyproject.toml").is_file() else None))


def score(args: argparse.Namespace) -> list[str]:
    """Return the lines to print about a rack: what it is worth as a winning hand, or why it is not one.

    *args* are the parsed options. Raises CommandError if the tiles or the other options are not valid.
    """
    from ..engine.faults import NotationError, RulesError
    from ..engine.reading.rack import read_rack
    from ..text.sentences.closings import score_text
    from ..text.sentences.faults import fault_sentence
    from ..text.sentences.typed import in_notation, notation_sentence

    try:
        tiles = in_notation(" ".join(args.tiles))
        return [score_text(read_rack(tiles, jokers_thrown=args.thrown, multiplier=args.multiplier))]
    except RulesError as trouble:
        raise CommandError(fault_sentence(trouble.fault)) from None
    except ValueError as trouble:
        reason = notation_sentence(trouble) if isinstance(trouble, NotationError) else str(trouble)
        raise CommandError(f"{say('score-bad-text', reason=reason)}\n{say('score-help-text')}") from None


def site(args: argparse.Namespace) -> list[str]:
    """Write the course as a static site, and return the lines to print.

    *args* are the parsed options. Raises SiteError if the site can't be made.
    """
    write_site(args, course_folder())
    return [say("cli-site-written", folder=str(args.out))]


def serve(
    course: Path, address: Address, *, service: Service, browser: bool, verbose: bool, lang: str | None = None
) -> int:
    """Serve the course until Ctrl+C is pressed, in the language *lang*; None means the browser's language.

    *service* says who may use the server. *browser* says whether to open the course in the browser, and
    *verbose* whether to log requests. Returns the exit code.
    """
    from tornado.ioloop import IOLoop

    from ..app.server import course_server
    from ..rooms.locations import BY_PROXY, SHARED

    if service.shared:  # for kernels, whose pages show this address to people who want to join
        os.environ[SHARED] = BY_PROXY if service.proxies else address.shared
    else:
        os.environ.pop(SHARED, None)
    home = f"{address.url}{service.base[1:]}"
    # A token that the user has chosen is not printed, because the user knows it.
    url = f"{home}?token={service.token}" if service.token and not service.lasting else home

    def ready() -> None:
        try:
            tell(say("cli-open", url=home))
            if service.shared and not service.proxies:
                tell(say("cli-host-open", host=address.host, memory=VISITOR_MB))
            if service.shared:
                tell(
                    say("cli-token-given", name=TOKEN) if service.lasting else say("cli-host-token", url=url)
                )
            tell(say("cli-stop"))
        except BrokenPipeError:  # the output is no longer read
            IOLoop.current().stop()
            return
        if browser:
            # In a thread, because the server must not wait for a browser that is slow to open.
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    server = course_server(
        course, address.sockets, service, host=address.host, language=lang, verbose=verbose, on_ready=ready
    )
    server.start()
    tell(say("cli-stopped"))
    return 0


def tell(sentence: str) -> None:
    """Print a sentence for the user without delay, even if the output is a file or a pipe."""
    print(sentence, flush=True)


def give_up(*sentences: str, code: int = 1) -> NoReturn:
    """Print sentences that say why the command can't go on, and exit with the exit code *code*."""
    print(*sentences, sep="\n", file=sys.stderr)
    raise SystemExit(code)
