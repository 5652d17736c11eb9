"""How Voila renders our pages: from templates that are compiled only once, and always to the end.

Voila makes an exporter for each page, and compiled the templates again each time, which took most of the
server's time for a page while no other request was answered. And if a kernel ended while its page was being
made, Voila left the browser waiting.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import CodeType
from typing import Any

import voila.handler
import voila.notebook_renderer
from jinja2 import BytecodeCache, Environment
from jinja2.bccache import Bucket
from voila.exporter import VoilaExporter


class TemplateCache(BytecodeCache):
    """The bytecode of templates, by their name and text."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[str, CodeType]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Load the bytecode of a template, if its text has not changed."""
        checksum, code = self._kept.get(bucket.key, ("", None))
        if checksum == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the bytecode of a template."""
        if bucket.code is not None:
            self._kept[bucket.key] = bucket.checksum, bucket.code


COMPILED = TemplateCache()
# The sentence that the page then shows is in its template.
FAILED = "<script>window.rummy.failed()</script>\n"


class CourseExporter(VoilaExporter):  # type: ignore[misc]
    """Voila's exporter, with a cache for compiled templates."""

    def _create_environment(self) -> Environment:
        made: Environment = super()._create_environment()
        made.bytecode_cache = COMPILED
        return made


class CourseRenderer(voila.notebook_renderer.NotebookRenderer):  # type: ignore[misc]
    """Voila's renderer, but if an error interrupts a page, the page ends with a sentence that says so."""

    async def generate_content_generator(self, *words: Any) -> AsyncIterator[tuple[str, Any]]:
        """Yield the parts of a page, and a failure message if an error interrupts it."""
        try:
            async for part in super().generate_content_generator(*words):
                yield part
        except Exception:
            self.log.exception("A page was not made to its end.")
            yield FAILED, {}


def install_renderers() -> None:
    """Make Voila use our exporter and renderer, by replacing its own: it has no option for that."""
    voila.notebook_renderer.VoilaExporter = CourseExporter
    voila.handler.NotebookRenderer = CourseRenderer
