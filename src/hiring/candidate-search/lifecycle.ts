import { defineLifecycle } from "#kit/lifecycle.ts";
import type { InviteStatus, RequestStatus } from "./terms.ts";

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

/** The states of an agency's request to store a person. A record that the agency deletes ends an accepted request. */
export const profileRequestLife = defineLifecycle({
  stored: { table: "profile_requests", columns: ["status"] },
  states: {
    pending: null,
    accepted: null,
    declined: null,
    expired: null,
    revoked: null,
    ended: null,
  } satisfies Record<RequestStatus, null>,
  roles: ["candidate", "system"],
  refusal: "request_answered",
  verbs: {
    accept: [{ from: "pending", to: "accepted", by: "candidate" }],
    decline: [{ from: "pending", to: "declined", by: "candidate" }],
    revoke: [{ from: "accepted", to: "revoked", by: "candidate" }],
    expire: [{ from: "pending", to: "expired", by: "system" }],
    end: [{ from: "accepted", to: "ended", by: "system" }],
  },
});
