/**
 * The service worker: visited jobs stay readable without a connection. It only answers requests for whole pages and
 * for files that are named by their content, but not for API calls, forms and others. It imports nothing: the build
 * makes it one file, /sw.js (vite/service-worker.ts).
 */

/** Files that every page needs, and the texts of the stored pages. The build sets this list. */
declare const __SHELL__: readonly string[];
/** Patterns of the paths of pages that rooms declare for offline use. The build sets them. */
declare const __PAGES__: {
  offline: { en: string; vi: string };
  kept: readonly RegExp[];
  vietnamese: RegExp;
};

const assetCache = "sen-assets";
const pageCache = "sen-pages";
/** The cache of job pages; cached-jobs.ts uses the same name. */
const jobCache = "sen-jobs";
const mostJobs = 30;
const patienceMs = 3000;
/** Size limit of stored files in bytes. No larger file is needed to read a page. */
const largest = 200_000;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  location: Location;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(name: "fetch", listener: (event: Fetching) => void): void;
}
const scope = self as unknown as Scope;

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(event, url));
});

async function install(): Promise<void> {
  const pages = await caches.open(pageCache);
  const files = new Set(__SHELL__);
  for (const path of Object.values(__PAGES__.offline)) {
    // Sends no credentials, so that the stored page contains no personal data.
    const answer = await fetch(path, { credentials: "omit" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    for (const file of assetsIn(await answer.clone().text())) files.add(file);
    await pages.put(path, answer);
  }
  await (await caches.open(assetCache)).addAll([...files]);
  // Activates the new service worker at once. It does not break older pages, because pages come from the network first
  // and file names depend on content.
  await scope.skipWaiting();
}

/** Deletes files that no stored page refers to any more. */
async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  const needed = new Set(__SHELL__);
  for (const name of [pageCache, jobCache]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const html = await (await cache.match(request))?.text();
      for (const file of assetsIn(html ?? "")) needed.add(file);
    }
  }
  const assets = await caches.open(assetCache);
  for (const request of await assets.keys())
    if (!needed.has(new URL(request.url).pathname)) await assets.delete(request);
  await scope.clients.claim();
}

function assetsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path));
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(assetCache);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  const size = Number(answer.headers.get("content-length"));
  if (answer.ok && answer.type === "basic" && size < largest)
    await cache.put(request, answer.clone()).catch(() => {});
  return answer;
}

const isKept = (path: string) => __PAGES__.kept.some((pattern) => pattern.test(path));

async function page(event: Fetching, url: URL): Promise<Response> {
  const network = fromNetwork(event);
  if (!isKept(url.pathname)) return network.catch(() => without(url));
  event.waitUntil(
    network.then(
      (answer) => keep(url.pathname, answer.clone()),
      () => {},
    ),
  );
  const late = new Promise<null>((done) => setTimeout(() => done(null), patienceMs));
  const answer = await Promise.race([network, late]).catch(() => null);
  if (answer) return answer;
  const kept = await (await caches.open(jobCache)).match(url.pathname);
  return kept ?? network.catch(() => without(url));
}

async function fromNetwork(event: Fetching): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** Stores the job's page as visitors see it, without data of the signed-in reader. */
async function keep(path: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.redirected) return;
  const cache = await caches.open(jobCache);
  const isOpen = (page: Response) =>
    page.status === 200 && !/private|no-store/.test(page.headers.get("cache-control") ?? "");
  // The reader's own view is already counted; this request for the copy is not a view.
  const open = isOpen(answer)
    ? answer
    : await fetch(path, { credentials: "omit", headers: { "x-kept-copy": "1" } });
  if (!isOpen(open) || open.redirected) return;
  await cache.delete(path);
  await cache.put(path, open);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - mostJobs))) await cache.delete(request);
}

/** Returns a redirect to the page of stored jobs; when that page itself is requested, returns its stored copy. */
async function without(url: URL): Promise<Response> {
  const page = await (await caches.open(pageCache)).match(url.pathname);
  if (page) return page;
  const { offline, vietnamese } = __PAGES__;
  const to = vietnamese.test(url.pathname) ? offline.vi : offline.en;
  return Response.redirect(`${to}?from=${encodeURIComponent(url.pathname + url.search)}`);
}
