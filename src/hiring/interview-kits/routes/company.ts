import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { changeKit, copyTemplate, makeTemplate, removeKit } from "../commands/kits.ts";
import * as contract from "../contract.ts";
import { kitOf, kitOfInterview, kitsOfJob, templatesOf } from "../queries/kits.ts";

export function hiringKits(): Bound[] {
  return [
    ...onHiring(contract.kitTemplates, ({ tx, actor }) => templatesOf(tx, actor)),
    ...onHiring(contract.createKit, async ({ tx, actor, body, asOf }) => {
      const id = await makeTemplate(tx, actor, body, asOf);
      return { data: await kitOf(tx, actor, id) };
    }),
    ...onHiring(contract.kitDetail, async ({ tx, actor, params }) => ({
      data: await kitOf(tx, actor, params.id),
    })),
    ...onHiring(contract.editKit, async ({ tx, actor, params, body, asOf }) => {
      await changeKit(tx, actor, { ...body, id: params.id }, asOf);
      return { data: await kitOf(tx, actor, params.id) };
    }),
    ...onHiring(contract.deleteKit, async ({ tx, actor, params }) => {
      await removeKit(tx, actor, params.id);
      return undefined;
    }),
    ...onHiring(contract.jobKits, ({ tx, actor, params }) => kitsOfJob(tx, actor, params.id)),
    ...onHiring(contract.takeKit, async ({ tx, actor, params, body, asOf }) => {
      const id = await copyTemplate(tx, actor, { ...body, jobId: params.id, asOf });
      return { data: await kitOf(tx, actor, id) };
    }),
    ...onHiring(contract.interviewKit, async ({ tx, actor, params }) => ({
      data: await kitOfInterview(tx, actor, params.id),
    })),
  ];
}
