import type { Introduction } from "#hiring/applications/contributions.ts";
import type { Tx } from "#kit/db.ts";
import { conflict, invalid } from "#kit/problem.ts";
import { clientStates } from "#people/clients/terms.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { mayIntroduce } from "../policy.ts";
import { clientOf } from "../queries/shared/client.ts";
import { offLimitsOf } from "../queries/shared/off-limits.ts";
import { type LiveOwnership, liveOwnership } from "../queries/shared/ownership.ts";
import { samePerson } from "../queries/shared/person.ts";
import { hasAgreedShare } from "../queries/shared/share.ts";
import { peopleOf } from "../queries/shared/sql.ts";
import { lockIntroductions } from "./claim.ts";
import { ownedByOther } from "./clash.ts";

/**
 * Checks that a person may be introduced to the client of a job (consoles A.4). The consent of the person is checked before.
 * @throws Problem 422 `cv_required`, 409 `am_required`, `owned_by_other`, `off_limits` or `client_inactive`
 */
export async function assertIntroducible(tx: Tx, { actor, applicant, asOf }: Introduction): Promise<void> {
  const client = await clientOf(tx, applicant.job_id);
  if (!client) return;
  if (applicant.cv_file_id === null) throw invalid("/cv_id", "cv_required");
  if (!mayIntroduce(actor, client)) throw conflict("am_required", null, { client: client.name });
  await lockIntroductions(tx, client.id);
  const people = await samePerson(tx, client.agency_id, applicant);
  const live = await liveOwnership(tx, { clientId: client.id, people, today: dayOf(asOf) });
  if (live && !(await isForOwner(tx, live, { applicantId: applicant.id, actorId: actor.accountId }))) {
    const { job_id: jobId } = applicant;
    throw await ownedByOther(tx, { live, client, people, jobId, actorId: actor.accountId, asOf });
  }
  await assertNotOffLimits(tx, { actor, client, people, applicantId: applicant.id, asOf });
  if (clientStates[client.status] !== "active")
    throw conflict("client_inactive", client.status, { client: client.name });
}

/**
 * Returns whether an introduction is the owner's: the owner acts, put the applicant on the job, has the applicant, is on the job's team,
 * or agreed to share.
 */
async function isForOwner(
  tx: Tx,
  ownership: LiveOwnership,
  { applicantId, actorId }: { applicantId: number; actorId: number },
): Promise<boolean> {
  const owner = ownership.owner_id;
  if (owner === null || owner === actorId) return true;
  const { job_id, people } = await tx
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select(["a.job_id", peopleOf.as("people")])
    .where("a.id", "=", applicantId)
    .executeTakeFirstOrThrow();
  return people.includes(owner) || hasAgreedShare(tx, ownership.id, job_id);
}

async function assertNotOffLimits(
  tx: Tx,
  input: {
    actor: { isAdmin: boolean };
    client: { id: number; agency_id: number };
    people: readonly number[];
    applicantId: number;
    asOf: Date;
  },
): Promise<void> {
  const { actor, client, people, applicantId, asOf } = input;
  const rule = await offLimitsOf(tx, { agencyId: client.agency_id, clientId: client.id, people, asOf });
  if (!rule) return;
  const override = await tx
    .selectFrom("off_limits_overrides")
    .select("applicant_id")
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
  if (override) return;
  const { company, until } = rule;
  const now = { company, until, applicant_id: String(applicantId), can_override: actor.isAdmin };
  throw conflict("off_limits", now, { company, date: until });
}
