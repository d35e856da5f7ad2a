import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { changeTask, deleteTask, makeTask } from "../commands/tasks.ts";
import * as contract from "../contract.ts";
import { taskAfterChange, taskFor, tasksOf } from "../queries/tasks.ts";

export function companyTasks(): Bound[] {
  return [
    ...onHiring(contract.tasks, ({ tx, actor, query, asOf }) => tasksOf(tx, actor, query, asOf)),
    ...onHiring(contract.taskDetail, async ({ tx, actor, params, asOf }) => ({
      data: await taskFor(tx, actor, params.id, asOf),
    })),
    ...onHiring(contract.createTask, async ({ tx, actor, body, asOf }) => {
      const id = await makeTask(tx, actor, body, asOf);
      return { data: await taskAfterChange(tx, actor, id, asOf) };
    }),
    ...onHiring(contract.editTask, async ({ tx, actor, params, body, asOf }) => {
      await changeTask(tx, actor, { ...body, id: params.id }, asOf);
      return { data: await taskAfterChange(tx, actor, params.id, asOf) };
    }),
    ...onHiring(contract.deleteTask, async ({ tx, actor, params }) => {
      await deleteTask(tx, actor, params.id);
      return undefined;
    }),
  ];
}
