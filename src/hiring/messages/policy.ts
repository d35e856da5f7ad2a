import type { Outcome } from "#hiring/applications/lifecycle.ts";
import type { Side } from "./terms.ts";

export interface ConversationFacts {
  /** As far as this side may know. */
  outcome: Outcome;
  erased: boolean;
  /** Whoever was only added to the job has not applied, and perhaps has no account. */
  candidateSees: boolean;
  companyBlocked: boolean;
  /** The employer has written at least once. */
  employerWrote: boolean;
}

/** Why somebody may not write, though they may read. */
export type Denial =
  | "messages_erased"
  | "messages_not_applied"
  | "messages_withdrawn"
  | "messages_blocked"
  | "messages_rejected";

/**
 * Whether a side may write. While an application runs, and once somebody is hired, both may. After a rejection the employer
 * may still explain, and the candidate answer; withdrawing ends the conversation, since nobody is to be pursued. Of a company
 * that is blocked nobody reads, and with the erasure of the person there is nobody to write to.
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
