// The bundle for school classes: exercises, a student's work, the projector, the teacher's page of a live class.
import { chancesView } from "./class/chances";
import { exerciseView } from "./class/exercise";
import { projectorView } from "./class/projector";
import { simulationView } from "./class/simulation";
import { workView } from "./class/work";
import { liveView } from "./live/live-view";
import { widget } from "./widget";

/** The views of this bundle, by the names that Python uses. */
export const views = {
  chances: chancesView,
  exercise: exerciseView,
  classwork: workView,
  projector: projectorView,
  simulation: simulationView,
  live: liveView,
};
/** The anywidget definition of this bundle. */
export default widget(views);
