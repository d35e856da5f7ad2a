import type { Database } from "#kit/db.ts";
import type { Views } from "#people/accounts/guard.ts";
import { viewedIn } from "./queries.ts";
import { redacted } from "./redact.ts";

/** Identifies for the guard the account that a super administrator views, and blanks the answers to it. */
export function accountViews({ db }: Database): Views {
  return { viewedIn: (sessionId, asOf) => viewedIn(db, sessionId, asOf), redact: redacted };
}
