// The views of a class.
import type { ViewFactory } from "../frame";
import { chancesView } from "./chances";
import { exerciseView } from "./exercise";
import { projectorView } from "./projector";
import { simulationView } from "./simulation";
import { workView } from "./work";

export const classViews: Record<string, ViewFactory> = {
  chances: chancesView,
  exercise: exerciseView,
  classwork: workView,
  projector: projectorView,
  simulation: simulationView,
};
