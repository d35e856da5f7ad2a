import { sql } from "kysely";
import { type Database, enqueue, type Tx } from "#kit/db.ts";
import type { LawDependent } from "#people/law/events.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { LawKind } from "#platform/reference/terms.ts";
import { writeSearchRows } from "./search-row.ts";

export const renewSalariesJob = "renew-salaries";

const atOnce = 100;

/** Queues the search rows of jobs with a salary in a currency whose rate has changed. */
export async function onRatesChanged(tx: Tx, { kind }: { kind: LawKind }): Promise<void> {
  if (kind === "rates") enqueue(tx, { name: renewSalariesJob, data: {}, onceKey: renewSalariesJob });
}

/** Rewrites the search rows of jobs with a salary in another currency than VND, a batch per transaction. @returns their number */
export async function renewSalaries({ db }: Database): Promise<number> {
  let after = 0;
  let count = 0;
  for (;;) {
    const ids = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        SELECT j.id FROM job_search s JOIN jobs j ON j.id = s.job_id
        WHERE j.currency <> 'VND' AND j.id > ${after} ORDER BY j.id LIMIT ${atOnce} FOR UPDATE OF j`.execute(
        tx,
      );
      const jobs = rows.map(({ id }) => id);
      await writeSearchRows(tx, jobs);
      return jobs;
    });
    count += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < atOnce) return count;
  }
}

/** Rewrites them on the first day of a row of exchange rates. */
export async function renewSalariesOfDay(database: Database, asOf: Date): Promise<number> {
  const row = await database.db
    .selectFrom("law_rows")
    .select("id")
    .where("kind", "=", "rates")
    .where("ended_at", "is", null)
    .where("from_day", "=", dayOf(asOf))
    .limit(1)
    .executeTakeFirst();
  return row ? renewSalaries(database) : 0;
}

/** The published jobs that are found by another salary after a change of their currency's rate today. */
export const salariesByLaw: LawDependent = {
  what: "salaries",
  kinds: ["rates"],
  async count(tx, { series, from, to }, asOf) {
    if (!coversToday({ from, to }, asOf)) return 0;
    return countOf(tx, sql`j.currency = ${series} AND s.salary_max_vnd IS NOT NULL`);
  },
};

/** The job pages that show another take-home pay. */
export const jobPagesByLaw: LawDependent = {
  what: "job_pages",
  kinds: ["gross_net"],
  async count(tx, { from, to }, asOf) {
    if (!coversToday({ from, to }, asOf)) return 0;
    return countOf(
      tx,
      sql`j.currency = 'VND' AND j.salary_period = 'month' AND j.salary_basis = 'gross'
        AND (s.salary_min_vnd IS NOT NULL OR s.salary_max_vnd IS NOT NULL)`,
    );
  },
};

const coversToday = ({ from, to }: { from: string; to: string | null }, asOf: Date) =>
  from <= dayOf(asOf) && (to === null || to >= dayOf(asOf));

async function countOf(tx: Tx, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM job_search s JOIN jobs j ON j.id = s.job_id WHERE ${which}`.execute(tx);
  return rows[0]?.count ?? 0;
}
