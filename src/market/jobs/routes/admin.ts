import { type Bound, on } from "#kit/http/handle.ts";
import { setHot } from "../commands/show-job.ts";
import { closeForCompany, suspendJob, unsuspendJob } from "../commands/take-down.ts";
import { closeJob, markHot, suspend, unsuspend } from "../contract-admin.ts";
import { staffJob } from "../queries/shared/staff-jobs.ts";

/** Takedowns by administrators, and their reversal: /admins/jobs/:id/…. */
export function adminJobStates(): Bound[] {
  return [
    on(suspend, async ({ tx, actor, params, body, asOf }) => {
      await suspendJob(tx, actor, params.id, body, asOf);
      return { data: await staffJob(tx, actor, params.id, asOf) };
    }),
    on(unsuspend, async ({ tx, actor, params, asOf }) => {
      await unsuspendJob(tx, actor, params.id, asOf);
      return { data: await staffJob(tx, actor, params.id, asOf) };
    }),
    on(markHot, async ({ tx, actor, params, body, asOf, note }) => {
      const { hot } = (await staffJob(tx, actor, params.id, asOf)).attributes;
      await setHot(tx, actor, params.id, { hot: body.hot, asOf });
      note({ before: { hot }, after: { hot: body.hot } });
      return { data: await staffJob(tx, actor, params.id, asOf) };
    }),
    on(closeJob, async ({ tx, actor, params, body, asOf }) => {
      await closeForCompany(tx, actor, params.id, body, asOf);
      return { data: await staffJob(tx, actor, params.id, asOf) };
    }),
  ];
}
