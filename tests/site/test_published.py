"""How the site is published: by a workflow, from a tag, with what is pinned and few rights."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from rummy_widget.site import build, command, pages
from rummy_widget.tutor.folder import course_folder

ROOT = Path(__file__).parents[2]
WORKFLOW: dict[Any, Any] = yaml.safe_load((ROOT / ".github/workflows/site.yml").read_text(encoding="utf-8"))
STEPS = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]


def test_only_a_tag_publishes_or_somebody_by_hand() -> None:
    began = WORKFLOW[True]  # YAML takes `on` for a yes
    assert set(began) == {"push", "workflow_dispatch"}
    assert began["push"] == {"tags": ["v*"]}


def test_what_runs_is_pinned() -> None:
    for step in STEPS:
        if "uses" in step:
            assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", step["uses"]), step


def test_only_the_job_that_publishes_may_and_it_runs_nothing_of_ours() -> None:
    make, publish = WORKFLOW["jobs"]["make"], WORKFLOW["jobs"]["publish"]
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert "write" not in make["permissions"].values()
    assert publish["permissions"] == {"pages": "write", "id-token": "write"}
    assert publish["needs"] == "make"
    assert not [step for step in publish["steps"] if "run" in step]


def test_what_is_made_is_what_is_published() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (out,) = re.findall(r"^OUT \?= (.*)$", makefile, re.MULTILINE)
    (given,) = [step["with"]["path"] for step in STEPS if "upload-pages-artifact" in step.get("uses", "")]
    (made,) = [step for step in STEPS if step.get("run", "").startswith("make site")]
    assert given == out
    assert "ADDRESS" in made["env"]
    assert '--address "$(ADDRESS)"' in makefile


def test_a_link_that_is_posted_shows_a_picture_of_its_own_size() -> None:
    picture = (build.FILES / pages.PICTURE).read_bytes()
    assert len(picture) < 80_000
    found = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", picture, re.DOTALL)
    assert found
    assert [int.from_bytes(each, "big") for each in found.groups()] == [630, 1200]
    told = pages.index_html("programs-x", "https://x.org/y")
    assert '<meta property="og:image" content="https://x.org/y/social.jpg">' in told
    assert '<meta property="og:image" content="social.jpg">' in pages.index_html("programs-x")


def test_an_address_that_is_none_is_refused(tmp_path: Path) -> None:
    words = argparse.Namespace(out=tmp_path, address="example", lite=False)
    with pytest.raises(command.SiteError, match="https://"):
        command.write_site(words, course_folder())
