import { randomUUID } from "node:crypto";
import { insertMany } from "#kit/bulk.ts";
import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { administration } from "../../administration.ts";
import { plusDays } from "../../calendar.ts";
import type { Ids } from "../people.ts";

/** Adds views of the administrator as the demo candidate, who reads their reasons. */
export async function addViews(tx: Tx, candidateKey: string, ids: Ids, asOf: Date): Promise<void> {
  await insertMany(
    tx,
    "admin_views",
    administration.views.map(({ reason, days }) => {
      const started_at = plusDays(asOf, -days);
      return {
        account_id: ids.accounts.get(candidateKey)!,
        viewed_by: ids.accounts.get("admin")!,
        session_id: randomUUID(),
        reason,
        started_at,
        ends_at: new Date(started_at.getTime() + 4 * minute),
      };
    }),
  );
}
