"""The addresses of visitors behind a proxy: only the proxies that are configured are trusted.

With their help a class behind a proxy does not count as one address. Tornado would accept such headers from
anybody, and also a header that a proxy passes on as the visitor wrote it.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from tornado.httputil import HTTPHeaders

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
SCHEMES = ("http", "https")
MOST = 40  # addresses in a header that are read; nobody has as many proxies


class Proxies:
    """The trusted proxies, given by addresses or networks; raises ValueError if one is neither.

    >>> proxies = Proxies(["127.0.0.1", "172.30.0.0/24"])
    >>> proxies.believes("172.30.0.9"), proxies.believes("::ffff:127.0.0.1"), proxies.believes("192.0.2.7")
    (True, True, False)
    """

    def __init__(self, told: Iterable[str] = ()) -> None:
        self.networks: tuple[Network, ...] = tuple(ipaddress.ip_network(each, strict=False) for each in told)

    def __bool__(self) -> bool:
        return bool(self.networks)

    def believes(self, address: str) -> bool:
        """Return whether an address is that of a trusted proxy."""
        known = read(address)
        return known is not None and any(known in each for each in self.networks)

    def visitor(self, peer: str, headers: HTTPHeaders) -> str:
        """Return the address of a request's visitor: the last address on its way that is no trusted proxy.

        Addresses before that one were written by the visitor, and may be anything.

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
        """Return the scheme (http or https) that a trusted proxy states; None if there is no such statement.

        >>> Proxies(["127.0.0.1"]).scheme("127.0.0.1", HTTPHeaders({"X-Forwarded-Proto": "https"}))
        'https'
        """
        if not self.believes(peer):
            return None
        said = ",".join(headers.get_list("X-Forwarded-Proto")).rpartition(",")[2].strip()
        return said if said in SCHEMES else None


def origin(address: str) -> str:
    """Return what counts as one visitor: an address, or in IPv6 the network of one household.

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
    """Return the address written in a header; None if it is not one.

    >>> read("192.0.2.7"), read("::ffff:192.0.2.7"), read("unknown")
    (IPv4Address('192.0.2.7'), IPv4Address('192.0.2.7'), None)
    """
    try:
        known = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known
