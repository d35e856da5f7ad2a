import { defineLifecycle } from "#kit/lifecycle.ts";

export const shareStatuses = ["asked", "accepted", "declined", "withdrawn"] as const;
export type ShareStatus = (typeof shareStatuses)[number];

/** The lifecycle of a request for a share of a colleague's person. Administrators answer for the owner. */
export const shareLife = defineLifecycle({
  stored: { table: "share_requests", columns: ["status"] },
  states: { none: null, asked: null, accepted: null, declined: null, withdrawn: null } satisfies Record<
    ShareStatus | "none",
    null
  >,
  roles: ["asker", "owner", "system"],
  refusal: "split_request_changed",
  refusals: { ask: "share_not_askable" },
  verbs: {
    // Only a live ownership of a colleague is shared.
    ask: [{ from: "none", to: "asked", by: "asker", when: ({ isLive }: { isLive: boolean }) => isLive }],
    accept: [{ from: "asked", to: "accepted", by: "owner", when: ({ isLive }) => isLive }],
    decline: [{ from: "asked", to: "declined", by: "owner" }],
    withdraw: [{ from: "asked", to: "withdrawn", by: ["asker", "system"] }],
  },
});
