import type { Actor } from "#accounts/actor.ts";
import { hiddenBy } from "#hidden-jobs/queries/shared.ts";
import { jobCards } from "#jobs/queries/shared/public.ts";
import type { QueryOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { search } from "./contract.ts";
import type { JobIndex, JobQuery } from "./job-index.ts";

type SearchQuery = QueryOf<typeof search>;

/** The page of published jobs that a search asks for, with what a candidate did with each, and
 * without what they have hidden. */
export async function searchJobs(db: Reader, index: JobIndex, actor: Actor, query: SearchQuery, asOf: Date) {
  const { ids, related, ...found } = await index.search(db, {
    ...jobQueryOf(query, asOf),
    without: await hiddenBy(db, actor),
  });
  const cards = await jobCards(db, actor, [...ids, ...related], asOf);
  // One that was taken down this very moment is not shown as open.
  const published = cards.filter((card) => card.attributes.display_state === "published");
  const isRelated = (card: (typeof cards)[number]) => related.includes(Number(card.id));
  return {
    data: published.filter((card) => !isRelated(card)),
    meta: { page: query.page, items: query.items, ...found, related: published.filter(isRelated) },
  };
}

const isTrue = (value: string | undefined) => value === "true" || value === "1";

function jobQueryOf(query: SearchQuery, asOf: Date): JobQuery {
  return {
    keyword: query.keyword,
    locationIds: query.location_id,
    categoryIds: query.category_id,
    salaryMin: query.salary_min,
    salaryMax: query.salary_max,
    currency: query.currency,
    jobTypes: query.job_type,
    jobLevels: query.job_level,
    experience: query.experience,
    postedWithin: query.posted_within,
    remote: isTrue(query.remote),
    hot: isTrue(query.hot),
    sort: query.sort,
    offset: (query.page - 1) * query.items,
    limit: query.items,
    asOf,
  };
}
