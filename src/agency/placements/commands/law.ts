import { lastWarrantyDay } from "#agency/fees/warranty.ts";
import { enqueue, type Tx } from "#kit/db.ts";
import type { LawDependent } from "#people/law/events.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { LawKind } from "#platform/reference/terms.ts";
import { workingPlacements } from "../lifecycle.ts";

export const updateWarrantiesJob = "update-warranties";

/** Computes running warranties again as soon as the holidays have changed. */
export async function onLawChanged(tx: Tx, { kind }: { kind: LawKind }): Promise<void> {
  if (kind === "holidays") enqueue(tx, { name: updateWarrantiesJob, data: {}, onceKey: updateWarrantiesJob });
}

/** The running warranties that leave out holidays and end on another day after a change of them. */
export const warrantiesByLaw: LawDependent = {
  what: "warranties",
  kinds: ["holidays"],
  async count(tx, { holidays }, asOf) {
    const running = await tx
      .selectFrom("placements")
      .select(["start_date", "warranty_days", "warranty_until"])
      .where("warranty_basis", "=", "without_holidays")
      .where("status", "in", [...workingPlacements])
      .where("warranty_until", ">=", dayOf(asOf))
      .execute();
    return running.filter(({ start_date, warranty_days, warranty_until }) => {
      const terms = { days: warranty_days, basis: "without_holidays" as const, holidays: holidays.after };
      return lastWarrantyDay(start_date, terms) !== warranty_until;
    }).length;
  },
};
