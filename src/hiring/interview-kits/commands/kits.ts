import { jobForHiring } from "#hiring/applications/queries/shared/hiring.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { assertAllowed, conflict, invalid, notFound, Problem } from "#kit/problem.ts";
import { type HiringActor, inScope, tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { createKit, editKit, takeKit } from "../contract.ts";
import { mayEditTemplate } from "../policy.ts";
import { kitMax } from "../terms.ts";

type Fields = BodyOf<typeof createKit>;

const columnsOf = ({ name, questions, attributes }: Fields) => ({
  name,
  questions: JSON.stringify(questions),
  attributes: JSON.stringify(attributes),
});

/** Makes a template of the actor's workspace. @returns its id @throws Problem 409 `kit_limit` */
export async function makeTemplate(tx: Tx, actor: HiringActor, fields: Fields, asOf: Date): Promise<number> {
  const { count } = await tx
    .selectFrom("interview_kits as k")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(inScope("k", actor.scope))
    .where("k.job_id", "is", null)
    .executeTakeFirstOrThrow();
  if (count >= kitMax.templates)
    throw new Problem(409, { code: "kit_limit", values: { max: kitMax.templates } });
  const by = actor.accountId;
  const { id } = await tx
    .insertInto("interview_kits")
    .values({
      ...tenantColumns(actor.scope, null),
      ...columnsOf(fields),
      created_by: by,
      edited_by: by,
      edited_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Copies a template for the interviews of one round of a job.
 * @returns the id of the copy
 * @throws Problem 404 for a job that the actor does not manage, 409 `kit_of_round` if the round has a kit, 422 `kit_unknown`
 */
export async function copyTemplate(
  tx: Tx,
  actor: HiringActor,
  { jobId, round, template_id, asOf }: BodyOf<typeof takeKit> & { jobId: number; asOf: Date },
): Promise<number> {
  const { company_id } = await jobForHiring(tx, actor, jobId, "manage");
  const template = await tx
    .selectFrom("interview_kits as k")
    .select(["k.name", "k.questions", "k.attributes"])
    .where("k.id", "=", template_id)
    .where("k.job_id", "is", null)
    .where(inScope("k", actor.scope))
    .executeTakeFirst();
  if (!template) throw invalid("/template_id", "kit_unknown");
  const by = actor.accountId;
  const copy = await tx
    .insertInto("interview_kits")
    .values({
      ...tenantColumns(actor.scope, company_id),
      name: template.name,
      questions: JSON.stringify(template.questions),
      attributes: JSON.stringify(template.attributes),
      job_id: jobId,
      round,
      created_by: by,
      edited_by: by,
      edited_at: asOf,
    })
    .onConflict((conflict) => conflict.columns(["job_id", "round"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!copy) throw new Problem(409, "kit_of_round");
  return copy.id;
}

/**
 * Changes a template or the kit of a job.
 * @throws Problem 404, 403 `kit_not_yours`, 409 `kit_edited` after a concurrent edit
 */
export async function changeKit(
  tx: Tx,
  actor: HiringActor,
  { id, version, ...fields }: BodyOf<typeof editKit> & { id: number },
  asOf: Date,
): Promise<void> {
  const stored = await lockKit(tx, actor, id);
  if (version !== undefined && version !== stored.version)
    throw conflict("kit_edited", stored.version, { name: stored.editor });
  await tx
    .updateTable("interview_kits")
    .set({
      ...columnsOf(fields),
      version: stored.version + 1,
      edited_by: actor.accountId,
      edited_at: asOf,
    })
    .where("id", "=", id)
    .execute();
}

/** Deletes a template or the kit of a job. Copies of a template remain, and so does feedback. @throws Problem 404, 403 */
export async function removeKit(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  await lockKit(tx, actor, id);
  await tx.deleteFrom("interview_kits").where("id", "=", id).execute();
}

/** Locks a kit that the actor may change. @throws Problem 404 if the actor does not see it, 403 `kit_not_yours` */
async function lockKit(tx: Tx, actor: HiringActor, id: number) {
  const row = await tx
    .selectFrom("interview_kits as k")
    .select(["k.version", "k.created_by", "k.job_id"])
    // A join would drop the row when another person edits it while this statement waits for the lock.
    .select((eb) =>
      eb
        .selectFrom("accounts as e")
        .select("e.full_name")
        .whereRef("e.id", "=", "k.edited_by")
        .$asScalar()
        .$notNull()
        .as("editor"),
    )
    .where("k.id", "=", id)
    .where(inScope("k", actor.scope))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.job_id === null) assertAllowed(mayEditTemplate(actor, { createdBy: row.created_by }));
  else await jobForHiring(tx, actor, row.job_id, "manage");
  return row;
}
