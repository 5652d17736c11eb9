"""Pages come to an end, whatever happens while they are made."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import voila.notebook_renderer

from loops import run_in_thread
from rummy_widget.app.templates import FAILED, CourseRenderer
from servers import App


def test_a_page_whose_kernel_never_answers_says_so_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def dies(self: Any, *words: Any) -> AsyncIterator[tuple[str, Any]]:
        yield "<h1>Runs</h1>", {}
        raise RuntimeError("Kernel died before replying to kernel_info")

    monkeypatch.setattr(voila.notebook_renderer.NotebookRenderer, "generate_content_generator", dies)
    made = CourseRenderer.__new__(CourseRenderer)  # of no page: what it is made from is Voila's business

    async def parts() -> list[str]:
        return [part async for part, _ in made.generate_content_generator("kernel", None)]

    assert run_in_thread(parts()) == ["<h1>Runs</h1>", FAILED]


def test_a_kernel_takes_no_port_that_another_program_might_take_first(
    plain: App, visit: Callable[..., Any]
) -> None:
    visit(plain.page("lessons/pro/02-runs")).click(".ask")
    kernels = plain.kernels()
    assert kernels
    lines = [each.laddr for each in kernels[0].net_connections(kind="unix")]
    assert {line.rsplit("-ipc-")[-1] for line in lines if "-ipc-" in line} == set("12345")
