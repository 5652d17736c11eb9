"""The files of deploy/ run here, each service a process: what a container brings is put in its place.

There is no Docker on the machines that test this, so images are neither built nor pulled.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from configparser import ConfigParser
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import yaml

from postgres import Server as Postgres
from servers import App, free_port, started

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COMMAND = [sys.executable, "-m", "rummy_widget"]
TOKEN, PASSWORD = "Vx3-a_Bc9-of-the-school", "pw5ecret0of0the0database"
SITE_NAME = "localhost"
NETWORK = "172.30.86.0/24"  # of the containers
HOSTS = ("127.0.30.1", "127.0.30.2")
PORT = "8866"
DEBIANS = {"caddy": "caddy", "nginx": "nginx-light"}


def compose(values: Mapping[str, str]) -> dict[str, Any]:
    """`compose.yaml` with the values of its variables; a KeyError where one has none."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    filled = re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda found: values[found[1]], text)
    return dict(yaml.safe_load(filled))


def unit() -> ConfigParser:
    """The systemd unit; of what stands there twice, the last."""
    read = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment]
    read.read(DEPLOY / "rummy-widget@.service", encoding="utf-8")
    return read


def program(name: str) -> str:
    """Where a proxy is; Debian has both of ours."""
    found = shutil.which(name) or shutil.which(f"/usr/sbin/{name}")
    assert found, f"no {name}: apt-get install {DEBIANS[name]}"
    return found


class School:
    """All that compose.yaml has: two processes of the app, PostgreSQL, and a proxy with TLS before them."""

    def __init__(self, proxy: str, folder: Path) -> None:
        self.folder, self.database = folder, Postgres()
        self.apps: list[App] = []
        self.proxy: subprocess.Popen[bytes] | None = None
        try:
            self._begin(proxy)
        except BaseException:
            self.away()
            raise

    def _begin(self, proxy: str) -> None:
        self.database.url("rummy")
        role = f"CREATE ROLE rummy LOGIN PASSWORD '{PASSWORD}'"
        self._as_owner(role, "ALTER DATABASE rummy OWNER TO rummy")
        self.port = free_port()
        self.url = f"https://{SITE_NAME}:{self.port}/"
        self.services = compose(
            {"SITE": f"{SITE_NAME}:{self.port}", "RUMMY_WIDGET_TOKEN": TOKEN, "POSTGRES_PASSWORD": PASSWORD}
        )["services"]
        for number in range(len(HOSTS)):
            self.apps.append(self.app(number))
        self.proxy = self._caddy() if proxy == "caddy" else self._nginx()

    def app(self, number: int) -> App:
        """One process of the app, by the command and the environment of its service."""
        service, port = self.services[f"app{number + 1}"], free_port()
        name, *words = service["command"]
        assert name == "rummy-widget"
        changed = {"0.0.0.0": HOSTS[number], PORT: str(port), NETWORK: "127.0.0.1"}
        assert not changed.keys() - set(words)
        env = {**os.environ, **service["environment"], "RUMMY_WIDGET_STATE": str(self.folder / "state")}
        env["RUMMY_WIDGET_DATABASE"] = env["RUMMY_WIDGET_DATABASE"].replace(
            "@database/rummy", f"@/rummy?host={self.database.folder}"
        )
        log = self.folder / f"app{number}-{port}.log"
        command = [*COMMAND, *(changed.get(word, word) for word in words)]
        return App(started(command, port, log, env=env, host=HOSTS[number]), port, log, TOKEN)

    def again(self, number: int) -> None:
        """Start one anew where it was, as `restart: unless-stopped` does."""
        old, app = self.apps[number], self.services[f"app{number + 1}"]
        assert app["restart"] == "unless-stopped"
        command = old.process.args
        env = {**os.environ, **app["environment"], "RUMMY_WIDGET_STATE": str(self.folder / "state")}
        env["RUMMY_WIDGET_DATABASE"] = env["RUMMY_WIDGET_DATABASE"].replace(
            "@database/rummy", f"@/rummy?host={self.database.folder}"
        )
        process = started(list(command), old.port, old.log, env=env, host=HOSTS[number])  # type: ignore[arg-type]
        self.apps[number] = App(process, old.port, old.log, TOKEN)

    def health(self, number: int) -> tuple[int, str]:
        """What a process itself says of its health."""
        url = f"http://{HOSTS[number]}:{self.apps[number].port}/healthz"
        try:
            with urllib.request.urlopen(url, timeout=20) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as refused:
            return refused.code, refused.read().decode()

    def until_health(self, number: int, status: int) -> None:
        end = time.monotonic() + 120
        while self.health(number)[0] != status:
            assert time.monotonic() < end, self.health(number)
            time.sleep(0.2)

    def _caddy(self) -> subprocess.Popen[bytes]:
        own, kept = self.folder / "Caddyfile", f"storage file_system {self.folder}/kept"
        text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        apart = ("{", "admin off", f"http_port {free_port()}", "skip_install_trust", kept, "log {")
        assert text.count("{\n\tlog {") == 1
        own.write_text(text.replace("{\n\tlog {", "\n\t".join(apart)))
        given = self.services["proxy"]["environment"]
        places = [f"{host}:{app.port}" for host, app in zip(HOSTS, self.apps, strict=True)]
        assert given["APPS"] == " ".join(f"app{number + 1}:{PORT}" for number in range(len(HOSTS)))
        env = {**os.environ, **given, "APPS": " ".join(places), "HOME": str(self.folder)}
        return self._proxy([program("caddy"), "run", "--config", str(own), "--adapter", "caddyfile"], env)

    def _nginx(self) -> subprocess.Popen[bytes]:
        key, certificate = self.folder / "key.pem", self.folder / "cert.pem"
        words = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={SITE_NAME}".split()
        words = ["openssl", *words, "-keyout", str(key), "-out", str(certificate)]
        subprocess.run(words, check=True, capture_output=True)
        site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        changed = {
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            "server_name course.school.example": f"server_name {SITE_NAME}",
            "/etc/ssl/certs/course.school.example.pem": str(certificate),
            "/etc/ssl/private/course.school.example.key": str(key),
            "/var/log/nginx/error.log": f"{self.folder}/nginx.log",
            "127.0.0.1:8871": f"{HOSTS[0]}:{self.apps[0].port}",
            "127.0.0.1:8872": f"{HOSTS[1]}:{self.apps[1].port}",
        }
        for old, new in changed.items():
            assert old in site
            site = site.replace(old, new)
        own = self.folder / "nginx.conf"
        places = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        own.write_text(
            f"daemon off;\npid {self.folder}/nginx.pid;\nerror_log {self.folder}/nginx.log;\n"
            f"events {{}}\nhttp {{\n{places}{site}}}\n"
        )
        words = ["-e", str(self.folder / "nginx.log"), "-p", str(self.folder), "-c", str(own)]
        return self._proxy([program("nginx"), *words], dict(os.environ))

    def _proxy(self, command: list[str], env: dict[str, str]) -> subprocess.Popen[bytes]:
        self.proxy_log = self.folder / "proxy.log"
        return started(command, self.port, self.proxy_log, env=env)

    def _as_owner(self, *orders: str) -> None:
        import psycopg

        there = {"host": str(self.database.folder), "user": "postgres", "autocommit": True}
        with psycopg.connect(dbname="rummy", **there) as here:  # type: ignore[arg-type]
            for order in orders:
                here.execute(order)  # type: ignore[call-overload]

    def away(self) -> None:
        running = [each.process for each in self.apps] + ([self.proxy] if self.proxy else [])
        for process in running:
            process.terminate()
        for process in running:
            process.wait(30)
        self.database.away()
