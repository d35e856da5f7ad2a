import { defineLifecycle } from "#kit/lifecycle.ts";
import type { UserState } from "./terms.ts";

/** Facts, besides the state, that decide what may be done with a user. */
export interface UserFacts {
  isSelf: boolean;
  /** Whether the user is the only active super administrator of Sen. */
  isLastSuper: boolean;
  verified: boolean;
  /** Whether the user belongs to a team with roles. */
  hasRole: boolean;
}

const any = ["active", "deactivated", "blocked", "closing"] as const;
const both = ["admin_member", "admin"] as const;

/**
 * What administrators do with users. The columns of the state belong to accounts, whose commands write them; the row is locked
 * before its state is read.
 */
export const userLife = defineLifecycle({
  stored: { table: "accounts", columns: [] },
  states: { active: null, deactivated: null, blocked: null, closing: null, erased: null } satisfies Record<
    UserState,
    null
  >,
  roles: both,
  refusal: "user_state_changed",
  refusals: {
    verify_email: "already_verified",
    resend_verification: "already_verified",
    erase: "user_not_closing",
  },
  verbs: {
    block: [
      {
        from: ["active", "deactivated"],
        to: "blocked",
        by: "admin",
        when: ({ isSelf, isLastSuper }: UserFacts) => !isSelf && !isLastSuper,
      },
    ],
    unblock: [{ from: "blocked", to: "active", by: "admin" }],
    set_role: [{ from: any, by: "admin", when: ({ hasRole }: UserFacts) => hasRole }],
    verify_email: [{ from: any, by: "admin", when: ({ verified }: UserFacts) => !verified }],
    resend_verification: [{ from: any, by: both, when: ({ verified }: UserFacts) => !verified }],
    reset_link: [{ from: any, by: both }],
    end_sessions: [{ from: any, by: "admin" }],
    erase: [{ from: "closing", to: "erased", by: "admin", when: ({ isSelf }: UserFacts) => !isSelf }],
  },
});
export type UserVerb = (typeof userLife.verbs)[number];
