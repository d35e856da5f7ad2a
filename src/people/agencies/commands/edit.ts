import { sql, type Updateable } from "kysely";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { assertAllowed } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { assertVersion, namesOfDiffering } from "#people/accounts/commands/edited.ts";
import { parsePhone } from "#people/accounts/phone.ts";
import { deleteFile } from "#platform/files/store.ts";
import type { DB } from "../../../../db/types.ts";
import type { agencyUpdate } from "../contract.ts";
import { mayEdit } from "../policy.ts";

/**
 * Changes the details of the actor's agency.
 * @returns the names of the fields whose value has changed
 * @throws Problem 403 for a member, 409 `agency_edited`
 */
export async function editAgency(
  tx: Tx,
  actor: ConsultantActor,
  { version, phone, ...plain }: BodyOf<typeof agencyUpdate>,
  asOf: Date,
): Promise<string[]> {
  assertAllowed(mayEdit(actor));
  const change: Updateable<DB["agencies"]> = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  );
  if (phone !== undefined) change.phone = parsePhone(phone) ?? null;
  const agency = await lockAgency(tx, actor);
  const changed = namesOfDiffering(change, agency);
  await assertVersion(tx, "agency_edited", version ?? undefined, agency, () => changed);
  if (changed.length === 0) return changed;
  await tx
    .updateTable("agencies")
    .set({ ...change, version: sql`version + 1`, edited_by: actor.accountId, edited_at: asOf })
    .where("id", "=", actor.agencyId)
    .execute();
  return changed;
}

/** Replaces the logo of the actor's agency. */
export async function setAgencyLogo(tx: Tx, actor: ConsultantActor, key: string): Promise<void> {
  const { logo_key } = await lockAgency(tx, actor);
  deleteFile(tx, logo_key);
  await tx.updateTable("agencies").set({ logo_key: key }).where("id", "=", actor.agencyId).execute();
}

async function lockAgency(tx: Tx, { agencyId }: ConsultantActor) {
  return tx
    .selectFrom("agencies")
    .selectAll()
    .where("id", "=", agencyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
