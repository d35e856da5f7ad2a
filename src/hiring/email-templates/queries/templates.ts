import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { templateDetail, templates } from "../contract.ts";
import { may } from "../policy.ts";
import { type SystemTemplate, systemTemplates } from "../system.ts";
import { summaryFields, type TemplateStage } from "../terms.ts";

function rowsOf(db: Reader, { scope }: HiringActor) {
  return db
    .selectFrom("email_templates as t")
    .innerJoin("accounts as c", "c.id", "t.created_by")
    .innerJoin("accounts as e", "e.id", "t.edited_by")
    .select(summaryFields.map((field) => `t.${field}` as const))
    .select(["t.id", "t.version", "t.created_by", "t.edited_by", "t.edited_at"])
    .select(["c.full_name as creator", "e.full_name as editor"])
    .where(inScope("t", scope));
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

function summaryOf(row: Row, actor: HiringActor) {
  const mine = may(actor, { createdBy: row.created_by }) === true;
  return {
    ...pick(row, summaryFields),
    stage: row.stage as TemplateStage,
    system: false,
    edited_at: row.edited_at,
    created_by: { id: row.created_by, full_name: row.creator },
    can: { edit: mine, delete: mine },
  };
}

function systemSummary(template: SystemTemplate) {
  const can = { edit: false, delete: false };
  return { ...pick(template, summaryFields), system: true, edited_at: null, created_by: null, can };
}

/** Returns the workspace's own templates by name, then those of the product. */
export async function templatesOf(
  db: Reader,
  actor: HiringActor,
  { stage, language }: QueryOf<typeof templates>,
): Promise<ReplyOf<typeof templates>> {
  const rows = await rowsOf(db, actor)
    .$if(stage !== undefined, (all) => all.where("t.stage", "=", stage ?? ""))
    .$if(language !== undefined, (all) => all.where("t.language", "=", language ?? 0))
    .orderBy("t.name")
    .orderBy("t.id")
    .execute();
  const system = systemTemplates.filter(
    (each) =>
      (stage === undefined || each.stage === stage) && (language === undefined || each.language === language),
  );
  const type = "email_template_summary" as const;
  return {
    data: [
      ...rows.map((row) => ({ id: String(row.id), type, attributes: summaryOf(row, actor) })),
      ...system.map((each) => ({ id: String(each.id), type, attributes: systemSummary(each) })),
    ],
  };
}

/** Returns a template with its content. @throws Problem 404 for a template of another company */
export async function templateOf(
  db: Reader,
  actor: HiringActor,
  id: number,
): Promise<ReplyOf<typeof templateDetail>["data"]> {
  const type = "email_template" as const;
  const system = systemTemplates.find((each) => each.id === id);
  if (system)
    return {
      id: String(id),
      type,
      attributes: { ...systemSummary(system), content: system.content, version: 1, edited_by: null },
    };
  const row = await rowsOf(db, actor).select("t.content").where("t.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const edited_by = { id: row.edited_by, full_name: row.editor };
  return {
    id: String(id),
    type,
    attributes: { ...summaryOf(row, actor), content: row.content, version: row.version, edited_by },
  };
}
