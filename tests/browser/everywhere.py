"""All pages of the course, and one with racks alone, each loaded once for all tests that look at it."""

from __future__ import annotations

from rummy_widget.tutor import course
from rummy_widget.words import languages

BESIDE = ["home", "play", "rules", "score", "practice"]
# Of the pages in another language these are looked at in every run, and all of them in `make proof`.
TRIED = ["runs", "deal", "payments"]


def pages(language: str = "en") -> list[str]:
    """The pages of the course in a language."""
    folder = "" if language == "en" else f"{language}/"
    lessons = [each.page_in(language).removesuffix(".ipynb") for each in course().lessons]
    return [
        *(f"notebooks/{folder}{each}" for each in BESIDE),
        *(f"lessons/{each}" for each in lessons),
    ]


def tried(language: str) -> list[str]:
    """Those of them that every run looks at."""
    return [each for each in pages(language) if "lessons/" not in each or each.split("-", 1)[1] in TRIED]


COURSE = [*pages(), *(page for language in languages() if language != "en" for page in tried(language))]
RACKS = ["notebooks/looks", "notebooks/rack"]
EVERYWHERE = [*COURSE, *RACKS]

# Every widget has drawn itself, and nothing moves any more.
DRAWN = """() => !document.getElementById('loading') && document.querySelector('.rw')
  && [...document.querySelectorAll('.rw')].every(root => root.offsetHeight > 0)
  && !document.getAnimations().some(each => each.playState === 'running')"""
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
