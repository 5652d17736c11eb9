"""What axe-core finds against a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from axe_playwright_python.sync_playwright import Axe

# One look after the other, with the program that the first has brought.
RUN = """async ([context, options]) => (await axe.run(context ?? document, options)).violations
  .map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 1).map(({ html }) => ({ html })) }))"""


def barriers(
    page: Any, *, only: Sequence[str] = (), without: Sequence[str] = (), within: Sequence[str] = ()
) -> list[str]:
    """Each rule that the page breaks, with what is asked for and the first element that breaks it.

    *only* and *without* name rules of axe-core to ask for alone, or not to ask for; *within* the parts of the
    page to look at, where not all of it is ours.
    """
    # What it also tells of all that is well takes four fifths of its time.
    options: dict[str, Any] = {
        "resultTypes": ["violations"],
        "rules": {rule: {"enabled": False} for rule in without},
    }
    if only:
        options["runOnly"] = list(only)
    context = {"include": [[css] for css in within]} if within else None
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate(RUN, [context, options])
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html']}" for each in found]
