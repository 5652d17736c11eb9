// The bundle `rummy-core.js` of the app and the site: racks and lessons, and everything that two other bundles
// share. This order of imports compresses best.
import "./pages/step";
import "./main";
import "./pages/rows";
import "./save";
import "./people/own-list";
import "./table/drop";
import "./table/keys";
import "./table/setting";
import "./table/token";
