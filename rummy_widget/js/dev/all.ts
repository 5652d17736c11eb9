// Every view in one, for the playground and the tests.
import { classViews } from "../src/class/index";
import { pageViews } from "../src/pages/around";
import { lessonViews } from "../src/pages/index";
import { rackView } from "../src/rack/view";
import { practiceView } from "../src/practice/view";
import { scoreView } from "../src/score/view";
import { tableView } from "../src/table/page";
import { liveView } from "../src/live/view";
import { widget } from "../src/widget";

export default widget({
  rack: rackView,
  ...lessonViews,
  ...pageViews,
  ...classViews,
  practice: practiceView,
  score: scoreView,
  live: liveView,
  table: tableView,
});
