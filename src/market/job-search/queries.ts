import { type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import { addTo, contribute } from "#kit/contributions.ts";
import type { Reader } from "#kit/db.ts";
import { hiddenBy } from "#market/hidden-jobs/queries/shared.ts";
import { liveJobs } from "#market/job-review/contributions.ts";
import { jobCards } from "#market/jobs/queries/shared/public.ts";
import { mostAttempts } from "#market/jobs/terms.ts";
import type { Actor, CandidateActor } from "#people/accounts/actor.ts";
import { lawDependents } from "#people/law/events.ts";
import { wishesOf } from "#profiles/candidates/queries/shared/wishes.ts";
import type { fittingJobs, search } from "./contract.ts";
import { jobPagesByLaw, salariesByLaw } from "./index/by-law.ts";
import { readTaxonomy } from "./index/taxonomy.ts";
import type { JobIndex, JobQuery } from "./job-index.ts";
import { isOpen } from "./live-rows.ts";
import { rateOf } from "./query/filters.ts";
import { matchOf, type Wish } from "./query/fitting.ts";

type SearchQuery = QueryOf<typeof search>;

/** Returns a page of published jobs, with the candidate's state of each, and without hidden ones. */
export async function searchJobs(db: Reader, index: JobIndex, actor: Actor, query: SearchQuery, asOf: Date) {
  const { ids, related, relatedBy, onlyTexts, understood, ...found } = await index.search(db, {
    ...jobQueryOf(query, asOf),
    without: await hiddenBy(db, actor),
  });
  const cards = await jobCards(db, actor, [...ids, ...related], asOf);
  // A job taken down since the search is not shown as open.
  const published = cards.filter((card) => card.attributes.display_state === "published");
  const isRelated = (card: (typeof cards)[number]) => related.includes(Number(card.id));
  return {
    data: published.filter((card) => !isRelated(card)),
    meta: {
      page: query.page,
      items: query.items,
      ...found,
      understood: [...understood],
      only_texts: onlyTexts,
      related: published.filter(isRelated),
      related_by: relatedBy,
    },
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

/** Maximum number of searches for a profile; their hits are compared with it. */
const mostTitles = 4;
const mostSkills = 6;
const lookedAt = 30;
/** Maximum number of jobs of one company, so that others are shown too. */
const mostOfCompany = 3;

/**
 * Returns jobs that fit the candidate's profile, with reasons. A few searches find possible jobs;
 * fitting.ts compares the public facts of these jobs with the profile.
 */
export async function jobsThatFit(
  db: Reader,
  index: JobIndex,
  actor: CandidateActor,
  { items, new: isNew, sessionId }: QueryOf<typeof fittingJobs> & { sessionId: string | null },
  asOf: Date,
): Promise<ReplyOf<typeof fittingJobs>> {
  const [{ salary, ...wishes }, without, taxonomy, lastVisit] = await Promise.all([
    wishesOf(db, actor.accountId),
    hiddenBy(db, actor),
    readTaxonomy(db),
    previousVisit(db, sessionId),
  ]);
  const isShown = ({ approvedAt }: { approvedAt: Date }) =>
    !isNew || (lastVisit !== null && approvedAt > lastVisit);
  const least = salary?.min ?? null;
  const rate = await rateOf(db, { currency: salary?.currency ?? "VND", salaryMin: least ?? undefined });
  const wish: Wish = { ...wishes, salary: least === null ? null : Math.round(least * rate) };
  const searches = searchesFor(wish).map((query) =>
    index.search(db, { asTyped: true, ...query, without, offset: 0, limit: lookedAt, asOf }),
  );
  const found = new Set((await Promise.all(searches)).flatMap(({ ids }) => ids));
  const ofCompany = new Map<number, number>();
  const fitting = (await offeredJobs(db, actor, [...found], asOf))
    .flatMap((job) => {
      const match = isShown(job) ? matchOf(wish, job, taxonomy) : null;
      return match ? [{ ...job, ...match }] : [];
    })
    .sort((a, b) => b.fit - a.fit || Number(b.approvedAt) - Number(a.approvedAt) || b.id - a.id)
    .filter(({ companyId }) => {
      const before = ofCompany.get(companyId) ?? 0;
      ofCompany.set(companyId, before + 1);
      return before < mostOfCompany;
    });
  const page = fitting.slice(0, items);
  return {
    data: await jobCards(
      db,
      actor,
      page.map(({ id }) => id),
      asOf,
    ),
    meta: {
      total: fitting.length,
      last_visit_at: lastVisit,
      reasons: Object.fromEntries(page.map(({ id, reasons }) => [String(id), reasons])),
      lacks: [
        ...(wish.titles.length === 0 ? (["job_title"] as const) : []),
        ...(wish.skills.length === 0 ? (["skills"] as const) : []),
        ...(wish.preference ? [] : (["job_preference"] as const)),
      ],
    },
  };
}

/** Returns the time of the previous visit; null during the first one. */
async function previousVisit(db: Reader, sessionId: string | null): Promise<Date | null> {
  if (sessionId === null) return null;
  const session = await db
    .selectFrom("sessions")
    .select("previous_visit_at")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return session?.previous_visit_at ?? null;
}

/** Returns the public facts of jobs, without those that the candidate has applied for or saved. */
function offeredJobs(db: Reader, actor: CandidateActor, ids: readonly number[], asOf: Date) {
  const known = (of: "applicants" | "saved_jobs", but = sql``) => sql<SqlBool>`NOT EXISTS (
    SELECT FROM ${sql.table(of)} k WHERE k.job_id = s.job_id AND k.candidate_id = ${actor.candidateId} ${but})`;
  return db
    .selectFrom("job_search as s")
    .innerJoin("jobs as j", "j.id", "s.job_id")
    .select(["j.id", "j.title", "j.skills", "s.remote", "s.company_id as companyId"])
    .select(["s.category_ids as categoryIds", "s.location_ids as locationIds", "s.approved_at as approvedAt"])
    .select(["s.job_type as jobType", "s.job_level as jobLevel"])
    .select(["s.salary_min_vnd as salaryMin", "s.salary_max_vnd as salaryMax"])
    .where("s.job_id", "=", sql<number>`ANY(${[...ids]}::bigint[])`)
    .where(isOpen(asOf))
    .where(known("applicants", sql`AND (k.outcome <> 'withdrawn' OR k.attempt = ${mostAttempts})`))
    .where(known("saved_jobs"))
    .execute();
}

/** With wished places, only jobs there are searched, and remote ones when these are wished too. */
function searchesFor({ titles, skills, preference }: Wish): Partial<JobQuery>[] {
  const { location_ids: locationIds = [], category_ids: categoryIds = [], remote = false } = preference ?? {};
  const where = [{ locationIds }, ...(remote && locationIds.length > 0 ? [{ remote }] : [])];
  const what: Partial<JobQuery>[] = [
    ...titles.slice(0, mostTitles).map((keyword) => ({ keyword })),
    ...skills.slice(0, mostSkills).map((keyword) => ({ keyword })),
    ...(categoryIds.length > 0 ? [{ categoryIds, sort: "recent" as const }] : []),
  ];
  return what.flatMap((one) => where.map((other) => ({ ...one, ...other })));
}

export const contributions = [
  addTo(lawDependents, salariesByLaw, jobPagesByLaw),
  contribute(
    liveJobs,
    (since) => sql<{ live: number; fresh: number }>`(SELECT json_build_object('live', count(*),
      'fresh', count(*) FILTER (WHERE s.approved_at >= ${since})) FROM job_search s)`,
  ),
];
