"""A stand-in for pytz with what Fluent's runtime uses."""

from datetime import UTC

__all__ = ["UTC"]
