export const orderStatuses = ["draft", "open", "on_hold", "filled", "lost", "canceled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses of orders on which the agency works. */
export const workedOrders = ["open", "on_hold"] as const satisfies OrderStatus[];
/** The statuses of ended orders. */
export const endedOrders = ["filled", "lost", "canceled"] as const satisfies OrderStatus[];
/** The statuses of orders that ended without filling all openings. */
export const droppedOrders = ["lost", "canceled"] as const satisfies OrderStatus[];

export const orderKinds = ["contingent", "exclusive", "retained"] as const;
export type OrderKind = (typeof orderKinds)[number];

/** The verbs that need a reason. */
export const reasonedVerbs = ["hold", "lose", "cancel"] as const;
export type ReasonedVerb = (typeof reasonedVerbs)[number];

/** The reasons of holds, losses and cancellations. The ids are stored and logged. */
export const orderReasons = [
  { id: 1, key: "client_paused", for: ["hold"] },
  { id: 2, key: "budget", for: ["hold", "cancel"] },
  { id: 3, key: "role_changes", for: ["hold", "cancel"] },
  { id: 4, key: "feedback_missing", for: ["hold"] },
  { id: 5, key: "filled_by_client", for: ["lose"] },
  { id: 6, key: "filled_by_agency", for: ["lose"] },
  { id: 7, key: "no_candidates", for: ["lose"] },
  { id: 8, key: "terms_refused", for: ["lose"] },
  { id: 9, key: "position_removed", for: ["cancel"] },
  { id: 10, key: "duplicate", for: ["cancel"] },
  /** Needs a note. */
  { id: 11, key: "other", for: ["hold", "lose", "cancel"] },
] as const satisfies readonly { id: number; key: string; for: readonly ReasonedVerb[] }[];
export const otherReason = 11;

/** Returns the reasons of a verb. */
export const reasonsFor = (verb: ReasonedVerb) =>
  orderReasons.filter((reason) => (reason.for as readonly ReasonedVerb[]).includes(verb));

/** The actions on many orders at once. */
export const bulkActions = [
  "hold",
  "resume",
  "lose",
  "cancel",
  "reopen",
  "change_lead",
  "add_consultant",
  "remove_consultant",
] as const;
export type BulkAction = (typeof bulkActions)[number];
/** The most orders in one request. */
export const bulkMost = 100;

/** The limits of an order. */
export const orderCaps = {
  title: 255,
  headCount: 99,
  consultants: 10,
  contacts: 20,
  mustHave: 2000,
  note: 1000,
};

/** The facts that an order needs before it opens. */
export const openingNeeds = ["client", "salary", "consultant"] as const;
export type OpeningNeed = (typeof openingNeeds)[number];

/** The fields of an order that its form has and its row stores. */
export const orderFields = [
  "title",
  "head_count",
  "kind",
  "salary_min",
  "salary_max",
  "currency",
  "target_date",
  "must_have",
] as const;

/** The columns with the terms of the fee: those of the order, and the client's columns from which they are copied. */
export const feeTerms = {
  fee_type: "fee_type",
  fee_bps: "fee_bps",
  fee_fixed: "fee_fixed",
  fee_min: "fee_min",
  fee_months: "fee_months",
  fee_currency: "currency",
  warranty_days: "warranty_days",
  warranty_basis: "warranty_basis",
  payment_days: "payment_days",
} as const;

interface OrderActivities {
  order_create: { order: number };
  order_edit: { order: number; fields: string[] };
  order_status: { order: number; from: OrderStatus; to: OrderStatus; reason_id?: number; note?: string };
  /** An order's job was submitted for review. */
  order_advertise: { order: number };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends OrderActivities {}
}

/** The working days after which a client without an answer about an applicant counts as silent (consoles A.5). */
export const answerDays = 2;

/** The terms of a replacement, which has no fee. */
export const withoutFee = { fee_type: "fixed", fee_fixed: 0, fee_min: null } as const;
