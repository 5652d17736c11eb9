// The bundle of the pages around the lessons: home, the rules, the learner's progress and the page for classes.
import { homeView } from "./pages/home";
import { progressView } from "./pages/progress-page";
import { rulesView } from "./pages/rules";
import { topicsView } from "./pages/topics";
import { widget } from "./widget";

/** The views of this bundle, by the names that Python uses. */
export const views = { home: homeView, progress: progressView, rules: rulesView, topics: topicsView };
/** The anywidget definition of this bundle. */
export default widget(views);
