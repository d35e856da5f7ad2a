import { sql } from "kysely";
import { hour } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import { contribute } from "#kit/contributions.ts";
import type { Reader } from "#kit/db.ts";
import { type Account, userTypeOf } from "#people/accounts/actor.ts";
import { twoStepSince } from "#people/accounts/contributions.ts";
import { lifeOf } from "#people/accounts/sessions.ts";
import { hasTwoStep } from "#people/accounts/two-step.ts";
import type { devices, emailChange, twoStep } from "./contract.ts";
import { deviceName } from "./device-name.ts";

/** Returns the active sessions of the caller's account: the present one first, then the last used. */
export async function devicesOf(
  db: Reader,
  actor: Account,
  { sessionId, asOf }: { sessionId: string | null; asOf: Date },
): Promise<ReplyOf<typeof devices>> {
  const idleSince = new Date(asOf.getTime() - lifeOf(userTypeOf[actor.kind]).idleHours * hour);
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "user_agent", "created_at", "seen_at"])
    .where("account_id", "=", actor.accountId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", asOf)
    .where("seen_at", ">", idleSince)
    .orderBy(sql`id = ${sessionId}`, "desc")
    .orderBy("seen_at", "desc")
    .limit(100)
    .execute();
  return {
    data: rows.map(({ id, user_agent, created_at, seen_at }) => ({
      id,
      type: "session",
      attributes: { ...deviceName(user_agent), created_at, seen_at, current: id === sessionId },
    })),
  };
}

/** Returns the pending change of email. */
export async function emailChangeOf(
  db: Reader,
  actor: Account,
  asOf: Date,
): Promise<ReplyOf<typeof emailChange>> {
  const row = await db
    .selectFrom("email_changes")
    .selectAll()
    .where("account_id", "=", actor.accountId)
    .where("expires_at", ">", asOf)
    .executeTakeFirst();
  const attributes = row
    ? {
        email: row.email,
        new_confirmed: row.new_confirmed_at !== null,
        old_confirmed: row.old_hash === null || row.old_confirmed_at !== null,
        expires_at: row.expires_at,
      }
    : null;
  return { data: { id: String(actor.accountId), type: "email_change", attributes } };
}

/** Returns whether two-step login is on; `required` is the operator's setting for the caller's role. */
export async function twoStepOf(
  db: Reader,
  actor: Account,
  required: boolean,
): Promise<ReplyOf<typeof twoStep>> {
  const staff = actor.kind === "consultant" || actor.kind === "admin";
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("left"))
    .where("account_id", "=", actor.accountId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    data: {
      id: String(actor.accountId),
      type: "two_step",
      attributes: {
        available: staff,
        required: staff && required,
        enabled: await hasTwoStep(db, actor.accountId),
        recovery_codes_left: left,
      },
    },
  };
}

export const contributions = [
  contribute(
    twoStepSince,
    (accountId) =>
      sql<Date | null>`(SELECT t.confirmed_at FROM account_totp t WHERE t.account_id = ${accountId})`,
  ),
];
