// The front door: on to the home page, in the language that the browser wishes for.
(() => {
  const ours = ['en', 'ro'];
  const wished = navigator.languages.map((each) => each.slice(0, 2).toLowerCase()).find((each) => ours.includes(each)) ?? 'en';
  location.replace(`notebooks/${wished === 'en' ? '' : `${wished}/`}home.html${location.search}${location.hash}`);
})();
