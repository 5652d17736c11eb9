"""The one key of a shared course: the token of its address, and the page that asks for it.

There is no password, and none can be set: Jupyter's own identity by password offers that on its login page.
"""

from __future__ import annotations

import hmac
import re
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.auth.identity import User
from tornado.web import HTTPError, RequestHandler
from traitlets import default
from voila.handler import BaseVoilaHandler
from voila.voila_identity_provider import VoilaIdentityProvider

from .answers import LocalizedHandler, page_policy
from .login_delay import TokenGuesses, TooManyGuesses
from .proxy import origin

LONGEST = 200  # letters of what was typed that are shown again
LOCAL = re.compile(r"/(?![/\\])[^\\\x00-\x20\x7f]*")
PASTED = re.compile(r"(?:^|[?&])token=([^&#\s]+)")


def local(address: str, otherwise: str = "/") -> str:
    """An address on this server, as it is; anything that a browser might take for another's is not gone to.

    >>> local("/voila/render/notebooks/home.ipynb?step=2#a"), local("//evil.example"), local("https://evil.example")
    ('/voila/render/notebooks/home.ipynb?step=2#a', '/', '/')
    """
    return address if LOCAL.fullmatch(address) else otherwise


def typed_token(text: str) -> str:
    """The token that somebody typed, or pasted with the address that it stands in.

    >>> typed_token(" Vx3-a "), typed_token("http://room:8866/?token=Vx3-a")
    ('Vx3-a', 'Vx3-a')
    """
    pasted = PASTED.search(text)
    return pasted[1] if pasted else text.strip()


class TokenAlone(VoilaIdentityProvider):  # type: ignore[misc]
    """Whoever has the token may come in; where the server has none, everybody."""

    allow_password_change = False

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.guesses = TokenGuesses()

    @default("cookie_options")
    def _kept_to_this_site(self) -> dict[str, Any]:
        return {"samesite": "Lax"}

    def knows(self, token: str) -> bool:
        """Whether that is the token; takes as long for a nearly right one as for any other."""
        return bool(self.token) and hmac.compare_digest(token.encode(), self.token.encode())

    async def lets_in(self, handler: RequestHandler, token: str) -> bool:
        """Return whether that is the token, after the pause that wrong ones have brought about.

        Raises TooManyGuesses if it was not looked at.
        """
        address = origin(handler.request.remote_ip or "")
        return await self.guesses.look(address, lambda: self.knows(token))

    async def get_user_token(self, handler: RequestHandler) -> User | None:
        """Return the user of the token in an address or a header, which is a guess like one that was typed.

        Whoever is logged in guesses nothing: an old address may name an old token.
        """
        token = self.get_token(handler)
        if not token or not self.token:
            return None
        user: User | None = self.get_user_cookie(handler)
        if user is not None:
            return user if self.knows(token) else None
        try:
            right = await self.lets_in(handler, token)
        except TooManyGuesses as wait:
            handler.set_header("Retry-After", str(wait.seconds))
            raise HTTPError(429) from None
        return self.generate_anonymous_user(handler) if right else None


class LoginPage(LocalizedHandler, BaseVoilaHandler):  # type: ignore[misc]
    """Asks for the token, and leads on to where its visitor was going."""

    @property
    def content_security_policy(self) -> str:
        return page_policy(self.request.host)

    @property
    def onward(self) -> str:
        return local(self.get_query_argument("next", ""), self.base_url)

    def show(self, wrong: str | None = None, *, slow: bool = False) -> None:
        """Write the page; after a wrong token with what was typed, or with the request to wait a little."""
        self.set_header("Cache-Control", "no-store")
        self.set_header("Vary", "Accept-Language")
        self.write(
            self.render_template(
                "login.html", onward=self.onward, wrong=wrong is not None, typed=wrong, slow=slow
            )
        )

    @allow_unauthenticated
    async def get(self) -> None:
        if self.current_user:
            self.redirect(self.onward)
        else:
            self.show()

    @allow_unauthenticated
    async def post(self) -> None:
        typed = self.get_body_argument("typed", "")
        try:
            right = await self.identity_provider.lets_in(self, typed_token(typed))
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
        self.redirect(self.onward)
