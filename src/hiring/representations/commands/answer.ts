import { notifyRecruiters } from "#hiring/applications/commands/notify.ts";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import { isKnownActive } from "#hiring/applications/queries/shared/known.ts";
import { type Tx, transition } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { conflict, notFound } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { consentRevoked } from "../events.ts";
import { liveStatuses, type RepresentationStatus, representationLife } from "../lifecycle.ts";
import { linkEnded } from "../link.ts";
import { consentAnswered } from "../mails.ts";
import { consentAnswer } from "../notifications.ts";
import { lockRepresentation, type RepresentationRow } from "../queries/rows.ts";
import { topicOf } from "./ask.ts";

type Answer = "yes" | "no";
type Answered = Answer | "provisional";
const verbOf = { yes: "agree", no: "refuse" } as const;

/** The refusal of an answer after its time, before the schedule has ended the request. */
const expired = () => conflict("representation_state_changed", "expired");

const factsOf = ({ names_client }: RepresentationRow) => ({
  named: names_client,
  requests: 0,
  active: true,
});

const aboutOf = (row: RepresentationRow) => ({
  id: row.applicant_id,
  job_id: row.job_id,
  company_id: row.company_id,
});

/**
 * Records the answer that an applicant gave to a consultant by phone or on paper.
 * @throws Problem 404, 409 `representation_by_link` for a request that the person answers, `representation_state_changed`
 */
export async function recordAnswer(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; answer: Answer; evidence: string; asOf: Date },
): Promise<void> {
  const { id, answer, evidence, asOf } = input;
  const row = await lockRepresentation(tx, id);
  if (!row) throw notFound();
  await findApplicant(tx, actor, row.applicant_id);
  if (row.channel === "link") throw conflict("representation_by_link", row.status);
  const to = representationLife.check(verbOf[answer], "consultant", row.status, factsOf(row));
  if (row.expires_at <= asOf) throw expired();
  await change(tx, row, to, { answered_at: asOf, recorded_by: actor.accountId, evidence });
  if (answer === "no") await endOthers(tx, row, asOf);
  const data = { answer: to as Answered, channel: row.channel };
  await recordApplicant(tx, "representation_answer", aboutOf(row), { by: actor, at: asOf, data });
}

/**
 * Answers a request for its person, by the signed link. The first of two concurrent answers counts.
 * @throws Problem 409 `representation_state_changed`, 410 after its end
 */
export async function answerByLink(tx: Tx, input: { id: number; answer: Answer; asOf: Date }): Promise<void> {
  const { id, answer, asOf } = input;
  const row = await lockRepresentation(tx, id);
  if (!row || row.erased_at) throw linkEnded();
  const to = representationLife.check(verbOf[answer], "person", row.status, factsOf(row)) as Answered;
  if (row.expires_at <= asOf || !(await isKnownActive(tx, row.applicant_id, asOf))) throw expired();
  await change(tx, row, to, { answered_at: asOf });
  if (answer === "no") await endOthers(tx, row, asOf);
  const data = { answer: to, channel: row.channel };
  await recordApplicant(tx, "representation_answer", aboutOf(row), { by: null, at: asOf, data });
  await notifyConsultants(tx, row, to, asOf);
}

/**
 * Takes a consent back for its person, by the signed link of any of the requests for the job. It waits for a move to the client that has
 * begun, and then ends its links; a move that begins later reads the revocation.
 * @throws Problem 409 `representation_state_changed`, 410
 */
export async function revokeByLink(tx: Tx, input: { id: number; asOf: Date }): Promise<void> {
  const { id, asOf } = input;
  const row = await lockRepresentation(tx, id);
  if (!row || row.erased_at) throw linkEnded();
  const to = representationLife.check("revoke", "person", row.status, factsOf(row));
  await change(tx, row, to, { revoked_at: asOf });
  await endOthers(tx, row, asOf);
  await recordApplicant(tx, "representation_revoke", aboutOf(row), { by: null, at: asOf, data: {} });
  await emit(tx, consentRevoked, { applicantId: row.applicant_id, asOf });
  await notifyConsultants(tx, row, "revoked", asOf);
}

/** Ends the other request of a person for the same job: that with or that without the name of the client. */
async function endOthers(tx: Tx, row: RepresentationRow, asOf: Date): Promise<void> {
  const others = await tx
    .selectFrom("representations")
    .select(["id", "status"])
    .where("applicant_id", "=", row.applicant_id)
    .where("id", "<>", row.id)
    .where("status", "in", liveStatuses)
    .forNoKeyUpdate()
    .execute();
  for (const { id, status } of others) {
    const from = status as RepresentationStatus;
    const to = representationLife.check("revoke", "system", from, factsOf(row));
    await change(tx, { id, status: from }, to, { revoked_at: asOf });
  }
}

function change(
  tx: Tx,
  row: Pick<RepresentationRow, "id" | "status">,
  to: string,
  set: object,
): Promise<unknown> {
  const refusal = { code: "representation_state_changed", now: async () => row.status };
  return transition(
    tx,
    "representations",
    row.id,
    { from: { status: row.status }, to: { status: to }, set },
    refusal,
  );
}

async function notifyConsultants(
  tx: Tx,
  row: RepresentationRow,
  answer: Answered | "revoked",
  asOf: Date,
): Promise<void> {
  const { candidate, job } = await tx
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select(["a.full_name as candidate", "j.title as job"])
    .where("a.id", "=", row.applicant_id)
    .executeTakeFirstOrThrow();
  const about = topicOf(row.id);
  const props = { candidate, job, applicant: row.applicant_id, answer };
  await notifyRecruiters(
    tx,
    row.job_id,
    consentAnswered,
    { about, props },
    { kind: consentAnswer, about, props, at: asOf },
  );
}
