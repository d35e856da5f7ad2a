import { defineLifecycle } from "#kit/lifecycle.ts";

export const statuses = [
  "onboarding",
  "invoiced",
  "paid",
  "failed_probation",
  "replacement",
  "canceled",
] as const;
export type PlacementStatus = (typeof statuses)[number];

/** Statuses in which the person still works for the client, as far as the agency knows. */
export const workingPlacements = ["onboarding", "invoiced", "paid"] as const;
/** Statuses in which the account manager changes the shares of the fee; later an administrator does, with a reason. */
export const splitBeforePayment = ["onboarding", "invoiced"] as const;
/** Statuses in which the person has left within the warranty. The fee stays due. */
const failed = ["failed_probation", "replacement"] as const;

export interface PlacementFacts {
  started: boolean;
  /** Whether the start date has come. */
  due: boolean;
  fee: number;
  /** The part of the fee in live payment requests. */
  requested: number;
  /** Whether a remedy was chosen for the failed probation. */
  remedied: boolean;
  /** Whether the placement itself replaces a person who left; it has no fee. */
  isReplacement: boolean;
  /** Whether the last day on which the client chooses a replacement has not passed. */
  replaceable: boolean;
  /** Whether the order for the replacement was lost or cancelled. */
  abandoned: boolean;
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
    replacement: null,
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
      { from: workingPlacements, by: serving, when: ({ started, due }) => !started && due },
      // An administrator corrects the day of a start.
      { from: workingPlacements, by: "admin", when: ({ due }: PlacementFacts) => due },
    ],
    split: [
      { from: splitBeforePayment, by: billing },
      { from: ["paid", ...failed], by: "admin" },
    ],
    // A request before the start is an advance by agreement.
    request: [{ from: ["onboarding", ...failed], by: billing, when: isRequestable }],
    invoice: [{ from: "onboarding", to: "invoiced", by: "system", when: (facts) => !isRequestable(facts) }],
    // A request was voided.
    reopen: [{ from: "invoiced", to: "onboarding", by: "system", when: isRequestable }],
    settle: [{ from: "invoiced", to: "paid", by: "system" }],
    unsettle: [{ from: "paid", to: "invoiced", by: "system" }],
    cancel: [
      {
        from: splitBeforePayment,
        to: "canceled",
        by: "admin",
        when: ({ started, requested }: PlacementFacts) => !started && requested === 0,
      },
    ],
    fail: [{ from: workingPlacements, to: "failed_probation", by: serving, when: ({ started }) => started }],
    credit: [{ from: "failed_probation", by: billing, when: ({ remedied }: PlacementFacts) => !remedied }],
    replace: [
      {
        from: "failed_probation",
        to: "replacement",
        by: billing,
        when: ({ remedied, isReplacement, replaceable }: PlacementFacts) =>
          !remedied && !isReplacement && replaceable,
      },
    ],
    // The credit takes the place of the replacement.
    give_up: [
      {
        from: "replacement",
        to: "failed_probation",
        by: billing,
        when: ({ abandoned }: PlacementFacts) => abandoned,
      },
    ],
    check_in: [{ from: workingPlacements, by: ["member", ...serving], when: ({ started }) => started }],
  },
});
export type PlacementRole = (typeof placementLife.roles)[number];
