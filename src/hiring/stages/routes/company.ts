import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { arrangeJob, arrangeTemplate } from "../commands/arrange.ts";
import * as contract from "../contract.ts";
import { stagesOfJob, templateStages } from "../queries.ts";

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
    ...onHiring(contract.arrangeJobStages, async ({ tx, actor, params, body }) => {
      await arrangeJob(tx, actor, { jobId: params.id, body });
      return { data: await stagesOfJob(tx, actor, params.id) };
    }),
  ];
}
