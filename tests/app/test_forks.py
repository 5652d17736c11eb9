"""Kernels that are forks: quick, small, and never left behind."""

from __future__ import annotations

import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from rummy_widget.app.forked_kernels import ForkedProcess, ForkServer, can_fork
from servers import KNOWS_NOTHING, App

THREADS = """
import os, time
from rummy_widget.app.fork_server import load, load_class, preload_steps, warm_home, warm_lesson
from rummy_widget.tutor.courses import all_courses
load(), load_class()
for step in preload_steps():
    step()
warm_home()
for course in all_courses().values():
    warm_lesson(course.lessons[0])
until = time.monotonic() + 10
while len(os.listdir("/proc/self/task")) > 1 and time.monotonic() < until:
    time.sleep(0.02)  # Matplotlib's timer while it looks for fonts for the first time, which ends by itself
print(len(os.listdir("/proc/self/task")))
"""
STARTS = """
import sys
from rummy_widget.app.fork_server import load
from rummy_widget.app.kernel import OPTIONS, prepare
load()
known = set(sys.modules)
prepare().initialize(["-f", sys.argv[1], *OPTIONS])
print("also loaded:", *sorted(set(sys.modules) - known), file=sys.__stdout__)
"""


def stem_of(app: App) -> psutil.Process:
    (found,) = [
        one
        for one in psutil.Process(app.process.pid).children()
        if "rummy_widget.app.fork_server" in one.cmdline()
    ]
    return found


def open_page(app: App) -> None:
    urllib.request.urlopen(app.page("lessons/pro/02-runs"), timeout=60).close()


def test_nothing_that_is_loaded_starts_a_thread() -> None:
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1", "and what is made beforehand prints nothing"


def test_a_kernel_starts_with_nothing_left_to_load(tmp_path: Path) -> None:
    words = [sys.executable, "-c", STARTS, str(tmp_path / "kernel.json")]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert "also loaded:\n" in done.stdout


def test_a_kernel_is_a_fork_with_a_group_of_its_own(serve: Callable[..., App], plain_course: Path) -> None:
    app = serve(plain_course)
    open_page(app)
    (kernel,) = app.kernels()
    assert kernel.parent() == stem_of(app)
    assert "rummy_widget.app.fork_server" in kernel.cmdline()
    # Ctrl+C reaches the server's group: its kernels end because it ends, in order.
    app.process.send_signal(signal.SIGINT)
    assert app.process.wait(30) == 0
    assert not kernel.is_running()


def test_a_stem_that_died_is_started_again_and_one_that_dies_again_is_not(
    serve: Callable[..., App], plain_course: Path
) -> None:
    app = serve(plain_course)
    stem = stem_of(app)
    stem.kill()
    open_page(app)
    # A kernel may ask the system something, by a child that looks like itself at first.
    kernel = min(app.kernels(), key=lambda each: each.create_time())
    assert kernel.parent() == stem_of(app) != stem
    stem_of(app).kill()
    psutil.wait_procs([kernel], timeout=15)
    open_page(app)
    # The page of before gets its kernel again, a moment sooner or later than the new one.
    assert app.kernels()
    assert all("rummy_widget.app.kernel" in kernel.cmdline() for kernel in app.kernels())


def test_a_server_that_is_killed_leaves_nothing_behind(serve: Callable[..., App], plain_course: Path) -> None:
    app = serve(plain_course)
    open_page(app)
    left = [stem_of(app), *app.kernels()]
    assert len(left) == 2
    app.process.kill()
    gone, _ = psutil.wait_procs(left, timeout=15)
    assert len(gone) == 2


def test_a_fork_is_watched_as_a_process_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ForkServer, "command", KNOWS_NOTHING)
    assert can_fork()
    ForkServer.start()
    try:
        assert ForkServer.running is not None
        words = ["python", "-c", "never read"]
        pid = ForkServer.running.fork(["rummy_widget.app.kernel", "--no-such-option", *words], "/", {}, True)
        fork = ForkedProcess(pid)
        fork.kill()
        ended = fork.wait(20)
        assert ended in (0, 1)  # 1 where it had refused its words before it was looked at
        assert fork.poll() == ended
        fork.terminate()  # of one that has ended: nothing happens
    finally:
        ForkServer.stop()
    assert ForkServer.running is None


def test_an_order_that_cannot_be_carried_out_ends_only_its_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ForkServer, "command", KNOWS_NOTHING)
    ForkServer.start()
    try:
        assert ForkServer.running is not None
        for _ in range(2):
            fork = ForkedProcess(
                ForkServer.running.fork(["rummy_widget.app.kernel"], "/no/such/folder", {}, True)
            )
            fork.wait(20)
            assert fork.poll() in (0, 1)  # 1 where it had ended before it could be watched
    finally:
        ForkServer.stop()
