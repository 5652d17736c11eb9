"""All pages of the course, and one with racks alone, each loaded once for all tests that look at it."""

from __future__ import annotations

from rummy_widget.tutor import course

LESSONS = [f"lessons/{lesson.page.removesuffix('.ipynb')}" for lesson in course().lessons]
COURSE = [
    "notebooks/home",
    "notebooks/play",
    "notebooks/rules",
    "notebooks/score",
    "notebooks/practice",
    *LESSONS,
]
RACKS = ["notebooks/looks", "notebooks/rack"]
EVERYWHERE = [*COURSE, *RACKS]

# Every widget has drawn itself, and nothing moves any more.
DRAWN = """() => !document.getElementById('loading') && document.querySelector('.rw')
  && [...document.querySelectorAll('.rw')].every(root => root.offsetHeight > 0)
  && !document.getAnimations().some(each => each.playState === 'running')"""
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
