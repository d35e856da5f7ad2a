import type { AuditFacts } from "#kit/audit.ts";
import type { Tx } from "#kit/db.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { setAds, setHot } from "../commands/promote-job.ts";
import { closeForCompany, suspendJob, unsuspendJob } from "../commands/take-down.ts";
import { closeJob, markHot, suspend, switchAds, unsuspend } from "../contract-admin.ts";
import { hasAds, staffJob } from "../queries/shared/staff-jobs.ts";

interface Call {
  tx: Tx;
  actor: AdminActor;
  params: { id: number };
  asOf: Date;
  note: (facts: AuditFacts) => void;
}

/** Takedowns by administrators, and their reversal: /admins/jobs/:id/…. */
export function adminJobStates(): Bound[] {
  return [
    on(suspend, async (call) => {
      const { tx, actor, params, body, asOf } = call;
      return stateChange(call, () => suspendJob(tx, actor, params.id, body, asOf), body.reason_id);
    }),
    on(unsuspend, async (call) => {
      const { tx, actor, params, asOf } = call;
      return stateChange(call, () => unsuspendJob(tx, actor, params.id, asOf));
    }),
    on(markHot, async ({ tx, actor, params, body, asOf, note }) => {
      const { hot } = (await staffJob(tx, actor, params.id, asOf)).attributes;
      await setHot(tx, actor, params.id, { on: body.hot, reason: body.reason, asOf });
      note({ before: { hot }, after: { hot: body.hot } });
      return { data: await staffJob(tx, actor, params.id, asOf) };
    }),
    on(switchAds, async ({ tx, actor, params, body, asOf, note }) => {
      const before = await hasAds(tx, actor, params.id);
      await setAds(tx, actor, params.id, { on: body.ads, reason: body.reason, asOf });
      note({ before: { ads: before }, after: { ads: body.ads } });
      return { data: await staffJob(tx, actor, params.id, asOf) };
    }),
    on(closeJob, async (call) => {
      const { tx, actor, params, body, asOf } = call;
      return stateChange(call, () => closeForCompany(tx, actor, params.id, body, asOf), body.reason_id);
    }),
  ];
}

/** Runs a change of a job's state, and records the states before and after it in the audit log. */
async function stateChange(
  { tx, actor, params, asOf, note }: Call,
  change: () => Promise<unknown>,
  reasonId?: number,
) {
  const before = await staffJob(tx, actor, params.id, asOf);
  await change();
  const after = await staffJob(tx, actor, params.id, asOf);
  note({
    before: { state: before.attributes.display_state },
    after: { state: after.attributes.display_state, reason_id: reasonId },
  });
  return { data: after };
}
