// The bundle of practice and puzzles.
import { practiceView } from "./practice/practice-view";
import { puzzleView } from "./puzzles/puzzle-view";
import { widget } from "./widget";

/** The views of this bundle, by the names that Python uses. */
export const views = { practice: practiceView, puzzle: puzzleView };
/** The anywidget definition of this bundle. */
export default widget(views);
