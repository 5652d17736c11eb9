"""Who asks, where a proxy stands before the server: the proxy says it, and nobody else is believed.

A class behind one proxy is then not one address. Tornado would take such a header from whoever sends it, and
another one that a proxy passes on as its visitor wrote it.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from tornado.httputil import HTTPHeaders

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
SCHEMES = ("http", "https")
MOST = 40  # addresses of a header that are looked at; nobody has as many proxies


class Proxies:
    """The proxies that are believed, by their addresses or networks; a ValueError where one is neither.

    >>> proxies = Proxies(["127.0.0.1", "172.30.0.0/24"])
    >>> proxies.believes("172.30.0.9"), proxies.believes("::ffff:127.0.0.1"), proxies.believes("192.0.2.7")
    (True, True, False)
    """

    def __init__(self, told: Iterable[str] = ()) -> None:
        self.networks: tuple[Network, ...] = tuple(ipaddress.ip_network(each, strict=False) for each in told)

    def __bool__(self) -> bool:
        return bool(self.networks)

    def believes(self, address: str) -> bool:
        known = read(address)
        return known is not None and any(known in each for each in self.networks)

    def visitor(self, peer: str, headers: HTTPHeaders) -> str:
        """Whose request that is: the last address on the way that is none of the proxies'.

        What stands before it was written by whoever has that address, and may be anything.

        >>> proxies = Proxies(["127.0.0.1"])
        >>> told = HTTPHeaders({"X-Forwarded-For": "198.51.100.1, 192.0.2.7"})
        >>> proxies.visitor("127.0.0.1", told), proxies.visitor("192.0.2.66", told)
        ('192.0.2.7', '192.0.2.66')
        """
        found = peer
        way = ",".join(headers.get_list("X-Forwarded-For")).split(",")[-MOST:]
        while way and self.believes(found):
            before = read(way.pop().strip())
            if before is None:
                break
            found = str(before)
        return found

    def scheme(self, peer: str, headers: HTTPHeaders) -> str | None:
        """How the visitor's browser asks, as the proxy next to us says; None where nobody believed does.

        >>> Proxies(["127.0.0.1"]).scheme("127.0.0.1", HTTPHeaders({"X-Forwarded-Proto": "https"}))
        'https'
        """
        if not self.believes(peer):
            return None
        said = ",".join(headers.get_list("X-Forwarded-Proto")).rpartition(",")[2].strip()
        return said if said in SCHEMES else None


def origin(address: str) -> str:
    """Return who counts as one visitor: an address, or of IPv6 the network that one household has.

    >>> origin("192.0.2.7"), origin("::ffff:192.0.2.7"), origin("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    >>> origin("fe80::1%eth0"), origin("")
    ('fe80::', '')
    """
    known = read(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Address(int(known) >> 64 << 64))
    return address if known is None else str(known)


def read(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address as a header has it; None for what is none.

    >>> read("192.0.2.7"), read("::ffff:192.0.2.7"), read("unknown")
    (IPv4Address('192.0.2.7'), IPv4Address('192.0.2.7'), None)
    """
    try:
        known = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known
