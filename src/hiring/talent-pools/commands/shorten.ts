import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { inScope } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";
import { erasureNoticeDays } from "../terms.ts";

/** Ends the retention of added people `days` after their consent at the latest, but in a week at the earliest. Extends no retention. */
export async function shortenRetention(
  tx: Tx,
  { scope, days, asOf }: { scope: Workspace; days: number; asOf: Date },
): Promise<void> {
  const soonest = new Date(asOf.getTime() + erasureNoticeDays * day);
  await tx
    .updateTable("prospects")
    .set({
      kept_until: sql`least(kept_until, greatest(agreed_at + make_interval(days => ${days}), ${soonest}))`,
    })
    .where(inScope("prospects", scope))
    .where("erased_at", "is", null)
    .where("kept_until", ">", soonest)
    .execute();
}
