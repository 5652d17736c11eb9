// The bundle of a live class: its teacher's page.
import { liveView } from "./live/view";
import { widget } from "./widget";

export default widget({ live: liveView });
