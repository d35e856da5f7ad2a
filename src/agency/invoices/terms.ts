export const lineKinds = ["fee", "discount", "other"] as const;
export type LineKind = (typeof lineKinds)[number];
export const linesMost = 20;

/** Kinds of activity that this room writes. They have no amounts, because members read the log. */
interface InvoiceActivities {
  invoice_status: { invoice: number; number: string | null; status: string; note?: string | null };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends InvoiceActivities {}
}

/** The days by which a tax date may be ahead: a request is issued before the start of a person whose notice is long (decision 148). */
export const taxDaysAhead = 60;
