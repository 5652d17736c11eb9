"""The course as an app: a Voila server with our settings, and the pages that it shows."""

from __future__ import annotations

import sys

# Jupyter validates its events with JSON schemas. These could use the format of internationalized addresses,
# whose grammar takes a second to build at each start. None of the schemas does, so the module is left out.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
