import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { memberLeft } from "#people/members/events.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { expireJobs } from "./commands/expire-jobs.ts";
import { handOverJobs } from "./commands/owner.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { contributions } from "./queries/contributions.ts";
import { adminJobStates } from "./routes/admin.ts";
import { candidateJobs } from "./routes/candidate.ts";
import { companyJobs } from "./routes/company.ts";
import { agencyJobs } from "./routes/consultant.ts";
import { jobTeams } from "./routes/team.ts";
import { jobViewsOf } from "./views.ts";

export const room = {
  tables: ["jobs", "job_team", "job_view_days", "job_templates"],
  routes: ({ database }, onClose) => {
    const views = jobViewsOf(database);
    onClose(() => views.flush().catch(() => {}));
    return [...candidateJobs(views), ...companyJobs(), ...agencyJobs(), ...jobTeams(), ...adminJobStates()];
  },
  errors: { en, vi },
  notifications: Object.values(notifications),
  schedules: {
    "expire-jobs": {
      cron: "7 * * * *",
      run: async ({ database }, asOf) => {
        const did = await expireJobs(database, asOf);
        return `${did.expired} expired, ${did.warned} warned`;
      },
    },
  },
  answers: [answer(memberLeft, (tx, left) => handOverJobs(tx, left))],
  notExported: {
    job_team: "who works on which post of the company; the log says it too",
    jobs: "the posts belong to the company or agency; the log says who did what",
    job_templates: "texts of the company or agency; the log says who did what",
  },
  contributions: [
    ...contributions,
    addTo(
      listRules,
      { list: "categories", table: "jobs", column: "category_ids", rule: "union" },
      { list: "locations", table: "jobs", column: "location_ids", rule: "union" },
      { list: "categories", table: "job_templates", column: "fields", rule: "json", field: "category_ids" },
      { list: "locations", table: "job_templates", column: "fields", rule: "json", field: "location_ids" },
      {
        list: "skills",
        table: "jobs",
        column: "skills",
        rule: "text",
        has: (names) => sql`folded_all(r.skills) && ${[...names]}::text[]`,
      },
    ),
    addTo(
      mergeRules,
      { table: "jobs", rule: "move", ofAgency: true },
      { table: "job_templates", rule: "rename", name: "name", nameKey: "name_key", ofAgency: true },
    ),
  ],
} satisfies Room;
