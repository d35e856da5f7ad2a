import { day } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { type Duty, dutySources } from "#people/accounts/contributions.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { type DutyKind, dutyKinds } from "#people/accounts/terms.ts";
import type { duties } from "../contract.ts";

/** The days after which an overdue duty comes last. */
const oldDays = 7;
/** Duties without a day on which they end, and without a candidate who waits. */
const mayWait: readonly DutyKind[] = ["feedback", "task"];

/**
 * Returns the duties of an actor from all rooms, the most urgent first, and the number of all of each kind. Feedback and tasks that
 * are overdue by more than a week come after all others.
 */
export async function dutiesOf(db: Reader, actor: HiringActor, asOf: Date): Promise<ReplyOf<typeof duties>> {
  const found = (await Promise.all(dutySources().map((source) => source(db, { actor, asOf })))).flat();
  const totals = Object.fromEntries(
    dutyKinds.map((kind) => [kind, found.find((duty) => duty.kind === kind)?.total ?? 0]),
  ) as Record<DutyKind, number>;
  const isOld = ({ kind, dueAt }: Duty) =>
    mayWait.includes(kind) && asOf.getTime() - dueAt.getTime() > oldDays * day;
  const sorted = found.toSorted(
    (a, b) =>
      Number(isOld(a)) - Number(isOld(b)) ||
      a.dueAt.getTime() - b.dueAt.getTime() ||
      dutyKinds.indexOf(a.kind) - dutyKinds.indexOf(b.kind) ||
      a.id - b.id,
  );
  return {
    data: sorted.map((duty) => dutyView(duty, asOf)),
    meta: { total: Object.values(totals).reduce((all, count) => all + count, 0), totals },
  };
}

function dutyView(duty: Duty, asOf: Date): ReplyOf<typeof duties>["data"][number] {
  const { kind, id, applicant, job, dueAt, at, text, next, can } = duty;
  return {
    id: `${kind}-${id}`,
    type: "duty",
    attributes: {
      kind,
      subject: String(id),
      applicant: applicant && { id: String(applicant.id), full_name: applicant.full_name },
      job: job && { id: String(job.id), title: job.title },
      due_at: dueAt,
      overdue: dueAt <= asOf,
      at,
      text,
      next,
      can: { act: can },
    },
  };
}
