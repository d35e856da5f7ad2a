import { sql } from "kysely";
import { type Database, enqueue, type Tx } from "#kit/db.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import { writeSearchRows } from "./search-row.ts";

export const renewPlaceJob = "renew-place";

const atOnce = 100;

/** Queues the search rows of a location whose names have changed; the other lists have no words in them. */
export async function onListChanged(tx: Tx, { kind, id }: { kind: ListKind; id: number }): Promise<void> {
  if (kind === "locations")
    enqueue(tx, { name: renewPlaceJob, data: { id }, onceKey: `${renewPlaceJob}:${id}` });
}

/** Rewrites the search rows of the jobs in a location, a batch per transaction. @returns their number */
export async function renewPlace({ db }: Database, location: number): Promise<number> {
  let after = 0;
  let count = 0;
  for (;;) {
    const ids = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        SELECT j.id FROM job_search s JOIN jobs j ON j.id = s.job_id
        WHERE s.location_ids && (SELECT array_append(l.members, l.id) FROM locations l WHERE l.id = ${location})
          AND j.id > ${after} ORDER BY j.id LIMIT ${atOnce} FOR UPDATE OF j`.execute(tx);
      const jobs = rows.map(({ id }) => id);
      await writeSearchRows(tx, jobs);
      return jobs;
    });
    count += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < atOnce) return count;
  }
}
