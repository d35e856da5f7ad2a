import type { KeyScope } from "#kit/contract.ts";

/** What a key may be allowed, in the order of the form; endpoints say which one they ask for (`scope` in their contract). */
export const keyScopes = [
  "jobs:read",
  "jobs:write",
  "applicants:read",
  "applicants:write",
  "interviews:read",
  "offers:read",
  "reports:read",
] as const satisfies KeyScope[];

/** Days until a key ends, as offered; 0: it does not end by itself. */
export const keyDays = [30, 90, 365, 0] as const;

/** What every token begins with, so that leaked ones are found by scanners and told from sessions. */
export const tokenStart = "sen_";

export const caps = { name: 60, keys: 20, callsAMinute: 600 } as const;
