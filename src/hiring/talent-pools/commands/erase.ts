import { sql } from "kysely";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { eraseMailContent } from "#kit/mail.ts";
import { assertAllowed, conflict, Problem } from "#kit/problem.ts";
import { erasePerson } from "#people/accounts/commands/person.ts";
import { type HiringActor, sameScope } from "#people/accounts/hiring-scope.ts";
import { recordErasure } from "#platform/erasures/commands.ts";
import type { Erased } from "#platform/erasures/events.ts";
import { peopleChanged } from "../events.ts";
import { findPerson } from "../queries/shared/records.ts";
import { aboutInvitee } from "./invite.ts";

const atOnce = 100;

/**
 * Deletes a person whom the actor's workspace has added: records, files and ended applications.
 * @throws Problem 404, 403 when a colleague has added the person, 409 `candidate_active` while an application is active
 */
export async function deleteProspect(tx: Tx, actor: HiringActor, id: number, asOf: Date): Promise<void> {
  const { records } = await findPerson(tx, actor, id);
  const ids = [...new Set(records.filter((each) => each.added).map((each) => each.id))];
  if (ids.length === 0) throw new Problem(409, "candidate_not_added");
  const rows = await tx
    .selectFrom("prospects")
    .select(["candidate_id", "added_by"])
    .where("candidate_id", "in", ids)
    .where("erased_at", "is", null)
    .forUpdate()
    .execute();
  assertAllowed(actor.isAdmin || rows.every(({ added_by }) => added_by === actor.accountId) || "forbidden");
  const running = await tx
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select("j.title")
    .where("a.candidate_id", "in", ids)
    .where("a.outcome", "=", "active")
    .executeTakeFirst();
  if (running) throw conflict("candidate_active", running.title, { job: running.title });
  await eraseProspects(tx, ids, asOf);
}

/** Erases added people whose retention has ended and who have no active application (decisions §23). @returns how many */
export async function eraseExpiredProspects(database: Database, asOf: Date): Promise<number> {
  for (let total = 0; ; ) {
    const done = await inTransaction(database, async (tx) => {
      const rows = await tx
        .selectFrom("prospects as p")
        .select("p.candidate_id")
        .where("p.kept_until", "<", asOf)
        .where("p.erased_at", "is", null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("applicants as a")
                .select("a.id")
                .whereRef("a.candidate_id", "=", "p.candidate_id")
                .where("a.outcome", "=", "active"),
            ),
          ),
        )
        .orderBy("p.kept_until")
        .limit(atOnce)
        .forUpdate("p")
        .skipLocked()
        .execute();
      await eraseProspects(
        tx,
        rows.map(({ candidate_id }) => candidate_id),
        asOf,
      );
      return rows.length;
    });
    total += done;
    if (done < atOnce) return total;
  }
}

/** Erases added people without an active application. */
export async function eraseProspects(tx: Tx, ids: readonly number[], asOf: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .updateTable("prospects")
    .set({
      job_title: null,
      location_id: null,
      birth_year: null,
      current_company: null,
      school: null,
      years: null,
      salary_now: null,
      salary_wanted: null,
      notice_days: null,
      languages: "[]",
      owner_id: null,
      tags: [],
      contacted_on: null,
      skills: [],
      cv_file_id: null,
      erased_at: asOf,
    })
    .where("candidate_id", "in", [...ids])
    .where("erased_at", "is", null)
    .returning(["candidate_id as id", "added_at as madeAt"])
    .execute();
  for (const { id } of rows) await erasePerson(tx, id, asOf);
  await recordErasure(tx, "prospect", rows, asOf);
}

/** Repeats erasures that a restored backup has undone. */
export async function eraseProspectsAgain(tx: Tx, erased: readonly Erased[], asOf: Date): Promise<void> {
  const rows = await tx
    .selectFrom("prospects")
    .select(["candidate_id", "added_at"])
    .where(
      "candidate_id",
      "in",
      erased.map(({ id }) => id),
    )
    .execute();
  const made = new Map(erased.map(({ id, madeAt }) => [id, madeAt]));
  const same = rows.filter((row) => made.get(row.candidate_id) === row.added_at.toISOString());
  await eraseProspects(
    tx,
    same.map(({ candidate_id }) => candidate_id),
    asOf,
  );
}

/** Deletes the pool memberships, invitations and merges of an erased candidate, and the content of their mails. */
export async function eraseCandidate(tx: Tx, candidateId: number): Promise<void> {
  await tx.deleteFrom("talent_invites").where("candidate_id", "=", candidateId).execute();
  await eraseMailContent(tx, [aboutInvitee(candidateId)]);
  await tx.deleteFrom("talent_pool_members").where("candidate_id", "=", candidateId).execute();
  const merges = await tx
    .deleteFrom("candidate_merges")
    .where((eb) => eb.or([eb("candidate_id", "=", candidateId), eb("into_id", "=", candidateId)]))
    .returning(["candidate_id", "into_id"])
    .execute();
  const others = new Set(merges.flatMap(({ candidate_id, into_id }) => [candidate_id, into_id]));
  others.delete(candidateId);
  await emit(tx, peopleChanged, { ids: [...others] });
}

/**
 * Removes people from the pools of a workspace after the erasure of applications, if the workspace has neither another application
 * of the person nor an added record.
 */
export async function leavePools(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM talent_pool_members m USING talent_pools t, applicants a
    WHERE t.id = m.pool_id AND a.id = ANY (${[...applicantIds]}::bigint[]) AND m.candidate_id = a.candidate_id
      AND ${sameScope("t", "a")}
      AND NOT EXISTS (SELECT FROM applicants o WHERE o.candidate_id = a.candidate_id AND ${sameScope("o", "a")}
        AND o.erased_at IS NULL)
      AND NOT EXISTS (SELECT FROM prospects p WHERE p.candidate_id = a.candidate_id AND p.erased_at IS NULL)`.execute(
    tx,
  );
}
