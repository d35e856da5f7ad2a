import { minute } from "#kit/clock.ts";
import { responseKinds } from "./contributions.ts";
import { reasonsOfTime, rejectMailDelayMinutes, statusMailDelayMinutes } from "./terms.ts";

export interface LoggedActivity {
  kind: string;
  at: Date;
  data: { from?: number; to?: number; from_id?: number; to_id?: number; reason_id?: number; status?: string };
}

/**
 * Whether a rejection can still be undone without the candidate having learned of it. One by the response clock is
 * announced at once.
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
 * A log, oldest first, without what was undone before the candidate was notified of it: a move back at once, a rejection
 * that was restored or that a withdrawal overtook.
 */
export function withoutUndone<Entry extends LoggedActivity>(log: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of log) {
    const at = kept.findLastIndex(({ kind }) => acts.has(kind));
    const last = kept[at];
    const isUndone = last !== undefined && undoes(entry, last);
    if (isUndone) kept.splice(at, 1);
    if (!isUndone || entry.kind === "withdraw") kept.push(entry);
  }
  return kept;
}

/** What changes where an applicant stands, and so can be undone or stand between. */
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

/** Several stages of a company may be of one kind; entries from before that name kinds only. */
function stageOf({ data }: LoggedActivity, end: "from" | "to"): string {
  return `${data[end]}.${data[`${end}_id`] ?? ""}`;
}

/** The response clock's columns of an applicant. */
export interface ClockState {
  responded_at: Date | null;
  stage_changed_at: Date;
}

/**
 * The clock's columns after an act: the first one is the response, and one that undoes the act before it leaves them as
 * they were before that act.
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
