// The bundle `rummy-core.js` of the app and the site: racks and lessons, and everything that two other bundles
// share. This order of imports compresses best.
import "./rack/render";
import "./table/token";
import "./progress";
import "./rack/glide";
import "./rack/verdict";
import "./rack/fit";
import "./rack/drag";
import "./rack/input";
import "./pages/step";
import "./stage/below";
import "./main";
import "./save";
import "./client";
import "./rack/tile";
import "./people/own-list";
import "./table/drop";
import "./felt/step-felt";
import "./pages/rows";
import "./table/keys";
import "./pages/header-footer";
import "./table/setting";
