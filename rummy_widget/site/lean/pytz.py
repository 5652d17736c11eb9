"""A stand-in for pytz with the only name that Fluent's runtime uses, UTC."""

from datetime import UTC

__all__ = ["UTC"]
