"""The address at which the course is served: a host and a port.

A browser stores a learner's progress for each address separately, so the app always uses the same address:
127.0.0.1 and a fixed port. Another port is chosen only if the fixed one is in use and the user has not asked
for a particular port; the command then prints the port that was chosen.
"""

from __future__ import annotations

import errno
import os
import socket
from contextlib import suppress
from dataclasses import dataclass

LOOPBACK = "127.0.0.1"
DEFAULT_PORT = 8866
TRIES = 20
EVERYWHERE = ("", "0.0.0.0", "::")
WAITING = 1024  # how many connections may wait to be accepted: if a visitor opens many, the next gets in


class PortTaken(OSError):
    """Raised if the port that was asked for is in use already."""


@dataclass(frozen=True, slots=True)
class Address:
    """A host and a port, with the sockets that are already listening at them."""

    host: str
    port: int
    sockets: list[socket.socket]

    @property
    def url(self) -> str:
        """The URL of the course, to be typed in a browser on this computer.

        >>> Address("0.0.0.0", 80, []).url == f"http://{socket.gethostname()}:80/"
        True
        >>> Address("::1", 8866, []).url
        'http://[::1]:8866/'
        """
        name = socket.gethostname() if self.host in EVERYWHERE else self.host
        return f"http://{self._with_port(name)}/"

    @property
    def shared(self) -> str:
        """The host and port at which other people's devices reach the course.

        The host is an IP address, because phones can rarely find a computer by its name.

        >>> Address("192.0.2.7", 8866, []).shared, Address("2001:db8::7", 8866, []).shared
        ('192.0.2.7:8866', '[2001:db8::7]:8866')
        """
        return self._with_port(network_address() if self.host in EVERYWHERE else self.host)

    def _with_port(self, name: str) -> str:
        return f"[{name}]:{self.port}" if ":" in name else f"{name}:{self.port}"


def network_address() -> str:
    """Return this computer's IP address on its local network, or its host name if it is not on a network."""
    for family, elsewhere in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))  # sends nothing: the system only chooses a network interface
            return str(probe.getsockname()[0])
    return socket.gethostname()


def free_address(host: str, port: int | None = None) -> Address:
    """Listen on a port of a host, and return the address with the listening socket.

    If *port* is None, the usual port is used or, if a program uses that port already, another one. Raises
    PortTaken if the given port is in use or not allowed, and OSError if it is impossible to listen at the
    host.

    >>> first = free_address("127.0.0.1", 0)
    >>> free_address("127.0.0.1", first.port)  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    rummy_widget.app.address.PortTaken: ...
    >>> first.sockets[0].close()
    """
    for candidate in [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + TRIES), 0]:
        try:
            found = listen(host, candidate)
            break
        except OSError as trouble:
            if trouble.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            if port is not None:
                raise PortTaken(trouble.errno, trouble.strerror) from trouble
    return Address(host, found.getsockname()[1], [found])


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on a port of a host; raise OSError if that fails.

    It fails if a program uses the port already: a port is never shared.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, _, _, _, address = found[0]
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        # This option reuses a port that was just closed; but on Windows, it would share one that is in use.
        if os.name != "nt":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setblocking(False)
        made.bind(address)
        made.listen(WAITING)
    except OSError:
        made.close()
        raise
    return made
