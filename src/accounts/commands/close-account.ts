import { noteErasure } from "#erasures/commands.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { networkOf } from "#kit/http/request.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { invalid, Problem } from "#kit/problem.ts";
import { type Account, administers, userTypeOf } from "../actor.ts";
import { accountClosed } from "../mails.ts";
import { verifyPassword } from "../passwords.ts";
import { countHit, resetHits } from "../rate-limit.ts";
import type { RoleId } from "../terms.ts";
import { eraseAccount } from "./erase-account.ts";

/**
 * Closes an account permanently: sessions end; name, email address, phone and files are removed; what others need of
 * the row remains.
 * @throws Problem 422 for a wrong password, 409 `last_admin`
 */
export async function closeAccount(
  database: Database,
  actor: Account,
  input: { currentPassword: string | null; email: string | null; ip: string; asOf: Date },
): Promise<void> {
  const account = await database.db
    .selectFrom("accounts")
    .select(["password_hash", "email", "full_name", "language", "created_at"])
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  const bucket = `password:${actor.accountId}`;
  if (account.password_hash) {
    await countHit(database.db, bucket, { max: 10, minutes: 15 }, input.asOf);
    if (!(await verifyPassword(input.currentPassword ?? "", account.password_hash, networkOf(input.ip))))
      throw invalid("/current_password", "password_wrong");
  } else if (input.email?.trim().toLowerCase() !== account.email) {
    // A user who signs in with Google has no password to confirm.
    throw invalid("/email", "email_mismatch");
  }
  await inTransaction(database, async (tx) => {
    await assertNotLastAdmin(tx, actor);
    await resetHits(tx, bucket);
    await resetHits(tx, `login:${account.email}`);
    await eraseAccount(tx, actor, input.asOf);
    await noteErasure(tx, "account", [{ id: actor.accountId, madeAt: account.created_at }], input.asOf);
    // After the rest, which cancels what is still to be sent to the person.
    await queueMail(tx, accountClosed, {
      language: languageOf(account.language),
      to: { email: account.email, name: account.full_name },
      props: { email: account.email, at: input.asOf.toISOString() },
    });
  });
}

/** A company, the agency and the product each need at least one administrator. */
async function assertNotLastAdmin(tx: Tx, actor: Account): Promise<void> {
  if (actor.kind === "candidate" || !actor.isAdmin) return;
  const companyId = actor.kind === "company" ? actor.companyId : null;
  // Concurrent closings of two administrators are serialized here.
  const peers = await tx
    .selectFrom("accounts")
    .select(["id", "role_id"])
    .where("user_type", "=", userTypeOf[actor.kind])
    .where((eb) => (companyId === null ? eb.val(true) : eb("company_id", "=", companyId)))
    .where("deleted_at", "is", null)
    .where("blocked_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  const others = peers.filter((peer) => peer.id !== actor.accountId);
  if (others.some((peer) => peer.role_id !== null && administers(peer.role_id as RoleId))) return;
  if (actor.kind !== "company" || others.length > 0 || (await hasOpenJobs(tx, actor.companyId)))
    throw new Problem(409, "last_admin");
}

async function hasOpenJobs(tx: Tx, companyId: number): Promise<boolean> {
  const job = await tx
    .selectFrom("jobs")
    .select("id")
    .where("company_id", "=", companyId)
    .where("status", "in", [1, 3])
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return job !== undefined;
}
