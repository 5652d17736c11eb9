// The bundle of the pages around the lessons: the course map and the rules.
import { homeView } from "./pages/home";
import { rulesView } from "./pages/rules";
import { widget } from "./widget";

export const views = { home: homeView, rules: rulesView };
export default widget(views);
