"""The Chromium that the browser tests use: the system's, or else one that is installed once.

Run as a script it makes sure that there is one and prints where.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# The shell is Chromium without windows, which nobody sees here: the same pages for three quarters of the work
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# A browser that talks to nobody on its own: its background requests would count as leaving the machine.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Its own windows, which nobody sees, are web pages as well: one more process for each of ours.
    "--disable-features=InitialWebUI,WebUIReloadButton,WebUIToolbar,WebUILocationBar,PreloadTopChromeWebUI,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup",
]


def find() -> str | None:
    """The path of a Chromium that starts, or None."""
    own = os.environ.get("RUMMY_CHROMIUM")
    for path in [own] if own else [*filter(None, map(shutil.which, NAMES)), *_playwright_own()]:
        try:
            subprocess.run([path, "--version"], check=True, capture_output=True, timeout=60)
        except (OSError, subprocess.SubprocessError):
            continue  # Ubuntu's chromium-browser, for one, may be no more than an advice to install another.
        return path
    return None


def _playwright_own() -> list[str]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return [path] if Path(path).exists() else []


def install() -> None:
    """Install a Chromium: the distribution's as root, Playwright's own otherwise."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
        for name in NAMES[:2]:
            done = subprocess.run(
                ["apt-get", "install", "-y", "-qq", "--no-install-recommends", name, "fonts-dejavu-core"],
                env=quiet,
                stdout=subprocess.DEVNULL,
                check=False,
            )
            if done.returncode == 0:
                return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    """Find a Chromium, or install one; the result is an exit code."""
    if find() is None:
        print("There is no Chromium here; one is being installed for the browser tests.", flush=True)
        install()
    path = find()
    if path is None:
        print(
            "The browser tests need Chromium, and none could be installed. Install chromium or "
            "Google Chrome, or say where yours is: RUMMY_CHROMIUM=/path/to/chromium make test",
            file=sys.stderr,
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
