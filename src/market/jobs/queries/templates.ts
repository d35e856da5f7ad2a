import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { jobTemplate, jobTemplates, TemplateJob } from "../contract-templates.ts";
import { mayManageTemplate } from "../policy.ts";

/** Returns the workspace's job templates, sorted by name. */
export async function jobTemplatesOf(
  db: Reader,
  actor: HiringActor,
): Promise<ReplyOf<typeof jobTemplates>["data"]> {
  const rows = await rowsOf(db, actor).orderBy("t.name_key").execute();
  return rows.map((row) => ({
    id: String(row.id),
    type: "job_template_summary",
    attributes: summaryOf(row, actor),
  }));
}

/**
 * Returns a template of the workspace with its fields.
 * @throws Problem 404 for a template of another workspace
 */
export async function jobTemplateOf(
  db: Reader,
  actor: HiringActor,
  id: number,
): Promise<ReplyOf<typeof jobTemplate>["data"]> {
  const row = await rowsOf(db, actor).select("t.fields").where("t.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const job = row.fields as unknown as TemplateJob;
  return { id: String(id), type: "job_template", attributes: { ...summaryOf(row, actor), job } };
}

function rowsOf(db: Reader, actor: HiringActor) {
  return db
    .selectFrom("job_templates as t")
    .innerJoin("accounts as u", "u.id", "t.created_by")
    .select(["t.id", "t.name", "t.version", "t.created_by", "t.created_at", "u.full_name"])
    .select(sql<number[]>`t.fields -> 'category_ids'`.as("category_ids"))
    .where(inScope("t", actor.scope));
}

function summaryOf(
  row: Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number],
  actor: HiringActor,
) {
  const mine = mayManageTemplate(actor, { createdBy: row.created_by });
  return {
    name: row.name,
    category_ids: row.category_ids,
    created_by: { id: row.created_by, full_name: row.full_name },
    created_at: row.created_at,
    version: row.version,
    can: { rename: mine, delete: mine },
  };
}
