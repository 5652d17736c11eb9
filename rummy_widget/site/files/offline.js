// Keeps the whole site for when there is no network: all files of one version, or none. VERSION and FILES, each file with its
// hash, stand before this, and LATER, which has those that are kept once a page says that it may need them. A page is answered from the version that it began with; a new one waits until somebody asks for it.
const NAME = `rummy-site ${registration.scope} ${VERSION}`;
const ROOT = new URL('.', location.href);

const hashed = async (body) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...bytes));
};

// A folder of programs is named by what is in it and never changes; pages are asked for anew.
async function fetched(path) {
  const answer = await fetch(new Request(new URL(path, ROOT), { cache: path.startsWith('programs-') ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${answer.status}: ${path}`);
  const body = await answer.arrayBuffer();
  if ((await hashed(body)) !== (FILES[path] ?? LATER[path])) throw new Error(`of another version: ${path}`);
  return new Response(body, { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } });
}

async function install() {
  const cache = await caches.open(NAME);
  const waiting = Object.keys(FILES);
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (!(await cache.match(new URL(path, ROOT)))) await cache.put(new URL(path, ROOT), await fetched(path));
    }
  };
  try {
    await Promise.all([worker(), worker(), worker(), worker()]);
  } catch (trouble) {
    await caches.delete(NAME); // all or nothing
    throw trouble;
  }
}

async function keep(address) {
  const path = new URL(address).pathname.slice(ROOT.pathname.length);
  const cache = await caches.open(NAME);
  if (path in LATER && !(await cache.match(new URL(path, ROOT)))) await cache.put(new URL(path, ROOT), await fetched(path));
}

async function forgetOthers() {
  const own = `rummy-site ${registration.scope} `;
  for (const name of await caches.keys()) if (name.startsWith(own) && name !== NAME) await caches.delete(name);
}

async function answer(request) {
  const url = new URL(request.url);
  const path = url.pathname.slice(ROOT.pathname.length);
  const cache = await caches.open(NAME);
  if (path.endsWith('/script.js')) {
    const packed = await cache.match(new URL(path.replace(/js$/, 'packed'), ROOT));
    if (packed) return new Response(packed.body.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': 'text/javascript' } });
  }
  const kept = await cache.match(new URL(path === '' || path.endsWith('/') ? `${path}index.html` : path, ROOT));
  return kept ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));
addEventListener('message', (event) => {
  if (event.data === 'now') return void skipWaiting();
  if (event.data?.keep) event.waitUntil(keep(event.data.keep).catch(() => undefined)); // no network: another time
});
addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === 'GET' && url.origin === ROOT.origin && url.pathname.startsWith(ROOT.pathname)) event.respondWith(answer(event.request));
});
