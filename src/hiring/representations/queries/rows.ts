import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { RepresentationStatus } from "../lifecycle.ts";
import type { Channel } from "../terms.ts";

/** Selects requests for a consent with their people. */
export function representations(db: Reader) {
  return db
    .selectFrom("representations as r")
    .innerJoin("applicants as a", "a.id", "r.applicant_id")
    .leftJoin("accounts as u", "u.id", "r.asked_by")
    .leftJoin("accounts as v", "v.id", "r.recorded_by")
    .selectAll("r")
    .select([
      "u.full_name as asker",
      "v.full_name as recorder",
      "a.job_id",
      "a.company_id",
      "a.outcome",
      "a.erased_at",
    ])
    .select([sql<RepresentationStatus>`r.status`.as("status"), sql<Channel>`r.channel`.as("channel")]);
}

export type RepresentationRow = Awaited<ReturnType<ReturnType<typeof representations>["execute"]>>[number];

/**
 * Locks a request for a consent until the transaction ends, and returns it. Before it, the job and the applicant are locked as by moves
 * (`lockToMove`), so that an answer and a move to the client run one after the other. Undefined if the request does not exist.
 */
export async function lockRepresentation(db: Reader, id: number): Promise<RepresentationRow | undefined> {
  await db
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .select("a.id")
    .where("a.id", "=", db.selectFrom("representations").select("applicant_id").where("id", "=", id))
    .forNoKeyUpdate("j")
    .forNoKeyUpdate("a")
    .execute();
  await db.selectFrom("representations").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  return representations(db).where("r.id", "=", id).executeTakeFirst();
}
