import type { LawDependent } from "#people/law/events.ts";
import { dayOf } from "#platform/reference/calendar.ts";

/** The drafts of payment requests whose tax is another one, because the rate of today changes. */
export const draftsByLaw: LawDependent = {
  what: "payment_requests",
  kinds: ["vat"],
  async count(tx, { series, from, to }, asOf) {
    const today = dayOf(asOf);
    if (from > today || (to !== null && to < today)) return 0;
    const { count } = await tx
      .selectFrom("invoices")
      .where("status", "=", "draft")
      .where("vat_kind", "=", series)
      .where("vat_bps", "is", null)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  },
};
