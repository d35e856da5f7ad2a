import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { apiPrefix } from "#kit/inject.ts";
import { notFound } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { prefixes } from "../../terms.ts";
import { findReadable } from "./find.ts";

/** SQL: the storage key of the photo of applicant `a` with profile `p`; null for a hidden profile or identity, and after erasure. */
export const photoOfProfile = sql<string | null>`CASE
  WHEN p.visibility <> 'hidden' AND a.erased_at IS NULL AND NOT a.identity_hidden THEN p.photo_key END`;

/** SQL: the storage key of the photo of applicant `a`, or null (`photoOfProfile`). */
export const photoKey = sql<string | null>`(SELECT ${photoOfProfile} FROM candidates c
  JOIN candidate_profiles p ON p.account_id = c.account_id WHERE c.id = a.candidate_id)`;

/** Returns the address of a photo. It changes with the photo, so that browsers can cache it. */
export function photoUrl(actor: HiringActor, applicantId: number, key: string | null): string | null {
  if (key === null) return null;
  const version = createHash("sha256").update(key).digest("hex").slice(0, 10);
  return `${apiPrefix}/${prefixes[actor.kind]}/applicants/${applicantId}/photo?v=${version}`;
}

/** Returns the storage key of the photo of an applicant whom the actor may read. @throws Problem 404 */
export async function photoKeyOf(db: Reader, actor: HiringActor, id: number): Promise<string> {
  await findReadable(db, actor, id);
  const row = await db
    .selectFrom("applicants as a")
    .select(photoKey.as("key"))
    .where("a.id", "=", id)
    .executeTakeFirst();
  if (!row?.key) throw notFound();
  return row.key;
}
