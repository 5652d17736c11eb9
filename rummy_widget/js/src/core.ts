// The bundle `rummy-core.js` of the app and the site: racks and lessons, and everything that two other bundles
// share. This order of imports compresses best.
import "./rack/render";
import "./progress";
import "./table/token";
import "./rack/verdict";
import "./rack/fit";
import "./rack/drag";
import "./rack/input";
import "./pages/step";
import "./main";
import "./save";
import "./people/own-list";
import "./table/drop";
import "./pages/rows";
import "./pages/header-footer";
import "./table/keys";
import "./table/setting";
