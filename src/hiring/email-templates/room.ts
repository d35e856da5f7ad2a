import { sql } from "kysely";
import { responseKinds } from "#hiring/applications/contributions.ts";
import { applicantsErased } from "#hiring/applications/events.ts";
import { addTo } from "#kit/contributions.ts";
import { inTransaction } from "#kit/db.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { eraseMails } from "./commands/send.ts";
import { sendWaiting, sendWaitingJob } from "./commands/send-many.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { companyTemplates } from "./routes/company.ts";

export const room = {
  tables: ["email_templates", "applicant_mails", "waiting_mails"],
  routes: () => companyTemplates(),
  errors: { en, vi },
  jobs: {
    [sendWaitingJob]: ({ database, config: { publicUrl }, clock }) => ({
      handle: ({ id }) =>
        inTransaction(database, (tx) => sendWaiting(tx, Number(id), { publicUrl, asOf: clock.now() })),
    }),
  },
  exports: [
    {
      file: "emails-from-employers",
      table: "applicant_mails",
      key: "id",
      where: ({ accountId, candidateId }) => sql`(t.author_id = ${accountId}
        OR t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId}))`,
      without: ["author_id", "template_id", "agency_id"],
      also: () => ({ company: sql`(SELECT c.name FROM companies c WHERE c.id = t.company_id)` }),
    },
  ],
  notExported: {
    email_templates: "texts of the company; the log says who did what",
    waiting_mails: "gone after half a minute; what is sent is in emails-from-employers",
  },
  answers: [answer(applicantsErased, (tx, { ids }) => eraseMails(tx, ids))],
  contributions: [
    addTo(responseKinds, "email"),
    addTo(
      mergeRules,
      { table: "email_templates", rule: "rename", name: "name", ofAgency: true },
      { table: "applicant_mails", rule: "move", ofAgency: true, grows: true, with: "applicant_id" },
      { table: "waiting_mails", rule: "move", ofAgency: true, grows: true },
    ),
  ],
} satisfies Room;
