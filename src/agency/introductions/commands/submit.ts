import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import type { Doer } from "#people/activities/commands.ts";
import { addMonths, dayOf } from "#platform/reference/calendar.ts";
import { clientOf } from "../queries/shared/client.ts";
import { liveOwnership } from "../queries/shared/ownership.ts";
import { samePerson } from "../queries/shared/person.ts";
import { adderOf, submittedAgain } from "../queries/shared/sql.ts";
import { ownershipMonths } from "../terms.ts";
import { renewOwnership, startOwnership } from "./claim.ts";

/**
 * Creates the submission of an applicant who reached the client, and renews the ownership of the person. Wanted salary and notice are
 * copied from the agency's record of the person.
 */
export async function submitApplicant(
  tx: Tx,
  { applicantId, by, asOf }: { applicantId: number; by: Doer; asOf: Date },
): Promise<void> {
  const applicant = await tx
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select(["a.job_id", "a.agency_id", "a.candidate_id", "a.full_name", "a.email", "a.phone"])
    .select(sql<number | null>`coalesce(a.owner_id, ${adderOf}, j.owner_id)`.as("consultant"))
    .where("a.id", "=", applicantId)
    .executeTakeFirstOrThrow();
  const client = await clientOf(tx, applicant.job_id);
  if (!client) return;
  const people = await samePerson(tx, client.agency_id, applicant);
  const former = await endSubmission(tx, applicantId, asOf);
  const facts = await tx
    .selectFrom("prospects")
    .select(["salary_wanted", "notice_days"])
    .where("agency_id", "=", client.agency_id)
    .where("candidate_id", "in", people)
    .where("erased_at", "is", null)
    .orderBy("changed_at", "desc")
    .executeTakeFirst();
  await tx
    .insertInto("submissions")
    .values({
      agency_id: client.agency_id,
      applicant_id: applicantId,
      by_id: by?.accountId ?? null,
      at: asOf,
      summary: former?.summary ?? null,
      salary: former?.salary ?? facts?.salary_wanted ?? null,
      currency: former?.currency ?? "VND",
      notice_days: former?.notice_days ?? facts?.notice_days ?? null,
    })
    .execute();
  const live = await liveOwnership(tx, { clientId: client.id, people, today: dayOf(asOf) });
  const owner = applicant.consultant ?? by?.accountId ?? client.am_id;
  if (live) await renewOwnership(tx, live, asOf);
  else if (owner !== null) await startOwnership(tx, { client, person: people[0], owner, asOf });
}

/** Ends the live submission of an applicant who left the client's stages before. @returns its texts, which the next one continues */
function endSubmission(tx: Tx, applicantId: number, asOf: Date) {
  return tx
    .updateTable("submissions")
    .set({ ended_at: asOf })
    .where("applicant_id", "=", applicantId)
    .where("ended_at", "is", null)
    .returning(["summary", "salary", "currency", "notice_days"])
    .executeTakeFirst();
}

/**
 * Takes back the submission of a move that is undone at once: the submission before becomes live again, and the ownership has its
 * former last day, unless the person was submitted to the client on another job, too.
 */
export async function undoSubmission(
  tx: Tx,
  { applicantId, reachedAt }: { applicantId: number; reachedAt: Date },
): Promise<void> {
  const undone = await tx
    .deleteFrom("submissions")
    .where("applicant_id", "=", applicantId)
    .where("at", "=", reachedAt)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!undone) return;
  await tx
    .updateTable("submissions")
    .set({ ended_at: null })
    .where("applicant_id", "=", applicantId)
    .where("ended_at", "=", reachedAt)
    .execute();
  const applicant = await tx
    .selectFrom("applicants as a")
    .select(["a.job_id", "a.candidate_id", "a.full_name", "a.email", "a.phone"])
    .select(submittedAgain(reachedAt).as("isSubmittedAgain"))
    .where("a.id", "=", applicantId)
    .executeTakeFirstOrThrow();
  const client = await clientOf(tx, applicant.job_id);
  if (!client || applicant.isSubmittedAgain) return;
  const people = await samePerson(tx, client.agency_id, applicant);
  const today = dayOf(reachedAt);
  const live = await liveOwnership(tx, { clientId: client.id, people, today });
  if (live?.ends_on !== addMonths(today, ownershipMonths)) return;
  await tx
    .updateTable("ownerships")
    .set({ ends_on: sql`renewed_from`, renewed_from: null })
    .where("id", "=", live.id)
    .where("renewed_from", "is not", null)
    .execute();
}
