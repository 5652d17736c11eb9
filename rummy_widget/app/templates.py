"""Changes to how Voila renders pages, so that a page comes fast, and a page that fails says so.

Voila has a converter with its own templates for each page, waits a fifth of a second after a kernel has
answered, and runs the cells one after another, with a pause for each. Its front end asks for the states of
the widgets when the page has loaded. Here all pages share one converter, a kernel gets all cells as soon as
it can be heard, and the page contains the states of its widgets, so that the browser can draw them before it
is connected to the kernel. And if a kernel ends while its page is being rendered, Voila lets the browser wait
forever.
"""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Callable, Mapping
from functools import cache
from queue import Empty
from typing import Any

import voila.handler
import voila.notebook_renderer
import voila.utils
from nbclient.exceptions import CellExecutionComplete
from voila.execute import VoilaExecutor, strip_code_cell_warnings
from voila.exporter import VoilaExporter

# Shows a sentence about the failure; it is in the page's template.
FAILED = "<script>window.rummy.failed()</script>\n"
STOCK_URL = voila.utils.make_url
PATIENCE = 1.0  # seconds without a message from a kernel until its process is looked at


class CourseExporter(VoilaExporter):  # type: ignore[misc]
    """Voila's converter from notebooks to HTML, without its preprocessors, which change no page of ours."""

    def _preprocess(self, nb: Any, resources: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        return nb, resources


class KeepLast:
    """Calls a function, or returns its last result if the arguments are the same as in the last call."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._last: tuple[Mapping[str, Any], Any] | None = None

    def __call__(self, **options: Any) -> Any:
        """Return the function's result for these arguments; nobody may change it."""
        if self._last is None or self._last[0] != options:
            self._last = options, self._function(**options)
        return self._last[1]


class CourseExecutor(VoilaExecutor):  # type: ignore[misc]
    """Voila's executor, changed so that it sends all cells to the kernel at once."""

    async def async_start_new_kernel_client(self) -> Any:
        """Connect to the kernel, and return the connection once all of the kernel's messages arrive.

        If the kernel ends or isn't ready in time, it is shut down, and the exception is raised again.
        """
        self.kc = client = self.km.client(context=self.km.context)
        topic = uuid.uuid4().hex
        try:
            client.start_channels(stdin=False, hb=False, control=False)
            # The kernel confirms each new subscription; that to all messages was sent before this one.
            client.iopub_channel.socket.subscribe(topic)
            async with asyncio.timeout(self.startup_timeout):
                while (await self._message())["content"].get("subscription") != topic:
                    pass
        except Exception:
            await self._async_cleanup_kernel()
            raise
        return client

    async def _message(self) -> Any:
        """Return the kernel's next message; raise DeadKernelError if the kernel has ended."""
        while True:
            try:
                return await self.kc.iopub_channel.get_msg(timeout=PATIENCE)
            except Empty:
                await self._async_check_alive()

    async def execute_cells(self, cells: list[Any]) -> AsyncIterator[Any]:
        """Run the cells of a notebook, and yield each cell with its outputs; a cell that fails is the last.

        *cells* may also contain cells that are not code.
        """
        requests = [self._request(cell) for cell in cells]
        for index, (cell, request) in enumerate(zip(cells, requests, strict=True)):
            self.clear_before_next_output = False
            if cell.cell_type == "code":
                cell.outputs = []  # those that the notebook was saved with
            while request is not None:
                message = await self._message()
                if message["parent_header"].get("msg_id") != request:
                    continue
                try:
                    self.process_message(message, cell, index)
                except CellExecutionComplete:
                    break
            failed = any(each.output_type == "error" for each in cell.get("outputs", ()))
            if self.should_strip_error():
                strip_code_cell_warnings(cell)
                self.strip_code_cell_errors(cell)
            yield cell
            if failed:
                return

    def _request(self, cell: Any) -> str | None:
        """Ask the kernel to run a cell, and return the request's id; None if there is nothing to run."""
        if cell.cell_type != "code" or not cell.source.strip():
            return None
        request: str = self.kc.execute(cell.source, store_history=False)
        return request

    def drawable_states(self) -> list[dict[str, Any]]:
        """Return the states of the widgets made so far, from which the page can draw them by itself.

        The first item contains the traits that have the same values in all of these widgets, such as their
        wording; the second contains the other traits of each widget, by its id. Only our own widgets are
        included, because they notice if they have changed since.
        """
        made: dict[str, dict[str, Any]] = self.widget_state
        states = {
            name: state
            for name, state in made.items()
            if name not in self.widget_buffers and "rev" in (state.get("state") or {})
        }
        first, *others = states.values() or [{}]
        common = {
            trait: value for trait, value in first.items() if all(each.get(trait) == value for each in others)
        }
        rest = {
            name: {trait: value for trait, value in state.items() if trait not in common}
            for name, state in states.items()
        }
        return [common, rest]


class CourseRenderer(voila.notebook_renderer.NotebookRenderer):  # type: ignore[misc]
    """Voila's renderer, with our executor; a page that can't be fully rendered ends by saying so."""

    async def initialize(self, **kwargs: Any) -> None:
        """Read the notebook and prepare its rendering; *kwargs* are the arguments of Voila's own method."""
        await super().initialize(**kwargs)
        self.resources["widget_states"] = lambda: self.executor.drawable_states()

    async def _jinja_kernel_start(self, nb: Any, kernel_id: str, kernel_future: Any) -> str:
        show = self.voila_configuration.show_tracebacks
        self.executor = CourseExecutor(
            nb, km=kernel_future, config=self.traitlet_config, show_tracebacks=show, record_timing=False
        )
        await self.executor.async_start_new_kernel_client()
        return kernel_id

    async def _jinja_cell_generator(self, nb: Any, kernel_id: str) -> AsyncIterator[Any]:
        try:
            async for cell in self.executor.execute_cells(nb.cells):
                yield cell
        finally:
            await self._cleanup_resources()

    async def generate_content_generator(self, *args: Any) -> AsyncIterator[tuple[str, Any]]:
        """Yield the parts of a page, and a failure message if an error ends the rendering.

        *args* are the arguments of Voila's own method.
        """
        try:
            async for part in super().generate_content_generator(*args):
                yield part
        except Exception:
            self.log.exception("A page was not made to its end.")
            yield FAILED, {}


def install_renderers() -> None:
    """Replace Voila's exporter and renderer by ours; Voila has no option for choosing them.

    What is the same for all pages is computed once, not for each page: the exporter with its templates, the
    settings for the page's front end, and the addresses of its files, which depend on their content.
    """
    voila.notebook_renderer.VoilaExporter = KeepLast(CourseExporter)
    voila.handler.NotebookRenderer = CourseRenderer
    voila.handler.get_page_config = KeepLast(voila.utils.get_page_config)
    voila.utils.make_url = cache(STOCK_URL)
