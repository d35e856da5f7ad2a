import { sql } from "kysely";
import { applicantsErased } from "#hiring/applications/events.ts";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { memberLeft } from "#people/members/events.ts";
import { handOverTasks } from "./commands/hand-over.ts";
import { remindOfTasks } from "./commands/remind.ts";
import { eraseTasks } from "./commands/tasks.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { contributions } from "./queries/tasks.ts";
import { companyTasks } from "./routes/company.ts";

export const room = {
  tables: ["tasks"],
  routes: () => companyTasks(),
  errors: { en, vi },
  notifications: Object.values(notifications),
  schedules: {
    // Runs every minute so that reminders are on time.
    "task-reminders": {
      cron: "* * * * *",
      run: async ({ database }, asOf) => `${await remindOfTasks(database, asOf)} tasks reminded of`,
    },
  },
  exports: [
    {
      file: "tasks",
      table: "tasks",
      key: "id",
      where: ({ accountId }) => sql`(t.assignee_id = ${accountId} OR t.created_by = ${accountId})`,
      without: ["assignee_id", "created_by", "applicant_id", "agency_id", "remind_at"],
    },
  ],
  answers: [
    answer(applicantsErased, (tx, { ids }) => eraseTasks(tx, ids)),
    answer(memberLeft, (tx, left) => handOverTasks(tx, left)),
  ],
  contributions: [
    ...contributions,
    addTo(mergeRules, { table: "tasks", rule: "move", ofAgency: true, grows: true, with: "applicant_id" }),
  ],
} satisfies Room;
