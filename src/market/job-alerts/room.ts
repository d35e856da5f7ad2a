import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { eraseAlerts } from "./commands/alerts.ts";
import { sendAlerts } from "./commands/send.ts";
import { alertRules } from "./list-steps.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { candidateJobAlerts } from "./routes/candidate.ts";
import { publicJobAlerts } from "./routes/public.ts";

export const room = {
  tables: ["job_alerts", "job_alert_jobs"],
  routes: () => [...candidateJobAlerts(), ...publicJobAlerts()],
  errors: { en, vi },
  notifications: Object.values(notifications),
  schedules: {
    "job-alerts": {
      cron: "0 8 * * *",
      run: async (services, asOf) => {
        const did = await sendAlerts(services.database, openJobIndex(services), asOf);
        return `${did.looked} alerts looked, ${did.sent} mails`;
      },
    },
  },
  exports: [
    {
      file: "job-alerts",
      table: "job_alerts",
      key: "id",
      where: ({ candidateId, email }) => sql`(t.candidate_id = ${candidateId} OR t.email = ${email})`,
      without: ["criteria_key", "proof_hash", "earlier_proof_hashes", "proof_expires_at", "stop_token"],
    },
  ],
  answers: [
    answer(accountClosed, async (tx, { actor }) => {
      if (actor.kind === "candidate") await eraseAlerts(tx, actor);
    }),
  ],
  contributions: [
    addTo(listRules, ...alertRules),
    addTo(mergeRules, {
      table: "job_alerts",
      rule: "union",
      by: [
        "email",
        "keyword",
        "location_ids",
        "category_ids",
        "job_types",
        "job_levels",
        "experience",
        "salary_min",
        "remote",
      ],
      grows: true,
    }),
  ],
} satisfies Room;
