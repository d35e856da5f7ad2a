import { type Bound, on } from "#kit/http/handle.ts";
import { careerJobs } from "../contract.ts";
import { careerJobList } from "../queries.ts";

/** Career sites: /public/careers. */
export function careerSites(): Bound[] {
  return [
    on(careerJobs, ({ tx, actor, params, query, asOf }) =>
      careerJobList(tx, actor, params.slug, query, asOf),
    ),
  ];
}
