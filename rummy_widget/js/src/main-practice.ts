// The bundle of practice and puzzles.
import { practiceView } from "./practice/view";
import { puzzleView } from "./puzzles/view";
import { widget } from "./widget";

export const views = { practice: practiceView, puzzle: puzzleView };
export default widget(views);
