import { type Bound, on } from "#kit/http/handle.ts";
import { arrangeStages } from "../commands/arrange.ts";
import * as contract from "../contract.ts";
import { pipelineOf } from "../queries.ts";

/** The stages of a company's boards. */
export function companyStages(): Bound[] {
  return [
    on(contract.pipelineShow, async ({ tx, actor }) => ({ data: await pipelineOf(tx, actor) })),
    on(contract.pipelineArrange, async ({ tx, actor, body, asOf }) => {
      await arrangeStages(tx, actor, body, asOf);
      return { data: await pipelineOf(tx, actor) };
    }),
  ];
}
