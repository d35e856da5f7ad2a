import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { conflict, notFound } from "#kit/problem.ts";
import { readableJob } from "#market/jobs/queries/shared/readable.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { isPublicCompany } from "#people/companies/queries/shared.ts";
import { maxHidden } from "./terms.ts";

/** @throws Problem 404, 409 `hidden_limit` */
export async function hideJob(tx: Tx, actor: CandidateActor, id: number, asOf: Date): Promise<void> {
  await readableJob(tx, id);
  await assertRoom(tx, actor, "hidden_jobs", sql`job_id <> ${id}`);
  await tx
    .insertInto("hidden_jobs")
    .values({ candidate_id: actor.candidateId, job_id: id, hidden_at: asOf })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @throws Problem 404, 409 `hidden_limit` */
export async function hideCompany(tx: Tx, actor: CandidateActor, id: number, asOf: Date): Promise<void> {
  const company = await tx
    .selectFrom("companies")
    .select("id")
    .where("id", "=", id)
    .where(isPublicCompany("companies"))
    .executeTakeFirst();
  if (!company) throw notFound();
  await assertRoom(tx, actor, "hidden_companies", sql`company_id <> ${id}`);
  await tx
    .insertInto("hidden_companies")
    .values({ candidate_id: actor.candidateId, company_id: id, hidden_at: asOf })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function showJob(tx: Tx, actor: CandidateActor, id: number): Promise<void> {
  await tx
    .deleteFrom("hidden_jobs")
    .where("candidate_id", "=", actor.candidateId)
    .where("job_id", "=", id)
    .execute();
}

export async function showCompany(tx: Tx, actor: CandidateActor, id: number): Promise<void> {
  await tx
    .deleteFrom("hidden_companies")
    .where("candidate_id", "=", actor.candidateId)
    .where("company_id", "=", id)
    .execute();
}

/** Deletes the lists of an erased candidate. */
export async function eraseHidden(tx: Tx, candidateId: number): Promise<void> {
  await tx.deleteFrom("hidden_jobs").where("candidate_id", "=", candidateId).execute();
  await tx.deleteFrom("hidden_companies").where("candidate_id", "=", candidateId).execute();
}

async function assertRoom(
  tx: Tx,
  actor: CandidateActor,
  table: "hidden_jobs" | "hidden_companies",
  others: RawBuilder<SqlBool>,
): Promise<void> {
  // Serializes calls of one candidate, so that they are counted correctly.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`hidden:${actor.candidateId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom(table)
    .where("candidate_id", "=", actor.candidateId)
    .where(others)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= maxHidden) throw conflict("hidden_limit", count, { max: maxHidden });
}
