import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { eraseHidden } from "./commands.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { contributions } from "./queries/shared.ts";
import { candidateHiddenJobs } from "./routes/candidate.ts";

export const room = {
  tables: ["hidden_jobs", "hidden_companies"],
  routes: () => candidateHiddenJobs(),
  errors: { en, vi },
  exports: [
    {
      file: "hidden-jobs",
      table: "hidden_jobs",
      key: "job_id",
      where: ({ candidateId }) => sql`t.candidate_id = ${candidateId}`,
      also: () => ({ job: sql`(SELECT j.title FROM jobs j WHERE j.id = t.job_id)` }),
    },
    {
      file: "hidden-companies",
      table: "hidden_companies",
      key: "company_id",
      where: ({ candidateId }) => sql`t.candidate_id = ${candidateId}`,
      also: () => ({ company: sql`(SELECT c.name FROM companies c WHERE c.id = t.company_id)` }),
    },
  ],
  answers: [answer(candidateErased, (tx, { candidateId }) => eraseHidden(tx, candidateId))],
  contributions: [
    ...contributions,
    addTo(mergeRules, {
      table: "hidden_companies",
      rule: "union",
      key: ["candidate_id"],
      by: ["candidate_id"],
      grows: true,
    }),
  ],
} satisfies Room;
