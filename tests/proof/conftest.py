"""What the long proofs share."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from rummy_widget.site.command import write_site
from servers import Site, site_server

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
    write_site(argparse.Namespace(out=out), ROOT)
    return out


@pytest.fixture(scope="session")
def offered(whole_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The whole site, from Python's own server and below a path."""
    server = site_server(whole_site, tmp_path_factory.mktemp("offered"))
    yield server
    server.stop()
