// Every view in one, for the playground and the tests.
import { views as racks } from "../src/main";
import { views as classes } from "../src/main-class";
import { views as pages } from "../src/main-pages";
import { views as practice } from "../src/main-practice";
import { scoreView } from "../src/score/score-view";
import { tableView } from "../src/table/page";
import { widget } from "../src/widget";

export default widget({ ...racks, ...pages, ...classes, ...practice, score: scoreView, table: tableView });
