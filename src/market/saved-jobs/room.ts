import { sql } from "kysely";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { remindOfSaved } from "./commands/remind-of-saved.ts";
import { eraseSavedJobs } from "./commands/saved-jobs.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { contributions } from "./queries.ts";
import { candidateSavedJobs } from "./routes/candidate.ts";

export const room = {
  tables: ["saved_jobs", "saved_job_reminders"],
  routes: () => candidateSavedJobs(),
  errors: { en, vi },
  notifications: Object.values(notifications),
  schedules: {
    "saved-reminders": {
      cron: "30 8 * * *",
      run: async ({ database }, asOf) => {
        const did = await remindOfSaved(database, asOf);
        return `${did.candidates} reminded of ${did.jobs} saved jobs`;
      },
    },
  },
  exports: [
    {
      file: "saved-jobs",
      table: "saved_jobs",
      key: "job_id",
      where: ({ candidateId }) => sql`t.candidate_id = ${candidateId}`,
      also: () => ({ job: sql`(SELECT j.title FROM jobs j WHERE j.id = t.job_id)` }),
    },
  ],
  notExported: { saved_job_reminders: "which saved jobs a mail has named; the mails are listed" },
  answers: [answer(candidateErased, (tx, { candidateId }) => eraseSavedJobs(tx, candidateId))],
  contributions,
} satisfies Room;
