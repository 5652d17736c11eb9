"""The course as an app: the server, Voila with our settings, and the page that they show."""

from __future__ import annotations

import sys

# Jupyter checks its events by JSON schemas. One format that these could name, the international address,
# takes a second at every start to build its grammar. None of them names it; without it, it is not checked.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
