// The bundle of racks, lessons and pages.
import { pages } from "./pages/index";
import { rackView } from "./rack/view";
import { widget } from "./widget";

export default widget({ rack: rackView, ...pages });
