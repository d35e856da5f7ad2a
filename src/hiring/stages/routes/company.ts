import type { Bound } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { arrangeJob, arrangeTemplate } from "../commands/arrange.ts";
import { removeTemplate, saveTemplate, takeTemplate } from "../commands/templates.ts";
import * as contract from "../contract.ts";
import * as templates from "../contract-templates.ts";
import { stagesOfJob, stageTemplatesOf, templateStages } from "../queries.ts";

export function hiringStages(): Bound[] {
  return [
    ...onHiring(contract.pipelineShow, async ({ tx, actor }) => ({ data: await templateStages(tx, actor) })),
    ...onHiring(contract.pipelineArrange, async ({ tx, actor, body }) => {
      await arrangeTemplate(tx, actor, body);
      return { data: await templateStages(tx, actor) };
    }),
    ...onHiring(contract.jobStages, async ({ tx, actor, params }) => ({
      data: await stagesOfJob(tx, actor, params.id),
    })),
    ...onHiring(templates.stageTemplates, async ({ tx, actor }) => ({
      data: await stageTemplatesOf(tx, actor),
    })),
    ...onHiring(templates.saveStageTemplate, async ({ tx, actor, body }) => {
      const id = await saveTemplate(tx, actor, { jobId: body.job_id, name: body.name });
      const [data] = await stageTemplatesOf(tx, actor, id);
      if (!data) throw notFound();
      return { data };
    }),
    ...onHiring(templates.deleteStageTemplate, async ({ tx, actor, params }) => {
      await removeTemplate(tx, actor, params.id);
      return undefined;
    }),
    ...onHiring(templates.takeStageTemplate, async ({ tx, actor, params, body }) => {
      const { template_id: templateId, version } = body;
      await takeTemplate(tx, actor, { jobId: params.id, templateId, version });
      return { data: await stagesOfJob(tx, actor, params.id) };
    }),
    ...onHiring(contract.arrangeJobStages, async ({ tx, actor, params, body }) => {
      await arrangeJob(tx, actor, { jobId: params.id, body });
      return { data: await stagesOfJob(tx, actor, params.id) };
    }),
  ];
}
