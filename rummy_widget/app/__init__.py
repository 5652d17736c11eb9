"""The course as an app: a Voila server with our settings, and the pages that it shows."""

from __future__ import annotations

import sys

# Jupyter validates its events by JSON schemas. One format that these could use, internationalised addresses,
# takes a second at every start to build its grammar. None of them uses it, so it is left out.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
