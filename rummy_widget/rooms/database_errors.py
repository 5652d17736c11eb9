"""What a database raises, as what is told to people."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from .errors import DatabaseBusy, DatabaseDamaged, DatabaseGone, DiskFull, RoomError


@contextmanager
def translate_errors() -> Iterator[None]:
    """Inside, what the database raises comes out as one of our errors; two of one key do not."""
    try:
        yield
    except (RoomError, IntegrityError):
        raise
    except DBAPIError as trouble:
        raise error_of(trouble.orig) from trouble
    except PoolTimeout as trouble:
        raise DatabaseBusy from trouble
    except NoSuchModuleError:  # the address names a driver that SQLAlchemy doesn't know
        raise DatabaseGone from None
    except (sqlite3.Error, OSError) as trouble:
        raise error_of(trouble) from trouble


def error_of(trouble: BaseException | None) -> RoomError:
    """Return what to tell people of an error of the database."""
    name = getattr(trouble, "sqlite_errorname", "")
    state = getattr(trouble, "sqlstate", None) or ""
    said = str(trouble).casefold()
    if (
        name.startswith("SQLITE_FULL")
        or state == "53100"
        or "disk is full" in said
        or "no space left" in said
    ):
        return DiskFull()
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) or state in _BUSY:
        return DatabaseBusy()
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or state in _DAMAGED:
        return DatabaseDamaged()
    return DatabaseGone()


_DAMAGED = ("XX001", "XX002")
# Lock and statement timeouts, deadlocks, transactions that can't be put in a row, too many clients.
_BUSY = ("55P03", "57014", "40P01", "40001", "25P03", "53300")
