import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { apiPrefix } from "#kit/inject.ts";
import { notFound } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { prefixes } from "../../terms.ts";
import { findReadable } from "./find.ts";

/** Where the photo of applicant `a` with profile `p` is stored: none of a hidden profile, nor once its data is erased. */
export const photoOfProfile = sql<string | null>`CASE
  WHEN p.visibility <> 'hidden' AND a.erased_at IS NULL AND NOT a.identity_hidden THEN p.photo_key END`;

/** Where the photo of applicant `a` is stored, or null (`photoOfProfile`). */
export const photoKey = sql<string | null>`(SELECT ${photoOfProfile} FROM candidates c
  JOIN candidate_profiles p ON p.account_id = c.account_id WHERE c.id = a.candidate_id)`;

/** Changes with the photo, so that browsers may keep it. */
export function photoUrl(actor: HiringActor, applicantId: number, key: string | null): string | null {
  if (key === null) return null;
  const version = createHash("sha256").update(key).digest("hex").slice(0, 10);
  return `${apiPrefix}/${prefixes[actor.kind]}/applicants/${applicantId}/photo?v=${version}`;
}

/** Where the photo of an applicant that the actor may read is kept. @throws Problem 404 */
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
