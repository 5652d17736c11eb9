"""Run notebooks in place and keep what a reader without a kernel needs: all, or those named.

What is kept is the same on every machine and every day, so that a change in the file is a change in what it
shows. A widget is kept as its picture and its text: its live view belongs to a kernel that is gone by then.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).parents[1]
FOLDERS = ("lessons", "notebooks")
VIEW = "application/vnd.jupyter.widget-view+json"
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
# Keys of a cell's metadata that say something about the notebook and not about a moment or an editor.
KEPT = ("tags", "editable", "deletable")
# Text that would differ next time: an address in memory.
PASSING = re.compile(r" at 0x[0-9a-f]{6,}")


def notebooks() -> list[Path]:
    """All notebooks of the course."""
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.ipynb"))
    return sorted(path for path in found if ".ipynb_checkpoints" not in path.parts)


def run(path: Path) -> Any:
    """The notebook with the outputs of running it now; an error in a cell is raised."""
    notebook: Any = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    options = {"metadata": {"path": str(path.parent)}}
    client = NotebookClient(
        notebook, kernel_name="python3", timeout=300, store_widget_state=False, resources=options
    )
    client.execute()
    return lasting(notebook)


def _node(mapping: dict[str, Any]) -> Any:
    return nbformat.from_dict(mapping)  # type: ignore[no-untyped-call]


def lasting(notebook: Any) -> Any:
    """The notebook without anything that passes: times, versions, ids of widgets."""
    kept = ("title", "lang", "bundle", "topic", "home")
    metadata = {key: value for key, value in notebook.metadata.items() if key in kept}
    notebook.metadata = _node({**metadata, "kernelspec": KERNEL, "language_info": {"name": "python"}})
    notebook.nbformat_minor = 5
    for number, cell in enumerate(notebook.cells, start=1):
        cell.setdefault("id", f"cell-{number}")
        cell.metadata = _node({key: cell.metadata[key] for key in KEPT if key in cell.metadata})
        if cell.cell_type == "code":
            cell.outputs = [_lasting_output(output) for output in cell.outputs]
    return notebook


def _lasting_output(output: Any) -> Any:
    data = output.get("data", {})
    if len(data) > 1:
        data.pop(VIEW, None)
    if "metadata" in output:
        output["metadata"] = {}
    if found := PASSING.search(str(output)):
        raise ValueError(f"an output that would differ next time: {found[0]!r} in {str(output)[:200]!r}")
    return output


def text(notebook: Any) -> str:
    """The notebook as its file holds it."""
    written: str = nbformat.writes(notebook)  # type: ignore[no-untyped-call]
    return written.rstrip("\n") + "\n"


def main(names: list[str]) -> int:
    """Run the notebooks of these names, or all; the result is an exit code."""
    for path in [Path(name).resolve() for name in names] or notebooks():
        before = path.read_text(encoding="utf-8")
        after = text(run(path))
        if after != before:
            path.write_text(after, encoding="utf-8")
        print(path.relative_to(ROOT), "changed" if after != before else "as it was", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
