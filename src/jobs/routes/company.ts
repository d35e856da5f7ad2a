import { type Bound, on } from "#kit/http/handle.ts";
import { createJob } from "../commands/create-job.ts";
import { updateJob } from "../commands/edit-job.ts";
import { deleteJob } from "../commands/move-job.ts";
import { changeJobOwner } from "../commands/owner.ts";
import { changeOwner, create, ownDetail, ownList, remove, update } from "../contract.ts";
import { ownJob, ownJobs, writtenJob } from "../queries/company-jobs.ts";

/** A company's own jobs: /companies/jobs. */
export function companyJobs(): Bound[] {
  return [
    on(ownList, ({ tx, actor, query, asOf }) => ownJobs(tx, actor, query, asOf)),
    on(create, async ({ tx, actor, body, asOf }) => {
      const id = await createJob(tx, actor, body, asOf);
      return { data: await ownJob(tx, actor, id, asOf) };
    }),
    on(ownDetail, async ({ tx, actor, params, asOf }) => ({
      data: await ownJob(tx, actor, params.id, asOf),
    })),
    on(update, async ({ tx, actor, params, body, asOf }) => {
      await updateJob(tx, actor, params.id, body, asOf);
      return { data: await writtenJob(tx, actor, params.id, asOf) };
    }),
    on(changeOwner, async ({ tx, actor, params, body, asOf, note }) => {
      note({ after: body.owner_id });
      await changeJobOwner(tx, actor, { id: params.id, ownerId: body.owner_id, asOf });
      return { data: await writtenJob(tx, actor, params.id, asOf) };
    }),
    on(remove, async ({ tx, actor, params, asOf }) => {
      await deleteJob(tx, actor, params.id, asOf);
      return undefined;
    }),
  ];
}
