import { type Database, enqueue, inTransaction, type Tx } from "#kit/db.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import { indexPeople } from "./index-people.ts";

export const indexPlaceJob = "index-people-of-place";

const atOnce = 500;

/** Queues the people in a location whose names have changed, or which got those of a merged one. */
export async function onListChanged(tx: Tx, { kind, id }: { kind: ListKind; id: number }): Promise<void> {
  if (kind === "locations")
    enqueue(tx, { name: indexPlaceJob, data: { id }, onceKey: `${indexPlaceJob}:${id}` });
}

/** Indexes the people of agencies who are in a location. @returns the number of records */
export async function indexPlace(database: Database, location: number): Promise<number> {
  let after = 0;
  for (let count = 0; ; ) {
    const ids = await inTransaction(database, async (tx) => {
      const rows = await tx
        .selectFrom("prospects")
        .select("candidate_id")
        .where("location_id", "=", location)
        .where("agency_id", "is not", null)
        .where("candidate_id", ">", after)
        .orderBy("candidate_id")
        .limit(atOnce)
        .execute();
      const found = rows.map(({ candidate_id }) => candidate_id);
      await indexPeople(tx, found);
      return found;
    });
    count += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < atOnce) return count;
  }
}
