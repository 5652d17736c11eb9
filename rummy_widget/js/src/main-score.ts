// The bundle of the score page.
import { scoreView } from "./score/score-view";
import { widget } from "./widget";

/** The anywidget definition of this bundle. */
export default widget({ score: scoreView });
