import type { CompanyActor } from "#accounts/actor.ts";
import { hour } from "#kit/clock.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { assertAllowed, conflict, notFound } from "#kit/problem.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import type { webhookCreate, webhookEdit } from "../contract.ts";
import { mayManageWebhooks } from "../policy.ts";
import { newSecret } from "../signature.ts";
import { caps, oldSecretHours } from "../terms.ts";

/** What a sealed secret belongs to. */
const ownerOf = (companyId: number) => `webhooks of ${companyId}`;

/** Null where its key is not there any more. */
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
 * Makes a webhook. @returns its id, and its secret, which nobody sees again
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
  // Makers of webhooks take turns, or two would both be the last.
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

/** One that is switched on, or has another address, has not failed yet. @throws Problem 403, 404 */
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

/** Gives it a new secret; the one before signs too for a day. @returns the new one @throws Problem 403, 404 */
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

/** A webhook of the actor's company, kept as it is until the transaction ends. @throws Problem 403, 404 */
export async function lockWebhook(tx: Tx, actor: CompanyActor, id: number) {
  assertAllowed(mayManageWebhooks(actor));
  const found = await tx
    .selectFrom("webhooks")
    .select((eb) => ["active", "url", eb("failing_since", "is not", null).as("failing")])
    .where("id", "=", id)
    .where("company_id", "=", actor.companyId)
    // What happens in the company meanwhile may refer to it.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  return { active: found.active, url: found.url, failing: Boolean(found.failing) };
}

/**
 * Takes away old secrets that sign no more, and encrypts the others with the newest key.
 * @returns how many were encrypted anew
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
    const anew = (sealed: string) => {
      const opened = openSecret(box, company_id, sealed);
      return opened === null ? sealed : sealSecret(box, company_id, opened);
    };
    await db
      .updateTable("webhooks")
      .set({ secret: anew(secret), old_secret: old_secret && anew(old_secret) })
      .where("id", "=", id)
      // One that was replaced meanwhile is encrypted with the newest key already.
      .where("secret", "=", secret)
      .execute();
  }
  return old.length;
}
