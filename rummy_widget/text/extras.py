"""Find out which optional extra of this package includes a missing library, and say how to install it.

>>> print(missing_sentence("matplotlib"))
This needs matplotlib, which isn't installed. Install it with: pip install "rummy-widget[class]"
"""

from __future__ import annotations

from pathlib import Path

from .words import say

# The smallest extra that includes each library, by the name under which the library is imported (see
# tests/engine/test_extras.py).
_EXTRAS = {
    "matplotlib": "class",
    "confusable_homoglyphs": "rooms", "segno": "rooms", "sqlalchemy": "rooms",
    "psycopg": "postgres",
    "ipykernel": "app", "jinja2": "app", "jupyter_server": "app", "jupyterlab": "app", "latex2mathml": "app",
    "tornado": "app", "voila": "app",
}  # fmt: skip


def install_target(module: str, checkout: Path | None = None) -> str:
    """Return the argument for `pip install` that installs a module.

    The argument is the smallest optional extra of this package that includes the module, or the name of the
    module if no extra includes it. *checkout* is the folder of a clone of the repository, if there is one;
    the extra is then installed from that folder. Pages do not pass *checkout*, because visitors should not
    learn its path.

    >>> install_target("sqlalchemy.engine"), install_target("psycopg2")
    ('"rummy-widget[rooms]"', 'psycopg2')
    """
    extra = _EXTRAS.get(module.partition(".")[0])
    if extra is None:
        return module
    return f'"rummy-widget[{extra}]"' if checkout is None else f'-e "{checkout}[{extra}]"'


def missing_sentence(module: str, checkout: Path | None = None) -> str:
    """Return a sentence that says which module is missing and what to install.

    *checkout* is the folder of a clone of the repository, if there is one; the sentence then says to install
    this package from that folder.
    """
    return say("cli-extra-missing", package=module, target=install_target(module, checkout))
