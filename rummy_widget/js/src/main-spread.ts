// The bundle of the games whose melds lie on the table.
import { spreadView } from "./spread/view";
import { widget } from "./widget";

export default widget({ spread: spreadView });
