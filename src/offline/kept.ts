/** Where the service worker (sw.ts) keeps the pages of jobs; it names the same one. */
const keptJobs = "sen-jobs";

export interface KeptJob {
  path: string;
  title: string;
}

/** The jobs whose pages are on this device, the last one seen first. */
export async function listKept(): Promise<KeptJob[]> {
  if (!("caches" in window) || !(await caches.has(keptJobs))) return [];
  const cache = await caches.open(keptJobs);
  const jobs: KeptJob[] = [];
  for (const request of await cache.keys()) {
    const html = await (await cache.match(request))?.text();
    const title = html && new DOMParser().parseFromString(html, "text/html").title.replace(/ \| Sen$/, "");
    if (title) jobs.unshift({ path: new URL(request.url).pathname, title });
  }
  return jobs;
}
