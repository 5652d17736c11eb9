// The bundle of a class: exercises, the work of a student, the projector.
import { classViews } from "./class/index";
import { widget } from "./widget";

export default widget(classViews);
