import type { KeyScope } from "#kit/contract.ts";

/** The scopes of keys, in the order of the form; endpoints require one by `scope` in their contract. */
export const keyScopes = [
  "jobs:read",
  "jobs:write",
  "applicants:read",
  "applicants:write",
  "interviews:read",
  "offers:read",
  "reports:read",
] as const satisfies KeyScope[];

/** The choices for the days until an API key expires; 0 for no expiry. */
export const keyDays = [30, 90, 365, 0] as const;

/**
 * Prefix of every token, so that scanners find leaked ones and the guard distinguishes them from sessions.
 */
export const tokenStart = "sen_";

export const caps = { name: 60, keys: 20, callsAMinute: 600 } as const;
