// The bundle of the practice page.
import { practiceView } from "./practice/view";
import { widget } from "./widget";

export default widget({ practice: practiceView });
