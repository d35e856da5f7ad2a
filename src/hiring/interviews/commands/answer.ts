import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { isKnownActive } from "#hiring/applications/queries/shared/known.ts";
import { type Tx, transition } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { momentOf } from "#platform/reference/calendar.ts";
import { interviewLife } from "../lifecycle.ts";
import { timeErrors } from "../place-and-time.ts";
import { type InterviewRow, interviews, lockInterview } from "../queries/shared.ts";
import type { Response } from "../terms.ts";
import { applicantOf } from "./change.ts";
import { notifyOfAnswer } from "./notify.ts";

export interface Answer {
  answer: "accept" | "decline" | "propose";
  date?: string | undefined;
  time?: string | undefined;
  note: string | null;
  asOf: Date;
}

const responseTo = {
  accept: "accepted",
  decline: "declined",
  propose: "proposed_new_time",
} as const satisfies Record<Answer["answer"], Response>;

/**
 * Stores the answer of a candidate to an interview, and notifies its interviewers.
 * @param who the candidate, or null for a request with the signed link of the invitation
 * @throws Problem 404, 409 `interview_state_changed` or `interview_proposal_late`, 422 for the proposed time
 */
export async function answerInterview(
  tx: Tx,
  who: Pick<CandidateActor, "candidateId" | "accountId" | "kind"> | null,
  input: Answer & { id: number },
): Promise<void> {
  const { asOf, note } = input;
  await lockInterview(tx, input.id);
  const row = await interviews(tx).where("i.id", "=", input.id).executeTakeFirst();
  if (!row || row.erased_at || (who && row.candidate_id !== who.candidateId)) throw notFound();
  const response = responseTo[input.answer];
  const active = await isKnownActive(tx, row.applicant_id, asOf);
  const facts = { startsAt: row.starts_at, asOf, active, proposals: row.proposals };
  interviewLife.check(input.answer === "propose" ? "propose" : "answer", "candidate", row.status, facts);
  const proposed = proposedTime(input);
  await transition(
    tx,
    "interviews",
    row.id,
    {
      from: { status: row.status, sequence: row.sequence },
      to: { status: row.status },
      set: {
        response,
        proposed_at: proposed ?? null,
        proposal_note: proposed ? note : null,
        proposals: row.proposals + (proposed ? 1 : 0),
      },
    },
    { code: "interview_state_changed", now: async () => row.status },
  );
  await recordAnswer(tx, row, { who, response, proposed, asOf });
  await notifyOfAnswer(tx, row, response, { ...(proposed && { proposed }), note, asOf });
}

function proposedTime(input: Answer): Date | undefined {
  if (input.answer !== "propose") return undefined;
  const errors = timeErrors(input, input.asOf);
  if (errors.length > 0) throw new Problem(422, errors);
  return momentOf(input.date ?? "", input.time ?? "");
}

async function recordAnswer(
  tx: Tx,
  row: InterviewRow,
  options: {
    who: Pick<CandidateActor, "accountId" | "kind"> | null;
    response: Response;
    proposed: Date | undefined;
    asOf: Date;
  },
): Promise<void> {
  const { who, response, proposed, asOf } = options;
  await recordApplicant(tx, "interview_answer", applicantOf(row), {
    by: who,
    at: asOf,
    data: { interview: row.id, response, ...(proposed && { starts_at: proposed.toISOString() }) },
  });
}
