"""The network addresses of visitors behind a proxy, which are read from the headers of trusted proxies.

Thanks to these headers, the visitors behind a proxy do not all count as one visitor. Tornado's own option for
such headers is not used. It would accept them from anybody, and also accept an address that a visitor has
made up and a proxy has passed on.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from tornado.httputil import HTTPHeaders

SCHEMES = ("http", "https")
MOST = 40  # addresses in a header that are read; nobody has as many proxies


class Proxies:
    """The proxies that the server trusts, given as strings: IP addresses, or networks of them.

    Raises ValueError if a string is neither an IP address nor a network.

    >>> proxies = Proxies(["127.0.0.1", "172.30.0.0/24"])
    >>> proxies.trusts("172.30.0.9"), proxies.trusts("::ffff:127.0.0.1"), proxies.trusts("192.0.2.7")
    (True, True, False)
    """

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        self.networks = tuple(ipaddress.ip_network(each, strict=False) for each in addresses)

    def __bool__(self) -> bool:
        return bool(self.networks)

    def trusts(self, address: str) -> bool:
        """Return whether a network address belongs to a trusted proxy; False if it is not a valid address."""
        parsed = parse_address(address)
        return parsed is not None and any(parsed in each for each in self.networks)

    def visitor(self, peer: str, headers: HTTPHeaders) -> str:
        """Return the address of the visitor who sent a request that comes from the address *peer*.

        If *peer* is not a trusted proxy, the result is *peer* itself. Otherwise, the result is the last
        address in the header `X-Forwarded-For` that does not belong to a trusted proxy; the visitor may have
        invented the addresses before that one.

        >>> proxies = Proxies(["127.0.0.1"])
        >>> headers = HTTPHeaders({"X-Forwarded-For": "198.51.100.1, 192.0.2.7"})
        >>> proxies.visitor("127.0.0.1", headers), proxies.visitor("192.0.2.66", headers)
        ('192.0.2.7', '192.0.2.66')
        """
        found = peer
        hops = ",".join(headers.get_list("X-Forwarded-For")).split(",")[-MOST:]
        while hops and self.trusts(found):
            before = parse_address(hops.pop().strip())
            if before is None:
                break
            found = str(before)
        return found

    def scheme(self, peer: str, headers: HTTPHeaders) -> str | None:
        """Return the scheme (http or https) that a trusted proxy states for a request.

        *peer* is the address from which the request comes. Returns None if *peer* is not a trusted proxy, or
        if the header `X-Forwarded-Proto` states no scheme.

        >>> Proxies(["127.0.0.1"]).scheme("127.0.0.1", HTTPHeaders({"X-Forwarded-Proto": "https"}))
        'https'
        """
        if not self.trusts(peer):
            return None
        scheme = ",".join(headers.get_list("X-Forwarded-Proto")).rpartition(",")[2].strip()
        return scheme if scheme in SCHEMES else None


def origin(address: str) -> str:
    """Return the key under which a visitor's pages and connections are counted, given a network address.

    All addresses that belong to one visitor have the same key. The key is the address itself or, for IPv6,
    its /64 network, because a household usually has a whole /64 network. A string that is not an address is
    returned unchanged.

    >>> origin("192.0.2.7"), origin("::ffff:192.0.2.7"), origin("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    >>> origin("fe80::1%eth0"), origin("")
    ('fe80::', '')
    """
    parsed = parse_address(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Address(int(parsed) >> 64 << 64))
    return address if parsed is None else str(parsed)


def parse_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Parse an IP address, for example from a header; return None if the string is not an IP address.

    >>> parse_address("192.0.2.7"), parse_address("::ffff:192.0.2.7"), parse_address("unknown")
    (IPv4Address('192.0.2.7'), IPv4Address('192.0.2.7'), None)
    """
    try:
        parsed = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed
