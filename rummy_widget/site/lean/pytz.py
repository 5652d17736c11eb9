"""What Fluent's runtime asks of pytz."""

from datetime import UTC

__all__ = ["UTC"]
