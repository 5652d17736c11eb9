"""The login page of a shared course.

Visitors need not log in if the URL that they open contains the course's token, or a pass for one room.
Otherwise they type the token.

There is no password, and unlike on Jupyter's own login page, none can be set. Visitors with a pass are guests
(see `guests`).
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.auth.identity import User
from tornado.web import HTTPError, RequestHandler
from traitlets import default
from voila.handler import BaseVoilaHandler
from voila.voila_identity_provider import VoilaIdentityProvider

from .guests import MOST_PASSES, PASS, GuestAccess, RoomLookup, rooms_from_passes
from .login_delay import TokenGuesses, TooManyGuesses
from .proxy import origin
from .responses import LocalizedHandler, page_policy

LONGEST = 200  # characters of a wrong token that are shown again
LOCAL = re.compile(r"/(?![/\\])[^\\\x00-\x20\x7f]*")
PASTED = re.compile(r"(?:^|[?&])token=([^&#\s]+)")


def local_address(address: str, default: str = "/") -> str:
    """Return *address* if this URL leads to a page on this server, or *default* if it may lead elsewhere.

    >>> local_address("/voila/render/notebooks/home.ipynb?step=2#a"), local_address("//evil.example"), local_address("https://evil.example")
    ('/voila/render/notebooks/home.ipynb?step=2#a', '/', '/')
    """
    return address if LOCAL.fullmatch(address) else default


def typed_token(text: str) -> str:
    """Return the login token in *text*, which is a typed token or a pasted URL that contains the token.

    >>> typed_token(" Vx3-a "), typed_token("http://room:8866/?token=Vx3-a")
    ('Vx3-a', 'Vx3-a')
    """
    pasted = PASTED.search(text)
    return pasted[1] if pasted else text.strip()


class TokenIdentityProvider(VoilaIdentityProvider):  # type: ignore[misc]
    """An identity provider that admits anyone with the server's token, or everybody if there is no token.

    A guest, who has only a pass for a room, is admitted to what that room needs.
    """

    allow_password_change = False

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.guesses = TokenGuesses()
        self.rooms = RoomLookup()

    @default("cookie_options")
    def _same_site_only(self) -> dict[str, Any]:
        return {"samesite": "Lax"}

    def is_token(self, token: str) -> bool:
        """Return whether a login token is right; False if the server has none.

        The comparison takes the same time for every wrong token, so that its duration reveals nothing.
        """
        return bool(self.token) and hmac.compare_digest(token.encode(), self.token.encode())

    async def check_token(self, handler: RequestHandler, token: str) -> bool:
        """Return whether a login token is right; this takes longer if wrong tokens were sent before.

        *handler* is the handler of the request that contains the token. Raises TooManyGuesses, without
        checking the token, if too many tokens from the same network address are waiting to be checked.
        """
        return await self._check(handler, lambda: self.is_token(token))

    async def get_user_token(self, handler: RequestHandler) -> User | None:
        """Return the user if the URL or a header of a request contains the right token; None otherwise.

        A wrong token delays the check of later tokens, just like a wrong token typed on the login page. But
        there is no delay after a wrong token of a user who is already logged in, because it may come from an
        old bookmark. Raises HTTPError 429 if too many tokens are waiting to be checked.
        """
        token = self.get_token(handler)
        if not token or not self.token:
            return None
        user: User | None = self.get_user_cookie(handler)
        if user is not None:
            return user if self.is_token(token) else None
        right = await self._check_request(handler, lambda: self.is_token(token))
        return self.generate_anonymous_user(handler) if right else None

    async def get_user(self, handler: RequestHandler) -> User | None:
        """Return the user who makes a request; None for a visitor who must log in first.

        Raises HTTPError 429 if too many tokens or passes are waiting to be checked.
        """
        user: User | None = await super()._get_user(handler)
        if user is None and self.token and isinstance(handler, GuestAccess):
            return await self._get_guest(handler)
        return user

    async def _get_guest(self, handler: Any) -> User | None:
        """Return a user for a guest who may make a request; None if the visitor has no pass for it.

        The URL may contain a new pass; those that the browser has sent before are in a signed cookie. A wrong
        pass in the URL delays the check of later ones, just like a wrong token.
        """
        name = self.get_cookie_name(handler).replace("username", "guest", 1)
        kept = (handler.get_signed_cookie(name) or b"").decode().split(".")
        asked = handler.get_query_argument(PASS, "")
        if (
            asked
            and asked not in kept
            and await self._check_request(handler, lambda: bool(rooms_from_passes([asked])))
        ):
            kept = [*kept, asked][-MOST_PASSES:]
            secure = handler.request.protocol == "https"
            options = {**self.cookie_options, "httponly": True, "secure": secure, "path": handler.base_url}
            handler.set_signed_cookie(name, ".".join(kept), **options)
        rooms = await self.rooms.kinds(rooms_from_passes(kept))
        if not handler.admits_guest(rooms):
            return None
        handler.guest_rooms = frozenset(rooms)
        guest: User = self.generate_anonymous_user(handler)
        return guest

    async def _check(self, handler: RequestHandler, is_right: Callable[[], bool]) -> bool:
        """Return whether the secret in a request is right, after a delay if wrong ones were sent before.

        Raises TooManyGuesses if too many secrets from the same network address are waiting to be checked.
        """
        return await self.guesses.check(origin(handler.request.remote_ip or ""), is_right)

    async def _check_request(self, handler: RequestHandler, is_right: Callable[[], bool]) -> bool:
        """Check a secret as `_check` does, but raise HTTPError 429 if too many are waiting."""
        try:
            return await self._check(handler, is_right)
        except TooManyGuesses as wait:
            handler.set_header("Retry-After", str(wait.seconds))
            raise HTTPError(429) from None


class LoginPage(LocalizedHandler, BaseVoilaHandler):  # type: ignore[misc]
    """Request handler for the login page: it asks for the token, then redirects to the page requested."""

    @property
    def content_security_policy(self) -> str:
        """The login page's content security policy, a header that limits what a browser may load or run."""
        return page_policy(self.request.host)

    @property
    def next_address(self) -> str:
        """The URL to go to after the login: the page that was requested, or the home page."""
        return local_address(self.get_query_argument("next", ""), self.base_url)

    def show(self, wrong: str | None = None, *, slow: bool = False) -> None:
        """Write the login page.

        *wrong* is the wrong token that the visitor has just typed, if any; the page shows it again. *slow*
        says whether to ask the visitor to wait a little, because the token could not be checked yet.
        """
        self.set_header("Cache-Control", "no-store")
        self.set_header("Vary", "Accept-Language")
        self.write(
            self.render_template(
                "login.html", next_address=self.next_address, wrong=wrong is not None, typed=wrong, slow=slow
            )
        )

    @allow_unauthenticated
    async def get(self) -> None:
        """Show the login page, or redirect a user who is logged in already."""
        if self.current_user:
            self.redirect(self.next_address)
        else:
            self.show()

    @allow_unauthenticated
    async def post(self) -> None:
        """Check the token that was typed on the login page, and log the user in if it is right.

        Otherwise the page is shown again.
        """
        typed = self.get_body_argument("typed", "")
        try:
            right = await self.identity_provider.check_token(self, typed_token(typed))
        except TooManyGuesses as wait:
            self.set_status(429)
            self.set_header("Retry-After", str(wait.seconds))
            self.show(typed[:LONGEST], slow=True)
            return
        if not right:
            self.set_status(401)
            self.show(typed[:LONGEST])
            return
        self.identity_provider.set_login_cookie(self, self.identity_provider.generate_anonymous_user(self))
        self.redirect(self.next_address)
