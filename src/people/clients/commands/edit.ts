import type { BodyOf } from "#kit/contract.ts";
import { type Tx, transition } from "#kit/db.ts";
import { changedBy, pick } from "#kit/pick.ts";
import { assertAllowed, invalid, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { assertVersion, namesOfDiffering } from "#people/accounts/commands/edited.ts";
import { membersOf } from "#people/accounts/hiring-scope.ts";
import type { editClient } from "../contract.ts";
import { clientLife } from "../lifecycle.ts";
import { mayUseRate, namesAm } from "../policy.ts";
import { termFields } from "../terms.ts";
import { assertTaxCode } from "./create.ts";
import { type LockedClient, lockFor } from "./lock.ts";
import { recordClient } from "./log.ts";

const fields = ["name", "potential", "source", "off_limits", "owner_id", "am_id", ...termFields] as const;
type Edit = Omit<BodyOf<typeof editClient>, "version">;

/**
 * Changes a client.
 * @throws Problem 404, 403 `client_not_yours`, `client_reassign_refused`, `rate_out_of_range`, 409 `client_edited`, 422
 */
export async function editClientFields(
  tx: Tx,
  actor: ConsultantActor,
  { id, version, ...edit }: BodyOf<typeof editClient> & { id: number },
  asOf: Date,
): Promise<void> {
  const client = await lockFor(tx, actor, id, "edit");
  const { row, role, state } = client;
  clientLife.check("edit", role, state, { hasOpenWork: false }, row.status);
  const changed = namesOfDiffering(edit, row) as (keyof Edit)[];
  await assertVersion(tx, "client_edited", version, row, () => changed);
  if (changed.length === 0) return;
  const next = changedBy(pick(row, fields), edit as Partial<Edit>);
  assertRights(client, changed, next.fee_bps);
  assertConsistent(next);
  await assertColleagues(tx, actor, edit, changed);
  const unchanged = { status: row.status };
  const set = {
    ...pick(next, fields),
    version: row.version + 1,
    edited_by: actor.accountId,
    edited_at: asOf,
  };
  const refusal = { code: clientLife.refusalOf("edit"), now: async () => row.status };
  await transition(tx, "clients", id, { from: unchanged, to: unchanged, set }, refusal);
  const isReassigned = changed.includes("owner_id") || changed.includes("am_id");
  const kind = isReassigned ? "reassign" : "edit";
  await recordClient(tx, actor, { clientId: id, kind, at: asOf, data: { fields: changed } });
}

/** @throws Problem 403 */
function assertRights({ role }: LockedClient, changed: readonly string[], rate: number): void {
  if (role === "administrator") return;
  if (changed.includes("owner_id") || (changed.includes("am_id") && !namesAm(role)))
    throw new Problem(403, "client_reassign_refused");
  if (changed.includes("fee_bps")) assertAllowed(mayUseRate({ isAdmin: false }, rate));
}

/** @throws Problem 422 for fields that contradict each other */
function assertConsistent(next: {
  country: string;
  tax_code: string | null;
  fee_type: string;
  fee_fixed: number | null;
  signed_date: string | null;
  agreement_until: string | null;
}): void {
  assertTaxCode(next);
  if (next.fee_type === "fixed" && next.fee_fixed === null) throw invalid("/fee_fixed", "required");
  const { signed_date: from, agreement_until: until } = next;
  if (from !== null && until !== null && until < from)
    throw invalid("/agreement_until", "agreement_until_early");
}

/** @throws Problem 422 for an owner or AM who is not an active consultant of the agency */
async function assertColleagues(
  tx: Tx,
  { agencyId }: ConsultantActor,
  edit: Edit,
  changed: readonly string[],
): Promise<void> {
  for (const field of ["owner_id", "am_id"] as const) {
    const id = edit[field];
    if (!changed.includes(field) || !id) continue;
    const colleague = await tx
      .selectFrom("accounts")
      .select("id")
      .where("id", "=", id)
      .where(membersOf("accounts", { agency: agencyId }))
      .where("blocked_at", "is", null)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!colleague) throw invalid(`/${field}`, "client_person_unknown");
  }
}
