import { type SqlBool, sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { addMonths, dayOf, laterOf } from "#platform/reference/calendar.ts";
import { clientOf } from "../queries/shared/client.ts";
import { type LiveOwnership, liveOwnership } from "../queries/shared/ownership.ts";
import { samePerson } from "../queries/shared/person.ts";
import { hasAgreedShare } from "../queries/shared/share.ts";
import { ownershipMonths } from "../terms.ts";
import { ownedByOther } from "./clash.ts";

/**
 * Gives the consultant who puts a person on a job the ownership of the person for the client. A person who comes by an own act belongs
 * to the lead of the job, unless an ownership is live; nothing is refused to the person.
 * @throws Problem 409 `owned_by_other` with the owner and the last day
 */
export async function claimOnArrival(
  tx: Tx,
  { applicantId, by, asOf }: { applicantId: number; by: HiringActor | null; asOf: Date },
): Promise<void> {
  const applicant = await tx
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select(["a.job_id", "a.candidate_id", "a.full_name", "a.email", "a.phone", "j.owner_id"])
    .where("a.id", "=", applicantId)
    .where(by === null ? sql<SqlBool>`true` : inScope("a", by.scope))
    .executeTakeFirstOrThrow();
  const client = await clientOf(tx, applicant.job_id);
  if (!client) return;
  await lockIntroductions(tx, client.id);
  const people = await samePerson(tx, client.agency_id, applicant);
  const today = dayOf(asOf);
  const live = await liveOwnership(tx, { clientId: client.id, people, today });
  const owner = by?.accountId ?? applicant.owner_id ?? client.am_id ?? client.owner_id;
  if (!live) {
    if (owner !== null) await startOwnership(tx, { client, person: people[0], owner, asOf });
    return;
  }
  const mayShare = by === null || live.owner_id === null || live.owner_id === by.accountId;
  if (mayShare || (await hasAgreedShare(tx, live.id, applicant.job_id, by.accountId))) return;
  throw await ownedByOther(tx, {
    live,
    client,
    people,
    jobId: applicant.job_id,
    actorId: by.accountId,
    asOf,
  });
}

/**
 * Locks the introductions to a client until the transaction ends. Two candidates with one email address are the same person without a
 * common key, so an index alone cannot refuse the second of two concurrent claims.
 */
export async function lockIntroductions(tx: Tx, clientId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`introductions:${clientId}`}, 0))`.execute(tx);
}

/** Starts an ownership of a person for a client. A former one whose last day has passed is ended. */
export async function startOwnership(
  tx: Tx,
  input: { client: { id: number; agency_id: number }; person: number; owner: number; asOf: Date },
): Promise<void> {
  const { client, person, owner, asOf } = input;
  const today = dayOf(asOf);
  await tx
    .updateTable("ownerships")
    .set({ ended_at: asOf })
    .where("client_id", "=", client.id)
    .where("person_id", "=", person)
    .where("ended_at", "is", null)
    .where("ends_on", "<", today)
    .execute();
  await tx
    .insertInto("ownerships")
    .values({
      agency_id: client.agency_id,
      client_id: client.id,
      person_id: person,
      owner_id: owner,
      starts_on: today,
      ends_on: addMonths(today, ownershipMonths),
      created_at: asOf,
    })
    .execute();
}

/** Lets an ownership last for six months from a submission. The former last day remains for the undo of the submission. */
export async function renewOwnership(tx: Tx, ownership: LiveOwnership, asOf: Date): Promise<void> {
  const ends_on = laterOf(ownership.ends_on, addMonths(dayOf(asOf), ownershipMonths));
  if (ends_on === ownership.ends_on) return;
  await tx
    .updateTable("ownerships")
    .set({ ends_on, renewed_from: ownership.ends_on })
    .where("id", "=", ownership.id)
    .execute();
}
