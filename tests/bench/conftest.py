"""Timings depend on the machine and on what else it does: they are measured, never passed or failed."""

collect_ignore_glob = ["*.py"]
