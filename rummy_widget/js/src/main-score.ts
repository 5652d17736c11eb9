// The bundle of the score page.
import { scoreView } from "./score/view";
import { widget } from "./widget";

export default widget({ score: scoreView });
