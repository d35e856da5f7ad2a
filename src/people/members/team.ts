import { type SqlBool, sql } from "kysely";
import type { AdminActor } from "#people/accounts/actor.ts";
import {
  type HiringActor,
  inScope,
  scopeOfRow,
  type Tenant,
  tenantColumns,
} from "#people/accounts/hiring-scope.ts";
import type { Team } from "#people/accounts/workspace.ts";

/** Sen's own team: the administrators. */
export const senTeam = { sen: true } as const satisfies Team;

/** A person of a team: a recruiter, a consultant or an administrator. */
export interface TeamActor {
  kind: HiringActor["kind"] | "admin";
  accountId: number;
  isAdmin: boolean;
  scope: Team;
}

/** Returns the actor of an administrator as a person of Sen's team. */
export function teamActorOf({ kind, accountId, isAdmin }: AdminActor): TeamActor {
  return { kind, accountId, isAdmin, scope: senTeam };
}

/** Returns the condition on the invites of a team. */
export function invitesOf(alias: string, team: Team) {
  if (!("sen" in team)) return inScope(alias, team);
  return sql<SqlBool>`(${sql.ref(`${alias}.company_id`)} IS NULL AND ${sql.ref(`${alias}.agency_id`)} IS NULL)`;
}

/** Returns the columns of an invite that identify the team. */
export function columnsOf(team: Team): Tenant {
  return "sen" in team ? { company_id: null, agency_id: null } : tenantColumns(team, null);
}

/** Returns the team to which an invite belongs. */
export function teamOfRow(row: Tenant): Team {
  return row.company_id === null && row.agency_id === null ? senTeam : scopeOfRow(row);
}
