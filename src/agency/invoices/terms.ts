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
