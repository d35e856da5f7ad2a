import { auditDays } from "#kit/audit.ts";
import { day, minute } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { assertAllowed, conflict } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { accountViewedMail } from "../mails.ts";
import { viewable } from "../queries.ts";
import { viewMinutes } from "../terms.ts";

/**
 * Begins a view of an account in the session of a super administrator, which ends the session's earlier view, and notifies the
 * person (decision 170).
 * @throws Problem 404, 403 `view_admin` or `view_inactive`
 */
export async function beginView(
  tx: Tx,
  actor: AdminActor,
  { id, sessionId, reason, asOf }: { id: number; sessionId: string; reason: string; asOf: Date },
) {
  const { row, may } = await viewable(tx, actor, id);
  assertAllowed(may);
  await endOpen(tx, actor, { sessionId, asOf });
  const ends_at = new Date(asOf.getTime() + viewMinutes * minute);
  const view = await tx
    .insertInto("admin_views")
    .values({
      account_id: id,
      viewed_by: actor.accountId,
      session_id: sessionId,
      reason,
      started_at: asOf,
      ends_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const props = { by: actor.fullName, reason, at: asOf.toISOString() };
  await queueMail(tx, accountViewedMail, {
    language: languageOf(row.language),
    to: { email: row.email, name: row.full_name, account: id },
    props,
  });
  return viewAnswer(view);
}

/** Ends the open view of a session. @throws Problem 409 `view_over` without one */
export async function endView(
  tx: Tx,
  actor: AdminActor,
  { sessionId, asOf }: { sessionId: string | null; asOf: Date },
) {
  const view = await endOpen(tx, actor, { sessionId, asOf });
  if (!view) throw conflict("view_over", null);
  return viewAnswer(view);
}

/** Deletes the views of an account that is erased; those by an administrator who leaves stay readable for the viewed people. */
export async function removeViewsOf(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("admin_views").where("account_id", "=", accountId).execute();
}

/** Deletes views as old as the events of the audit log that is pruned. @returns the number of deleted rows */
export async function pruneViews(db: Reader, asOf: Date): Promise<number> {
  const before = new Date(asOf.getTime() - auditDays * day);
  const { numDeletedRows } = await db
    .deleteFrom("admin_views")
    .where("started_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function endOpen(
  tx: Tx,
  { accountId }: AdminActor,
  { sessionId, asOf }: { sessionId: string | null; asOf: Date },
) {
  return tx
    .updateTable("admin_views")
    .set({ ends_at: asOf })
    .where("viewed_by", "=", accountId)
    .where("session_id", "=", sessionId)
    .where("ends_at", ">", asOf)
    .returningAll()
    .executeTakeFirst();
}

function viewAnswer({
  id,
  account_id,
  reason,
  started_at,
  ends_at,
}: {
  id: number;
  account_id: number;
  reason: string;
  started_at: Date;
  ends_at: Date;
}) {
  const attributes = { account_id, reason, started_at, ends_at };
  return { data: { id: String(id), type: "admin_view" as const, attributes } };
}
