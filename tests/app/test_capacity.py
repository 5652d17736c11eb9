"""A full room says so; pages are for people, not for other sites; kernels have bounds and leave no keys."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from lines import Page
from rummy_widget.app import capacity
from rummy_widget.app.connection_files import LOCK, PREFIX, delete_stale_folders, private_folder
from rummy_widget.app.forked_kernels import ForkedProcess, ForkServer
from rummy_widget.text.words import languages, say, speaking
from servers import KNOWS_NOTHING, App

CLICK = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}


# -- places -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def small(serve: Callable[..., App], plain_course: Path) -> App:
    """A server for strangers with five places, three for each address."""
    return serve(plain_course, closed=1, every=1, awaited=60, most=5, most_each=3)


def test_a_full_room_says_so_in_the_language_of_whoever_comes(small: App) -> None:
    pages = [Page(small, address="127.0.0.1") for _ in range(3)]
    assert [page.status for page in pages] == [200] * 3
    for language in languages():
        refused = Page(small, **{"Accept-Language": language})
        with speaking(language):
            said = (say("page-full"), say("page-full-when"))
        assert refused.status == 503
        assert all(sentence in refused.body for sentence in said)
    assert Page(small, address="127.0.0.2").status == 200, "another address has places left"
    assert Page(small, address="127.0.0.3").status == 200
    assert Page(small, address="127.0.0.4").status == 503, "and now there are none"
    assert len(small.kernels()) == 5
    pages[0].line().states()  # whoever is in notices nothing
    pages[0].give_back()
    again = Page(small, address="127.0.0.1")
    assert again.status == 200
    for page in (*pages[1:], again):
        page.give_back()


def test_many_who_come_at_once_are_no_more_than_there_are_places(small: App) -> None:
    from concurrent.futures import ThreadPoolExecutor

    small.wait_for_kernels(2)
    with ThreadPoolExecutor(8) as crowd:
        pages = list(crowd.map(lambda _: Page(small, address="127.0.0.9"), range(8)))
    assert sorted(page.status for page in pages) == [200] * 3 + [503] * 5
    for page in pages[:8]:
        if page.status == 200:
            page.give_back()


def test_places_are_counted_by_descriptors_and_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def pages(descriptors: int, memory: int | None) -> int:
        monkeypatch.setattr(resource, "getrlimit", lambda kind: (descriptors, descriptors))
        monkeypatch.setattr(capacity, "machine_memory", lambda: memory)
        return capacity.most_pages()

    assert pages(512, None) == (512 - capacity.DESCRIPTORS_SPARE) // capacity.DESCRIPTORS_EACH
    assert pages(65536, 2**30) == 2**30 * 3 // 4 // capacity.MEMORY_EACH
    assert pages(65536, 2**40) == capacity.MOST
    assert pages(64, 2**40) == capacity.LEAST
    assert pages(resource.RLIM_INFINITY, 2**40) == capacity.MOST, "no limit is not a limit below 0"


def test_the_server_has_as_many_descriptors_as_it_may(plain: App) -> None:
    now, most = psutil.Process(plain.process.pid).rlimit(psutil.RLIMIT_NOFILE)
    assert now == min(most, capacity.MOST_DESCRIPTORS)


def test_a_fork_with_a_high_descriptor_is_watched() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    held = [os.open(os.devnull, os.O_RDONLY) for _ in range(1100)]
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        fork = ForkedProcess(process.pid)
        assert fork.poll() is None
        with pytest.raises(subprocess.TimeoutExpired):
            fork.wait(0.1)
        fork.kill()
        assert fork.wait(20) == 0
    finally:
        for each in held:
            os.close(each)
        process.kill()
        process.communicate()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# -- other sites ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status", "pages"),
    [
        ({}, 200, 1),  # an older browser, or a program
        ({**CLICK, "Sec-Fetch-Site": "none"}, 200, 1),  # a typed address
        ({**CLICK, "Sec-Fetch-Site": "same-origin"}, 200, 1),
        ({**CLICK, "Sec-Fetch-User": "?1"}, 200, 1),  # a link in somebody's mail
        (CLICK, 200, 0),  # a page that goes on to ours by itself
        ({**CLICK, "Sec-Fetch-Dest": "iframe"}, 403, 0),
        ({**CLICK, "Sec-Fetch-Dest": "iframe", "Sec-Fetch-User": "?1"}, 403, 0),
        ({"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"}, 403, 0),
        ({"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}, 403, 0),
        ({"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script"}, 403, 0),
        ({"Sec-Fetch-Site": "cross-site"}, 403, 0),
    ],
)  # fmt: skip
def test_another_site_starts_no_kernel(plain: App, headers: dict[str, str], status: int, pages: int) -> None:
    plain.wait_for_kernels(0)
    page = Page(plain, **headers)
    assert page.status == status
    assert len(plain.kernels()) == pages
    assert bool(page.kernel) is bool(pages)
    if pages:
        page.give_back()
    elif status == 200:
        assert f'href="/voila/render/lessons/pro/02-runs.ipynb">{say("page-enter")}</a>' in page.body


# -- bounds of a kernel -----------------------------------------------------------------------


def test_a_kernel_makes_no_widgets_for_a_page_and_does_not_grow_without_end(plain: App) -> None:
    page = Page(plain, "notebooks/bounds")
    assert "targets ['jupyter.widget.control'] taken 0 and 300000000" in page.body.replace("\\u0027", "'")
    assert "/no/such/folder" not in page.body
    assert "FileNotFoundError" not in page.body
    assert "site-packages" not in page.body
    page.give_back()


# -- what a killed server leaves --------------------------------------------------------------


def keys(root: Path) -> list[Path]:
    return sorted(root.glob(f"{PREFIX}*/**/*.json"))


def test_a_killed_servers_keys_go_with_the_next_start(
    serve: Callable[..., App], plain_course: Path, tmp_path: Path
) -> None:
    lives, killed = (serve(plain_course, temp=tmp_path) for _ in range(2))
    for app in (lives, killed):
        assert Page(app).status == 200
    assert len(keys(tmp_path)) == 2
    others = tmp_path / f"{PREFIX}of-somebody-else"
    others.mkdir()
    (others / "kernel.json").write_text("{}")
    linked = tmp_path / f"{PREFIX}linked"
    linked.symlink_to(others)
    killed.process.send_signal(signal.SIGKILL)
    killed.process.wait(20)
    assert len(keys(tmp_path)) > 2
    serve(plain_course, temp=tmp_path)
    left = [path for path in keys(tmp_path) if "else" not in str(path) and "linked" not in str(path)]
    assert len(left) == 1, "the one that lives keeps its own"
    assert (others / "kernel.json").exists(), "a folder without our lock is nobody we know"
    lives.stop()
    linked.unlink()
    assert keys(tmp_path) == [others / "kernel.json"]


def test_a_folder_is_swept_when_nobody_holds_it(tmp_path: Path) -> None:
    with private_folder(tmp_path) as folder:
        assert folder.stat().st_mode & 0o077 == 0, "keys are for their owner"
        assert delete_stale_folders(tmp_path) == []
        free = tmp_path / f"{PREFIX}free"
        free.mkdir()
        (free / LOCK).touch()
        assert delete_stale_folders(tmp_path) == [free]
    assert not folder.exists()


def test_a_stem_that_died_is_renewed_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ForkServer, "_renewed", None)
    monkeypatch.setattr(ForkServer, "command", KNOWS_NOTHING)
    ForkServer.start()
    try:
        first = ForkServer.running
        assert first is not None
        os.kill(first.pid, signal.SIGKILL)
        first._process.wait(20)
        second = ForkServer.current()
        assert second is not None
        assert second is not first
        second.give_up()
        assert ForkServer.current() is None, "not again at once"
        monkeypatch.setattr("rummy_widget.app.forked_kernels.PAUSE", 0.0)
        assert ForkServer.current() is not None
    finally:
        ForkServer.stop()
    assert ForkServer.current() is None
