"""The files of deploy/ name what is there: options, variables, addresses, files. `tests/proof` runs them."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest
from traitlets.config import PyFileConfigLoader

from deployed import COMMAND, DEPLOY, NETWORK, ROOT, compose, unit
from rummy_widget.app.capacity import MESSAGES_PER_SECOND, MOST, MOST_EACH, STARTS
from rummy_widget.app.connections import BODY, FROM_ONE_ADDRESS
from rummy_widget.app.login_delay import EACH, HALF_LIFE, IN_ALL
from rummy_widget.app.server import LONGEST
from rummy_widget.app.sockets import MOST_MESSAGE
from rummy_widget.command import main as launch
from rummy_widget.rooms.classes.classes import OPENED, OPENED_DAILY
from rummy_widget.rooms.code_lookup import (
    ADDRESS_GUESSES,
    ADDRESS_RETURNS,
    DAILY_GUESSES,
    PAGE_GUESSES,
    PAGE_RETURNS,
)
from rummy_widget.rooms.commands import MOST_IDLE
from rummy_widget.rooms.locations import CLASS_DAYS, DATABASE, GAME_DAYS, UNDEALT_DAYS
from rummy_widget.rooms.referee import JOINED, MADE, MADE_DAILY
from rummy_widget.rooms.store import MOST_ROOMS

VALUES = {"SITE": "course.school.example", "RUMMY_WIDGET_TOKEN": "Vx3-a_Bc9-qwerty", "POSTGRES_PASSWORD": "p"}
README = (DEPLOY / "README.md").read_text(encoding="utf-8")


def test_compose_says_what_the_app_understands() -> None:
    services = compose(VALUES)["services"]
    assert services["app1"] == services["app2"]
    app = services["app1"]
    name, *words = app["command"]
    asked = launch.arguments().parse_args(words)
    assert name == "rummy-widget"
    assert (asked.host, asked.port, asked.browser) == ("0.0.0.0", 8866, False)
    assert asked.behind_proxy.trusts("172.30.86.4")
    assert not asked.behind_proxy.trusts("172.30.87.4")
    (inside,) = compose(VALUES)["networks"]["inside"]["ipam"]["config"]
    assert inside["subnet"] == NETWORK
    assert set(app["environment"]) == {"RUMMY_WIDGET_TOKEN", DATABASE}
    assert "Vx3-a" not in " ".join(words)
    (state,) = app["volumes"]
    assert f"RUMMY_WIDGET_STATE={state.partition(':')[2]}" in (DEPLOY / "Containerfile").read_text()
    assert services["proxy"]["environment"]["APPS"] == f"app1:{asked.port} app2:{asked.port}"
    files = [each.partition(":")[0] for each in services["proxy"]["volumes"] if each.startswith("./")]
    assert [each for each in files if not (DEPLOY / each).is_file()] == []
    assert (DEPLOY / app["build"]["context"]).resolve() == ROOT
    assert (ROOT / app["build"]["dockerfile"]).is_file()


@pytest.mark.parametrize("missing", VALUES)
def test_compose_does_without_nothing_that_it_asks_for(missing: str) -> None:
    with pytest.raises(KeyError):
        compose({name: it for name, it in VALUES.items() if name != missing})
    assert missing in README


def test_the_unit_says_what_the_app_understands() -> None:
    asked = unit()["Service"]
    _, *words = shlex.split(asked["ExecStart"].replace("%i", "8871"))
    told = launch.arguments().parse_args(words)
    assert told.port == 8871
    assert told.behind_proxy.trusts("127.0.0.1")
    assert told.behind_proxy.trusts("::1")
    assert f"server 127.0.0.1:{told.port} " in (DEPLOY / "nginx.conf").read_text()
    assert asked["EnvironmentFile"] in README


def test_the_proxies_ask_for_health_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from rummy_widget.app.logs import HEALTH

    assert f"health_uri {HEALTH}\n" in (DEPLOY / "Caddyfile").read_text()
    assert HEALTH in (DEPLOY / "compose.yaml").read_text()


def test_the_readme_uses_options_that_there_are() -> None:
    known = launch.arguments().format_help()
    for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL):
        for line in re.findall(r"rummy-widget (.*)", block.replace("\\\n", " ")):
            for option in re.findall(r"(?<!\S)--[\w-]+", line):
                assert option in known or "docker" in block, option
    for named in re.findall(r"\]\(([\w@./-]+)\)", README):
        assert (DEPLOY / named).exists(), named


def test_the_readme_states_the_limits_that_there_are() -> None:
    stated = {
        "tables that one address makes": (MADE, MADE_DAILY), "seats that one address takes": (JOINED,),
        "classes that one address opens": (OPENED, OPENED_DAILY), "wrong codes of one page": (PAGE_GUESSES,),
        "wrong codes from one address": (ADDRESS_GUESSES, DAILY_GUESSES),
        "returns to a seat": (PAGE_RETURNS,),
    }  # fmt: skip
    for name, limits in stated.items():
        (row,) = re.findall(rf"\| {name}[^|]* \| ([^|]+) \|", README)
        said = ", ".join(
            f"{most:,} in " + ("a day" if seconds == 86_400 else f"{seconds / 60:.0f} minutes")
            for most, seconds in limits
        )
        assert row.startswith(said), name
    assert f"by one page, {ADDRESS_RETURNS[0]} from one address" in README
    assert ADDRESS_RETURNS[1] == PAGE_RETURNS[1]
    (tokens,) = re.findall(r"\| wrong tokens and passes \| ([^|]+) \|", README)
    numbers = (EACH.free, EACH.doubles, EACH.longest, IN_ALL.free, IN_ALL.longest, HALF_LIFE / 60)
    assert [float(each) for each in re.findall(r"\d+", tokens)] == list(numbers)
    assert f"{MOST_IDLE} times between two deals" in README
    assert f"never dealt {UNDEALT_DAYS} day" in README
    (pages,) = re.findall(r"\| pages of one address, of each process \| ([^|]+) \|", README)
    assert pages.startswith(f"{MOST_EACH}; {STARTS:.0f} at once")
    assert f"| pages in all, of each process | {MOST}, " in README
    assert f"| connections of one address, of each process | {FROM_ONE_ADDRESS} |" in README
    assert f"{LONGEST} letters" in README
    assert f"{MOST_MESSAGE // 2**20} MB; {MESSAGES_PER_SECOND:.0f} a second, " in README
    assert f"{BODY // 1024} KB of body" in README
    assert f"classes kept | {MOST_ROOMS:,}; games {GAME_DAYS} days, classes {CLASS_DAYS} " in README


def test_a_users_server_of_the_hub_has_the_course(tmp_path: Path) -> None:
    settings = PyFileConfigLoader("jupyterhub_config.py", path=str(DEPLOY / "jupyterhub")).load_config()
    start, command = settings.Spawner.cmd
    assert command == "jupyterhub-singleuser"
    assert "RUMMY_WIDGET_DATABASE" not in settings.Spawner.environment
    env = {**settings.Spawner.environment, "HOME": str(tmp_path), "JUPYTER_CONFIG_PATH": "/its/own"}
    python = Path(COMMAND[0]).parent
    done = subprocess.run(
        [start, "sh", "-c", "pwd; printenv JUPYTER_CONFIG_PATH"], capture_output=True, text=True, check=True,
        env={**env, "PATH": f"{python}:/usr/bin:/bin", "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    here, config = done.stdout.split()
    assert here == str(tmp_path / "rummy-course")
    assert config == f"{ROOT / 'binder'}:/its/own"
    assert (Path(here) / settings.Spawner.default_url.removeprefix("/voila/render/")).is_file()
    assert not list(Path(here).rglob("teacher")), "answers are for teachers"
