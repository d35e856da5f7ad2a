import { type Bound, on } from "#kit/http/handle.ts";
import { suggestions } from "../contract.ts";
import type { JobIndex } from "../job-index.ts";

/** What helps to search: /public/suggestions. */
export function publicJobs(index: JobIndex): Bound[] {
  return [
    on(suggestions, async ({ tx, query }) => ({
      data: await index.complete(tx, query.keyword, query.items),
    })),
  ];
}
