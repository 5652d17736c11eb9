// The bundle of a class: exercises, the work of a student, the projector, the teacher's page of a live class.
import { classViews } from "./class/index";
import { liveView } from "./live/view";
import { widget } from "./widget";

export default widget({ ...classViews, live: liveView });
