import type { Outcome } from "#hiring/applications/lifecycle.ts";
import type { Side } from "./terms.ts";

export interface ConversationFacts {
  /** The outcome of the application, as far as this side may know it. */
  outcome: Outcome;
  erased: boolean;
  /** Whether the candidate has an account and has applied, and so can read messages. */
  candidateSees: boolean;
  companyBlocked: boolean;
  /** Whether the employer has written at least once. */
  employerWrote: boolean;
}

/** Reasons why a side may not write, although it may read. */
export type Denial =
  | "messages_erased"
  | "messages_not_applied"
  | "messages_withdrawn"
  | "messages_blocked"
  | "messages_rejected";

/**
 * Returns whether a side may write. Both sides may while the application is active or the applicant is hired. After a rejection the
 * employer may still explain it, and then the candidate may answer. A withdrawal, a blocked company and an erased candidate end the
 * conversation.
 */
export function mayWrite(side: Side, facts: ConversationFacts): true | Denial {
  if (facts.erased) return "messages_erased";
  if (!facts.candidateSees) return "messages_not_applied";
  if (facts.companyBlocked) return "messages_blocked";
  if (facts.outcome === "withdrawn") return "messages_withdrawn";
  if (facts.outcome === "rejected" && side === "candidate" && !facts.employerWrote)
    return "messages_rejected";
  return true;
}
