import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import { changeTask, deleteTask, makeTask } from "../commands/tasks.ts";
import * as contract from "../contract.ts";
import { taskFor, tasksOf, writtenTask } from "../queries/tasks.ts";

/** The tasks of a company's people. */
export function companyTasks(): Bound[] {
  return [
    on(contract.tasks, ({ tx, actor, query, asOf }) => tasksOf(tx, hiringForCompany(actor), query, asOf)),
    on(contract.taskDetail, async ({ tx, actor, params, asOf }) => ({
      data: await taskFor(tx, hiringForCompany(actor), params.id, asOf),
    })),
    on(contract.createTask, async ({ tx, actor, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const id = await makeTask(tx, recruiter, body, asOf);
      return { data: await writtenTask(tx, recruiter, id, asOf) };
    }),
    on(contract.editTask, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      await changeTask(tx, recruiter, { ...body, id: params.id }, asOf);
      return { data: await writtenTask(tx, recruiter, params.id, asOf) };
    }),
    on(contract.deleteTask, async ({ tx, actor, params }) => {
      await deleteTask(tx, hiringForCompany(actor), params.id);
      return undefined;
    }),
  ];
}
