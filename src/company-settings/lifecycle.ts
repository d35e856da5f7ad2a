import { defineLifecycle } from "#kit/lifecycle.ts";

/** How a request for verification stands. */
export const requestStates = ["pending", "verified", "refused"] as const;
export type RequestState = (typeof requestStates)[number];

/** What decides whether a company can be verified, beside the state of its request. */
export interface RequestFacts {
  blocked: boolean;
  /** Its tax code and address are given. */
  complete: boolean;
}

const tab = <S extends RequestState>(group: S) => ({ group, countKey: `all_${group}` as const });

/** Every way of a request for verification, and the tabs of their list; a refused company sends a new one. */
export const requestLife = defineLifecycle({
  stored: { table: "company_verifications", columns: ["status"] },
  states: {
    pending: tab("pending"),
    verified: tab("verified"),
    refused: tab("refused"),
  } satisfies Record<RequestState, object>,
  roles: ["admin"],
  refusal: "verification_decided",
  verbs: {
    verify: [
      {
        from: "pending",
        to: "verified",
        by: "admin",
        when: ({ blocked, complete }: RequestFacts) => !blocked && complete,
      },
    ],
    refuse: [{ from: "pending", to: "refused", by: "admin" }],
  },
});
