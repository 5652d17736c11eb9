// The bundle of a class: exercises, the work of a student, the projector, the teacher's page of a live class.
import { chancesView } from "./class/chances";
import { exerciseView } from "./class/exercise";
import { projectorView } from "./class/projector";
import { simulationView } from "./class/simulation";
import { workView } from "./class/work";
import { liveView } from "./live/view";
import { widget } from "./widget";

export const views = {
  chances: chancesView,
  exercise: exerciseView,
  classwork: workView,
  projector: projectorView,
  simulation: simulationView,
  live: liveView,
};
export default widget(views);
