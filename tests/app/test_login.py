"""Who comes without the token: what is asked of them, what they may see, and where they are led."""

from __future__ import annotations

import asyncio
import http.client
import re
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode, urljoin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummy_widget.app.login_delay import EACH, IN_ALL, MOST_WAITING, TokenGuesses, TooManyGuesses
from servers import App

HOME = "/voila/render/notebooks/home.ipynb"
ELSEWHERE = [
    "https://evil.example/", "//evil.example", "///evil.example", "////evil.example", "/\\evil.example",
    "\\\\evil.example", "\\/evil.example", "/\t/evil.example", "\t//evil.example", " //evil.example",
    "/\n/evil.example", "https:evil.example", "https:/evil.example", "HTTPS://evil.example", "evil.example",
    "javascript:alert(1)", "data:text/html,x", "@evil.example", "/\x00/evil.example", "/\r\nSet-Cookie: a=b",
]  # fmt: skip


class Guest:
    """Somebody with a browser's cookies."""

    def __init__(self, app: App, wish: str = "en") -> None:
        self.app = app
        self.headers = {"Accept-Language": wish}
        self.cookies: dict[str, str] = {}

    def asks(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str, str]:
        """Status, where it leads, and what it says."""
        connection = http.client.HTTPConnection("127.0.0.1", self.app.port, timeout=60)
        headers = {**self.headers, "Cookie": "; ".join(f"{name}={it}" for name, it in self.cookies.items())}
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request(method, path, urlencode(form) if form is not None else None, headers)
        answer = connection.getresponse()
        body = answer.read().decode()
        for cookie in answer.headers.get_all("Set-Cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        connection.close()
        return answer.status, answer.headers.get("Location", ""), body

    def types(self, token: str, onward: str = "", **more: str) -> tuple[int, str, str]:
        """Fills in the page's form and sends it."""
        _, _, body = self.asks("GET", f"/login?next={quote(onward)}")
        xsrf = re.search(r'name="_xsrf" value="([^"]+)"', body)
        action = re.search(r'action="([^"]+)"', body)
        assert xsrf
        assert action
        return self.asks("POST", action[1], {"_xsrf": xsrf[1], "typed": token, **more})


@pytest.mark.parametrize(
    ("wish", "language", "title"),
    [
        ("en-GB,en", "en", "What’s the token?"), ("ro-RO,ro;q=0.9,en;q=0.5", "ro", "Care e tokenul?"),
        ("fr", "en", "What’s the token?"),
    ],
)  # fmt: skip
def test_it_asks_for_the_token_in_the_visitors_language(
    shared: App, wish: str, language: str, title: str
) -> None:
    status, _, body = Guest(shared, wish).asks("GET", "/login")
    assert status == 200
    assert f'<html lang="{language}"' in body
    assert title in body
    assert shared.token not in body
    assert "assword" not in body
    assert "upyter" not in body


@pytest.mark.parametrize(("wish", "said"), [("en", "That’s not the token."), ("ro", "Nu e acesta.")])
def test_another_word_is_not_it(shared: App, wish: str, said: str) -> None:
    guest = Guest(shared, wish)
    for word in ("", "x", shared.token.lower(), shared.token[:-1], f"{shared.token}x", "é", "token="):
        status, _, body = guest.types(word)
        assert (status, said in body) == (401, True)
    assert guest.asks("GET", HOME)[0] == 302


@pytest.mark.parametrize("typed", ["{}", "  {} ", "http://room.example:8866/?token={}", "?token={}&x=1"])
def test_the_token_lets_in_and_leads_on(shared: App, typed: str) -> None:
    guest = Guest(shared)
    status, where, _ = guest.asks("GET", "/voila/render/lessons/pro/02-runs.ipynb?step=a%20b")
    assert (status, where.partition("?")[0]) == (302, "/login")
    onward = "/voila/render/lessons/pro/02-runs.ipynb?step=a%20b"
    assert guest.types(typed.format(shared.token), onward)[:2] == (302, onward)
    assert guest.asks("GET", HOME)[0] == 200


@pytest.mark.parametrize("elsewhere", ELSEWHERE)
def test_it_leads_to_no_other_site(shared: App, elsewhere: str) -> None:
    guest = Guest(shared)
    status, where, _ = guest.types(shared.token, elsewhere)
    assert (status, urljoin("http://here/login", where)) == (302, "http://here/")
    # Who is in already is led on without being asked.
    status, where, _ = guest.asks("GET", f"/login?next={quote(elsewhere)}")
    assert (status, urljoin("http://here/login", where)) == (302, "http://here/")


def test_what_stands_in_the_address_is_no_part_of_the_page(shared: App) -> None:
    _, _, body = Guest(shared).asks("GET", "/login?next=" + quote('/"><script>alert(1)</script>'))
    assert "<script>alert" not in body
    assert "alert(1)" not in re.sub(r'action="[^"]*"', "", body)


def test_what_was_typed_is_there_to_be_looked_at_again(shared: App) -> None:
    _, _, body = Guest(shared).types('"><b>' + "x" * 5000)
    assert 'value="&#34;&gt;&lt;b&gt;xxx' in body
    assert len(body) < 8000


def test_no_password_can_be_set(shared: App) -> None:
    new = {"new_password": "mine", "password": shared.token}
    assert Guest(shared).types("x", **new)[0] == 401
    assert Guest(shared).types(shared.token, **new)[0] == 302
    guest = Guest(shared)
    assert [guest.types(word)[0] for word in ("mine", "", shared.token)] == [401, 401, 302]
    assert not Path("jupyter_server_config.json").exists()


def test_another_site_cannot_send_the_form(shared: App) -> None:
    assert Guest(shared).asks("POST", "/login", {"typed": shared.token})[0] == 403


@pytest.mark.parametrize(
    "path",
    [
        HOME, "/", "/voila/render/lessons/pro/02-runs.ipynb", "/voila/render/lessons/none.ipynb",
        "/voila/files/lessons/tile.png", "/voila/files/lessons/none.png",
    ],
)  # fmt: skip
def test_nothing_of_the_course_is_shown_without_it(shared: App, path: str) -> None:
    status, where, body = Guest(shared).asks("GET", path)
    assert (status, where) == (302, f"/login?next={quote(path, safe='')}")
    assert "picture of" not in body
    assert Guest(shared).asks("GET", f"{path}?token={shared.token}")[0] in (200, 302, 404)


def test_a_picture_is_shown_to_whoever_has_it(shared: App) -> None:
    path = f"/voila/files/lessons/tile.png?token={shared.token}"
    assert Guest(shared).asks("GET", path) == (200, "", "picture of tile")


def test_where_nobody_needs_a_token_nobody_is_asked(plain: App) -> None:
    assert Guest(plain).asks("GET", "/login")[0] == 404


# -- guessing ---------------------------------------------------------------------------------


def test_forty_guesses_take_long_and_the_rightful_user_is_in_soon(
    serve: Callable[..., App], plain_course: Path
) -> None:
    """In the form as in an address; who comes from elsewhere, or after them, waits a moment at most."""
    app = serve(plain_course, token="Vx3-a_Bc9-qwerty", behind=["127.0.0.1"])
    guesser, neighbour, other = (Guest(app) for _ in range(3))
    guesser.headers["X-Forwarded-For"] = neighbour.headers["X-Forwarded-For"] = "203.0.113.7"
    other.headers["X-Forwarded-For"] = "203.0.113.8"
    begun = time.monotonic()
    for number in range(5):
        assert guesser.types(f"guess-{number}")[0] == 401
        assert guesser.asks("GET", f"/?token=guess-{number}")[0] == 302
    assert time.monotonic() - begun > sum(map(EACH.after, range(1, 10))) - 0.2
    for guest in (other, neighbour):
        begun = time.monotonic()
        assert guest.types(app.token)[0] == 302
        assert time.monotonic() - begun < EACH.longest + 2
    begun = time.monotonic()
    for _ in range(20):
        assert other.asks("GET", "/?token=an-old-one")[0] == 302
    assert time.monotonic() - begun < 3, "who is logged in guesses nothing"


@given(
    steps=st.lists(
        st.tuples(st.integers(0, 3), st.integers(1, 60), st.floats(0, 400)), min_size=1, max_size=12
    ),
    whose=st.integers(0, 4),
)
@settings(max_examples=60, deadline=None)
def test_whatever_was_guessed_a_right_token_is_in_within_seconds(
    steps: list[tuple[int, int, float]], whose: int
) -> None:
    """Bursts of guesses from a few addresses: each is slowed down, and none keeps anybody out."""

    async def all_of_it() -> None:
        guesses = TokenGuesses(loop_time)
        for address, burst, later in steps:
            begun = loop_time()
            done = await asyncio.gather(
                *(guesses.check(str(address), lambda: False) for _ in range(burst)), return_exceptions=True
            )
            looked = sum(each is False for each in done)
            assert all(each is False or isinstance(each, TooManyGuesses) for each in done)
            assert looked >= min(burst, MOST_WAITING)
            assert loop_time() - begun >= sum(map(EACH.after, range(1, looked))) * 0.5 - 0.1
            await asyncio.sleep(later)
        begun = loop_time()
        assert await guesses.check(str(whose), lambda: True)
        assert loop_time() - begun <= EACH.longest + IN_ALL.longest
        assert len(guesses._each) <= 5

    def loop_time() -> float:
        return asyncio.get_running_loop().time()

    run_quickly(all_of_it())


def test_a_flood_of_one_address_keeps_nobody_of_another_waiting_and_itself_not_for_long() -> None:
    async def all_of_it() -> None:
        guesses, begun = TokenGuesses(asyncio.get_running_loop().time), asyncio.get_running_loop().time()

        async def floods(address: str) -> None:
            for _ in range(200):
                try:
                    await guesses.check(address, lambda: False)
                except TooManyGuesses:
                    await asyncio.sleep(0.5)

        crowd = [asyncio.ensure_future(floods(f"{number % 20}")) for number in range(400)]
        await asyncio.sleep(60)
        for address, patience in (("new", IN_ALL.longest), ("3", MOST_WAITING * EACH.longest)):
            begun = asyncio.get_running_loop().time()
            assert await guesses.check(address, lambda: True)
            assert asyncio.get_running_loop().time() - begun <= patience + 0.1
        for each in crowd:
            each.cancel()

    run_quickly(all_of_it())


def run_quickly(what: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in an event loop whose clock skips the time that it sleeps."""

    class Jumps(asyncio.SelectorEventLoop):
        ahead = 0.0

        def time(self) -> float:
            return super().time() + self.ahead

        def _run_once(self) -> None:
            if not self._ready and self._scheduled:  # type: ignore[attr-defined]
                self.ahead += max(0.0, self._scheduled[0].when() - self.time())  # type: ignore[attr-defined]
            super()._run_once()  # type: ignore[misc]

    trouble: list[BaseException] = []

    def run() -> None:
        loop = Jumps()
        try:
            loop.run_until_complete(what)
        except BaseException as error:
            trouble.append(error)
        finally:
            loop.close()

    thread = threading.Thread(target=run)  # Playwright's loop may be in this one
    thread.start()
    thread.join()
    if trouble:
        raise trouble[0]
