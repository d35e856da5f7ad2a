import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { conflict, notFound, Problem } from "#kit/problem.ts";
import { richText } from "#kit/rich-text.ts";
import { type HiringActor, inScope, tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { createTemplate, editTemplate } from "../contract.ts";
import { tidyPlaceholders } from "../placeholders.ts";
import { may } from "../policy.ts";
import { systemTemplates } from "../system.ts";
import { mostTemplates } from "../terms.ts";

type Fields = BodyOf<typeof createTemplate>;

/** Returns the columns of a template, with safe markup and without blanks in placeholders. */
function columnsOf(fields: Fields, before = "") {
  const subject = tidyPlaceholders(fields.subject);
  return { ...fields, subject, content: tidyPlaceholders(richText(fields.content, before)) };
}

/** Creates a template of the actor's company or agency. @returns the id of the template @throws Problem 409 `template_limit` */
export async function makeTemplate(tx: Tx, actor: HiringActor, fields: Fields, asOf: Date): Promise<number> {
  const { scope, accountId } = actor;
  const { count } = await tx
    .selectFrom("email_templates as t")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(inScope("t", scope))
    .executeTakeFirstOrThrow();
  if (count >= mostTemplates)
    throw new Problem(409, { code: "template_limit", values: { max: mostTemplates } });
  const { id } = await tx
    .insertInto("email_templates")
    .values({
      ...tenantColumns(scope, null),
      ...columnsOf(fields),
      created_by: accountId,
      created_at: asOf,
      edited_by: accountId,
      edited_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes a template.
 * @throws Problem 404, 403 `template_is_system` or `template_not_yours`, 409 `template_edited` after a concurrent edit
 */
export async function changeTemplate(
  tx: Tx,
  actor: HiringActor,
  { id, version, ...fields }: BodyOf<typeof editTemplate> & { id: number },
  asOf: Date,
): Promise<void> {
  const template = await lockTemplate(tx, actor, id);
  if (version !== undefined && version !== template.version)
    throw conflict("template_edited", template.version, { name: template.editor });
  await tx
    .updateTable("email_templates")
    .set({
      ...columnsOf(fields, template.content),
      version: template.version + 1,
      edited_by: actor.accountId,
      edited_at: asOf,
    })
    .where("id", "=", id)
    .execute();
}

/** Deletes a template. Emails that were sent with it remain. @throws Problem 404, 403 */
export async function removeTemplate(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  await lockTemplate(tx, actor, id);
  await tx.deleteFrom("email_templates").where("id", "=", id).execute();
}

async function lockTemplate(tx: Tx, actor: HiringActor, id: number) {
  const isSystem = systemTemplates.some((each) => each.id === id);
  const row = isSystem
    ? null
    : await tx
        .selectFrom("email_templates as t")
        .select(["t.version", "t.content", "t.created_by"])
        // A join would drop the row when another person edits it while this statement waits for the lock.
        .select((eb) =>
          eb
            .selectFrom("accounts as e")
            .select("e.full_name")
            .whereRef("e.id", "=", "t.edited_by")
            .$asScalar()
            .$notNull()
            .as("editor"),
        )
        .where("t.id", "=", id)
        .where(inScope("t", actor.scope))
        .forUpdate()
        .executeTakeFirst();
  if (row === undefined) throw notFound();
  const allowed = may(actor, { createdBy: row?.created_by ?? null });
  if (row === null || allowed !== true)
    throw new Problem(403, allowed === true ? "template_is_system" : allowed);
  return row;
}
