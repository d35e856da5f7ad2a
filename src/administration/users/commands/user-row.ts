import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, notFound, Problem } from "#kit/problem.ts";
import { type AdminActor, adminRole } from "#people/accounts/actor.ts";
import { hasOtherAdmin, lockTeam } from "#people/accounts/commands/team.ts";
import { roles, userTypes } from "#people/accounts/terms.ts";
import { senTeam } from "#people/members/team.ts";
import { type UserFacts, type UserVerb, userLife } from "../lifecycle.ts";
import { userChanged } from "../mails.ts";
import { mayAct } from "../policy.ts";
import { stateOf, type UserChange } from "../terms.ts";

/** An act of an administrator on a user. */
export interface Act {
  actor: AdminActor;
  id: number;
  reason: string;
  asOf: Date;
}

/**
 * Locks Sen's team, then the user. Another administrator may have taken the actor's role since the guard let the call in, and of two
 * super administrators who block each other the second one sees the block by the first.
 * @throws Problem 403, 404
 */
export async function lockUser(tx: Tx, { actor, id }: Pick<Act, "actor" | "id">) {
  const team = await lockTeam(tx, senTeam);
  const own = team.find((each) => each.id === actor.accountId);
  const role: "admin" | "admin_member" =
    own?.role_id === roles.admin_super_admin ? adminRole(actor) : "admin_member";
  if (!own || own.blocked_at || (actor.isAdmin && role === "admin_member"))
    throw new Problem(403, "forbidden");
  const row = await tx.selectFrom("accounts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  // Sen's own team is for super administrators only.
  if (!row || (role === "admin_member" && row.user_type === userTypes.admin)) throw notFound();
  const facts: UserFacts = {
    isSelf: id === actor.accountId,
    isLastSuper: row.role_id === roles.admin_super_admin && !hasOtherAdmin(team, id),
    verified: row.email_verified_at !== null,
    hasRole: row.role_id !== null,
  };
  return { row, facts, role, team };
}

export type LockedUser = Awaited<ReturnType<typeof lockUser>>;

/** @throws Problem 409 with the code of `mayAct` or of the lifecycle */
export function assertMay(verb: UserVerb, { row, facts, role }: LockedUser): void {
  const state = stateOf(row);
  const verdict = mayAct(verb, facts);
  if (verdict !== true) throw conflict(verdict, state);
  userLife.check(verb, role, state, facts);
}

/** Mails the user what an administrator changed, for which reason, and how to object. */
export async function notifyUser(
  tx: Tx,
  { row }: Pick<LockedUser, "row">,
  { change, reason }: { change: UserChange; reason: string },
): Promise<void> {
  await queueMail(tx, userChanged, {
    language: languageOf(row.language),
    to: { email: row.email, name: row.full_name, account: row.id },
    props: { change, reason },
  });
}

/** The facts of a user that the audit log records before and after an act. */
export async function auditedFacts(tx: Tx, id: number) {
  const row = await tx.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const requests = await tx
    .selectFrom("account_confirmations")
    .select("act")
    .where("account_id", "=", id)
    .orderBy("act")
    .execute();
  return {
    state: stateOf(row),
    role_id: row.role_id,
    verified: row.email_verified_at !== null,
    requests: requests.map(({ act }) => act),
  };
}
