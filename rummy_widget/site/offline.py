"""The files that make the site work offline: the service worker with a list of files, and a web manifest."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from pathlib import Path

from ..text.words import languages, say, speaking
from .lazy_import import PROOFS
from .lite import FOLDER

ENDINGS = ("html", "js", "css", "json", "svg", "zst", "packed", "zip", "webmanifest", "woff2")
WORKER = "offline.js"
LITE = f"{FOLDER}/"  # not cached, but fetched when somebody opens a notebook there
LATER = (PROOFS,)  # fetched by the first page that may need it, and cached from then on
UNPACKED = "script.js"  # not listed: the service worker unpacks it from another file (see offline.js)


def write_offline(out: Path, worker: str) -> str:
    """Write the web manifest, the icon and the service worker; return the site's version.

    *out* is the folder of the site, and *worker* the source of the service worker's script. A list of the
    site's files with their hashes is added at the beginning of the script; the version is a hash of that
    list.
    """
    shutil.copyfile(Path(__file__).parent / "files" / "icon.svg", out / "icon.svg")
    (out / "site.webmanifest").write_text(json.dumps(manifest(), ensure_ascii=False), encoding="utf-8")
    (out / WORKER).unlink(missing_ok=True)
    every = {path: digest(out / path) for path in cached_files(out)}
    version = hashlib.sha256(json.dumps(every).encode()).hexdigest()[:12]
    later = {path: every.pop(path) for path in list(every) if path.endswith(LATER)}
    consts = {"VERSION": version, "FILES": every, "LATER": later}
    head = [f"const {name} = {json.dumps(what, separators=(',', ':'))};\n" for name, what in consts.items()]
    (out / WORKER).write_text("".join((*head, worker)), encoding="utf-8")
    return version


def cached_files(out: Path) -> list[str]:
    """Return the paths of the files that browsers cache for offline use, relative to the site's root."""
    found = {path.relative_to(out).as_posix() for each in ENDINGS for path in out.rglob(f"*.{each}")}
    kept = (path for path in found - {WORKER} if not path.startswith(LITE))
    return sorted(path for path in kept if not path.endswith(f"/{UNPACKED}"))


def digest(path: Path) -> str:
    """Return the SHA-256 hash of a file in base64, as the browser computes it.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder) / "x"
    ...     _ = file.write_bytes(b"")
    ...     digest(file)
    '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
    """
    return base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def manifest() -> dict[str, object]:
    """Return the web app manifest, which browsers need to install the site as an app."""
    with speaking(languages()[0]):
        return {
            "name": say("page-title"),
            "short_name": say("page-title"),
            "description": say("site-about"),
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": "#f6f5f0",
            "theme_color": "#f6f5f0",
            "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}],
        }
