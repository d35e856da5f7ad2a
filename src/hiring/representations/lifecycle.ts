import { defineLifecycle } from "#kit/lifecycle.ts";
import { mostRequests } from "./terms.ts";

export const statuses = ["asked", "yes", "no", "expired", "revoked"] as const;
export type RepresentationStatus = (typeof statuses)[number];

export interface RepresentationFacts {
  /** The number of requests to the person for this job so far. */
  requests: number;
  /** Whether the application is active. */
  active: boolean;
}

/**
 * The lifecycle of a person's consent to be introduced to a client for a job (consoles.md A.4). A refusal and a revocation are final:
 * the agency does not ask again for the same job.
 */
export const representationLife = defineLifecycle({
  stored: { table: "representations", columns: ["status"] },
  states: { none: null, asked: null, yes: null, no: null, expired: null, revoked: null } satisfies Record<
    RepresentationStatus | "none",
    null
  >,
  roles: ["person", "consultant", "system"],
  refusal: "representation_state_changed",
  refusals: { ask: "representation_not_askable" },
  verbs: {
    ask: [
      {
        from: ["none", "expired"],
        to: "asked",
        by: "consultant",
        when: ({ requests, active }: RepresentationFacts) => active && requests < mostRequests,
      },
    ],
    agree: [{ from: "asked", to: "yes", by: ["person", "consultant"] }],
    refuse: [{ from: "asked", to: "no", by: ["person", "consultant"] }],
    revoke: [{ from: "yes", to: "revoked", by: "person" }],
    expire: [{ from: "asked", to: "expired", by: "system" }],
  },
});
