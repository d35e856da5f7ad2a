import { day } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict } from "#kit/problem.ts";
import { hasOtherAdmin, lockTeam } from "#people/accounts/commands/team.ts";
import { membersOf } from "#people/accounts/hiring-scope.ts";
import { type RoleId, roles } from "#people/accounts/terms.ts";
import type { Team } from "#people/accounts/workspace.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { confirmationWantedMail, requestRefused } from "../mails.ts";
import { confirmationWanted } from "../notifications.ts";
import { senTeam } from "../team.ts";
import { confirmationDays } from "../terms.ts";

/** The acts on an account that a second super administrator confirms. */
export type ConfirmedAct = "make_super" | "erase";

/**
 * Returns the role with which an invited person joins. A super administrator joins as an administrator, and another super
 * administrator than the inviter has to confirm the role, if there is one (decision 156).
 */
export async function roleOfNewcomer(
  tx: Tx,
  invite: { team: Team; role_id: RoleId; invited_by: number },
): Promise<{ roleId: RoleId; awaits: boolean }> {
  if (invite.role_id !== roles.admin_super_admin) return { roleId: invite.role_id, awaits: false };
  const awaits = hasOtherAdmin(await lockTeam(tx, senTeam), invite.invited_by);
  return { roleId: awaits ? roles.admin_member : invite.role_id, awaits };
}

interface Requested {
  person: { id: number; fullName: string; email: string };
  by: { id: number; fullName: string };
  /** The reason of the request; null for that of an invite. */
  reason: string | null;
  asOf: Date;
}

/**
 * Requests that an administrator of the locked team becomes a super administrator, and notifies the super administrators who
 * can confirm it. A repeated request replaces the former one.
 */
export async function requestSuper(tx: Tx, requested: Requested): Promise<void> {
  const { person, by, asOf } = requested;
  const { confirmers, until } = await openRequestOf(tx, "make_super", requested);
  const props = { name: person.fullName, by: by.fullName };
  const note = requested.reason ?? undefined;
  for (const { id, email, full_name, language } of confirmers)
    await queueMail(tx, confirmationWantedMail, {
      language: languageOf(language),
      to: { email, name: full_name, account: id },
      props: { ...props, email: person.email, until: until.toISOString(), ...(note && { note }) },
    });
  const to = confirmers.map(({ id }) => id);
  await notify(tx, confirmationWanted, { to, about: `account:${person.id}`, props, at: asOf });
}

/**
 * Opens a request for an act that another super administrator confirms. A repeated request replaces the former one. The caller
 * notifies the people who can confirm it.
 * @returns these people, and the end of the request
 */
export async function openRequestOf(tx: Tx, act: ConfirmedAct, { person, by, reason, asOf }: Requested) {
  const until = new Date(asOf.getTime() + confirmationDays * day);
  const request = { requested_by: by.id, requested_at: asOf, expires_at: until, reason };
  await tx
    .insertInto("account_confirmations")
    .values({ account_id: person.id, act, ...request })
    .onConflict((row) => row.columns(["account_id", "act"]).doUpdateSet(request))
    .execute();
  const confirmers = await tx
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language"])
    .where(membersOf("accounts", senTeam))
    .where("role_id", "=", roles.admin_super_admin)
    .where("blocked_at", "is", null)
    .where("closes_at", "is", null)
    .where("id", "<>", by.id)
    .orderBy("id")
    .execute();
  return { confirmers, until };
}

/**
 * Ends the open request for an act on a person's account.
 * @returns the account that requested it, and the reason; null for that of an invite
 * @throws Problem 409 `confirmation_over` without one
 */
export async function endRequest(
  tx: Tx,
  act: ConfirmedAct,
  accountId: number,
  asOf: Date,
): Promise<{ requestedBy: number; reason: string | null }> {
  const request = await tx
    .deleteFrom("account_confirmations")
    .where("account_id", "=", accountId)
    .where("act", "=", act)
    .where("expires_at", ">", asOf)
    .returning(["requested_by as requestedBy", "reason"])
    .executeTakeFirst();
  if (!request) throw conflict("confirmation_over", null);
  return request;
}

/** Notifies the person who requested an act that another one refused it, with the reason. */
export async function notifyRequester(
  tx: Tx,
  act: ConfirmedAct,
  refusal: {
    requestedBy: number;
    by: { accountId: number; fullName: string };
    /** The name of the person whom the act concerned. */
    person: string;
    reason: string;
  },
): Promise<void> {
  const { requestedBy, by, person, reason } = refusal;
  if (requestedBy === by.accountId) return;
  const { email, full_name, language } = await tx
    .selectFrom("accounts")
    .select(["email", "full_name", "language"])
    .where("id", "=", requestedBy)
    .executeTakeFirstOrThrow();
  await queueMail(tx, requestRefused, {
    language: languageOf(language),
    to: { email, name: full_name, account: requestedBy },
    props: { act, by: by.fullName, name: person, reason },
  });
}

/** Returns the account that requested an act on a person's account; null without an open request. */
export async function openRequest(
  db: Reader,
  act: ConfirmedAct,
  accountId: number,
  asOf: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom("account_confirmations")
    .select("requested_by")
    .where("account_id", "=", accountId)
    .where("act", "=", act)
    .where("expires_at", ">", asOf)
    .executeTakeFirst();
  return row?.requested_by ?? null;
}

/** Deletes a request for an act on a person's account that was made before a time. */
export async function removeRequestsBefore(
  tx: Tx,
  act: ConfirmedAct,
  accountId: number,
  before: Date,
): Promise<void> {
  await tx
    .deleteFrom("account_confirmations")
    .where("account_id", "=", accountId)
    .where("act", "=", act)
    .where("requested_at", "<", before)
    .execute();
}

/** Deletes the requests about a person who leaves, and those that the person made. */
export async function removeRequestsOf(tx: Tx, accountId: number): Promise<void> {
  await tx
    .deleteFrom("account_confirmations")
    .where((eb) => eb.or([eb("account_id", "=", accountId), eb("requested_by", "=", accountId)]))
    .execute();
}

/** Prunes requests that expired. @returns the number of deleted requests */
export async function pruneRequests(db: Reader, asOf: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("account_confirmations")
    .where("expires_at", "<=", asOf)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
