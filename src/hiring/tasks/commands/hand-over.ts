import type { Tx } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { assigned } from "../notifications.ts";
import { openTasks } from "../terms.ts";
import { aboutTask } from "./notify.ts";

/** Assigns the open tasks of a leaving member to the heir, who is notified of each in the product. */
export async function handOverTasks(
  tx: Tx,
  { by, leaver, heir, asOf }: { by: HiringActor; leaver: number; heir: number | null; asOf: Date },
): Promise<void> {
  if (heir === null) return;
  const { scope } = by;
  const taken = await tx
    .updateTable("tasks as t")
    .set({ assignee_id: heir, updated_at: asOf })
    .where(inScope("t", scope))
    .where("t.assignee_id", "=", leaver)
    .where("t.status", "in", openTasks)
    .returning(["t.id", "t.name"])
    .execute();
  if (heir === by.accountId || taken.length === 0) return;
  const { full_name } = await tx
    .selectFrom("accounts")
    .select("full_name")
    .where("id", "=", by.accountId)
    .executeTakeFirstOrThrow();
  for (const { id, name } of taken)
    await notify(tx, assigned, {
      to: [heir],
      about: aboutTask(id),
      props: { by: full_name, task: name, task_id: id },
      at: asOf,
    });
}
