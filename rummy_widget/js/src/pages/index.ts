// The views of a lesson's page, by the value of the trait `view`.
import type { ViewFactory } from "../frame";
import { footerView, headerView } from "./ends";
import { houseView } from "./house";
import { lessonView } from "./lesson";
import { stepView } from "./step";

export const lessonViews: Record<string, ViewFactory> = {
  step: stepView,
  lesson: lessonView,
  header: headerView,
  footer: footerView,
  house: houseView,
};
