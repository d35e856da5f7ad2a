import { defineLifecycle } from "#kit/lifecycle.ts";
import { mostRequests } from "./terms.ts";

export const statuses = ["asked", "provisional", "yes", "no", "expired", "revoked"] as const;
export type RepresentationStatus = (typeof statuses)[number];

/** States that end the requests to a person for a job: the agency does not ask again. */
export const finalStatuses = ["no", "revoked"] as const satisfies RepresentationStatus[];
/** States in which a request can still become or is a consent. */
export const liveStatuses = ["asked", "provisional", "yes"] as const satisfies RepresentationStatus[];

/** Statuses of requests to which the person agreed, whether the consent was withdrawn later or not. */
export const agreedRepresentations = ["yes", "revoked"] as const;

export interface RepresentationFacts {
  /** Whether the request names the client. Of a confidential job, only the request after a provisional yes does. */
  named: boolean;
  /** The number of requests of this kind to the person for this job so far. */
  requests: number;
  /** Whether the application is active. */
  active: boolean;
}

/**
 * The lifecycle of a person's consent to be introduced to a client for a job (consoles.md A.4). A refusal and a revocation are final:
 * the agency does not ask again for the same job. The yes to a request that does not name the client is provisional.
 */
export const representationLife = defineLifecycle({
  stored: { table: "representations", columns: ["status"] },
  states: {
    none: null,
    asked: null,
    provisional: null,
    yes: null,
    no: null,
    expired: null,
    revoked: null,
  } satisfies Record<RepresentationStatus | "none", null>,
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
      // The second request names the client.
      {
        from: "provisional",
        to: "asked",
        by: "consultant",
        when: ({ named, requests, active }) => named && active && requests < mostRequests,
      },
    ],
    agree: [
      { from: "asked", to: "yes", by: ["person", "consultant"], when: ({ named }) => named },
      { from: "asked", to: "provisional", by: ["person", "consultant"], when: ({ named }) => !named },
    ],
    refuse: [{ from: "asked", to: "no", by: ["person", "consultant"] }],
    revoke: [
      { from: ["provisional", "yes"], to: "revoked", by: "person" },
      // A refusal or a revocation ends the person's other request for the job, too.
      { from: ["asked", "provisional", "yes"], to: "revoked", by: "system" },
    ],
    expire: [{ from: "asked", to: "expired", by: "system" }],
  },
});
