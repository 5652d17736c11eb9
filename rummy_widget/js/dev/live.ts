// A live class as Python sends it to its teacher, for the playground and the tests.
import type { LiveState } from "../src/types";

const words = ["code", "open", "turn", "first-turn", "pause", "go-on", "close", "sure", "show", "show-early", "hide", "tell", "untell", "guessed", "pick", "unpick", "names", "names-off",
  "free-name", "drop", "save", "leave", "questions", "answers", "none-yet", "picked", "students", "square", "verdict"];

export const liveState: LiveState = {
  rev: 1, said: "", stage: "open", title: "Outs and waiting", about: "", stored: "All answers are kept for 180 days.", unreachable: "", labels: Object.fromEntries(words.map((each) => [each, each])), fields: [],
  kept: "ab12.GSBVZV.token", code: "GSBVZV", link: "https://school.example/join.ipynb?code=GSBVZV", link_note: "", square: { side: 2, path: "M0 0h1v1h-1z" },
  standing: "2 students are here.", told: "", paused: false,
  questions: [{ key: "0", number: 1, title: "The next draw", state: "wrong", label: "Question 1, The next draw: open" }],
  question: {
    number: 0, title: "The next draw", where: "Question 1 of 1", opened: true, shown: false, guess: false, told: false, ask: "", tiles: [], tiles_label: "", answered: "1 of 2 answered", part: 0.5, all: false,
    chart: { title: "The next draw", text: "1 of 2 answered", bars: [{ key: "first", text: "right at the first answer", count: "1", part: 0.5, exact: null, good: true }] },
    answers: [{ student: 4, name: "", text: "<img src=x>", outcome: "unreadable", word: "Can't be read", note: "", ask: "", tiles: [], tiles_label: "", picked: false }],
    picked: [],
  },
  onward: null, names: false, students: [], dealt: null, file: null, size: "normal",
};
