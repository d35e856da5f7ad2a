import { defineLifecycle } from "#kit/lifecycle.ts";

export const statuses = ["draft", "pending", "accepted", "declined", "expired", "canceled"] as const;
export type OfferStatus = (typeof statuses)[number];

/** Statuses of open offers. An applicant has one open offer at most (the unique index `offers_open`). */
export const openOffers = ["draft", "pending", "accepted"] as const;
/** Statuses of offers that the candidate has not answered. */
export const unansweredOffers = ["draft", "pending"] as const;

/** The groups of offers in a company's list. */
export const offerGroups = ["pending", "draft", "accepted", "ended"] as const;
export type OfferGroup = (typeof offerGroups)[number];
export const groupOf = (status: OfferStatus): OfferGroup =>
  status === "pending" || status === "draft" || status === "accepted" ? status : "ended";

export interface OfferFacts {
  /** Whether the application is active, as far as the caller may know. */
  active: boolean;
  /** Whether the offer can still be answered today. */
  valid: boolean;
  hired: boolean;
}

const hiring = ["employer", "consultant"] as const;
const isRunning = ({ active, hired }: OfferFacts) => active && !hired;

/** The lifecycle of an offer. An offer that does not exist yet has the state "none". */
export const offerLife = defineLifecycle({
  stored: { table: "offers", columns: ["status"] },
  states: {
    none: null,
    draft: null,
    pending: null,
    accepted: null,
    declined: null,
    expired: null,
    canceled: null,
  } satisfies Record<OfferStatus | "none", null>,
  roles: ["candidate", "employer", "consultant", "system"],
  refusal: "offer_state_changed",
  refusals: { create: "offer_applicant_ended", send: "offer_cannot_be_sent" },
  verbs: {
    create: [{ from: "none", to: "draft", by: hiring, when: isRunning }],
    edit: [{ from: "draft", by: hiring, when: isRunning }],
    send: [
      {
        from: "draft",
        to: "pending",
        by: hiring,
        when: (facts: OfferFacts) => isRunning(facts) && facts.valid,
      },
    ],
    accept: [
      { from: "pending", to: "accepted", by: "candidate", when: (facts) => isRunning(facts) && facts.valid },
    ],
    decline: [
      { from: "pending", to: "declined", by: "candidate", when: (facts) => isRunning(facts) && facts.valid },
      // Offers of withdrawn applications are declined.
      { from: ["pending", "accepted"], to: "declined", by: "system", when: ({ active }) => !active },
    ],
    expire: [{ from: "pending", to: "expired", by: "system", when: ({ valid }: OfferFacts) => !valid }],
    // An offer cannot be canceled after the hire: then only the placement changes (decisions §2).
    cancel: [
      {
        from: openOffers,
        to: "canceled",
        by: [...hiring, "system"],
        when: ({ hired }: OfferFacts) => !hired,
      },
    ],
  },
});
