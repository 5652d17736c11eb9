// The bundle of racks and lessons.
import { lessonViews } from "./pages/index";
import { rackView } from "./rack/view";
import { widget } from "./widget";

export default widget({ rack: rackView, ...lessonViews });
