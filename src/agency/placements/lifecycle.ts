import { defineLifecycle } from "#kit/lifecycle.ts";

export const statuses = ["onboarding", "invoiced", "paid", "failed_probation", "canceled"] as const;
export type PlacementStatus = (typeof statuses)[number];

/** Statuses in which the person still works for the client, as far as the agency knows. */
const working = ["onboarding", "invoiced", "paid"] as const;

export interface PlacementFacts {
  started: boolean;
  /** Whether the start date has come. */
  due: boolean;
  fee: number;
  /** The part of the fee in live payment requests. */
  requested: number;
  /** Whether a remedy was chosen for the failed probation. */
  remedied: boolean;
}

const serving = ["lead", "am", "admin"] as const;
const billing = ["am", "admin"] as const;
const isRequestable = ({ fee, requested }: PlacementFacts) => requested < fee;

/** The lifecycle of a placement (consoles A.4). The member is a colleague with a share of the fee. */
export const placementLife = defineLifecycle({
  stored: { table: "placements", columns: ["status"] },
  states: {
    none: null,
    onboarding: null,
    invoiced: null,
    paid: null,
    failed_probation: null,
    canceled: null,
  } satisfies Record<PlacementStatus | "none", null>,
  roles: ["member", ...serving, "system"],
  refusal: "placement_state_changed",
  refusals: { start: "placement_not_due" },
  verbs: {
    create: [{ from: "none", to: "onboarding", by: "system" }],
    start: [
      // A placement without a fee has nothing to request.
      {
        from: "onboarding",
        to: "paid",
        by: serving,
        when: ({ started, due, fee }: PlacementFacts) => !started && due && fee === 0,
      },
      // An advance may be paid before the start.
      { from: working, by: serving, when: ({ started, due }) => !started && due },
      // An administrator corrects the day of a start.
      { from: working, by: "admin", when: ({ due }: PlacementFacts) => due },
    ],
    split: [
      { from: ["onboarding", "invoiced"], by: billing },
      { from: ["paid", "failed_probation"], by: "admin" },
    ],
    // A request before the start is an advance by agreement.
    request: [{ from: ["onboarding", "failed_probation"], by: billing, when: isRequestable }],
    invoice: [{ from: "onboarding", to: "invoiced", by: "system", when: (facts) => !isRequestable(facts) }],
    // A request was voided.
    reopen: [{ from: "invoiced", to: "onboarding", by: "system", when: isRequestable }],
    settle: [{ from: "invoiced", to: "paid", by: "system" }],
    unsettle: [{ from: "paid", to: "invoiced", by: "system" }],
    cancel: [
      {
        from: ["onboarding", "invoiced"],
        to: "canceled",
        by: "admin",
        when: ({ started, requested }: PlacementFacts) => !started && requested === 0,
      },
    ],
    fail: [{ from: working, to: "failed_probation", by: serving, when: ({ started }) => started }],
    credit: [{ from: "failed_probation", by: billing, when: ({ remedied }: PlacementFacts) => !remedied }],
    check_in: [{ from: working, by: ["member", ...serving], when: ({ started }) => started }],
  },
});
export type PlacementRole = (typeof placementLife.roles)[number];
