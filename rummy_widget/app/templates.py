"""How Voila makes our pages: from templates compiled once for all, and to an end whatever happens.

Voila makes an exporter for each page, and so compiled the page's templates anew. That took most of the
server's time for a page, and nobody else was answered meanwhile. And where a kernel ended while its page was
made, Voila left whoever waited for it waiting.
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


class Compiled(BytecodeCache):
    """What templates compile to, by their name and text."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[str, CodeType]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        checksum, code = self._kept.get(bucket.key, ("", None))
        if checksum == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        if bucket.code is not None:
            self._kept[bucket.key] = bucket.checksum, bucket.code


COMPILED = Compiled()
# What the page says then is in its template.
FAILED = "<script>window.rummy.failed()</script>\n"


class CourseExporter(VoilaExporter):  # type: ignore[misc]
    """Voila's, with a memory for templates."""

    def _create_environment(self) -> Environment:
        made: Environment = super()._create_environment()
        made.bytecode_cache = COMPILED
        return made


class CourseRenderer(voila.notebook_renderer.NotebookRenderer):  # type: ignore[misc]
    """Voila's, which ends a page that cannot be made whole with a sentence that says so."""

    async def generate_content_generator(self, *words: Any) -> AsyncIterator[tuple[str, Any]]:
        try:
            async for part in super().generate_content_generator(*words):
                yield part
        except Exception:
            self.log.exception("A page was not made to its end.")
            yield FAILED, {}


def compile_once() -> None:
    """Have Voila make its pages with ours; it names its own classes in one place and lets nobody choose."""
    voila.notebook_renderer.VoilaExporter = CourseExporter
    voila.handler.NotebookRenderer = CourseRenderer
