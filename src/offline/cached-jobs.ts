/** Where the service worker (sw.ts) caches the pages of jobs; it names the same one. */
const jobCache = "sen-jobs";

export interface CachedJob {
  path: string;
  title: string;
}

/** The jobs whose pages are on this device, the last one seen first. */
export async function listCachedJobs(): Promise<CachedJob[]> {
  if (!("caches" in window) || !(await caches.has(jobCache))) return [];
  const cache = await caches.open(jobCache);
  const jobs: CachedJob[] = [];
  for (const request of await cache.keys()) {
    const html = await (await cache.match(request))?.text();
    const title = html && new DOMParser().parseFromString(html, "text/html").title.replace(/ \| Sen$/, "");
    if (title) jobs.unshift({ path: new URL(request.url).pathname, title });
  }
  return jobs;
}
