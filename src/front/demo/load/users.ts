import { randomUUID } from "node:crypto";
import { insertMany } from "#kit/bulk.ts";
import { day, hour } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { graceDays } from "#people/accounts/terms.ts";
import { blockReason } from "../reviews.ts";

const logins = 60;
const device = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

/**
 * Adds what administrators see of users: a blocked job seeker, one who has closed the account, and ended sessions of the latest
 * accounts. People with applications keep their state, because employers see them.
 */
export async function addUserStates(tx: Tx, asOf: Date): Promise<void> {
  const idle = await tx
    .selectFrom("accounts as a")
    .innerJoin("candidates as p", "p.account_id", "a.id")
    .select("a.id")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("applicants as n").select("n.id").whereRef("n.candidate_id", "=", "p.id"))),
    )
    .orderBy("a.id", "desc")
    .limit(2)
    .execute();
  const [blocked, closing] = idle;
  const ago = (hours: number) => new Date(asOf.getTime() - hours * hour);
  if (blocked)
    await tx
      .updateTable("accounts")
      .set({ blocked_at: ago(50), block_reason: blockReason })
      .where("id", "=", blocked.id)
      .execute();
  if (closing)
    await tx
      .updateTable("accounts")
      .set({ closes_at: new Date(ago(30).getTime() + graceDays * day) })
      .where("id", "=", closing.id)
      .execute();
  const people = await tx
    .selectFrom("accounts")
    .select("id")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(logins)
    .execute();
  await insertMany(
    tx,
    "sessions",
    people.map(({ id: account_id }, index) => ({
      id: randomUUID(),
      account_id,
      created_at: ago(2 * index + 3),
      seen_at: ago(2 * index + 2),
      revoked_at: ago(2 * index + 1),
      expires_at: ago(-24),
      user_agent: device,
    })),
  );
}
