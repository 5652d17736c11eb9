"""What the long proofs share."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import servers
from proof.sites import Site, make_some
from rummy_widget.site.command import write_site

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    """Two processes to play in."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        yield pool


@pytest.fixture(scope="session")
def whole_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the whole site: what RUMMY_SITE names, else it is made, which takes minutes."""
    if made := os.environ.get("RUMMY_SITE"):
        return Path(made)
    out = tmp_path_factory.mktemp("made") / "site"
    write_site(argparse.Namespace(out=out, address="", lite=False), ROOT)
    return out


@pytest.fixture(scope="session")
def offered(whole_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Site]:
    """The whole site, from Python's own server and below a path."""
    server = servers.site_server(whole_site, tmp_path_factory.mktemp("offered"))
    yield server
    server.stop()


@pytest.fixture
def passing(visit: Callable[..., Any]) -> Callable[..., Any]:
    """Visits of somebody who keeps nothing of the site: what is kept has proofs of its own."""
    return partial(visit, service_workers="block")


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site with some pages."""
    return make_some(tmp_path_factory.mktemp("site") / "some/where")


@pytest.fixture
def site(made: Path) -> Iterator[Site]:
    """That site, from a server with faults to be switched on."""
    found = Site(made)
    yield found
    found.stop()
