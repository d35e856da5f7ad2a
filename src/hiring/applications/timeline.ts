import { candidateStatus, shownOutcome } from "./lifecycle.ts";
import type { CandidateStatus } from "./terms.ts";
import { isUnannounced, type LoggedActivity, withoutUndone } from "./undo.ts";

export type TimelineKind = CandidateStatus | "viewed" | "offer_accepted" | "offer_declined";
const offerAnswers: Record<string, TimelineKind> = { accepted: "offer_accepted", declined: "offer_declined" };

/**
 * Returns the log of an application as its candidate sees it, oldest first: changes of the status, without notes, names and
 * internal steps. Acts that were undone at once are left out; a rejection is shown when it can no longer be undone.
 */
export function timelineOf(log: readonly LoggedActivity[], asOf: Date): { kind: TimelineKind; at: Date }[] {
  const entries: { kind: TimelineKind; at: Date }[] = [];
  let status: CandidateStatus | null = null;
  const reach = (next: CandidateStatus | null, at: Date) => {
    if (next === null || next === status) return;
    status = next;
    entries.push({ kind: next, at });
  };
  for (const { kind, at, data } of withoutUndone(log)) {
    if (kind === "apply") reach("applied", at);
    else if (kind === "view") entries.push({ kind: "viewed", at });
    else if (kind === "withdraw") reach("withdrawn", at);
    else if (kind === "offer_status") {
      const answered = offerAnswers[data.status ?? ""];
      // An offer that ends because the candidate withdraws was not declined.
      if (answered && status !== "withdrawn") entries.push({ kind: answered, at });
    } else if (kind === "stage_move" || kind === "restore")
      reach(candidateStatus(data.to ?? 0, "active"), at);
    else if (kind === "reject" && !isUnannounced({ reasonId: data.reason_id ?? null, at }, asOf))
      reach(candidateStatus(data.from ?? 0, shownOutcome("rejected", data.reason_id ?? null)), at);
  }
  return entries;
}
