import { day } from "#kit/clock.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { Problem } from "#kit/problem.ts";
import { recordErasure } from "#platform/erasures/commands.ts";
import { type Account, administers, userTypeOf } from "../actor.ts";
import { hasOpenJobs } from "../contributions.ts";
import { accountClosed, accountClosing } from "../mails.ts";
import { resetHits } from "../rate-limit.ts";
import { actorOf, endSessions } from "../sessions.ts";
import { graceDays, type RoleId } from "../terms.ts";
import { confirmOwner, passwordBucket } from "./confirm-password.ts";
import { eraseAccount } from "./erase-account.ts";

/**
 * Closes an account: its sessions end, the profile is no longer found, and after the days of grace the
 * account is erased. The owner may keep it by signing in before then.
 * @throws Problem 422 for a wrong password, 409 `last_admin`, `last_super`
 */
export async function closeAccount(
  database: Database,
  actor: Account,
  input: { currentPassword: string | null; email: string | null; ip: string; asOf: Date },
): Promise<void> {
  const { asOf } = input;
  const account = await confirmOwner(database, actor, { ...input, password: input.currentPassword });
  const closesAt = new Date(asOf.getTime() + graceDays * day);
  await inTransaction(database, async (tx) => {
    await assertNotLastAdmin(tx, actor);
    await resetHits(tx, passwordBucket(actor.accountId));
    await endSessions(tx, actor.accountId, asOf);
    const closed = await tx
      .updateTable("accounts")
      .set({ closes_at: closesAt })
      .where("id", "=", actor.accountId)
      .where("closes_at", "is", null)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!closed) return;
    await queueMail(tx, accountClosing, {
      language: languageOf(account.language),
      to: { email: account.email, name: account.full_name },
      props: { email: account.email, at: asOf.toISOString(), closesAt: closesAt.toISOString() },
    });
  });
}

/** @throws Problem 409 `account_not_closing` */
export async function keepAccount(tx: Tx, actor: Account): Promise<void> {
  const kept = await tx
    .updateTable("accounts")
    .set({ closes_at: null })
    .where("id", "=", actor.accountId)
    .where("closes_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (!kept) throw new Problem(409, "account_not_closing");
}

/**
 * Erases accounts after their days of grace, each in its own transaction.
 * @returns the number of erased accounts
 */
export async function eraseClosedAccounts(database: Database, asOf: Date): Promise<number> {
  for (let erased = 0; ; erased += 1)
    if (!(await inTransaction(database, (tx) => eraseNext(tx, asOf)))) return erased;
}

/**
 * Erases a closing account before its days of grace end.
 * @param reason the reason, which the former owner reads
 * @throws Problem 409 `account_not_closing`
 */
export async function eraseEarly(tx: Tx, id: number, reason: string, asOf: Date): Promise<void> {
  const row = await closingAccounts(tx).where("a.id", "=", id).forUpdate().executeTakeFirst();
  if (!row) throw new Problem(409, "account_not_closing");
  await eraseRow(tx, row, { reason, asOf });
}

async function eraseNext(tx: Tx, asOf: Date): Promise<boolean> {
  // The row is locked, so that keeping the account at this moment comes either before or too late.
  const row = await closingAccounts(tx)
    .where("a.closes_at", "<=", asOf)
    .orderBy("a.closes_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row) await eraseRow(tx, row, { reason: null, asOf });
  return row !== undefined;
}

function closingAccounts(tx: Tx) {
  return tx
    .selectFrom("accounts as a")
    .selectAll("a")
    .select((eb) =>
      eb
        .selectFrom("candidates as p")
        .select("p.id")
        .whereRef("p.account_id", "=", "a.id")
        .as("candidate_id"),
    )
    .where("a.closes_at", "is not", null);
}

type ClosingRow = Awaited<ReturnType<ReturnType<typeof closingAccounts>["execute"]>>[number];

async function eraseRow(
  tx: Tx,
  row: ClosingRow,
  { reason, asOf }: { reason: string | null; asOf: Date },
): Promise<void> {
  const actor = actorOf(row);
  if (!actor) throw new Error(`account ${row.id} cannot be erased: it belongs to nobody`);
  await resetHits(tx, `login:${row.email}`);
  await eraseAccount(tx, actor, asOf);
  await recordErasure(tx, "account", [{ id: row.id, madeAt: row.created_at }], asOf);
  // Queued last, because the erasure cancels all waiting mails to the person.
  await queueMail(tx, accountClosed, {
    language: languageOf(row.language),
    to: { email: row.email, name: row.full_name },
    props: { email: row.email, at: asOf.toISOString(), ...(reason && { reason }) },
  });
}

/** A company, an agency and the product each need at least one administrator. */
async function assertNotLastAdmin(tx: Tx, actor: Account): Promise<void> {
  if (actor.kind === "candidate" || !actor.isAdmin) return;
  // The locks let one of two administrators who close their accounts at the same time see the change of the other.
  const peers = await tx
    .selectFrom("accounts")
    .select(["id", "role_id"])
    .where("user_type", "=", userTypeOf[actor.kind])
    .$if(actor.kind === "company", (own) =>
      own.where("company_id", "=", "companyId" in actor ? actor.companyId : 0),
    )
    .$if(actor.kind === "consultant", (own) =>
      own.where("agency_id", "=", "agencyId" in actor ? actor.agencyId : 0),
    )
    .where("deleted_at", "is", null)
    .where("blocked_at", "is", null)
    .where("closes_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  const others = peers.filter((peer) => peer.id !== actor.accountId);
  if (others.some((peer) => peer.role_id !== null && administers(peer.role_id as RoleId))) return;
  if (actor.kind === "admin") throw new Problem(409, "last_super");
  if (actor.kind !== "company" || others.length > 0) throw new Problem(409, "last_admin");
  const { isHiring } = await tx
    .selectNoFrom(hasOpenJobs(actor.companyId).as("isHiring"))
    .executeTakeFirstOrThrow();
  if (isHiring) throw new Problem(409, "last_admin");
}
