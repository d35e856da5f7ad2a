import { sql } from "kysely";
import { applicantsErased } from "#applications/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { eraseMails } from "./commands/send.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { companyTemplates } from "./routes/company.ts";

export const room = {
  tables: ["email_templates", "applicant_mails"],
  routes: () => companyTemplates(),
  errors: { en, vi },
  exports: [
    {
      file: "emails-from-employers",
      table: "applicant_mails",
      key: "id",
      where: ({ accountId, candidateId }) => sql`(t.author_id = ${accountId}
        OR t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId}))`,
      without: ["author_id", "template_id", "agency_id"],
      also: { company: sql`(SELECT c.name FROM companies c WHERE c.id = t.company_id)` },
    },
  ],
  notExported: { email_templates: "texts of the company; the log says who did what" },
  answers: [answer(applicantsErased, (tx, { ids }) => eraseMails(tx, ids))],
} satisfies Room;
