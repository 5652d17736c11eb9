"""What is not loaded from the start: the rest of our packages and of Python's library.

It is fetched when it is first asked for.
"""

from __future__ import annotations

import importlib
import io
import sys
import zipfile
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

OURS = "/rummy"
LIBRARY = "/lib/python314.zip"


class Rest(MetaPathFinder):
    """Finds a module by fetching all that is missing, once."""

    def __init__(self, fetch: Callable[[], bytes], ours: frozenset[str]) -> None:
        self._fetch, self._known = fetch, ours | sys.stdlib_module_names
        self.there = False

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if self.there or name.partition(".")[0] not in self._known:
            return None
        self.unpack()
        return PathFinder.find_spec(name, path, target)

    def unpack(self) -> None:
        """Lay the files where they lay when this Python was made."""
        if self.there:
            return
        self.there = True
        with zipfile.ZipFile(io.BytesIO(self._fetch())) as file:
            for name in file.namelist():
                if name == LIBRARY.rpartition("/")[2]:
                    with open(LIBRARY, "wb") as library:
                        library.write(file.read(name))
                else:
                    file.extract(name, OURS)
        sys.path.append(LIBRARY)
        sys.path_importer_cache.clear()
        importlib.invalidate_caches()
