import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { type PostedWithin, postedWithin } from "#reference/terms.ts";
import { searchQueryOf } from "./search-document.ts";

export type JobSort = "recent" | "salary" | "relevance";

/** What a visitor asks for; every part is optional but the page. */
export interface JobQuery {
  keyword?: string;
  locationId?: number;
  categoryId?: number;
  /** Monthly, in `currency` (VND when left out). */
  salaryMin?: number;
  salaryMax?: number;
  currency?: string;
  jobType?: number;
  jobLevel?: number;
  postedWithin?: PostedWithin;
  remote?: boolean;
  hot?: boolean;
  companyId?: number;
  sort?: JobSort;
  offset: number;
  limit: number;
  asOf: Date;
}

export interface JobHits {
  ids: number[];
  total: number;
}

/** Where published jobs are searched: PostgreSQL here; a search cluster can take its place. */
export interface JobIndex {
  search(db: Reader, query: JobQuery): Promise<JobHits>;
}

type Condition = RawBuilder<SqlBool>;

/** Totals from this size on are kept for a moment: nobody sees that they are half a minute old. */
const keptFrom = 1000;
const keptMs = 30_000;
const keptAtMost = 2000;

/**
 * The search on `job_search`, one narrow row a published job. The total is counted apart, and decides how the page is
 * found: few hits are collected and sorted; many are met soon enough on the way along the sort's index. The planner is not
 * left to guess, because one wrong guess reads every row.
 */
export function postgresJobIndex(): JobIndex {
  const kept = new Map<string, { counts: Counts; until: number }>();

  /** All hits, those in titles, and about how many rows the table has, in one statement. */
  async function count(db: Reader, tiers: Condition[][], key: string, asOf: Date): Promise<Counts> {
    const found = keptCounts(key, asOf);
    if (found) return found;
    const parts = tiers.map((conditions) => sql`(SELECT count(*) FROM job_search s ${where(conditions)})`);
    const { rows } = await sql<{ tiers: number[]; size: number }>`
      SELECT array[${sql.join(parts)}]::int[] AS tiers,
        (SELECT reltuples::bigint FROM pg_class WHERE oid = 'job_search'::regclass) AS size`.execute(db);
    const [total = 0, inTitle = 0] = rows[0]?.tiers ?? [];
    const counts = { total, inTitle, size: Math.max(total, rows[0]?.size ?? 0) };
    keep(key, counts, asOf);
    return counts;
  }

  function keptCounts(key: string, asOf: Date): Counts | null {
    const found = kept.get(key);
    const now = asOf.getTime();
    return found && found.until > now && found.until <= now + keptMs ? found.counts : null;
  }

  function keep(key: string, counts: Counts, asOf: Date): void {
    if (kept.size >= keptAtMost) kept.clear();
    if (counts.total >= keptFrom) kept.set(key, { counts, until: asOf.getTime() + keptMs });
    else kept.delete(key);
  }

  return {
    async search(db, query) {
      const words = searchQueryOf(query.keyword);
      const filters = await filtersOf(db, query);
      const sort = query.sort ?? (words === null ? "recent" : "relevance");
      const tiered = words !== null && sort === "relevance";
      const all = words === null ? filters : [sql<SqlBool>`s.words @@ ${words}::tsquery`, ...filters];
      const titled = [sql<SqlBool>`s.title_words @@ ${words}::tsquery`, ...filters];
      const { asOf, offset, limit, ...asked } = query;
      const key = JSON.stringify({ ...asked, keyword: words, sort: tiered });
      const order = sort === "salary" ? bySalary : byDate;
      // Filters leave few hits as a rule: they are gone through once, for the total and the page together.
      if (filters.length > 0 && !keptCounts(key, asOf)) {
        const titleHit = tiered ? sql<SqlBool>`s.title_words @@ ${words}::tsquery` : sql<SqlBool>`false`;
        const { ids, ...counts } = await onePass(db, all, titleHit, order, offset, limit);
        keep(key, counts, asOf);
        return { ids, total: counts.total };
      }
      const { total, inTitle, size } = await count(db, tiered ? [all, titled] : [all], key, asOf);
      if (offset >= total) return { ids: [], total };
      if (!tiered) {
        return { ids: await page(db, all, order, { total, size, offset, limit }), total };
      }
      // Titles that have all words come first, each tier newest first.
      const ids =
        offset < inTitle ? await page(db, titled, byDate, { total: inTitle, size, offset, limit }) : [];
      if (ids.length < limit && total > inTitle) {
        const others = [...all, sql<SqlBool>`NOT s.title_words @@ ${words}::tsquery`];
        const rest = { total: total - inTitle, offset: Math.max(0, offset - inTitle) };
        ids.push(...(await page(db, others, byDate, { ...rest, size, limit: limit - ids.length })));
      }
      return { ids, total };
    },
  };
}

interface Counts {
  total: number;
  inTitle: number;
  size: number;
}

const byDate = sql`s.approved_at DESC, s.job_id DESC`;
const bySalary = sql`coalesce(s.salary_max_vnd, s.salary_min_vnd) DESC NULLS LAST, ${byDate}`;

/** A row met on the walk, whose words are read, costs so many times a hit that is collected by its index. */
const walkCost = 15;

async function page(
  db: Reader,
  conditions: Condition[],
  order: RawBuilder<unknown>,
  { total, size, offset, limit }: { total: number; size: number; offset: number; limit: number },
): Promise<number[]> {
  const walked = ((offset + limit) * size) / total;
  const { rows } =
    walked * walkCost < total
      ? // IS TRUE keeps the filters' own indexes out: the order's index is walked until the page is full.
        await sql<{ job_id: number }>`
          SELECT s.job_id FROM job_search s ${where(conditions.map((c) => sql<SqlBool>`(${c}) IS TRUE`))}
          ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`.execute(db)
      : await sql<{ job_id: number }>`
          WITH s AS MATERIALIZED (
            SELECT s.job_id, s.approved_at, s.salary_min_vnd, s.salary_max_vnd FROM job_search s ${where(conditions)}
          )
          SELECT s.job_id FROM s ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.job_id);
}

async function onePass(
  db: Reader,
  conditions: Condition[],
  titleHit: Condition,
  order: RawBuilder<unknown>,
  offset: number,
  limit: number,
): Promise<Counts & { ids: number[] }> {
  const { rows } = await sql<{ total: number; in_title: number; size: number; ids: (string | number)[] }>`
    WITH hits AS MATERIALIZED (
      SELECT s.job_id, s.approved_at, s.salary_min_vnd, s.salary_max_vnd, ${titleHit} AS in_title
      FROM job_search s ${where(conditions)}
    )
    SELECT (SELECT count(*) FROM hits) AS total, (SELECT count(*) FROM hits WHERE in_title) AS in_title,
      (SELECT reltuples::bigint FROM pg_class WHERE oid = 'job_search'::regclass) AS size,
      array(SELECT s.job_id FROM hits s ORDER BY s.in_title DESC, ${order} OFFSET ${offset} LIMIT ${limit}) AS ids`.execute(
    db,
  );
  const { total, in_title, size, ids } = rows[0]!;
  return { total, inTitle: in_title, size: Math.max(total, size), ids: ids.map(Number) };
}

function where(conditions: Condition[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`;
}

async function filtersOf(db: Reader, query: JobQuery): Promise<Condition[]> {
  const conditions: Condition[] = [];
  if (query.locationId !== undefined) {
    const ids = await memberLocations(db, query.locationId);
    conditions.push(sql`s.location_ids && ${ids}::int[]`);
  }
  if (query.categoryId !== undefined) {
    const ids = await subCategories(db, query.categoryId);
    conditions.push(sql`s.category_ids && ${ids}::int[]`);
  }
  if (query.salaryMin !== undefined || query.salaryMax !== undefined) {
    const rate = await rateOf(db, query.currency ?? "VND");
    const inVnd = (amount: number) => Math.min(Math.round(amount * rate), Number.MAX_SAFE_INTEGER);
    conditions.push(sql`(s.salary_min_vnd IS NOT NULL OR s.salary_max_vnd IS NOT NULL)`);
    // An end that the ad leaves open reaches as far as anybody asks.
    if (query.salaryMin !== undefined)
      conditions.push(sql`(s.salary_max_vnd IS NULL OR s.salary_max_vnd >= ${inVnd(query.salaryMin)})`);
    if (query.salaryMax !== undefined)
      conditions.push(sql`(s.salary_min_vnd IS NULL OR s.salary_min_vnd <= ${inVnd(query.salaryMax)})`);
  }
  if (query.jobType !== undefined) conditions.push(sql`s.job_type = ${query.jobType}::bigint`);
  if (query.jobLevel !== undefined) conditions.push(sql`s.job_level = ${query.jobLevel}::bigint`);
  const hours = postedWithin.find(({ key }) => key === query.postedWithin)?.hours;
  if (hours != null)
    conditions.push(sql`s.approved_at >= ${new Date(query.asOf.getTime() - hours * 3_600_000)}`);
  if (query.remote) conditions.push(sql`s.remote`);
  if (query.hot) conditions.push(sql`s.hot`);
  if (query.companyId !== undefined) conditions.push(sql`s.company_id = ${query.companyId}::bigint`);
  return conditions;
}

/** A current unit stands for the units that were merged into it; a legacy one for itself. */
async function memberLocations(db: Reader, id: number): Promise<number[]> {
  const row = await db
    .selectFrom("locations")
    .select("members")
    .where("id", "=", smallId(id))
    .executeTakeFirst();
  return row && row.members.length > 0 ? row.members : [smallId(id)];
}

/** A top-level category stands for all its sub-categories. */
async function subCategories(db: Reader, id: number): Promise<number[]> {
  const rows = await db.selectFrom("categories").select("id").where("parent_id", "=", smallId(id)).execute();
  return [smallId(id), ...rows.map((row) => row.id)];
}

async function rateOf(db: Reader, currency: string): Promise<number> {
  const row = await db
    .selectFrom("currency_rates")
    .select("vnd")
    .where("currency", "=", currency)
    .executeTakeFirst();
  return row?.vnd ?? 1;
}

/** A number that no list has instead of one that the column cannot hold. */
function smallId(id: number): number {
  return id >= 0 && id <= 2_147_483_647 ? id : -1;
}
