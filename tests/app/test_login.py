"""Who comes without the token: what is asked of them, what they may see, and where they are led."""

from __future__ import annotations

import http.client
import re
from pathlib import Path
from urllib.parse import quote, urlencode, urljoin

import pytest

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


@pytest.mark.parametrize(("wish", "said"), [("en", "That’s not it."), ("ro", "Nu e acesta.")])
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
