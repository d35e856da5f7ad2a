import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { administers } from "#people/accounts/actor.ts";
import {
  type HiringActor,
  membersOf,
  sameScope,
  scopeOfRow,
  type Tenant,
} from "#people/accounts/hiring-scope.ts";
import type { RoleId } from "#people/accounts/terms.ts";
import type { ApprovalState } from "../terms.ts";

/** The latest approval of an offer, as JSON. */
export interface Approval {
  id: number;
  state: ApprovalState;
  asked_by: number;
  asker: string;
  decider: string | null;
  reason: string | null;
}

/** SQL for the latest approval of offer `o`; null without one. */
export const latestApproval = sql<Approval | null>`(
  SELECT jsonb_build_object('id', v.id, 'asked_by', v.asked_by, 'reason', v.reason,
    'state', CASE WHEN v.approved IS NULL THEN 'waiting' WHEN v.approved THEN 'approved' ELSE 'refused' END,
    'asker', (SELECT full_name FROM accounts WHERE id = v.asked_by),
    'decider', (SELECT full_name FROM accounts WHERE id = v.decided_by))
  FROM offer_approvals v WHERE v.offer_id = o.id ORDER BY v.id DESC LIMIT 1)`;

/** SQL that tells whether the workspace of offer `o` requires an approval. */
export const requiresApproval = sql<boolean>`EXISTS (
  SELECT FROM offer_templates t WHERE t.needs_approval AND ${sameScope("t", "o")})`;

interface ApprovalFacts {
  requires_approval: boolean;
  approval: Approval | null;
  created_by: number | null;
  edited_by: number | null;
}

/** Whether an offer may be sent as far as its approval is concerned. */
export const isCleared = ({ requires_approval, approval }: ApprovalFacts) =>
  !requires_approval || approval?.state === "approved";

/** Whether an approval can be asked for: none waits, and none was given. A workspace that requires none may ask too. */
export const canAsk = ({ approval }: ApprovalFacts) => approval === null || approval.state === "refused";

/** The people whose own an offer is: they never approve it. */
export function authorsOf({ approval, created_by, edited_by }: ApprovalFacts, asker?: number): number[] {
  return [approval?.asked_by, created_by, edited_by, asker].filter((id) => typeof id === "number");
}

/** Whether an actor may decide about the approval of an offer that waits for it. */
export function mayDecide(actor: HiringActor, row: ApprovalFacts): true | "forbidden" | "offer_approval_own" {
  if (!actor.isAdmin) return "forbidden";
  return authorsOf(row).includes(actor.accountId) ? "offer_approval_own" : true;
}

/** Returns the administrators of an offer's workspace who may approve it. */
export async function approversOf(db: Reader, row: Tenant & ApprovalFacts, asker: number) {
  const people = await db
    .selectFrom("accounts as u")
    .select(["u.id", "u.email", "u.full_name", "u.language", "u.role_id"])
    .where(membersOf("u", scopeOfRow(row)))
    .where("u.blocked_at", "is", null)
    .where("u.deleted_at", "is", null)
    .orderBy("u.id")
    .execute();
  const authors = authorsOf(row, asker);
  return people.filter(({ id, role_id }) => administers(role_id as RoleId) && !authors.includes(id));
}
