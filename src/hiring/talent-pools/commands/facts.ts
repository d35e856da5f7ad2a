import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { assertAllowed, conflict, invalid, Problem } from "#kit/problem.ts";
import { type HiringActor, membersOf } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";
import { record } from "#people/activities/commands.ts";
import type { editFacts } from "../contract-facts.ts";
import { peopleChanged } from "../events.ts";
import { mayEditPerson } from "../queries/shared/editing.ts";
import { findPerson } from "../queries/shared/records.ts";
import { lockScope } from "./add.ts";

/**
 * Changes what an agency records about a person whom it has added; absent fields keep their values.
 * @throws Problem 404, 403 `forbidden` for a person of another owner, 409 `candidate_not_added` or `candidate_changed`,
 * 422 at /owner_id for an owner outside the agency
 */
export async function changeFacts(
  tx: Tx,
  actor: HiringActor,
  { id, facts, asOf }: { id: number; facts: BodyOf<typeof editFacts>; asOf: Date },
): Promise<void> {
  const { version, do_not_contact, languages, ...fields } = facts;
  await lockScope(tx, actor);
  const { records } = await findPerson(tx, actor, id);
  const added = records.find((each) => each.added);
  if (!added) throw new Problem(409, "candidate_not_added");
  assertAllowed((await mayEditPerson(tx, actor, records)) || "forbidden");
  const row = await tx
    .selectFrom("prospects")
    .select(["version", "agency_id"])
    .where("candidate_id", "=", added.id)
    .executeTakeFirstOrThrow();
  if (version !== undefined && version !== row.version) throw conflict("candidate_changed", added.full_name);
  if (fields.owner_id) await assertMember(tx, actor.scope, fields.owner_id);
  await tx
    .updateTable("prospects")
    .set((eb) => ({
      ...fields,
      ...(languages && { languages: JSON.stringify(languages) }),
      ...(do_not_contact && { do_not_contact_at: eb.fn.coalesce("do_not_contact_at", eb.val(asOf)) }),
      changed_at: asOf,
      version: eb("version", "+", 1),
    }))
    .where("candidate_id", "=", added.id)
    .execute();
  const about = { companyId: null, agencyId: row.agency_id, jobId: null, data: { candidate: added.id } };
  await record(tx, { kind: "candidate_update", by: actor, at: asOf, ...about });
  await emit(tx, peopleChanged, { ids: [added.id] });
}

async function assertMember(tx: Tx, scope: Workspace, id: number): Promise<void> {
  const member = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", id)
    .where(membersOf("accounts", scope))
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  if (!member) throw invalid("/owner_id", "invalid");
}
