import { defineLifecycle } from "#kit/lifecycle.ts";

/**
 * The states of a portal. A portal expires by its time, and is closed while its order or its client is not active or its contact has
 * left the client; the stored status is open or revoked.
 */
export const portalStates = ["open", "expired", "closed", "revoked"] as const;
export type PortalState = (typeof portalStates)[number];

/** The lifecycle of a contact's portal (consoles.md A.4). The team of an order is its lead, the AM and administrators. */
export const portalLife = defineLifecycle({
  stored: { table: "portals", columns: ["status"] },
  states: { none: null, open: null, expired: null, closed: null, revoked: null } satisfies Record<
    PortalState | "none",
    null
  >,
  roles: ["team", "member", "system"],
  refusal: "portal_state_changed",
  refusals: { create: "portal_exists" },
  verbs: {
    create: [{ from: ["none", "expired", "revoked"], to: "open", by: "team" }],
    renew: [{ from: ["open", "expired"], to: "open", by: "team" }],
    revoke: [{ from: ["open", "expired", "closed"], to: "revoked", by: ["team", "system"] }],
    remind: [{ from: "open", by: "team" }],
  },
});
export type PortalVerb = (typeof portalLife.verbs)[number];

/** Facts that decide about the state of a portal. */
export interface PortalFacts {
  status: string;
  expiresAt: Date;
  /** Whether order, client and contact are active and belong together. */
  isActive: boolean;
}

/** Returns the state of a portal. */
export function stateOf({ status, expiresAt, isActive }: PortalFacts, asOf: Date): PortalState {
  if (status === "revoked") return "revoked";
  if (!isActive) return "closed";
  return expiresAt <= asOf ? "expired" : "open";
}
