// The bundle of the table, kept apart so that lessons need not load it.
import { tableView } from "./table/page";
import { widget } from "./widget";

/** The anywidget definition of this bundle. */
export default widget({ table: tableView });
