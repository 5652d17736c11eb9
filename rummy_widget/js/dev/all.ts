// Every view in one, for the playground and the tests.
import { classViews } from "../src/class/index";
import { pageViews } from "../src/pages/around";
import { lessonViews } from "../src/pages/index";
import { rackView } from "../src/rack/view";
import { practiceView } from "../src/practice/view";
import { scoreView } from "../src/score/view";
import { spreadView } from "../src/spread/view";
import { tableView } from "../src/table/view";
import { liveView } from "../src/live/view";
import { more } from "../src/spread/more";
import { haveHere } from "../src/later";
import { widget } from "../src/widget";

haveHere("more", more);

export default widget({
  rack: rackView,
  ...lessonViews,
  ...pageViews,
  ...classViews,
  practice: practiceView,
  score: scoreView,
  live: liveView,
  spread: spreadView,
  table: tableView,
});
