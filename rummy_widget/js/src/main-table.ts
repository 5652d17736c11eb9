// The bundle of the table, which has its own: whoever learns need not load it.
import { tableView } from "./table/page";
import { widget } from "./widget";

export default widget({ table: tableView });
