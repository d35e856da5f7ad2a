import type { Reader, Tx } from "#kit/db.ts";
import { copyToTemplate } from "#people/companies/commands/stages.ts";
import type { TemplateOwner } from "#people/companies/pipeline.ts";
import { isOwnedBy } from "#people/companies/queries/shared.ts";

/** Inserts a stage template with the stages of new jobs. */
export async function makeStageTemplate(db: Reader, owner: TemplateOwner, name = "Kỹ sư") {
  const { id: pipelineId } = await db
    .selectFrom("pipelines as p")
    .select("p.id")
    .where(isOwnedBy(owner))
    .executeTakeFirstOrThrow();
  return { id: await copyToTemplate(db as Tx, owner, { pipelineId, name }) };
}
