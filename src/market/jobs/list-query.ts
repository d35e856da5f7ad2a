import { type JobGroup, jobGroups } from "./lifecycle.ts";

/** What the address of a list asks for; what it says wrongly is left out rather than refused. */
export function listQuery(request: Request, first: JobGroup, groups: readonly JobGroup[] = jobGroups) {
  const given = new URL(request.url).searchParams;
  const tab = given.get("tab");
  const page = Number(given.get("page"));
  return {
    group: groups.find((known) => known === tab) ?? first,
    title: (given.get("title") ?? "").trim().slice(0, 255) || undefined,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}
