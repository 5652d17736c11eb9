"""A ruleset of a known kind is one expression and its clauses: a patch adds one, and it is played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATCH = Path(__file__).parent / "patches" / "trio_rummy.patch"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "course", "js", "static")

PLAYED = """
import rummy_widget as rw
from engine.game.open_games import checked
from rummy_widget.engine.game.deal_codes import deal_code, read_code
from rummy_widget.engine.rules import GAMES
from rummy_widget.text.words import clause, speaking

rules = GAMES["trio_rummy"]
for seed in range(12):
    for player in ("random", "beginner", "steady", "strong"):
        checked(rules, 2 + seed % 3, seed, player)  # judged and settled by others
game = rw.new_game(3, 7, rules=rules)
assert read_code(deal_code(game))[1].rules == rules
(fault,) = rw.judge_play("", "r5 y5 b5 k5", "r5 y5 b5 k5 k1", rules=rules)
assert fault.clause == "TRIO-1"
low, = rw.judge_play("", "r10 y10 b10", "r10 y10 b10 k1", rules=rules, opened=False)
assert (low.clause, low.wanted) == ("TRIO-2", 40)
for language in ("en", "ro"):
    with speaking(language):
        assert clause("TRIO-1").stated
print(rules)
"""


def test_a_patch_of_one_expression_adds_a_ruleset(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "rummy_widget", tmp_path / "rummy_widget", ignore=LEFT_OUT)
    subprocess.run(["git", "apply", str(PATCH)], cwd=tmp_path, check=True)
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT / 'tests'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "<Ruleset trio_rummy>", done.stderr
