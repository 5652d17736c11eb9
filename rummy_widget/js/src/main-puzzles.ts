// The bundle of the page of puzzles.
import { puzzleView } from "./puzzles/view";
import { widget } from "./widget";

export default widget({ puzzle: puzzleView });
