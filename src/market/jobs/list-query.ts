import { type JobGroup, jobGroups } from "./lifecycle.ts";

/** Reads the query of a job list from the address. Invalid values are ignored. */
export function listQuery(request: Request, first: JobGroup, groups: readonly JobGroup[] = jobGroups) {
  const query = new URL(request.url).searchParams;
  const tab = query.get("tab");
  const page = Number(query.get("page"));
  return {
    group: groups.find((name) => name === tab) ?? first,
    title: (query.get("title") ?? "").trim().slice(0, 255) || undefined,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}
