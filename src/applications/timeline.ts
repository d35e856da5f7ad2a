import { minute } from "#kit/clock.ts";
import { candidateStatus } from "./lifecycle.ts";
import { type CandidateStatus, rejectMailDelayMinutes } from "./terms.ts";

export interface LoggedActivity {
  kind: string;
  at: Date;
  data: { from?: number; to?: number };
}

export type TimelineKind = CandidateStatus | "viewed";

/**
 * The log of an application as its candidate sees it, oldest first: only what changes for the candidate, never a note, a
 * name or an internal step. A rejection that was undone before the candidate was notified did not happen.
 */
export function timelineOf(log: readonly LoggedActivity[]): { kind: TimelineKind; at: Date }[] {
  const entries: { kind: TimelineKind; at: Date }[] = [];
  let status: CandidateStatus | null = null;
  const reach = (next: CandidateStatus | null, at: Date) => {
    if (next === null || next === status) return;
    status = next;
    entries.push({ kind: next, at });
  };
  for (const { kind, at, data } of log) {
    if (kind === "apply") reach("applied", at);
    else if (kind === "view") entries.push({ kind: "viewed", at });
    else if (kind === "stage_move") reach(candidateStatus(data.to ?? 0, "active"), at);
    else if (kind === "reject") reach("rejected", at);
    else if (kind === "withdraw") reach("withdrawn", at);
    else if (kind === "restore") {
      const last = entries.at(-1);
      if (last?.kind === "rejected" && at.getTime() - last.at.getTime() < rejectMailDelayMinutes * minute) {
        entries.pop();
        status = candidateStatus(data.to ?? 0, "active");
      } else reach(candidateStatus(data.to ?? 0, "active"), at);
    }
  }
  return entries;
}
