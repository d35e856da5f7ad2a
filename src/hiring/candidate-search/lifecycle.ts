import { defineLifecycle } from "#kit/lifecycle.ts";
import type { InviteStatus } from "./terms.ts";

/** The states of an invitation; its candidate answers once. */
export const inviteLife = defineLifecycle({
  stored: { table: "candidate_invites", columns: ["status"] },
  states: { pending: null, accepted: null, declined: null, expired: null } satisfies Record<
    InviteStatus,
    null
  >,
  roles: ["candidate", "system"],
  refusal: "invite_answered",
  verbs: {
    accept: [{ from: "pending", to: "accepted", by: "candidate" }],
    decline: [{ from: "pending", to: "declined", by: "candidate" }],
    expire: [{ from: "pending", to: "expired", by: "system" }],
  },
});
