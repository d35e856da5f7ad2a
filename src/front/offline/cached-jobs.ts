/** The cache of job pages; the service worker (sw.ts) uses the same name. */
const jobCache = "sen-jobs";

export interface CachedJob {
  path: string;
  title: string;
}

/** Returns the jobs whose pages are stored on this device, the last visited first. */
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
