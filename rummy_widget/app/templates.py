"""Changes to how Voila renders pages: templates are compiled once, and a page that fails says so.

Without these changes, Voila compiles all templates again for each page. This takes most of the time that a
page needs, and no other request is answered during that time. And if a kernel ends while its page is being
rendered, the browser waits forever.
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
    """A cache in memory for the bytecode of compiled HTML templates."""

    def __init__(self) -> None:
        self._bytecode: dict[str, tuple[str, CodeType]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Put a template's bytecode into *bucket*, if it is cached and the template has not changed."""
        checksum, code = self._bytecode.get(bucket.key, ("", None))
        if checksum == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Put the bytecode of a template, which is in *bucket*, into the cache."""
        if bucket.code is not None:
            self._bytecode[bucket.key] = bucket.checksum, bucket.code


COMPILED = TemplateCache()
# Shows a sentence about the failure; it is in the page's template.
FAILED = "<script>window.rummy.failed()</script>\n"


class CourseExporter(VoilaExporter):  # type: ignore[misc]
    """Voila's converter from notebooks to HTML, changed so that each template is compiled only once."""

    def _create_environment(self) -> Environment:
        made: Environment = super()._create_environment()
        made.bytecode_cache = COMPILED
        return made


class CourseRenderer(voila.notebook_renderer.NotebookRenderer):  # type: ignore[misc]
    """Voila's renderer, changed so that a page that can't be fully rendered ends with a failure message."""

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
    """Replace Voila's exporter and renderer by ours; Voila has no option for choosing them."""
    voila.notebook_renderer.VoilaExporter = CourseExporter
    voila.handler.NotebookRenderer = CourseRenderer
