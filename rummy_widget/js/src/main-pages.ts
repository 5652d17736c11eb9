// The bundle of the pages around the lessons: the home page and the rules.
import { homeView } from "./pages/home";
import { rulesView } from "./pages/rules";
import { widget } from "./widget";

/** The views of this bundle, by the names that Python uses. */
export const views = { home: homeView, rules: rulesView };
/** The anywidget definition of this bundle. */
export default widget(views);
