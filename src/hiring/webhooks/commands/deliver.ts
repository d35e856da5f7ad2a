import type { Updateable } from "kysely";
import { type Clock, day } from "#kit/clock.ts";
import { type Database, type Db, inTransaction, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import type { Addresses } from "#kit/outgoing/addresses.ts";
import type { JobRun } from "#kit/queue.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import { roles } from "#people/accounts/terms.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import type { WebhookDeliveries } from "../../../../db/types.ts";
import { webhookOff } from "../mails.ts";
import { webhookWasSwitchedOff } from "../notifications.ts";
import { type Attempt, post } from "../request.ts";
import { signedHeaders } from "../signature.ts";
import { failingDays, type OffReason, ping, retryAt } from "../terms.ts";
import { queueAttempt } from "./deliveries.ts";
import { openSecret } from "./webhooks.ts";

/** The webhook is inactive, so no attempt is made. */
const notSent = { state: "failed", next_attempt_at: null, error: "off" };

const unsigned: Attempt = { durationMs: 0, status: null, answer: null, error: "secret" };

/**
 * Makes one attempt, and stores its result together with the next attempt. A run repeated after a crash or a
 * lost database sends again only while the result is not stored.
 */
export function deliverer(options: {
  database: Database;
  clock: Clock;
  box: SecretBox;
  addresses: Pick<Addresses, "lookup" | "allows">;
  timeoutMs: number;
}): (job: { id: number; attempts: number }, run: Pick<JobRun, "signal">) => Promise<void> {
  const { database, clock, box, addresses, timeoutMs } = options;
  return async ({ id, attempts }, { signal }) => {
    const due = await dueDelivery(database.db, id, attempts);
    if (!due) return;
    if (due.blocked_at || (!due.active && due.event !== ping)) {
      await inTransaction(database, (tx) => write(tx, due, notSent));
      return;
    }
    const at = clock.now();
    const old = due.old_secret_until && due.old_secret_until > at ? due.old_secret : null;
    const secrets = [due.secret, old]
      .map((sealed) => (sealed === null ? null : openSecret(box, due.company_id, sealed)))
      .filter((secret) => secret !== null);
    const headers = signedHeaders({ id: due.event_id, body: due.body }, secrets, at);
    const attempt =
      secrets.length === 0
        ? unsigned
        : await post({ url: due.url, headers, body: due.body }, addresses, timeoutMs, signal);
    await inTransaction(database, (tx) => settle(tx, due, attempt, clock.now()));
  };
}

type Due = NonNullable<Awaited<ReturnType<typeof dueDelivery>>>;

function dueDelivery(db: Db, id: number, attempts: number) {
  return db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhooks as w", "w.id", "d.webhook_id")
    .innerJoin("companies as c", "c.id", "w.company_id")
    .select(["d.id", "d.webhook_id", "d.event", "d.event_id", "d.body", "d.attempts"])
    .select([
      "w.company_id",
      "w.url",
      "w.active",
      "c.blocked_at",
      "w.secret",
      "w.old_secret",
      "w.old_secret_until",
    ])
    .where("d.id", "=", id)
    .where("d.state", "=", "pending")
    .where("d.attempts", "=", attempts)
    .executeTakeFirst();
}

async function settle(tx: Tx, due: Due, attempt: Attempt, at: Date): Promise<void> {
  const { id, webhook_id: webhookId } = due;
  const { status, error } = attempt;
  const delivered = status !== null && status >= 200 && status < 300;
  const gone = status === 410;
  const attempts = due.attempts + 1;
  const next = delivered || gone ? null : retryAt(attempts, at, Math.random());
  const settled = await write(tx, due, {
    state: next ? "pending" : delivered ? "delivered" : "failed",
    next_attempt_at: next,
    attempts,
    attempted_at: at,
    duration_ms: attempt.durationMs,
    http_status: status,
    error,
    answer: attempt.answer,
  });
  if (!settled) return;
  if (next) queueAttempt(tx, { id, webhookId, attempts, failing: true }, next);
  if (delivered) await forgetFailures(tx, webhookId);
  else await countFailure(tx, webhookId, gone, at);
}

/** @returns false when another run has changed the delivery */
async function write(tx: Tx, due: Due, change: Updateable<WebhookDeliveries>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("webhook_deliveries")
    .set(change)
    .where("id", "=", due.id)
    .where("state", "=", "pending")
    .where("attempts", "=", due.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function forgetFailures(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable("webhooks")
    .set({ failing_since: null })
    .where("id", "=", id)
    .where("failing_since", "is not", null)
    .execute();
}

async function countFailure(tx: Tx, id: number, gone: boolean, at: Date): Promise<void> {
  const webhook = await tx
    .updateTable("webhooks")
    .set(({ fn, val }) => ({ failing_since: fn.coalesce("failing_since", val(at)) }))
    .where("id", "=", id)
    .where("active", "=", true)
    .returning(["id", "company_id", "url", "failing_since"])
    .executeTakeFirst();
  if (!webhook?.failing_since) return;
  const lasting = at.getTime() - webhook.failing_since.getTime() >= failingDays * day;
  if (gone || lasting) await switchOff(tx, webhook, gone ? "gone" : "failing", at);
}

/** Switches a webhook off and notifies the company's administrators. */
async function switchOff(
  tx: Tx,
  { id, company_id, url }: { id: number; company_id: number; url: string },
  reason: OffReason,
  at: Date,
): Promise<void> {
  await tx.updateTable("webhooks").set({ active: false, off_reason: reason }).where("id", "=", id).execute();
  // Only the host is named: paths and queries of webhook addresses may be secret.
  const props = { webhook: id, host: new URL(url).host, reason };
  const people = await tx
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language"])
    .where("company_id", "=", company_id)
    .where("role_id", "=", roles.recruiter_admin)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const to = people.map((person) => person.id);
  await notify(tx, webhookWasSwitchedOff, { to, about: `webhook:${id}`, props, at });
  for (const person of people)
    await queueMail(tx, webhookOff, {
      language: languageOf(person.language),
      to: { email: person.email, name: person.full_name, account: person.id },
      props,
    });
}
