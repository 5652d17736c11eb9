"""Walks through every page, state by state, with a `Looker` that looks at each.

A `Walk` has a name, the languages it is gone in, and the way. `WALKS` are all of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rummy_widget as rw
from browser.everywhere import DRAWN, answered
from browser.hands import Clicks
from browser.learner import move, press_move
from browser.looking import LARGE, WINDOWS, Looker
from browser.open_steps import CHANGED, press_and_wait, solves
from browser.seat import Clicker as Seated
from browser.sight import Card, unfold
from browser.sitting import NEW, Push
from browser.sitting import Clicker as Sitter
from browser.turns import long_game, plays_on
from rummy_widget import tutor
from rummy_widget.classroom import exercise, seed_of
from rummy_widget.engine.game.deal_codes import deal_code
from rummy_widget.text.words import languages
from rummy_widget.tutor import Attempt, LessonData, StepData, StepKind, StepOutcome
from rummy_widget.tutor.plan.lifts import Lift
from rummy_widget.tutor.practice import Skill, practice
from servers import App

MOST_HINTS = 12
HINTED = "([css, count]) => document.querySelectorAll(`${css} .rw-hints li`).length > count"


@dataclass
class Visits:
    """What a walk needs: the app, a way to open pages in a browser, the windows, and all that was looked at."""

    course: App
    visit: Callable[..., Any]
    language: str = "en"
    windows: Sequence[tuple[int, int]] = WINDOWS
    states: Sequence[str] = ("*",)  # patterns of the states to look at; the others are only gone through
    steps: Sequence[str] | None = None  # of a lesson: those to go through
    lookers: list[Looker] | None = None

    @property
    def folder(self) -> str:
        """What comes before the name of a page in this language."""
        return "" if self.language == "en" else f"{self.language}/"

    def address(self, name: str) -> str:
        """Of a notebook, in this language; a class has its own folder of languages."""
        at, _, last = name.rpartition("/")
        return self.course.page(
            "/".join(part for part in ("notebooks", at, self.folder.strip("/"), last) if part)
        )

    def new(self, name: str, url: str | None = None, **options: Any) -> Looker:
        """A fresh page, and whoever looks at it."""
        page = self.visit(None, viewport=dict(zip(("width", "height"), LARGE, strict=True)), **options)
        if url:
            page.goto(url, wait_until="commit")
            page.wait_for_function(DRAWN)
        looker = Looker(page, name, self.language, self.windows, self.states)
        if self.lookers is not None:
            self.lookers.append(looker)
        return looker


@dataclass(frozen=True)
class Walk:
    """A way through the states of a page, or of some that belong together."""

    name: str
    go: Callable[[Visits], None]


# ---- Lessons ---------------------------------------------------------------------------------------------


def lesson_walk(lesson: LessonData) -> Callable[[Visits], None]:
    """Every step as it begins, after a mistake, after its first and last hint, after "Show me", once it is solved; the end."""

    def go(visits: Visits) -> None:
        name = lesson.page_in(visits.language).removesuffix(".ipynb")
        looker = visits.new(
            f"lessons/{lesson.page.removesuffix('.ipynb')}", visits.course.page(f"lessons/{name}")
        )
        page, hand = looker.page, Clicks(looker.page)
        sitter = Sitter(page, lesson.rules, visits.language)
        for step in lesson.steps:
            if visits.steps is not None and step.key not in visits.steps:
                continue
            card = Card.of(page, lesson.key, step.key).wait()
            looker.at(f"{step.key}, at the start")
            if errs(hand, sitter, card, step):
                looker.at(f"{step.key}, after a mistake")
                again(hand, card)
            take_hints(looker, hand, card, step.key)
            looked = bool(card.find("[data-act=show]").count())
            if looked:
                press_and_wait(hand, card, "show")
                looker.at(f"{step.key}, after Show me", opening=False)
            again(hand, card)
            solves(hand, sitter, lesson.key, step, looked=looked)
            looker.at(f"{step.key}, solved")
            hand.press(card.button("next"))
        if visits.steps is None:
            page.wait_for_selector(".rw-foot")
            page.wait_for_function(DRAWN)
            looker.at("the end")

    return go


def may_be_hinted(card: Card) -> bool:
    """Return whether the card offers another hint."""
    return bool(card.find("[data-act=hint]:not([aria-disabled=true])").count())


def take_hints(looker: Looker, hand: Clicks, card: Card, state: str, *, every: bool = False) -> None:
    """Take all hints of a card, and look after the first and the last of them, or after each."""
    for number in range(1, MOST_HINTS + 1):
        if not may_be_hinted(card):
            break
        count = card.find(".rw-hints li").count()
        hand.press(card.button("hint"))
        hand.page.wait_for_function(HINTED, arg=[card.css, count])
        if every or number == 1 or not may_be_hinted(card):
            looker.at(f"{state}, after hint {number}", opening=False)


def again(hand: Clicks, card: Card) -> None:
    """Begin a step anew."""
    hand.press(card.button("retry"))
    card.page.wait_for_selector(f"{card.css}[data-outcome=untried]", state="attached")
    card.page.wait_for_function("css => !document.querySelector(`${css} .rw-hints`)", arg=card.css)


def errs(hand: Clicks, sitter: Sitter, card: Card, step: StepData) -> bool:
    """Make a mistake, and wait until the step says so; False if this step has none to make."""
    attempt = Attempt.begin(step)
    if step.kind is StepKind.ANSWER:
        wrong = [each.key for each in step.options if each.key not in step.answers] or [
            each.answer for each in step.mistakes if each.answer
        ]
        if not wrong:
            return False
        if step.options:
            hand.pick(card, wrong[0])
        else:
            hand.type(card, wrong[0])
    elif step.kind is StepKind.ACT:
        first = str(step.solution).split(",")[0].strip()
        others = [each for each in attempt.offered if each != first]
        if not others:
            return False
        was = card.page.locator(card.css).text_content()
        press_move(hand, card, attempt, others[-1])
        card.page.wait_for_function(CHANGED, arg=[card.css, was])
        return True
    elif step.kind is StepKind.CHOOSE:
        right = str(step.solution).split()
        tile = next((at for at, each in enumerate(attempt.layout.tiles) if str(each) not in right), None)
        if tile is None:
            return False
        if card.find("[data-act=throw]").count():
            hand.throw(card, tile, card.button("throw"))
        else:
            hand.choose(card, tile)
            card.wait_for_chosen([tile])
            if card.find("[data-act=check]").count():
                hand.press(card.button("check"))
    elif step.spread is not None:
        sitter.plays_by(step.rules)
        sitter.put(Push(sitter.looks().rack[0], None, NEW))
        return True
    else:
        upper = attempt.layout.shelves[0]
        free = next((at for at, each in enumerate(upper) if each is None), len(upper))
        last = next(
            id for id in reversed([each for row in attempt.layout.shelves for each in row]) if id is not None
        )
        if attempt.move([last], 0, free).outcome is StepOutcome.RIGHT:
            return False
        move(hand, card, attempt, Lift((last,), 0, free))
        return True
    card.page.wait_for_function(
        "css => !['untried', 'right'].includes(document.querySelector(css).dataset.outcome)", arg=card.css
    )
    return True


# ---- Pages beside the lessons ------------------------------------------------------------------------------


def home_walk(visits: Visits) -> None:
    """Home as it is at first, with its rack won, for each game, and with something behind."""
    looker = visits.new("notebooks/home", visits.address("home"))
    page = looker.page
    looker.at("at first")
    unfold(page)
    looker.at("unfolded", opening=False)
    record = rw.play_out(1, players=("steady", "beginner", "steady", "strong")).record
    page.evaluate(
        """([record, lesson]) => {
          localStorage.setItem('rummy-widget:v1:ended', record);
          localStorage.setItem('rummy-widget:v1:lesson:runs', JSON.stringify(lesson));
        }""",
        [
            record if isinstance(record, str) else json.dumps(record),
            {"v": 1, "steps": {"first-run": {"stars": 2}}},
        ],
    )
    page.goto(visits.address("home"), wait_until="commit")
    page.wait_for_selector("[data-act=again]")
    page.wait_for_function(DRAWN)
    looker.at("with a game and a lesson behind")
    for game in tutor.all_courses():
        page.goto(f"{visits.address('home')}?game={game}", wait_until="commit")
        page.wait_for_function(DRAWN)
        looker.rests()
        looker.at(f"for {game}", opening=game == "rummikub")


def progress_walk(visits: Visits) -> None:
    """The stars of a lesson, and the question whether to forget them; the page for classes."""
    looker = visits.new("notebooks/progress", visits.address("progress"))
    page = looker.page
    looker.at("at first")
    result = json.dumps({"v": 1, "steps": {"first-run": {"stars": 2}}})
    page.evaluate("text => localStorage.setItem('rummy-widget:v1:lesson:runs', text)", result)
    page.goto(visits.address("progress"), wait_until="commit")
    page.click('[data-lesson="runs"] [data-act=reset-lesson]')
    page.wait_for_selector("[data-act=reset-no]")
    looker.at("asked whether to forget a lesson", opening=False)
    page.click("[data-act=reset]")
    looker.at("asked whether to forget all", opening=False)
    page.goto(visits.address("class"), wait_until="commit")
    page.wait_for_selector(".rw-topics")
    looker.at("the page for classes")


def rules_walk(visits: Visits) -> None:
    """The rules: all, what a search finds, and what it doesn't."""
    looker = visits.new("notebooks/rules", visits.address("rules"))
    page = looker.page
    looker.at("all")
    for word, state in (("joker", "after a search"), ("qqq", "nothing found")):
        page.fill("[role=search] input", word)
        page.wait_for_function(
            "() => document.querySelector('[role=search] [role=status]').textContent.trim()"
        )
        looker.rests()
        looker.at(state, opening=False)


def score_walk(visits: Visits) -> None:
    """The score page: empty, with each example, with a problem, with a rack that is typed."""
    looker = visits.new("notebooks/score", visits.address("score"))
    page = looker.page
    page.wait_for_selector("[data-tile]")
    looker.at("empty")
    examples = page.eval_on_selector_all("[data-example]", "all => all.map(it => it.dataset.example)")
    for at, example in enumerate(examples):
        page.click("details:has([data-example]) > summary")
        page.click(f'[data-example="{example}"]')
        page.wait_for_function("document.querySelectorAll('.rw-wood .rw-tile').length > 0")
        page.wait_for_function("() => !document.querySelector('[data-asking]')")
        looker.at(f"the example {example}", opening=at == 0)
    page.fill(".rw-score-typed input", "r2 r3 x9")
    page.press(".rw-score-typed input", "Enter")
    page.wait_for_selector("[data-problem]")
    looker.at("what can't be read", opening=False)


def practice_walk(visits: Visits) -> None:
    """The skills, and a task of each: asked, after a mistake, solved."""
    looker = visits.new("notebooks/practice", visits.address("practice"))
    page, hand = looker.page, Clicks(looker.page)
    looker.at("the skills")
    for skill in Skill:
        page.goto(f"{visits.address('practice')}?skill={skill}&seed=4&band=hard", wait_until="commit")
        card, step = Card.of(page, "", skill.value).wait(), practice(skill, 4, "hard")
        card.wait_for(Attempt.begin(step).layout)
        looker.at(f"{skill}, asked", opening=skill is next(iter(Skill)))
        sitter = Sitter(page, step.rules, visits.language)
        if errs(hand, sitter, card, step):
            looker.at(f"{skill}, after a mistake")
        page.goto(f"{visits.address('practice')}?skill={skill}&seed=4&band=hard", wait_until="commit")
        card.wait().wait_for(Attempt.begin(step).layout)
        solves(hand, sitter, "", step)
        looker.at(f"{skill}, solved", opening=skill is next(iter(Skill)))


def puzzles_walk(visits: Visits) -> None:
    """Walk over the page of puzzles and a puzzle of each mode: at its start, tried, after each hint, solved."""
    address = visits.address("puzzles")
    looker = visits.new("notebooks/puzzles", address)
    page, hand = looker.page, Clicks(looker.page)
    looker.at("the modes")
    modes = page.eval_on_selector_all("[data-mode]", "all => all.map(it => it.dataset.mode)")
    games = ("rummikub", "rummy_45", "basic_rummy")
    links = [*(f"?mode={each}" for each in modes), *(f"?game={each}&band=easy&seed=5" for each in games)]
    for link in links:
        mode = link.removeprefix("?mode=")
        if mode in modes:
            page.goto(address, wait_until="commit")
            page.click(f'[data-mode="{mode}"]')
        else:
            page.goto(address + link, wait_until="commit")
        page.wait_for_selector(".rw-step .rw-spread")
        page.wait_for_function(DRAWN)
        state = f"puzzle {link}"
        looker.at(f"{state}, asked", opening=link == links[0])
        card = Card(page, ".rw-step")
        rules = rw.RUMMIKUB if "=r" not in link or "rummikub" in link else rw.RUMMY_45
        sitter = Sitter(page, rules, visits.language)
        sitter.put(Push(sitter.looks().rack[0], None, NEW))
        looker.at(f"{state}, one tile laid")
        take_hints(looker, hand, card, state, every=True)
        for _ in range(MOST_HINTS):
            if not card.find("[data-act=show]").count():
                break
            press_and_wait(hand, card, "show")
            if card.outcome == "right":
                break
            if may_be_hinted(card):
                press_and_wait(hand, card, "hint")
        looker.at(f"{state}, {card.outcome}", opening=link == links[0])


# ---- Tables ------------------------------------------------------------------------------------------------


def play_walk(visits: Visits) -> None:
    """Rummy PRO: the set-up, the deal step by step, turns, the coach, the end, and the game looked at again."""
    looker = visits.new("notebooks/play")
    page = looker.page
    player = Seated(page)
    player.opens(visits.address("play"))
    page.wait_for_function(DRAWN)
    looker.at("the set-up")
    game = long_game(4)
    player.own_table()
    chosen = {"seats": str(game.settings.players), "speed": "none", "show": "steps"}
    for name, value in {
        **chosen,
        **{f"seat-{seat}": "beginner" for seat in range(1, game.settings.players)},
    }.items():
        page.select_option(f"select[name='{name}']", value)
        answered(page)
    page.fill("input[name='code']", deal_code(game))
    page.keyboard.press("Tab")
    answered(page)
    player.press("deal")
    player.root.locator("[data-screen='deal'], [data-screen='play']").first.wait_for()
    if player.screen == "deal":
        looker.at("the deal")
        for step in range(2, 6):
            player.press("deal-next")
            answered(page)
            looker.rests()
            looker.at(f"the deal, step {step}", opening=False)
        player.press("dealt")
    player.root.locator("[data-screen='play']").wait_for()
    looker.rests()
    looker.at("dealt")
    plays_on(player, 3)
    looker.at("the turn begins")
    player.press("do-draw")
    player.root.locator(".rw-wood [data-new]").wait_for()
    looker.at("drawn")
    player.press("do-coach")
    player.root.locator(".rw-coach").wait_for()
    looker.at("the coach")
    player.root.locator(".rw-wood [data-new]").click()
    looker.rests()
    looker.at("a tile picked up", opening=False)
    player.press("do-leave")
    page.wait_for_function("() => !document.querySelector('[data-asking]')")
    looker.rests()
    looker.at("asked whether to leave", opening=False)
    player.press("do-leave")
    player.root.locator("[data-screen='settled']").wait_for()
    looker.at("the end")
    player.press("replay")
    player.root.locator("[data-screen='replay']").wait_for()
    looker.at("looked at again")
    if player.act("replay-on").count():
        player.press("replay-on")
        looker.rests()
        looker.at("looked at again, one move on", opening=False)


OPEN_GAMES = {
    "Rummikub": (rw.RUMMIKUB, "3VNJ-220Z-QRB4"),
    "RRRummy": (rw.RRRUMMY, "7VNJ-220Z-QR38"),
    "Rummy 45": (rw.RUMMY_45, "9JKT-TECV-301K"),
    "Basic Rummy": (rw.BASIC_RUMMY, "AXYW-3TSM-A8A9"),
}
MOST_TURNS = 8


def open_walk(game: str) -> Callable[[Visits], None]:
    """A game whose melds lie on the table: a turn half made, what can be laid, after opening, the end, the review."""

    def go(visits: Visits) -> None:
        rules, code = OPEN_GAMES[game]
        looker = visits.new(f"notebooks/tables, {game}")
        page = looker.page
        sitter = Sitter(page, rules)
        page.goto(visits.address("tables"), wait_until="commit")
        page.wait_for_function(DRAWN)
        page.click("[data-act=games]")
        page.click(f"[data-act=game-{rules.name}]")
        page.wait_for_function("() => !document.querySelector('[data-asking]')")
        looker.rests()
        looker.at("the set-up")
        if visits.language == "en":
            sitter.sets(game, code)
        else:
            page.click("[data-act=deal]")
        page.wait_for_selector("[data-screen=play] .rw-wood .rw-tile")
        looker.rests()
        looker.at("dealt")
        if visits.language == "en":
            laid = 0
            for _ in range(MOST_TURNS):
                if not sitter.turn():
                    break
                laid += sitter.laid > 0
                if sitter.laid and laid == 1:
                    looker.at("after the opening", opening=False)
                if laid == 2:
                    break
            looker.at("after some turns")
            if page.locator("[data-act=do-advise]:visible:not([aria-disabled=true])").count():
                for grade in ("what can be laid", "what can be laid, in full"):
                    page.locator("[data-act=do-advise]:visible").first.click()
                    page.wait_for_function("() => !document.querySelector('[data-asking]')")
                    looker.at(grade, opening=False)
            if sitter.may("Draw$") and rules.name in ("rummy_45", "basic_rummy"):
                sitter.draws()
                looker.at("drawn", opening=False)
            if not sitter.over:
                sitter.put(Push(sitter.looks().rack[0], None, NEW))
                looker.at("one tile laid")
        page.wait_for_function("() => !document.querySelector('[data-asking]')")
        leaves(page)
        looker.rests()
        looker.at("asked whether to leave", opening=False)
        leaves(page)
        page.wait_for_selector("[data-screen=settled]")
        looker.at("the end")
        page.click("[data-act=replay]")
        page.wait_for_selector("[data-screen=replay]")
        looker.at("looked at again")

    return go


def leaves(page: Any) -> None:
    """Press the button that leaves a game, in its menu; the second press is meant."""
    answered(page)
    if not page.locator("[data-act=do-leave]:visible").count():
        page.click("details:not([open]):has([data-act=do-leave]) > summary")
    page.locator("[data-act=do-leave]:visible").first.click()
    answered(page)


def people_walk(kind: str) -> Callable[[Visits], None]:
    """A table of people: the door, the lobby as host and as guest, a turn of each, the talk, somebody who watches."""

    def go(visits: Visits) -> None:
        name = f"notebooks/{kind}, people"
        ana = visits.new(name, visits.address(kind))
        ana.page.click(".rw-door > summary")
        ana.page.wait_for_selector("[data-act=people-make]")
        ana.at("the door")
        ana.page.fill("[name=people-name]", "Ana")
        ana.page.click("[data-act=people-make]")
        code = ana.page.inner_text("[data-code]")
        ana.at("the lobby, alone")
        link = f"{visits.address(kind)}?room={code}"
        dan = visits.new(name, link)
        dan.page.wait_for_selector("[name=people-name]")
        dan.at("asked in")
        dan.page.fill("[name=people-name]", "Dan")
        dan.page.click("[data-act=people-join]")
        dan.page.wait_for_selector("[data-act=people-ready]")
        dan.at("the lobby, as a guest")
        dan.page.click("[data-act=people-ready]")
        ana.page.wait_for_selector("[data-act=people-deal]:not([aria-disabled])")
        ana.at("the lobby, all ready")
        ana.page.click("[data-act=people-deal]:not([aria-disabled])")
        for each in (ana, dan):
            each.page.wait_for_selector("[data-screen=play]")
            each.rests()
            each.at("playing")
        eve = visits.new(name, link)
        eve.page.click("[data-act=people-watch]")
        eve.page.wait_for_selector(".rw-watch")
        eve.at("watching")
        ana.page.click(".rw-own .rw-more summary")
        ana.page.click(".rw-own [data-act=people]")
        ana.page.wait_for_selector(".rw-beside")
        ana.at("who is there", opening=False)
        ana.page.click(".rw-beside [data-act=people-leave]")
        ana.page.wait_for_selector("[data-act=leave-no]")
        ana.at("asked whether to leave", opening=False)
        ana.page.click("[data-act=leave-no]")
        ana.page.click("[data-act=drawer-close]")
        ana.page.click("[data-act=phrases]")
        ana.rests()
        ana.at("talking", opening=False)
        ana.page.click("[data-act=say-nice]")
        dan.page.wait_for_function("() => document.querySelector('.rw-bubbles')?.innerText.trim()")
        dan.at("spoken to", opening=False)

    return go


# ---- Classes -----------------------------------------------------------------------------------------------


def live_walk(visits: Visits) -> None:
    """A live class: the teacher's page and a student's, from the door through guesses, answers and racks to the end."""
    teacher = visits.new("notebooks/live", visits.address("live"))
    teacher.at("the door")
    teacher.page.click("[data-act=open]")
    code = teacher.page.inner_text("[data-code]")
    teacher.at("open, nobody there")
    nobody = teacher.page.inner_text("[data-standing]")
    student = visits.new("notebooks/join", visits.address("join"))
    student.at("the door")
    student.page.goto(f"{visits.address('join')}?code={code}", wait_until="commit")
    student.page.wait_for_selector("[name=name]")
    student.page.fill("[name=name]", "red 7")
    student.page.click("[data-act=begin]")
    student.page.wait_for_selector("[data-waiting]")
    student.at("waiting")
    teacher.page.wait_for_function(
        "was => document.querySelector('[data-standing]').innerText !== was", arg=nobody
    )
    tasks = teacher.page.locator("nav ol > li").count()
    for at in range(tasks):
        teacher.page.click("[data-act=turn]")
        teacher.page.wait_for_selector(f"[data-question='{at}']")
        student.page.wait_for_selector("[data-task]")
        teacher.at(f"question {at + 1}", opening=at == 0)
        student.at(f"question {at + 1}", opening=at == 0)
        if at == 0:
            student.page.fill("[data-task] input", "1/3")
            student.page.press("[data-task] input", "Enter")
            teacher.page.wait_for_function(
                "() => /1/.test(document.querySelector('[data-answered]').textContent)"
            )
            student.at("guessed")
            teacher.page.click("[data-act=show]")
            teacher.page.wait_for_selector("[data-bars=answers]")
            teacher.at("guesses shown")
            teacher.page.click("[data-act=tell]")
            student.page.wait_for_selector("[data-bars=shown]")
            teacher.at("told")
            student.at("told")
    asked = student.page.inner_text(".rw-live-place")
    teacher.page.click("[data-act=close]")
    teacher.rests()
    teacher.at("asked whether to close", opening=False)
    teacher.page.click("[data-act=close]")
    student.page.wait_for_function(
        "was => document.querySelector('.rw-live-place').innerText !== was", arg=asked
    )
    teacher.at("closed")
    student.at("closed")


def class_walk(name: str) -> Callable[[Visits], None]:
    """A notebook of a class: as it opens, an exercise answered wrong and right, on the projector."""

    def go(visits: Visits) -> None:
        looker = visits.new(f"notebooks/class/{name}")
        page = looker.page
        page.goto(visits.address(f"class/{name}"), wait_until="commit")
        page.wait_for_selector(".rw-work [name=code]", state="attached", timeout=60_000)
        looker.rests()
        looker.at("opened")
        page.fill(".rw-work [name=code]", "7b maths")
        page.fill(".rw-work [name=name]", "red 7")
        page.press(".rw-work [name=name]", "Enter")
        page.wait_for_selector(".rw-work [data-act=begin-alone]")
        looker.at("no live class")
        page.click(".rw-work [data-act=begin-alone]")
        page.wait_for_selector(".rw-work .rw-sheet input")
        looker.at("a task")
        task = page.get_attribute(".rw-work .rw-sheet", "data-task")
        for text, outcome in (
            ("77", "wrong"),
            (exercise(task, seed_of("7b maths", "red 7")).formula, "right"),
        ):
            page.fill(".rw-work .rw-sheet input", text)
            page.press(".rw-work .rw-sheet input", "Enter")
            page.wait_for_selector(f".rw-work [data-outcome={outcome}]")
            looker.at(f"a task, {outcome}", opening=False)
        page.click("[data-act=projector]")
        page.wait_for_selector(".rw-cover")
        looker.rests()
        looker.at("on the projector", opening=False)

    return go


def racks_walk(visits: Visits) -> None:
    """A page that isn't there."""
    looker = visits.new("a page that isn't there")
    looker.page.goto(visits.course.page("lessons/pro/99-nothing"), wait_until="commit")
    looker.page.wait_for_load_state()
    looker.at("opened")


CLASS_NOTEBOOKS = sorted(
    path.stem for path in (Path(__file__).parents[2] / "notebooks" / "class").glob("*.ipynb")
)
WALKS = {
    walk.name: walk
    for walk in (
        *(Walk(f"lesson {lesson.key}", lesson_walk(lesson)) for lesson in tutor.all_lessons().values()),
        Walk("home", home_walk),
        Walk("progress", progress_walk),
        Walk("rules", rules_walk),
        Walk("score", score_walk),
        Walk("practice", practice_walk),
        Walk("puzzles", puzzles_walk),
        Walk("play", play_walk),
        *(Walk(f"tables {game}", open_walk(game)) for game in OPEN_GAMES),
        *(Walk(f"people {kind}", people_walk(kind)) for kind in ("play", "tables")),
        Walk("live", live_walk),
        *(Walk(f"class {name}", class_walk(name)) for name in CLASS_NOTEBOOKS),
        Walk("nothing", racks_walk),
    )
}
LANGUAGES = languages()
