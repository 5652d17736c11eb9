// What draws the melds of a table beside a rack: loaded where a rack or a step has some.
import { drawnBy, type Lit } from "./lit";
import type { ZoneMaker } from "./rack/zone";
import { spreadOf } from "./melds/spread";

export default (lit: Lit): ZoneMaker => (drawnBy(lit), spreadOf);
