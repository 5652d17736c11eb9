"""Templates compiled once for all pages.

Voila makes an exporter for each page, and so compiled the page's templates anew. That took most of the
server's time for a page, and nobody else was answered meanwhile.
"""

from __future__ import annotations

from types import CodeType

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


class CourseExporter(VoilaExporter):  # type: ignore[misc]
    """Voila's, with a memory for templates."""

    def _create_environment(self) -> Environment:
        made: Environment = super()._create_environment()
        made.bytecode_cache = COMPILED
        return made


def compile_once() -> None:
    """Have Voila make its pages with ours; it names its own exporter in one place and lets nobody choose."""
    voila.notebook_renderer.VoilaExporter = CourseExporter
