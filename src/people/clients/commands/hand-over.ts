import { sql } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { ClientEventKind } from "../terms.ts";

/**
 * Replaces a consultant who leaves the agency by the heir, as the owner and the AM of clients. Without an heir, the clients keep the
 * leaver's name, and administrators answer for them.
 */
export async function handOverClients(
  tx: Tx,
  { by, leaver, heir, asOf }: { by: HiringActor; leaver: number; heir: number | null; asOf: Date },
): Promise<void> {
  if (heir === null || !("agency" in by.scope)) return;
  const left = sql.val(leaver);
  const taken = await tx
    .updateTable("clients as c")
    .set({
      owner_id: sql`CASE WHEN c.owner_id = ${left} THEN ${heir} ELSE c.owner_id END`,
      am_id: sql`CASE WHEN c.am_id = ${left} THEN ${heir} ELSE c.am_id END`,
      // Without a new version, a concurrent edit of the client would restore the leaver.
      version: sql`c.version + 1`,
      edited_by: by.accountId,
      edited_at: asOf,
    })
    .where(inScope("c", by.scope))
    .where(({ eb, or }) => or([eb("c.owner_id", "=", leaver), eb("c.am_id", "=", leaver)]))
    .returning("c.id")
    .execute();
  const kind: ClientEventKind = "reassign";
  const events = taken.map(({ id }) => ({ client_id: id, kind, actor_id: by.accountId, at: asOf }));
  await insertMany(tx, "client_events", events);
}
