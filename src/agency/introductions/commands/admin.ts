import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import type { Tx } from "#kit/db.ts";
import { invalid, notFound, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { record } from "#people/activities/commands.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { ownerChanged } from "../notifications.ts";
import { ownershipRow } from "../queries/ownerships.ts";

/** The subject under which notifications about an ownership are stored. */
export const aboutOwnership = (id: number) => `ownership:${id}`;

/**
 * Gives a person to another consultant, with unchanged dates. The former and the new owner are notified.
 * @throws Problem 404, 403 `forbidden` for other consultants than administrators, 422 at /owner_id
 */
export async function reassignOwnership(
  tx: Tx,
  actor: ConsultantActor,
  input: { id: number; ownerId: number; reason: string; asOf: Date },
): Promise<void> {
  const { id, ownerId, reason, asOf } = input;
  const row = await ownershipRow(tx, actor, id);
  if (!row || row.ended_at !== null) throw notFound();
  if (!actor.isAdmin) throw new Problem(403, "forbidden");
  const owner = await tx
    .selectFrom("accounts")
    .select(["id", "full_name"])
    .where("id", "=", ownerId)
    .where("agency_id", "=", actor.agencyId)
    .where("blocked_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!owner) throw invalid("/owner_id", "owner_unknown");
  await tx.updateTable("ownerships").set({ owner_id: ownerId }).where("id", "=", id).execute();
  const { agencyId } = actor;
  const data = { ownership: id, from: row.owner_id, to: ownerId, note: reason };
  const about = { by: actor, at: asOf, companyId: null, agencyId, jobId: null };
  await record(tx, { kind: "ownership_reassign", ...about, data });
  const props = {
    candidate: row.person_name,
    client: row.client_name,
    owner: owner.full_name,
    person: row.person_id,
  };
  const to = [row.owner_id, ownerId].filter((each) => each !== null);
  await notify(tx, ownerChanged, { to, about: aboutOwnership(id), props, at: asOf });
}

/**
 * Stores the reason for which an applicant may be introduced although the person is off limits. A second reason replaces the first.
 * @throws Problem 404, 403 `forbidden` for other consultants than administrators
 */
export async function overrideOffLimits(
  tx: Tx,
  actor: ConsultantActor,
  { id, reason, asOf }: { id: number; reason: string; asOf: Date },
): Promise<void> {
  const applicant = await findApplicant(tx, hiringActorOf(actor), id, true);
  if (!actor.isAdmin) throw new Problem(403, "forbidden");
  const override = { reason, by_id: actor.accountId, at: asOf };
  await tx
    .insertInto("off_limits_overrides")
    .values({ applicant_id: id, agency_id: actor.agencyId, ...override })
    .onConflict((same) => same.column("applicant_id").doUpdateSet(override))
    .execute();
  await recordApplicant(tx, "off_limits_override", applicant, {
    by: actor,
    at: asOf,
    data: { note: reason },
  });
}
