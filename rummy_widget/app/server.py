"""The course server: a Voila server that serves the course and nothing else.

It runs Voila as a standalone server, not inside a Jupyter server, which would run any code that a browser
sends. Of Voila's own URLs, only those that a page of the course needs are available.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import re
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.utils import url_path_join
from tornado.ioloop import IOLoop
from tornado.web import HTTPError
from traitlets import Any as AnyTrait
from traitlets import default
from traitlets.config import Config
from voila.app import Voila
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler

from ..tutor.folder import PARTS, TEACHER, home_page
from . import settings
from .admission import admission
from .capacity import MOST_EACH, raise_descriptors
from .connection_files import private_folder
from .connections import LimitedServer
from .files import CROOKED, TEMPLATE_FILE, BundleFile, Picture
from .forked_kernels import ForkServer
from .guests import GUEST, GuestKernel, GuestPage
from .health import DatabaseCheck, Health, database_probe
from .kernels import VISITOR, Kernels, OwnPython
from .login import LoginPage, TokenIdentityProvider
from .logs import HEALTH, redact_logs, write_request
from .proxy import Proxies
from .responses import LocalizedHandler, page_policy
from .service import Service
from .shutdown import shut_down
from .sockets import PageConnection, PageSocket
from .templates import install_renderers

PAGE = re.compile(rf"(?:{'|'.join(PARTS)})(?:/[\w-]+)+\.ipynb")
# Seconds until a dead kernel is noticed: not long, because others may wait for the player on its page.
TIME_TO_DEAD = 0.5
LONGEST = 200  # characters of a path, because file systems don't accept longer and longer ones
# Voila's own paths that are kept; its file tree, its contents service and its themes are left out.
VOILA_PATHS = ("/api/kernels/", "/voila/static/", "/voila/labextensions/")


def is_page(path: str) -> bool:
    """Return whether a path in a URL may lead to a page of the course.

    >>> is_page("lessons/pro/02-runs.ipynb"), is_page("lessons/../tests/x.ipynb"), is_page(".venv/x.ipynb")
    (True, False, False)
    >>> is_page("notebooks/class/01-how-many-racks.ipynb"), is_page("notebooks/class/teacher/01.ipynb")
    (True, False)
    """
    plain = len(path) <= LONGEST and PAGE.fullmatch(path) is not None
    return plain and TEACHER not in path.casefold().split("/")


class CoursePage(GuestPage, LocalizedHandler, TornadoVoilaHandler):  # type: ignore[misc]
    """Request handler for the pages of the course: lessons and other notebooks."""

    gone = False  # whether the browser has closed the connection

    @property
    def content_security_policy(self) -> str:
        """The page's content security policy, a header that limits what a browser may load or run."""
        return page_policy(self.request.host)

    async def get(self, path: str = "") -> None:
        """Answer with the page at *path*, if the request is allowed to open a page and there is room.

        If another site sent the browser to this page without a click of the visitor, for example by a
        redirect, the answer is a small page that asks the visitor to click. Raises HTTPError: 404 if there is
        no such page, 403 if another site has caused the request in some other way, such as for a frame, and
        503 if the server is full.
        """
        if not is_page(path) or not Path(self.contents_manager.root_dir, path).is_file():
            raise HTTPError(404)
        verdict = admission(self.request.headers)
        if verdict == "shut":
            raise HTTPError(403)
        if verdict == "ask":
            self.finish(self.render_template("enter.html", here=self.request.path))
            return
        visitor = self.request.remote_ip or ""
        VISITOR.set(visitor)
        GUEST.set(self.guest_rooms)
        if self.kernel_manager.room.is_full(visitor):
            raise HTTPError(503)  # the sentence is in 503.html
        # This sets a cookie. A page that asks to shut down its kernel must send the cookie's value.
        _ = self.xsrf_token
        async with self.kernel_manager.room.turn(visitor):
            if not self.gone:
                await super().get(path)

    def on_connection_close(self) -> None:
        """Record that the browser has closed the connection, so that the page need not be rendered."""
        self.gone = True
        super().on_connection_close()


class KernelShutdown(GuestKernel, VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Request handler that shuts down the kernel of a page that is being closed."""


class MissingPage(LocalizedHandler, BaseVoilaHandler):  # type: ignore[misc]
    """Request handler that answers 404 for every URL at which the course has no page or file."""

    @allow_unauthenticated
    async def get(self, path: str = "") -> None:
        """Answer 404 for any path."""
        raise HTTPError(404)


class HomeRedirect(LocalizedHandler, BaseVoilaHandler):  # type: ignore[misc]
    """Request handler that redirects to the home page in the visitor's language, keeping the URL's query."""

    async def get(self) -> None:
        """Redirect to the home page in the visitor's language."""
        query = f"?{self.request.query}" if self.request.query else ""
        home = home_page(Path(self.settings["rummy_course"]), self.language)
        self.set_header("Vary", "Accept-Language")
        self.redirect(url_path_join(self.base_url, "voila/render", home) + query)


class CourseServer(Voila):  # type: ignore[misc]
    """A Voila server that serves one course folder at one address until it is stopped."""

    name = "voila"
    ioloop: IOLoop | None = None
    sockets = AnyTrait(help="Listening sockets, bound before anything else is started.")
    language = AnyTrait(None, allow_none=True, help="The course's language; None: the browser's.")
    proxies = AnyTrait(Proxies(), help="The proxies that are trusted to name visitors.")
    on_ready = AnyTrait(None, allow_none=True, help="Called once pages can be fetched.")

    @default("config_file_paths")
    def _no_config_files(self) -> list[str]:
        return []

    def init_settings(self) -> dict[str, Any]:
        """Return Voila's settings for the web application, with the course's own settings added."""
        settings: dict[str, Any] = super().init_settings()
        settings["voila_jinja2_env"].globals["rummy"] = self.voila_configuration.resources["rummy"]
        settings["rummy_language"], settings["rummy_course"] = self.language, self.root_dir
        settings["rummy_log"], settings["log_function"] = self.log, write_request
        return settings

    def init_handlers(self) -> list[Any]:
        """Return the URL patterns that this server answers, each with its request handler."""
        stock = super().init_handlers()
        (channel,) = (spec[0] for spec in stock if spec[0].endswith("/channels"))
        kept = [spec for spec in stock if any(part in spec[0] for part in VOILA_PATHS) and spec[0] != channel]
        own = {"voila_configuration": self.voila_configuration}
        page = {**own, "template_paths": self.template_paths, "config": self.config}
        base = self.base_url
        bundles = url_path_join(base, "rummy", settings.bundle_folder())
        health = {"check": DatabaseCheck(database_probe()), "room": self.kernel_manager.room}
        return [
            (CROOKED, MissingPage, own),
            (base, HomeRedirect, own),
            (url_path_join(base, HEALTH), Health, health),
            *([(url_path_join(base, "/login"), LoginPage, own)] if self.token else []),
            (url_path_join(base, r"/voila/render/(.*)"), CoursePage, page),
            (url_path_join(base, r"/voila/files/(.*)"), Picture, {**own, "path": self.root_dir}),
            (url_path_join(base, rf"/voila/templates/{TEMPLATE_FILE}"), TemplateStaticFileHandler),
            (url_path_join(bundles, r"(rummy[\w-]*\.css)"), BundleFile, {"path": settings.STATIC}),
            (url_path_join(bundles, r"(rummy[\w-]*\.js)"), BundleFile, {"path": settings.MODULES}),
            (channel, PageSocket),
            (url_path_join(base, r"/voila/api/shutdown/(.*)"), KernelShutdown),
            *kept,
            (url_path_join(base, r"/(.*)"), MissingPage, own),
        ]

    def start(self) -> None:
        """Serve the course, with the kernels' connection files in a temporary folder of this server."""
        with private_folder() as folder:
            self.connection_dir_root = str(folder)
            super().start()

    def listen(self) -> None:
        """Listen on the server's sockets, and serve until the server is stopped."""
        if ForkServer.running is not None:
            ForkServer.running.wait()  # so that the first visitors can have a page at once
        self.server = LimitedServer(self.app, proxies=self.proxies)
        self.server.add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        self._leaving: asyncio.Task[None] | None = None
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # a shell's background jobs ignore Ctrl+C
            signal.signal(signal.SIGINT, self._handle_signal_stop)
        if self.on_ready is not None:
            self.ioloop.add_callback(self.on_ready)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            self.server.stop()
            self.stop()
            ForkServer.stop()

    def _handle_signal_stop(self, sig: int, frame: Any) -> None:
        if self.ioloop is None:
            raise SystemExit(0)  # the server is not running yet
        self.ioloop.add_callback_from_signal(self._leave)

    def _leave(self) -> None:
        """Shut down the server in an orderly way; if called a second time, stop it immediately."""
        stop = IOLoop.current().stop
        if self._leaving is not None:
            stop()
            return
        self._leaving = asyncio.create_task(shut_down(self.server, self.kernel_manager))
        self._leaving.add_done_callback(lambda _: stop())


def course_server(
    course: Path,
    sockets: list[socket.socket],
    service: Service,
    *,
    host: str,
    language: str | None = None,
    cull: Config | None = None,
    verbose: bool = False,
    on_ready: Callable[[], None] | None = None,
) -> CourseServer:
    """Return a server for the course in a folder, ready to `start()`.

    A shared server, one that other people can reach (`service.shared`), asks each visitor for its token, and
    eventually shuts down unused kernels. If the token was chosen by the user who started the server
    (`service.lasting`), people stay logged in after a restart, and also if their requests are answered by
    another server process behind the same proxy.

    Args:
        course: The folder of the course.
        sockets: Sockets that are already listening.
        service: Who may use the server, and at which URLs.
        host: The host at which the sockets listen.
        language: The language of the home page; if None, the language that the browser asks for.
        cull: Settings that say when unused kernels are shut down; if None, the default settings.
        verbose: Whether to log requests and show the output of kernels.
        on_ready: A function to call as soon as pages can be fetched.
    """
    bundle = f"{service.base}rummy/{settings.bundle_folder()}/"
    os.environ[settings.BUNDLE] = bundle
    raise_descriptors()
    install_renderers()
    ForkServer.start()
    settings.offer_template()
    config = settings.voila_settings()
    made: Any = config.VoilaConfiguration
    voila: Any = config.Voila
    made.resources["rummy"]["bundle"] = bundle
    made.multi_kernel_manager_class = Kernels
    made.kernel_spec_manager_class = OwnPython
    voila.kernel_websocket_connection_class = PageConnection
    voila.root_dir = str(course)
    voila.ip = host
    voila.port = sockets[0].getsockname()[1]
    voila.open_browser = False
    voila.token = service.token
    voila.base_url = service.base
    if service.lasting:
        voila.cookie_secret = hmac.digest(service.token.encode(), b"rummy_widget cookies", hashlib.sha256)
    voila.identity_provider_class = TokenIdentityProvider
    voila.log_level = "INFO" if verbose else "CRITICAL"
    # What a page's kernel prints, such as tracebacks, is for debugging and does not belong in a server's log.
    config.Kernels.quiet = not verbose or bool(service.proxies)
    config.Kernels.allow_tracebacks = False
    config.KernelRestarter.time_to_dead = TIME_TO_DEAD
    config.KernelRestarter.restart_limit = 0  # a restarted kernel would know nothing of the page
    # On a computer that isn't shared, all visitors have the same network address.
    config.Kernels.most_each = MOST_EACH if service.shared else 0
    config.merge(cull or settings.culling(left_open=settings.CULL_OPEN_SHARED if service.shared else 0))
    if not service.shared:
        # A server that isn't shared answers only to names of this computer, so that no web page can pose as
        # it.
        voila.tornado_settings = {"allow_remote_access": False, "local_hostnames": ["localhost"]}
    server = CourseServer(
        config=config, sockets=sockets, language=language, proxies=service.proxies, on_ready=on_ready
    )
    server.initialize([])
    if not verbose:
        # Tornado would print every URL that does not exist, whatever the level of the server's log.
        logging.getLogger("tornado").setLevel(logging.CRITICAL)
    redact_logs([server.log, *map(logging.getLogger, ("tornado", "asyncio"))])
    # Closing the terminal ends the server and its kernels, like Ctrl+C.
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, server._handle_signal_stop)
    return server
