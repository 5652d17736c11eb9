// Every view in one, for the playground and the tests.
import { pageViews } from "../src/pages/around";
import { lessonViews } from "../src/pages/index";
import { rackView } from "../src/rack/view";
import { practiceView } from "../src/practice/view";
import { scoreView } from "../src/score/view";
import { tableView } from "../src/table/view";
import { widget } from "../src/widget";

export default widget({ rack: rackView, ...lessonViews, ...pageViews, practice: practiceView, score: scoreView, table: tableView });
