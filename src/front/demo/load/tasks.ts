import type { Insertable } from "kysely";
import { remindAt } from "#hiring/tasks/due.ts";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { dayOf, momentOf } from "#platform/reference/calendar.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { tasks } from "../tasks.ts";
import type { DemoMember } from "../types.ts";
import type { Facts, Numbered } from "./applicants.ts";
import { demoCompanyKey } from "./conversations.ts";

/** Inserts the tasks of the demo company. Each task is about a different applicant. */
export async function addTasks(
  tx: Tx,
  numbered: readonly Numbered[],
  members: readonly DemoMember[],
  { ids, jobs, asOf }: Facts,
): Promise<void> {
  const team = members.filter(({ companyKey }) => companyKey === demoCompanyKey);
  const used = new Set<number>();
  const applicantAt = (stage: string | undefined) => {
    const applicant = numbered.find(
      ({ application, id }) =>
        application.stage === stage &&
        !used.has(id) &&
        jobs.get(application.jobKey)!.companyKey === demoCompanyKey,
    );
    if (applicant) used.add(applicant.id);
    return applicant;
  };
  const rows = tasks.map((task): Insertable<DB["tasks"]> => {
    const about = applicantAt(task.about);
    const due = momentOf(dayOf(plusDays(asOf, task.day)), task.time);
    const ended = task.status === "done" || task.status === "canceled";
    const made = plusDays(due < asOf ? due : asOf, -3);
    return {
      name: task.name,
      type: task.type,
      status: task.status,
      note: task.note ?? null,
      company_id: ids.companies.get(demoCompanyKey)!,
      assignee_id: ids.accounts.get(team[task.assignee]!.key)!,
      due_at: due,
      reminder_minutes: task.reminder,
      remind_at: ended ? null : remindAt(due, task.reminder, asOf),
      job_id: about ? ids.jobs.get(about.application.jobKey)! : null,
      applicant_id: about?.id ?? null,
      created_by: ids.accounts.get(team[task.by]!.key)!,
      created_at: made,
      updated_at: made,
      ended_at: ended ? due : null,
    };
  });
  await insertMany(tx, "tasks", rows);
}
