import { type Bound, on, onDb } from "#kit/http/handle.ts";
import type { Services } from "#kit/services.ts";
import { discardFailedJob, retryFailedJob } from "../commands/failed-jobs.ts";
import { discardJob, operations, retryJob } from "../contract.ts";
import { operationsNow } from "../queries/operations.ts";

/** Binds the page of operations: /admins/operations. */
export function operationRoutes(services: Services): Bound[] {
  return [
    onDb(operations, async ({ actor, asOf }) => ({
      data: {
        id: "operations",
        type: "operations" as const,
        attributes: await operationsNow(services, actor, asOf),
      },
    })),
    on(retryJob, async ({ tx, actor, params: { id }, note }) => {
      await retryFailedJob(tx, actor, services.queue, id);
      note({ object: { type: "job", id }, before: "failed", after: "retried" });
      return { data: { id, type: "failed_job" as const, attributes: { state: "retried" as const } } };
    }),
    on(discardJob, async ({ tx, actor, params: { id }, body, note }) => {
      await discardFailedJob(tx, actor, services.queue, id);
      note({
        object: { type: "job", id },
        before: "failed",
        after: { state: "discarded", reason: body.reason },
      });
      return { data: { id, type: "failed_job" as const, attributes: { state: "discarded" as const } } };
    }),
  ];
}
