// The views that are not a lone rack, by the value of the trait `view`.
import type { ViewFactory } from "../frame";
import { footerView, headerView } from "./ends";
import { homeView } from "./home";
import { lessonView } from "./lesson";
import { rulesView } from "./rules";
import { stepView } from "./step";

export const pages: Record<string, ViewFactory> = {
  step: stepView,
  lesson: lessonView,
  header: headerView,
  footer: footerView,
  home: homeView,
  rules: rulesView,
};
