"""What is not loaded from the start: what only other pages than lessons use, and then all the rest.

Each of the two packs is fetched when it is first asked for.
"""

from __future__ import annotations

import io
import sys
import zipfile
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from zipimport import zipimporter

OURS = "/rummy"
LIBRARY = "/lib/python314.zip"
PACKS = ("more.zip", "rest.zip")


class Missing(MetaPathFinder):
    """Finds a module by fetching pack after pack until it is there."""

    def __init__(self, fetch: Callable[[str], bytes], ours: frozenset[str]) -> None:
        self._fetch, self._known = fetch, ours | sys.stdlib_module_names
        self._packs = list(PACKS)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] not in self._known:
            return None
        while self._packs:
            self.unpack()
            if found := PathFinder.find_spec(name, sys.path if path is None else path, target):
                return found
        return None

    def unpack(self) -> None:
        """Lay the files of the next pack where they lay when this Python was made."""
        with zipfile.ZipFile(io.BytesIO(self._fetch(self._packs.pop(0)))) as file:
            for name in file.namelist():
                if name == LIBRARY.rpartition("/")[2]:
                    with open(LIBRARY, "wb") as library:
                        library.write(file.read(name))
                    zipimporter(LIBRARY).invalidate_caches()  # whoever has looked before found nothing there
                    sys.path.append(LIBRARY)
                else:
                    file.extract(name, OURS)
        sys.path_importer_cache.clear()  # `invalidate_caches` would import what is missing
