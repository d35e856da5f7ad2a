import { sql } from "kysely";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { noteResponse } from "#hiring/applications/commands/respond.ts";
import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import { isKnownActive } from "#hiring/applications/queries/shared/known.ts";
import type { BodyOf } from "#kit/contract.ts";
import { sqlState, type Tx } from "#kit/db.ts";
import { columnsOf, fieldsOf } from "#kit/pick.ts";
import { conflict, notFound, Problem } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { momentOf } from "#platform/reference/calendar.ts";
import type { offerSlots as contractOfSlots } from "../contract.ts";
import { timeErrors } from "../place-and-time.ts";
import { isRunning } from "../policy.ts";
import { interviews } from "../queries/shared.ts";
import { openSlots } from "../queries/slots.ts";
import { interviewColumns } from "../terms.ts";
import { assertAllFree, interviewersFrom } from "./interviewers.ts";
import { inviteTopicOf, notifyAll, notifyOfAnswer, notifyOfSlots, type TokenOf } from "./notify.ts";
import { insertInterview } from "./schedule.ts";

/**
 * Offers an applicant times to choose from. This is a response, so the response clock stops.
 * @throws Problem 404, 409 `interview_applicant_ended`, `interview_invite_open` if offered times still wait for an answer,
 * `interview_clash` or `interview_on_holiday` at those times, 422
 */
export async function offerSlots(
  tx: Tx,
  actor: HiringActor,
  input: BodyOf<typeof contractOfSlots> & { applicantId: number; asOf: Date; tokenOf: TokenOf },
): Promise<void> {
  const { asOf, applicantId } = input;
  const errors = timeErrors(input, asOf);
  if (errors.length > 0) throw new Problem(422, errors);
  const applicant = await findApplicant(tx, actor, applicantId, true);
  if (!isRunning(applicant)) throw conflict("interview_applicant_ended", applicant.outcome);
  const people = await interviewersFrom(tx, actor, input.interviewers);
  const times = input.slots.map(({ date, time }) => momentOf(date, time));
  const distinct = new Set(times.map((at) => at.getTime()));
  const slots = [...distinct].toSorted((a, b) => a - b).map((at) => new Date(at));
  const terms = columnsOf(input, interviewColumns);
  if (!input.anyway) await assertAllFree(tx, times, { people, minutes: terms.minutes, applicant });
  // An invitation whose times are all in the past must not block a new one.
  await tx
    .updateTable("interview_invites")
    .set({ ended_at: asOf })
    .where("applicant_id", "=", applicantId)
    .where("ended_at", "is", null)
    .where(sql<boolean>`${asOf} > ALL (slots)`)
    .execute();
  const invite = await tx
    .insertInto("interview_invites")
    .values({
      ...terms,
      applicant_id: applicantId,
      slots,
      interviewer_ids: people,
      created_by: actor.accountId,
      created_at: asOf,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw sqlState(error) === "23505" ? new Problem(409, "interview_invite_open", { cause: error }) : error;
    });
  const data = { slots: slots.length };
  await noteResponse(tx, actor, applicant, { kind: "interview_offer", data, asOf });
  await notifyOfSlots(tx, invite, input);
}

/** Withdraws the offered times. @throws Problem 404 */
export async function endSlots(
  tx: Tx,
  actor: HiringActor,
  input: { applicantId: number; asOf: Date },
): Promise<void> {
  const applicant = await findApplicant(tx, actor, input.applicantId, true);
  const ended = await tx
    .updateTable("interview_invites")
    .set({ ended_at: input.asOf })
    .where("applicant_id", "=", applicant.id)
    .where("ended_at", "is", null)
    .returning("id")
    .execute();
  if (ended.length === 0) return;
  await recordApplicant(tx, "interview_offer_end", applicant, { by: actor, at: input.asOf });
  await eraseNotificationsAbout(
    tx,
    ended.map(({ id }) => inviteTopicOf(id)),
  );
}

/**
 * Schedules an interview at the offered time that the candidate chooses. Its interviewers are locked, so that no other candidate
 * gets the same time.
 * @param who the candidate, or null for a request with the signed link
 * @returns the id of the interview
 * @throws Problem 404, 409 `interview_invite_ended` or `slot_taken`
 */
export async function chooseSlot(
  tx: Tx,
  who: CandidateActor | null,
  input: { inviteId: number; startsAt: Date; asOf: Date; tokenOf: TokenOf },
): Promise<number> {
  const { asOf, startsAt } = input;
  const invite = await tx
    .selectFrom("interview_invites as v")
    .innerJoin("applicants as a", "a.id", "v.applicant_id")
    .selectAll("v")
    .select(["a.candidate_id", "a.company_id", "a.agency_id", "a.job_id", "a.erased_at"])
    .where("v.id", "=", input.inviteId)
    .forNoKeyUpdate("v")
    .executeTakeFirst();
  if (!invite || invite.erased_at || (who && invite.candidate_id !== who.candidateId)) throw notFound();
  if (invite.ended_at || !(await isKnownActive(tx, invite.applicant_id, asOf)))
    throw conflict("interview_invite_ended", null);
  const { company_id: company, agency_id: agency } = invite;
  const scope = agency === null ? { company } : { agency, client: company };
  const people = await interviewersFrom(
    tx,
    { scope, accountId: invite.created_by ?? 0 },
    invite.interviewer_ids,
  );
  const open = await openSlots(tx, invite, asOf);
  if (!open.some((at) => at.getTime() === startsAt.getTime())) throw conflict("slot_taken", open);
  const terms = fieldsOf(invite, interviewColumns);
  const arranged = { ...terms, startsAt, people, by: invite.created_by, asOf };
  const applicant = { ...invite, id: invite.applicant_id };
  const { id } = await insertInterview(tx, applicant, { ...arranged, response: "accepted" });
  await tx
    .updateTable("interview_invites")
    .set({ ended_at: asOf, interview_id: id })
    .where("id", "=", invite.id)
    .execute();
  const chosen = { interview: id, starts_at: startsAt.toISOString(), chosen: 1 } as const;
  await recordApplicant(tx, "interview_schedule", applicant, { by: who, at: asOf, data: chosen });
  const data = { interview: id, response: "accepted" } as const;
  await recordApplicant(tx, "interview_answer", applicant, { by: who, at: asOf, data });
  await notifyAll(tx, id, "scheduled", { asOf, tokenOf: input.tokenOf });
  const row = await interviews(tx).where("i.id", "=", id).executeTakeFirstOrThrow();
  await notifyOfAnswer(tx, row, "accepted", { note: null, asOf });
  return id;
}
