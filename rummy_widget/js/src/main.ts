// The bundle of racks and lessons.
import { footerView, headerView } from "./pages/ends";
import { houseView } from "./pages/house";
import { lessonView } from "./pages/lesson";
import { stepView } from "./pages/step";
import { rackView } from "./rack/view";
import { widget } from "./widget";

export const views = {
  rack: rackView,
  step: stepView,
  lesson: lessonView,
  header: headerView,
  footer: footerView,
  house: houseView,
};
export default widget(views);
