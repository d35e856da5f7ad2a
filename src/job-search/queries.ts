import type { Actor, CandidateActor } from "#accounts/actor.ts";
import { type Wishes, wishesOf } from "#candidates/queries/shared/wishes.ts";
import { hiddenBy } from "#hidden-jobs/queries/shared.ts";
import { jobCards } from "#jobs/queries/shared/public.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { fittingJobs, search } from "./contract.ts";
import { fitOf, reasonsFor } from "./fitting.ts";
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

/** Searches that a profile is worth, and hits of each that are looked at. */
const mostTitles = 4;
const mostSkills = 6;
const lookedAt = 30;

/** Jobs that fit the candidate's profile, each with its reasons (fitting.ts). */
export async function jobsThatFit(
  db: Reader,
  index: JobIndex,
  actor: CandidateActor,
  { items }: QueryOf<typeof fittingJobs>,
  asOf: Date,
): Promise<ReplyOf<typeof fittingJobs>> {
  const wishes = await wishesOf(db, actor.accountId);
  const without = await hiddenBy(db, actor);
  const found = new Map<number, { inPlace: boolean; inCategory: boolean }>();
  for (const { query, ...how } of searchesFor(wishes)) {
    const { ids } = await index.search(db, {
      asTyped: true,
      ...query,
      without,
      offset: 0,
      limit: lookedAt,
      asOf,
    });
    for (const id of ids) {
      const known = found.get(id);
      found.set(id, {
        inPlace: how.inPlace || known?.inPlace === true,
        inCategory: how.inCategory || known?.inCategory === true,
      });
    }
  }
  const cards = await jobCards(db, actor, [...found.keys()], asOf);
  const fitting = cards
    .filter(
      ({ attributes }) =>
        attributes.display_state === "published" && !attributes.applied && !attributes.saved,
    )
    .map((card) => {
      const reasons = reasonsFor(wishes, card.attributes, found.get(Number(card.id))!);
      return { card, reasons, fit: fitOf(reasons) };
    })
    .filter(({ fit }) => fit > 0)
    .sort(
      (a, b) =>
        b.fit - a.fit || Number(b.card.attributes.approved_date) - Number(a.card.attributes.approved_date),
    )
    .slice(0, items);
  return {
    data: fitting.map(({ card }) => card),
    meta: {
      reasons: Object.fromEntries(fitting.map(({ card, reasons }) => [card.id, reasons])),
      lacks: [
        ...(wishes.titles.length === 0 ? (["job_title"] as const) : []),
        ...(wishes.skills.length === 0 ? (["skills"] as const) : []),
        ...(wishes.preference ? [] : (["job_preference"] as const)),
      ],
    },
  };
}

/** Where places are wished, only jobs there are looked for, and remote ones where those are wished too. */
function searchesFor({ titles, skills, preference }: Wishes) {
  const { location_ids: locationIds = [], category_ids: categoryIds = [], remote = false } = preference ?? {};
  const where: Pick<JobQuery, "locationIds" | "remote">[] = [
    { locationIds },
    ...(remote && locationIds.length > 0 ? [{ remote }] : []),
  ];
  const what: Pick<JobQuery, "keyword" | "categoryIds" | "sort">[] = [
    ...titles.slice(0, mostTitles).map((keyword) => ({ keyword })),
    ...skills.slice(0, mostSkills).map((keyword) => ({ keyword })),
    ...(categoryIds.length > 0 ? [{ categoryIds, sort: "recent" as const }] : []),
  ];
  return what.flatMap((one) =>
    where.map((other) => ({
      query: { ...one, ...other },
      inPlace: (other.locationIds?.length ?? 0) > 0,
      inCategory: one.categoryIds !== undefined,
    })),
  );
}
