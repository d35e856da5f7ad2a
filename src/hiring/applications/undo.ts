import { minute } from "#kit/clock.ts";
import { responseKinds } from "./contributions.ts";
import { reasonsOfTime, rejectMailDelayMinutes, statusMailDelayMinutes } from "./terms.ts";

export interface LoggedActivity {
  kind: string;
  at: Date;
  data: { from?: number; to?: number; from_id?: number; to_id?: number; reason_id?: number; status?: string };
}

/**
 * Returns whether a rejection can still be undone before the candidate is notified. Candidates are notified of rejections by
 * the response clock at once.
 */
export function isUnannounced(rejection: { reasonId: number | null; at: Date }, asOf: Date): boolean {
  return (
    !reasonsOfTime.includes(rejection.reasonId ?? 0) && isWithin(rejectMailDelayMinutes, rejection.at, asOf)
  );
}

function isWithin(minutes: number, from: Date, to: Date): boolean {
  return to.getTime() - from.getTime() < minutes * minute;
}

/**
 * Returns a log, oldest first, without acts that were undone before the candidate was notified: a move that was reverted at
 * once, and a rejection that was restored or followed by a withdrawal.
 */
export function withoutUndone<Entry extends LoggedActivity>(log: readonly Entry[]): Entry[] {
  const remaining: Entry[] = [];
  for (const entry of log) {
    const at = remaining.findLastIndex(({ kind }) => acts.has(kind));
    const last = remaining[at];
    const isUndone = last !== undefined && undoes(entry, last);
    if (isUndone) remaining.splice(at, 1);
    if (!isUndone || entry.kind === "withdraw") remaining.push(entry);
  }
  return remaining;
}

/** The kinds of activity that change an applicant's stage or outcome. Only these can be undone, or prevent an undo of an earlier one. */
export const acts: ReadonlySet<string> = new Set([
  "apply",
  "sourced",
  "stage_move",
  "reject",
  "restore",
  "withdraw",
]);
const arrivals = new Set(["apply", "sourced", "stage_move", "restore"]);

function undoes(entry: LoggedActivity, last: LoggedActivity): boolean {
  if (last.kind === "stage_move")
    return (
      entry.kind === "stage_move" &&
      stageOf(entry, "from") === stageOf(last, "to") &&
      stageOf(entry, "to") === stageOf(last, "from") &&
      isWithin(statusMailDelayMinutes, last.at, entry.at)
    );
  return (
    last.kind === "reject" &&
    (entry.kind === "restore" || entry.kind === "withdraw") &&
    isUnannounced({ reasonId: last.data.reason_id ?? null, at: last.at }, entry.at)
  );
}

/** Returns a key of a stage. Several stages may have one kind, so the key has the id too; old entries of the log lack the id. */
function stageOf({ data }: LoggedActivity, end: "from" | "to"): string {
  return `${data[end]}.${data[`${end}_id`] ?? ""}`;
}

/** Returns the time of the move that an act undoes at once; null if it undoes none. */
export function undoneMoveAt(log: readonly LoggedActivity[], act: LoggedActivity): Date | null {
  const last = withoutUndone(log).findLast(({ kind }) => acts.has(kind));
  return last?.kind === "stage_move" && undoes(act, last) ? last.at : null;
}

/** The response clock's columns of an applicant. */
export interface ClockState {
  responded_at: Date | null;
  stage_changed_at: Date;
}

/**
 * Returns an applicant's columns of the response clock after an act. The first act is the response; an act that undoes the previous one restores the
 * columns from before that one.
 */
export function clockAfter(
  log: readonly LoggedActivity[],
  act: LoggedActivity,
  now: Date | null,
): ClockState {
  const before = withoutUndone(log);
  const after = withoutUndone([...log, act]);
  if (after.length > before.length) return { responded_at: now ?? act.at, stage_changed_at: act.at };
  const undone = before.findLast(({ kind }) => acts.has(kind));
  const responses: readonly string[] = responseKinds();
  const response = log.find(({ kind }) => responses.includes(kind));
  const arrival = after.findLast(({ kind }) => arrivals.has(kind));
  return {
    responded_at: now && undone && now >= undone.at ? (response?.at ?? null) : now,
    stage_changed_at: arrival?.at ?? act.at,
  };
}
