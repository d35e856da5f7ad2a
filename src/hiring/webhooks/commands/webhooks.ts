import { hour } from "#kit/clock.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { assertAllowed, conflict, notFound } from "#kit/problem.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import type { webhookCreate, webhookEdit } from "../contract.ts";
import { mayManageWebhooks } from "../policy.ts";
import { newSecret } from "../signature.ts";
import { caps, oldSecretHours } from "../terms.ts";

/** Returns the owner of a company's encrypted secrets. */
const ownerOf = (companyId: number) => `webhooks of ${companyId}`;

/** Decrypts the secret of a webhook. Returns null when its encryption key was removed. */
export function openSecret(box: SecretBox, companyId: number, sealed: string): string | null {
  try {
    return box.open(sealed, ownerOf(companyId)).toString();
  } catch {
    return null;
  }
}

export function sealSecret(box: SecretBox, companyId: number, secret: string): string {
  return box.seal(Buffer.from(secret), ownerOf(companyId));
}

/**
 * Creates a webhook; its secret is shown only once. @returns its id and secret
 * @throws Problem 403, 409 `too_many_webhooks`
 */
export async function createWebhook(
  tx: Tx,
  actor: CompanyActor,
  { url, description, events }: BodyOf<typeof webhookCreate>,
  box: SecretBox,
  asOf: Date,
): Promise<{ id: number; secret: string }> {
  assertAllowed(mayManageWebhooks(actor));
  const { companyId } = actor;
  // Locks the company, so that two concurrent calls cannot both create the last allowed webhook.
  await tx.selectFrom("companies").select("id").where("id", "=", companyId).forUpdate().execute();
  const { count } = await tx
    .selectFrom("webhooks")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  if (count >= caps.webhooks) throw conflict("too_many_webhooks", count);
  const secret = newSecret();
  const { id } = await tx
    .insertInto("webhooks")
    .values({
      company_id: companyId,
      url,
      description,
      events: [...new Set(events)],
      secret: sealSecret(box, companyId, secret),
      created_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, secret };
}

/** Edits a webhook. Switching it on or changing its address resets its failures. @throws Problem 403, 404 */
export async function editWebhook(
  tx: Tx,
  actor: CompanyActor,
  id: number,
  { url, description, events, active }: BodyOf<typeof webhookEdit>,
): Promise<void> {
  const was = await lockWebhook(tx, actor, id);
  await tx
    .updateTable("webhooks")
    .set({
      url,
      description,
      events: [...new Set(events)],
      active,
      ...(active && { off_reason: null }),
      ...((was.url !== url || was.active !== active) && { failing_since: null }),
    })
    .where("id", "=", id)
    .execute();
}

/** @throws Problem 403, 404 */
export async function deleteWebhook(tx: Tx, actor: CompanyActor, id: number): Promise<void> {
  await lockWebhook(tx, actor, id);
  await tx.deleteFrom("webhooks").where("id", "=", id).execute();
}

/**
 * Replaces the secret; the previous one also signs for a day. @returns the new secret @throws Problem 403,
 * 404
 */
export async function rotateSecret(
  tx: Tx,
  actor: CompanyActor,
  id: number,
  box: SecretBox,
  asOf: Date,
): Promise<string> {
  await lockWebhook(tx, actor, id);
  const secret = newSecret();
  await tx
    .updateTable("webhooks")
    .set((eb) => ({
      old_secret: eb.ref("secret"),
      secret: sealSecret(box, actor.companyId, secret),
      old_secret_until: new Date(asOf.getTime() + oldSecretHours * hour),
    }))
    .where("id", "=", id)
    .execute();
  return secret;
}

/** Locks a webhook of the actor's company until the end of the transaction. @throws Problem 403, 404 */
export async function lockWebhook(tx: Tx, actor: CompanyActor, id: number) {
  assertAllowed(mayManageWebhooks(actor));
  const webhook = await tx
    .selectFrom("webhooks")
    .select((eb) => ["active", "url", eb("failing_since", "is not", null).as("failing")])
    .where("id", "=", id)
    .where("company_id", "=", actor.companyId)
    // Concurrent deliveries may still insert references to the row.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!webhook) throw notFound();
  return { active: webhook.active, url: webhook.url, failing: Boolean(webhook.failing) };
}

/**
 * Removes previous secrets that no longer sign, and encrypts the others with the newest key.
 * @returns the number of encrypted secrets
 */
export async function renewSecrets(db: Reader, box: SecretBox, asOf: Date): Promise<number> {
  await db
    .updateTable("webhooks")
    .set({ old_secret: null, old_secret_until: null })
    .where("old_secret_until", "<=", asOf)
    .execute();
  const rows = await db.selectFrom("webhooks").select(["id", "company_id", "secret", "old_secret"]).execute();
  const old = rows.filter(({ secret, old_secret }) =>
    [secret, old_secret].some((sealed) => sealed !== null && !box.isCurrent(sealed)),
  );
  for (const { id, company_id, secret, old_secret } of old) {
    const resealed = (sealed: string) => {
      const opened = openSecret(box, company_id, sealed);
      return opened === null ? sealed : sealSecret(box, company_id, opened);
    };
    await db
      .updateTable("webhooks")
      .set({ secret: resealed(secret), old_secret: old_secret && resealed(old_secret) })
      .where("id", "=", id)
      // A secret replaced meanwhile is already encrypted with the newest key.
      .where("secret", "=", secret)
      .execute();
  }
  return old.length;
}
