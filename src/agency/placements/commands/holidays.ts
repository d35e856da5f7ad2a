import { lastWarrantyDay } from "#agency/fees/warranty.ts";
import { type Database, inTransaction } from "#kit/db.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { workingPlacements } from "../lifecycle.ts";
import { lockPlacement, placements } from "../queries/shared/find.ts";
import { notifyAm } from "./notify.ts";
import { change, recordPlacement } from "./verbs.ts";

/**
 * Computes the running warranties that leave out public holidays again, because the list of holidays may have changed, and notifies the
 * account managers of those that end on another day. Ended warranties stay as they are.
 * @returns the number of changed warranties
 */
export async function updateWarranties(database: Database, asOf: Date): Promise<number> {
  const holidays = await holidaysOf(database.db);
  const lastDayOf = (row: { start_date: string; warranty_days: number }) =>
    lastWarrantyDay(row.start_date, { days: row.warranty_days, basis: "without_holidays", holidays });
  const running = await database.db
    .selectFrom("placements")
    .select(["id", "start_date", "warranty_days", "warranty_until"])
    .where("warranty_basis", "=", "without_holidays")
    .where("status", "in", [...workingPlacements])
    .where("warranty_until", ">=", dayOf(asOf))
    .orderBy("id")
    .execute();
  let changed = 0;
  for (const { id } of running.filter((row) => lastDayOf(row) !== row.warranty_until))
    await inTransaction(database, async (tx) => {
      await lockPlacement(tx, id);
      const row = await placements(tx).where("p.id", "=", id).executeTakeFirstOrThrow();
      const warranty_until = lastDayOf(row);
      // The person may have left, or the start may have been corrected, in the meantime.
      if (!workingPlacements.some((status) => status === row.status) || warranty_until === row.warranty_until)
        return;
      await change(tx, row, row.status, { warranty_until });
      const data = { placement: id, what: "warranty" } as const;
      await recordPlacement(tx, row, "placement_update", data, { by: null, at: asOf });
      await notifyAm(tx, row, "warranty", asOf);
      changed += 1;
    });
  return changed;
}
