import { randomUUID } from "node:crypto";
import type { Tx } from "#kit/db.ts";
import { administers } from "../actor.ts";
import { membersOf } from "../hiring-scope.ts";
import { endSessions } from "../sessions.ts";
import { type RoleId, roles, userTypes } from "../terms.ts";
import type { Team } from "../workspace.ts";

/**
 * Locks the people of a team in the order in which closing an account locks them: of two administrators
 * who remove each other, the second one sees the change of the first.
 */
export async function lockTeam(tx: Tx, scope: Team) {
  return tx
    .selectFrom("accounts")
    .select(["id", "full_name", "email", "language", "role_id"])
    .select(["blocked_at", "deactivated_by", "block_reason", "closes_at"])
    .where(membersOf("accounts", scope))
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}

export type TeamRow = Awaited<ReturnType<typeof lockTeam>>[number];

/** Returns whether another member of the team administers it. */
export function hasOtherAdmin(team: readonly TeamRow[], id: number): boolean {
  return team.some(
    (each) =>
      each.id !== id &&
      each.blocked_at === null &&
      each.closes_at === null &&
      administers((each.role_id ?? 1) as RoleId),
  );
}

/** Changes the role of a member of a locked team. Their sessions end, because tokens contain the role. */
export async function setRole(tx: Tx, accountId: number, roleId: RoleId, asOf: Date): Promise<void> {
  await tx.updateTable("accounts").set({ role_id: roleId }).where("id", "=", accountId).execute();
  await endSessions(tx, accountId, asOf);
}

/** Deactivates a member of a locked team; their sessions end at once. */
export async function deactivateAccount(
  tx: Tx,
  accountId: number,
  { by, asOf }: { by: number; asOf: Date },
): Promise<void> {
  await tx
    .updateTable("accounts")
    .set({ blocked_at: asOf, deactivated_by: by })
    .where("id", "=", accountId)
    .execute();
  await endSessions(tx, accountId, asOf);
}

/** Reactivates a member whom an administrator of the workspace had deactivated, unless Sen has blocked the account too. */
export async function reactivateAccount(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable("accounts")
    .set({ blocked_at: null, deactivated_by: null })
    .where("id", "=", accountId)
    .where("deactivated_by", "is not", null)
    .where("block_reason", "is", null)
    .execute();
}

/**
 * Adds a former member of an agency, whose rows an import brought. The account has no login and no address of a person, so it does not
 * prevent that person from signing up.
 * @returns the id of the account
 */
export async function openFormerMember(
  tx: Tx,
  {
    agencyId,
    by,
    name,
    language,
    asOf,
  }: { agencyId: number; by: number; name: string; language: number; asOf: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("accounts")
    .values({
      email: `former-${randomUUID()}@imported.invalid`,
      full_name: name,
      language,
      user_type: userTypes.consultant,
      role_id: roles.consultant_member,
      agency_id: agencyId,
      blocked_at: asOf,
      deactivated_by: by,
      deleted_at: asOf,
      created_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
