"""What Python in the browser lacks at first, and finds once it asks for it."""

from __future__ import annotations

import io
import sys
import zipfile
from pathlib import Path

import pytest

from rummy_widget.site import lazy_import


def packed(**files: str | bytes) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as file:
        for name, text in files.items():
            file.writestr(name.replace("__", "/", 1).replace("_of_", "."), text)
    return whole.getvalue()


def test_a_part_of_a_package_is_found_in_a_library_that_was_empty_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package that was loaded when the memory was made asks for one of its parts only later."""
    library = tmp_path / "library.zip"
    library.write_bytes(packed())
    part = "def found(): return 'here'"
    packs = {"more.zip": packed(), "rest.zip": packed(library_of_zip=packed(half_loaded__part_of_py=part))}
    monkeypatch.setattr(lazy_import, "LIBRARY", str(library))
    monkeypatch.setattr(lazy_import, "OURS", str(tmp_path))
    monkeypatch.setattr(sys, "path", list(sys.path))
    finder = lazy_import.LazyImporter(packs.__getitem__, frozenset({"half_loaded"}))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, finder])
    package = type(sys)("half_loaded")
    package.__path__ = [f"{library}/half_loaded"]
    monkeypatch.setitem(sys.modules, "half_loaded", package)
    from half_loaded import part as there  # type: ignore[import-not-found]

    assert there.found() == "here"


def test_what_proves_is_fetched_when_a_proof_is_asked_for_and_again_where_it_did_not_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, cut = [], [True]

    def fetch(name: str) -> bytes:
        asked.append(name)
        if cut:
            raise OSError(cut.pop())
        return packed(sympy____init___of_py="") if name == lazy_import.PROOFS else packed()

    monkeypatch.setattr(lazy_import, "OURS", str(tmp_path))
    finder = lazy_import.LazyImporter(fetch, frozenset({"rummy_widget"}))
    with pytest.raises(OSError, match="True"):
        finder.find_spec("sympy")
    assert finder.find_spec("sympy", [str(tmp_path)]) is not None
    assert finder.find_spec("sympy.physics", []) is None
    assert finder.find_spec("rummy_widget.nothing", []) is None
    assert asked == [lazy_import.PROOFS, lazy_import.PROOFS, *lazy_import.PACKS]
