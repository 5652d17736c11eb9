"""Import, in the browser, modules that are not loaded from the start.

These modules are in packs, which are zip archives. The first pack contains the modules that are used by pages
other than lessons, and the second pack contains the rest, except for the libraries that prove formulas equal.
When a module that is still missing is imported, the first pack is fetched and, if the module isn't in it, the
second one. The libraries are in a third pack, which is fetched when one of them is imported.
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
PROOFS = "sympy.zip"
PROVING = frozenset({"sympy", "mpmath"})


class LazyImporter(MetaPathFinder):
    """An importer of missing modules: it fetches packs (zip archives) until one of them contains the module.

    *fetch* returns the content of a pack, given its name. *ours* are the top-level packages that may be in
    packs; a pack may also contain modules of the standard library.
    """

    def __init__(self, fetch: Callable[[str], bytes], ours: frozenset[str]) -> None:
        self._fetch, self._known = fetch, ours | sys.stdlib_module_names
        self._packs, self._proves = list(PACKS), False

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a missing module, fetching packs (zip archives) until one contains the module.

        Returns None if no pack contains it. The arguments are those of Python's finders: the module's full
        name, and the *path* of its package; *target* is not used.
        """
        top, paths = name.partition(".")[0], sys.path if path is None else path
        if top in PROVING and not self._proves:
            self.unpack(PROOFS)
            self._proves = True
            return PathFinder.find_spec(name, paths, target)
        while top in self._known and self._packs:
            self.unpack(self._packs[0])
            del self._packs[0]
            if found := PathFinder.find_spec(name, paths, target):
                return found
        return None

    def unpack(self, pack: str) -> None:
        """Fetch a pack, a zip archive given by its name, and unpack it to a place where Python finds it."""
        with zipfile.ZipFile(io.BytesIO(self._fetch(pack))) as file:
            for name in file.namelist():
                if name == LIBRARY.rpartition("/")[2]:
                    with open(LIBRARY, "wb") as library:
                        library.write(file.read(name))
                    zipimporter(LIBRARY).invalidate_caches()  # an earlier search has found nothing there
                    sys.path.append(LIBRARY)
                else:
                    file.extract(name, OURS)
        sys.path_importer_cache.clear()  # not `invalidate_caches`, which would import what is missing
