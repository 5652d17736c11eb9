// The core of the app and the site, `rummy-core.js`: racks and lessons, and what any two other bundles share. The order
// is the one that packs best.
import "./pages/step";
import "./main";
import "./pages/rows";
import "./save";
import "./table/drop";
import "./table/keys";
import "./table/setting";
import "./table/token";
