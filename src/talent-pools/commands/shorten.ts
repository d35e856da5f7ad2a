import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { erasureNoticeDays } from "../terms.ts";

/** Keeps whom the company has added no longer than for so many days after they agreed; no erasure is sooner than in a week. */
export async function shortenKept(
  tx: Tx,
  { companyId, days, asOf }: { companyId: number; days: number; asOf: Date },
): Promise<void> {
  const soonest = new Date(asOf.getTime() + erasureNoticeDays * day);
  await tx
    .updateTable("prospects")
    .set({
      kept_until: sql`least(kept_until, greatest(agreed_at + make_interval(days => ${days}), ${soonest}))`,
    })
    .where("company_id", "=", companyId)
    .where("agency_id", "is", null)
    .where("erased_at", "is", null)
    .where("kept_until", ">", soonest)
    .execute();
}
