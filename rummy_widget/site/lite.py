"""Add JupyterLite to the site, in its folder `lite`: notebooks with visible cells, and the real anywidget.

Browsers load everything from the site itself: Pyodide, which comes from its npm package, and every Python
package as a wheel, which is fetched once, when the site is made (`wheels`). JupyterLite and its kernel are
installed in a separate Python, so that the JupyterLab of the course does not load that kernel.
"""

from __future__ import annotations

import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..text.words import ENGLISH, say, speaking
from ..tutor.folder import copy_course
from .wheels import lighten, lock, read_wheel, startup_packages, with_requirements

PACKAGE = Path(__file__).parents[1]
PYODIDE = PACKAGE / "js/node_modules/pyodide"
FOLDER = "lite"
KERNEL = "@jupyterlite/pyodide-kernel-extension"
EXTENSIONS = (KERNEL, "@jupyter-widgets/jupyterlab-manager", "anywidget")
APPS = ("lab",)
# Packages that the kernel itself imports, so they must be available without a network, too.
STARTS = (
    "micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython", "widgetsnbextension",
)  # fmt: skip
PROGRAMS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
POLICY = "; ".join([
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'self'",
    "object-src 'none'",
])  # fmt: skip
"""Content security policy of JupyterLite: it compiles code at run time, but connects to no other site."""


def lite_python() -> Path | None:
    """Return the path of a Python interpreter with JupyterLite installed, or None if there is none.

    The running Python's environment may contain a folder `lite` with a separate Python. This is preferred if
    it has JupyterLite installed; otherwise, the running Python is tried.

    >>> lite_python() is None or lite_python().exists()
    True
    """
    own = Path(sys.prefix) / FOLDER
    for prefix, python in ((own, own / "bin/python"), (Path(sys.prefix), Path(sys.executable))):
        if labextensions(prefix) is not None:
            return python
    return None


def labextensions(prefix: Path) -> Path | None:
    """Return the folder of the JupyterLab extensions of the Python environment at the path *prefix*.

    Returns None if JupyterLite's kernel is not among these extensions.
    """
    found = prefix / "share/jupyter/labextensions"
    return found if (found / KERNEL / "package.json").is_file() else None


def notebook_address(notebook: str, up: str) -> str:
    """Return the URL at which JupyterLite opens a notebook, relative to another page.

    *notebook* is the notebook's path in the course, and *up* is the relative path from the other page to the
    root of the site.

    >>> notebook_address("lessons/pro/02-runs.ipynb", "../../")
    '../../lite/lab/index.html?path=lessons/pro/02-runs.ipynb'
    """
    return f"{up}{FOLDER}/lab/index.html?path={notebook}"


def write_lite(course: Path, out: Path, python: Path) -> None:
    """Write JupyterLite with the notebooks of the course into `out/lite`, in place of any earlier version.

    *course* is the folder of the course, *out* the folder of the site, and *python* the path of a Python
    interpreter with JupyterLite installed. Raises CalledProcessError if one of the programs used fails.
    """
    folder = out / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        copy_course(course, work / "files")
        trust(work / "files")
        (work / "jupyter-lite.json").write_text(json.dumps(page_settings()), encoding="utf-8")
        (work / "overrides.json").write_text(json.dumps(OVERRIDES), encoding="utf-8")
        copy_extensions(python, work / "extensions")
        build(python, work, folder)
        names = copy_python(python, work, folder)
    for page in folder.rglob("*.html"):
        page.write_text(with_policy(page.read_text(encoding="utf-8")), encoding="utf-8")
    path = folder / "jupyter-lite.json"
    settings = json.loads(path.read_text(encoding="utf-8"))
    settings["jupyter-config-data"]["litePluginSettings"] = kernel_settings(names)
    path.write_text(json.dumps(settings, indent=1), encoding="utf-8")


def trust(folder: Path) -> None:
    """Mark the cells of all notebooks in a folder as trusted, so that JupyterLab shows their saved pictures.

    A Jupyter server does this for notebooks whose signature it knows, but a static site has no such server.
    """
    for path in folder.rglob("*.ipynb"):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                cell["metadata"]["trusted"] = True
        path.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")


def build(python: Path, work: Path, folder: Path) -> None:
    """Run JupyterLite's own build, which writes its scripts and our notebooks into *folder*.

    *python* is the path of a Python interpreter with JupyterLite installed, and *work* a folder with the
    settings, extensions and notebooks to use.
    """
    options = [
        f"--lite-dir={work}", f"--output-dir={folder}", f"--contents={work / 'files'}", "--no-sourcemaps",
        f"--FederatedExtensionAddon.extra_labextensions_path={work / 'extensions'}", "--ignore-sys-prefix",
        "--no-unused-shared-packages", *(word for app in APPS for word in ("--apps", app)),
    ]  # fmt: skip
    run([python, "-m", "jupyterlite_core", "build", *options], cwd=work)


def run(command: list[Any], cwd: Path) -> None:
    """Run a command in the folder *cwd*, and show its output only if it fails.

    The command is run without PYTHONPATH, so that it does not import our stand-ins for modules. Raises
    CalledProcessError if the command fails.
    """
    env = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    arguments = [str(word) for word in command]
    done = subprocess.run(
        arguments, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise subprocess.CalledProcessError(done.returncode, arguments)


def copy_extensions(python: Path, folder: Path) -> None:
    """Copy the JupyterLab extensions that our notebooks need into *folder*.

    *python* is the path of the Python interpreter in whose environment they are installed.
    """
    found = labextensions(python.parents[1])
    assert found is not None
    for name in EXTENSIONS:
        shutil.copytree(found / name, folder / name, ignore=shutil.ignore_patterns("*.map"))


def copy_python(python: Path, work: Path, folder: Path) -> list[str]:
    """Copy Pyodide and the wheels of all Python packages that notebooks need into the site's *folder*.

    *python* is the path of a Python interpreter with JupyterLite installed, and *work* a folder for temporary
    files. Returns the names of the packages that kernels load when they start.
    """
    target = folder / "pyodide"
    target.mkdir()
    for name in PROGRAMS:
        shutil.copyfile(PYODIDE / name, target / name)
    own = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    version = own["info"]["python"]
    cache = work / "wheels"
    pip = [python, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", f"--wheel-dir={cache}", PACKAGE.parent], cwd=work
    )
    browser = ["--only-binary=:all:", "--implementation=py", "--abi=none", "--platform=any"]
    wanted = [
        *pinned_requirements(),
        "ipython",
        "jedi",
        "comm",
        f"micropip=={own['packages']['micropip']['version']}",
    ]
    minor = ".".join(version.split(".")[:2])
    run([*pip, "download", *browser, f"--python-version={minor}", f"--dest={cache}", *wanted], cwd=work)
    # JupyterLite's own wheel of a package replaces the real one, parts of which a browser does not need.
    paths = (*cache.glob("*.whl"), *sorted((work / "extensions" / KERNEL / "static/pypi").glob("*.whl")))
    found = {each.name: each for each in (read_wheel(path, version) for path in paths)}
    every = with_requirements(found, ["rummy-widget", *STARTS])
    for each in every:
        lighten(each.path, target / each.path.name)
    copied = [each._replace(path=target / each.path.name) for each in every]
    (target / "pyodide-lock.json").write_text(json.dumps(lock(own, copied), indent=1), encoding="utf-8")
    return startup_packages(copied)


def pinned_requirements() -> list[str]:
    """Return the requirements of our package, pinned to the versions installed in the running Python.

    >>> any(each.startswith("anywidget==") for each in pinned_requirements())
    True
    """
    needs = importlib.metadata.requires("rummy-widget") or []
    names = [re.split(r"[^\w.-]", each)[0] for each in needs if "extra ==" not in each]
    return [f"{name}=={importlib.metadata.version(name)}" for name in names]


def page_settings() -> dict[str, Any]:
    """Return the settings that JupyterLite's pages read from `jupyter-lite.json`."""
    with speaking(ENGLISH):
        name = say("page-title")
    settings = {"appName": name, "collaborative": False, "showLoadingIndicator": True}
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": settings}


OVERRIDES = {
    "@jupyterlab/apputils-extension:notification": {"checkForUpdates": False, "fetchNews": "false"},
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
}


def kernel_settings(names: list[str]) -> Mapping[str, Any]:
    """Return the settings of JupyterLite's kernel, which make it load everything from this site.

    *names* are the packages that the kernel loads when it starts.

    >>> kernel_settings(["ipython"])["@jupyterlite/pyodide-kernel-extension:kernel"]["pyodideUrl"]
    './pyodide/pyodide.mjs'
    """
    options = {"lockFileURL": "./pyodide/pyodide-lock.json", "packages": names}
    settings = {"pyodideUrl": "./pyodide/pyodide.mjs", "loadPyodideOptions": options}
    return {f"{KERNEL}:kernel": {**settings, "pipliteUrls": [], "disablePyPIFallback": True}}


def with_policy(page: str) -> str:
    """Return the HTML of a page with a content security policy that forbids requests to other sites.

    >>> with_policy("<html><head><title>x</title></head></html>").partition("<title>")[0][:40]
    '<html><head><meta http-equiv="Content-Se'
    """
    return page.replace("<head>", f'<head><meta http-equiv="Content-Security-Policy" content="{POLICY}">', 1)
