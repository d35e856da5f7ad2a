import { moveWithResponse } from "#hiring/applications/commands/move.ts";
import { noteResponse } from "#hiring/applications/commands/respond.ts";
import { hiringRole } from "#hiring/applications/policy.ts";
import type { FoundApplicant } from "#hiring/applications/queries/shared/find.ts";
import { lockToMove, readToMove } from "#hiring/applications/queries/shared/to-move.ts";
import type { BodyOf } from "#kit/contract.ts";
import { type Tx, transition } from "#kit/db.ts";
import { changedBy, columnsOf, fieldsOf } from "#kit/pick.ts";
import { Problem } from "#kit/problem.ts";
import { assertVersion, namesOfDiffering } from "#people/accounts/commands/edited.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { dayAndTime, momentOf } from "#platform/reference/calendar.ts";
import type { reschedule, schedule } from "../contract.ts";
import { interviewLife } from "../lifecycle.ts";
import { timeErrors } from "../place-and-time.ts";
import { isRunning } from "../policy.ts";
import { findInterview, type InterviewRow } from "../queries/shared.ts";
import { type InterviewField, interviewColumns } from "../terms.ts";
import { addInterviewers, assertFree, interviewersFrom, replaceInterviewers } from "./interviewers.ts";
import { notifyAll, type TokenOf } from "./notify.ts";

type Arrangement = BodyOf<typeof schedule>;

/**
 * Schedules an interview. This is a response, so the response clock stops. An applicant in an earlier stage moves to the stage of
 * the round.
 * @returns the id of the interview
 * @throws Problem 404, 409 `interview_applicant_ended`, `interview_clash` or `interview_on_holiday`, 422
 */
export async function scheduleInterview(
  tx: Tx,
  actor: HiringActor,
  input: Arrangement & { applicantId: number; asOf: Date; tokenOf: TokenOf },
): Promise<number> {
  const { asOf } = input;
  assertTime(input, asOf);
  await lockToMove(tx, actor, input.applicantId);
  const applicant = await readToMove(tx, actor, input.applicantId);
  const startsAt = momentOf(input.date, input.time);
  const facts = { startsAt, asOf, active: isRunning(applicant), proposals: 0 };
  interviewLife.check("schedule", hiringRole(actor), "none", facts, applicant.outcome);
  const people = await interviewersFrom(tx, actor, input.interviewers);
  if (!input.anyway) await assertFree(tx, { people, startsAt, minutes: input.duration, applicant });
  const { id } = await insertInterview(tx, applicant, { ...input, startsAt, people, by: actor.accountId });
  const data = { interview: id, starts_at: startsAt.toISOString() };
  await moveWithResponse(tx, actor, applicant, {
    kind: stageKinds[kindOfRound[input.round ?? 0] ?? "interview"],
    response: { kind: "interview_schedule", data, asOf },
  });
  await notifyAll(tx, id, "scheduled", { asOf, tokenOf: input.tokenOf });
  return id;
}

/** Inserts an interview with its interviewers. */
export async function insertInterview(
  tx: Tx,
  applicant: Pick<FoundApplicant, "id" | "job_id" | "company_id" | "agency_id">,
  options: Pick<Arrangement, InterviewField> & {
    startsAt: Date;
    people: readonly number[];
    by: number | null;
    asOf: Date;
    response?: "accepted";
  },
): Promise<{ id: number }> {
  const row = await tx
    .insertInto("interviews")
    .values({
      applicant_id: applicant.id,
      job_id: applicant.job_id,
      company_id: applicant.company_id,
      agency_id: applicant.agency_id,
      status: "scheduled",
      response: options.response ?? "pending",
      ...columnsOf(options, interviewColumns),
      starts_at: options.startsAt,
      created_by: options.by,
      created_at: options.asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addInterviewers(tx, row.id, options.people);
  return row;
}

/**
 * Changes an interview. Its event has the same id in all calendars.
 * @throws Problem 404, 409 `interview_state_changed`, `interview_edited` after a concurrent edit, `interview_clash` or
 * `interview_on_holiday`, 422
 */
export async function rescheduleInterview(
  tx: Tx,
  actor: HiringActor,
  change: BodyOf<typeof reschedule> & { id: number; asOf: Date; tokenOf: TokenOf },
): Promise<void> {
  const { asOf } = change;
  assertTime(change, asOf);
  const { interview, applicant } = await findInterview(tx, actor, change.id);
  const stored = arrangementOf(interview);
  const input = changedBy(stored, change);
  const startsAt = momentOf(input.date, input.time);
  const facts = { startsAt: interview.starts_at, asOf, active: isRunning(applicant), proposals: 0 };
  const to = interviewLife.check("reschedule", hiringRole(actor), interview.status, facts);
  const people = await interviewersFrom(tx, actor, input.interviewers);
  const edited = { ...interview, version: interview.sequence };
  await assertVersion(tx, "interview_edited", change.version, edited, () =>
    namesOfDiffering(inOrder({ ...input, interviewers: people }), inOrder(stored)),
  );
  if (!change.anyway)
    await assertFree(tx, { people, startsAt, minutes: input.duration, applicant, but: interview.id });
  const moved = startsAt.getTime() !== interview.starts_at.getTime();
  await transition(
    tx,
    "interviews",
    interview.id,
    {
      from: { status: interview.status },
      to: { status: to },
      set: {
        ...columnsOf(input, interviewColumns),
        starts_at: startsAt,
        sequence: interview.sequence + 1,
        edited_by: actor.accountId,
        edited_at: asOf,
        // An answer is for one time: a new time needs a new answer, unless the candidate proposed it.
        response: answerAfter(interview, startsAt, moved),
        proposed_at: null,
        proposal_note: null,
        ...(moved && { reminded_at: null }),
      },
    },
    { code: "interview_state_changed", now: async () => interview.status },
  );
  await replaceInterviewers(tx, interview.id, people);
  const data = { interview: interview.id, starts_at: startsAt.toISOString() };
  await noteResponse(tx, actor, applicant, { kind: "interview_reschedule", data, asOf });
  await notifyAll(tx, interview.id, moved ? "rescheduled" : "updated", {
    asOf,
    tokenOf: change.tokenOf,
    before: stored.interviewers,
  });
}

/** Returns an interview in the shape of a request. */
const arrangementOf = (interview: InterviewRow) => ({
  ...dayAndTime(interview.starts_at),
  ...fieldsOf(interview, interviewColumns),
  interviewers: interview.interviewers.map(({ id }) => id),
});

const inOrder = <T extends { interviewers: readonly number[] }>(arrangement: T) => ({
  ...arrangement,
  interviewers: arrangement.interviewers.toSorted(),
});

function answerAfter(interview: InterviewRow, startsAt: Date, moved: boolean) {
  if (!moved) return interview.response === "proposed_new_time" ? "pending" : interview.response;
  return interview.proposed_at?.getTime() === startsAt.getTime() ? "accepted" : "pending";
}

function assertTime(input: Pick<Arrangement, "date" | "time">, asOf: Date): void {
  const errors = timeErrors(input, asOf);
  if (errors.length > 0) throw new Problem(422, errors);
}

/** The kind of stage of each round, by the number of the round; 0 is an interview without a round. */
const kindOfRound = ["interview", "first_interview", "second_interview", "final_interview"] as const;
