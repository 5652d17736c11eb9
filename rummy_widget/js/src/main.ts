// The bundle of racks and lessons.
import { footerView, headerView } from "./pages/header-footer";
import { houseView } from "./pages/house";
import { lessonView } from "./pages/lesson";
import { stepView } from "./pages/step";
import { rackView } from "./rack/rack-view";
import { widget } from "./widget";

/** The views of this bundle, by the names that Python uses. */
export const views = {
  rack: rackView,
  step: stepView,
  lesson: lessonView,
  header: headerView,
  footer: footerView,
  house: houseView,
};
/** The anywidget definition of this bundle. */
export default widget(views);
