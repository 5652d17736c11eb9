// The views that are pages of their own, around the lessons.
import type { ViewFactory } from "../frame";
import { homeView } from "./home";
import { rulesView } from "./rules";

export const pageViews: Record<string, ViewFactory> = { home: homeView, rules: rulesView };
