import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { blockCompany } from "../contract-moderation.ts";

/** Returns the name and block of a company. @throws Problem 404 */
export async function moderatedCompany(
  db: Reader,
  _actor: AdminActor,
  id: number,
): Promise<ReplyOf<typeof blockCompany>> {
  const attributes = await db
    .selectFrom("companies")
    .select(["name", "blocked_at", "block_reason"])
    .where("id", "=", id)
    .where("origin", "=", "registered")
    .executeTakeFirst();
  if (!attributes) throw notFound();
  return { data: { id: String(id), type: "company", attributes } };
}
