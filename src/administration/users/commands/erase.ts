import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid, Problem } from "#kit/problem.ts";
import { eraseEarly } from "#people/accounts/commands/close-account.ts";
import { hasOtherAdmin } from "#people/accounts/commands/team.ts";
import {
  endRequest,
  notifyRequester,
  openRequest,
  openRequestOf,
  removeRequestsBefore,
} from "#people/members/commands/confirmations.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { erasureWantedMail } from "../mails.ts";
import { erasureWanted } from "../notifications.ts";
import { closedAt, stateOf } from "../terms.ts";
import { type Act, assertMay, lockUser, notifyUser } from "./user-row.ts";

/**
 * Requests the erasure of a closing account before its days of grace end, or confirms the request of another super administrator.
 * The owner is notified of the request. An owner who has logged in since may keep the account, so it is not erased then.
 * @throws Problem 403 `second_person`, 404, 409 `user_not_closing`, `user_logged_in`, 422 at /email
 */
export async function eraseUser(tx: Tx, act: Act & { email: string }): Promise<void> {
  const { actor, id, asOf, reason } = act;
  const user = await lockUser(tx, act);
  assertMay("erase", user);
  if (user.row.email !== act.email) throw invalid("/email", "email_mismatch");
  if (await isLoggedIn(tx, id, asOf)) throw conflict("user_logged_in", stateOf(user.row));
  // A request about an earlier closing of the account has no effect any more.
  await removeRequestsBefore(tx, "erase", id, closedAt(user.row.closes_at!));
  const requester = await openRequest(tx, "erase", id, asOf);
  if (requester === actor.accountId) throw new Problem(403, "second_person");
  if (requester !== null) {
    await endRequest(tx, "erase", id, asOf);
    return eraseEarly(tx, id, reason, asOf);
  }
  if (!hasOtherAdmin(user.team, actor.accountId)) throw new Problem(403, "second_person");
  await requestErasure(tx, act, user.row);
  await notifyUser(tx, user, { change: "erasure_requested", reason });
}

/** Refuses or withdraws the request to erase an account; its owner and the requester are notified. @throws Problem 403, 404, 409 `confirmation_over` */
export async function endErasure(tx: Tx, act: Act): Promise<void> {
  const { actor, id, reason, asOf } = act;
  const user = await lockUser(tx, act);
  const { requestedBy } = await endRequest(tx, "erase", id, asOf);
  await notifyUser(tx, user, { change: "erasure_ended", reason });
  await notifyRequester(tx, "erase", { requestedBy, by: actor, person: user.row.full_name, reason });
}

/** Returns whether the account has a session. All earlier ones ended when it was closed. */
async function isLoggedIn(tx: Tx, id: number, asOf: Date): Promise<boolean> {
  const session = await tx
    .selectFrom("sessions")
    .select("id")
    .where("account_id", "=", id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", asOf)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

async function requestErasure(
  tx: Tx,
  { actor, id, reason, asOf }: Act,
  row: { full_name: string; email: string },
): Promise<void> {
  const { confirmers, until } = await openRequestOf(tx, "erase", {
    person: { id, fullName: row.full_name, email: row.email },
    by: { id: actor.accountId, fullName: actor.fullName },
    reason,
    asOf,
  });
  const props = { userId: id, by: actor.fullName };
  for (const { id: account, email, full_name, language } of confirmers)
    await queueMail(tx, erasureWantedMail, {
      language: languageOf(language),
      to: { email, name: full_name, account },
      props: { userId: id, by: actor.fullName, reason, until: until.toISOString() },
    });
  const to = confirmers.map((person) => person.id);
  await notify(tx, erasureWanted, { to, about: `account:${id}`, props, at: asOf });
}
