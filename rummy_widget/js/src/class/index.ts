// The views of a class.
import type { ViewFactory } from "../frame";
import { exerciseView } from "./exercise";
import { simulationView } from "./simulation";
import { workView } from "./work";

export const classViews: Record<string, ViewFactory> = { exercise: exerciseView, classwork: workView, simulation: simulationView };
