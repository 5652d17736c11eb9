// The bundle of practice and puzzles.
import { practiceView } from "./practice/view";
import { puzzleView } from "./puzzles/view";
import { widget } from "./widget";

export default widget({ practice: practiceView, puzzle: puzzleView });
