// The bundle of the pages around the lessons: the course map and the rules.
import { pageViews } from "./pages/around";
import { widget } from "./widget";

export default widget(pageViews);
