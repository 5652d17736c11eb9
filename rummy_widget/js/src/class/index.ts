// The views of a class.
import type { ViewFactory } from "../frame";
import { exerciseView } from "./exercise";
import { workView } from "./work";

export const classViews: Record<string, ViewFactory> = { exercise: exerciseView, classwork: workView };
