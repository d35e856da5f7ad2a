import { type Bound, on } from "#kit/http/handle.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { createJob } from "../commands/create-job.ts";
import { createFromTemplate } from "../commands/templates.ts";
import { createForClient, draftForClient, jobClients } from "../contract-agency.ts";
import { jobClientsOf } from "../queries/clients.ts";
import { ownJob } from "../queries/shared/own-jobs.ts";

/** New jobs of an agency, each for one of its clients. */
export function agencyJobs(): Bound[] {
  return [
    on(jobClients, async ({ tx, actor }) => ({ data: await jobClientsOf(tx, actor) })),
    on(createForClient, async ({ tx, actor, body: { client_id, ...fields }, asOf }) => {
      const consultant = hiringActorOf(actor);
      const id = await createJob(tx, consultant, fields, asOf, client_id);
      return { data: await ownJob(tx, consultant, id, asOf) };
    }),
    on(draftForClient, async ({ tx, actor, params, body, asOf }) => {
      const consultant = hiringActorOf(actor);
      const id = await createFromTemplate(tx, consultant, { id: params.id, client: body.client_id, asOf });
      return { data: await ownJob(tx, consultant, id, asOf) };
    }),
  ];
}
