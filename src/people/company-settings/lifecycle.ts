import { defineLifecycle } from "#kit/lifecycle.ts";

/** The states of a request for verification. */
export const requestStates = ["pending", "verified", "refused", "revoked"] as const;
export type RequestState = (typeof requestStates)[number];

/** Facts, besides the state of a request, that decide whether the company can be verified or loses its verification. */
export interface RequestFacts {
  blocked: boolean;
  /** Whether the tax code and the address of the company are filled in. */
  complete: boolean;
  /** Whether the company is verified now. */
  verified: boolean;
}

const tab = <S extends RequestState>(group: S) => ({ group, countKey: `all_${group}` as const });

/** The transitions of a request for verification. Refused and revoked are final: the company sends a new request. */
export const requestLife = defineLifecycle({
  stored: { table: "company_verifications", columns: ["status"] },
  states: {
    pending: tab("pending"),
    verified: tab("verified"),
    refused: tab("refused"),
    revoked: tab("revoked"),
  } satisfies Record<RequestState, object>,
  roles: ["admin_member", "admin"],
  refusal: "verification_decided",
  refusals: { revoke: "verification_not_given" },
  verbs: {
    verify: [
      {
        from: "pending",
        to: "verified",
        by: ["admin_member", "admin"],
        when: ({ blocked, complete }: RequestFacts) => !blocked && complete,
      },
    ],
    refuse: [{ from: "pending", to: "refused", by: ["admin_member", "admin"] }],
    revoke: [
      { from: "verified", to: "revoked", by: "admin", when: ({ verified }: RequestFacts) => verified },
    ],
  },
});
