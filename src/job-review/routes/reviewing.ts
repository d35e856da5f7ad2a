import type { AdminActor, ConsultantActor } from "#accounts/actor.ts";
import type { Tx } from "#kit/db.ts";
import { approveJob, rejectJob } from "../commands.ts";
import { reviewJob } from "../queries.ts";

interface Decision {
  decision: "approve" | "reject";
  reason_id?: number | null;
  note: string | null;
}

/** Both desks that review decide alike. */
export async function decide(
  tx: Tx,
  actor: AdminActor | ConsultantActor,
  id: number,
  body: Decision,
  asOf: Date,
) {
  if (body.decision === "approve") await approveJob(tx, actor, id, asOf);
  else await rejectJob(tx, actor, id, { reasonId: body.reason_id ?? null, note: body.note }, asOf);
  return { data: await reviewJob(tx, actor, id, asOf) };
}
