import { defineLifecycle } from "#kit/lifecycle.ts";
import { type ClientState, clientStates } from "./terms.ts";

/** The roles of an agency's people for a client. */
export const clientRoles = ["administrator", "owner", "am", "member"] as const;
export type ClientRole = (typeof clientRoles)[number];

export interface ClientFacts {
  /** Whether work of later rooms, such as an open job order, keeps the client active. */
  hasOpenWork: boolean;
}

const responsible = ["administrator", "owner", "am"] as const;

/** The lifecycle of a client. A client that does not exist yet has the state "none". */
export const clientLife = defineLifecycle({
  stored: { table: "clients", columns: ["status"] },
  states: { none: null, lead: null, active: null, inactive: null } satisfies Record<
    ClientState | "none",
    null
  >,
  roles: clientRoles,
  refusal: "client_state_changed",
  verbs: {
    create: [{ from: "none", to: "lead", by: clientRoles }],
    edit: [{ from: clientStates, by: responsible }],
    activate: [{ from: "lead", to: "active", by: responsible }],
    deactivate: [
      // An administrator deactivates a client with open work by giving a reason.
      { from: "active", to: "inactive", by: "administrator" },
      { from: "active", to: "inactive", by: "owner", when: ({ hasOpenWork }: ClientFacts) => !hasOpenWork },
    ],
    reactivate: [{ from: "inactive", to: "active", by: ["administrator", "owner"] }],
  },
});
export type ClientVerb = (typeof clientLife.verbs)[number];
