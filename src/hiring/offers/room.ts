import { sql } from "kysely";
import { applicantsErased, candidateWithdrew } from "#hiring/applications/events.ts";
import { addTo } from "#kit/contributions.ts";
import { inTransaction } from "#kit/db.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { tokenKeys, tokensOf } from "#people/accounts/tokens.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { eraseOffers } from "./commands/erase.ts";
import { announceFill, announceFillJob } from "./commands/fill.ts";
import { declineOffersOf, endOffersOfEnded, expireOffers } from "./commands/timers.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { contributions } from "./queries/contributions.ts";
import { candidateOffers } from "./routes/candidate.ts";
import { companyOffers } from "./routes/company.ts";
import { publicOffers } from "./routes/public.ts";
import { offerTemplates } from "./routes/template.ts";

export const room = {
  tables: ["offers", "offer_templates", "offer_approvals", "job_fills"],
  routes: ({ secret }) => {
    const keys = tokenKeys(secret);
    return [...companyOffers(keys), ...candidateOffers(), ...publicOffers(keys), ...offerTemplates()];
  },
  errors: { en, vi },
  notifications: Object.values(notifications),
  schedules: {
    "expire-offers": {
      cron: "5 0 * * *",
      run: async ({ database, secret }, asOf) => {
        const expired = await expireOffers(database, asOf, tokensOf(tokenKeys(secret), asOf));
        return `${expired} offers expired`;
      },
    },
    "end-offers": {
      cron: "*/5 * * * *",
      run: async ({ database, secret }, asOf) => {
        const ended = await endOffersOfEnded(database, asOf, tokensOf(tokenKeys(secret), asOf));
        return `${ended} offers of ended applications ended`;
      },
    },
  },
  exports: [
    {
      file: "offers",
      table: "offers",
      key: "id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId}) AND t.sent_at IS NOT NULL`,
      without: ["created_by", "note", "agency_id", "file_key"],
    },
  ],
  exportedFiles: async (db, { candidateId }) => {
    if (candidateId === null) return [];
    const sent = await db
      .selectFrom("offers as o")
      .innerJoin("applicants as a", "a.id", "o.applicant_id")
      .select(["o.id", "o.file_name", "o.file_key"])
      .where("a.candidate_id", "=", candidateId)
      .where("o.sent_at", "is not", null)
      .orderBy("o.id")
      .execute();
    return sent.flatMap(({ id, file_name, file_key }) =>
      file_key === null ? [] : [{ folder: "offers", name: `${id} ${file_name}`, key: file_key }],
    );
  },
  notExported: {
    offer_templates: "texts of the company; the log says who did what",
    offer_approvals: "who approved a draft; the log of the applicant says so",
    job_fills: "who closed a filled job; the log of the job says so",
  },
  files: { offer: { table: "offers", column: "file_key" } },
  jobs: {
    [announceFillJob]: ({ database }) => ({
      handle: ({ id }) => inTransaction(database, (tx) => announceFill(tx, Number(id))),
      yields: true,
    }),
  },
  answers: [
    answer(applicantsErased, (tx, { ids }) => eraseOffers(tx, ids)),
    answer(candidateWithdrew, (tx, { applicantId, asOf }) => declineOffersOf(tx, applicantId, asOf)),
  ],
  contributions: [
    ...contributions,
    addTo(
      mergeRules,
      { table: "offers", rule: "move", ofAgency: true, grows: true, with: "job_id" },
      { table: "offer_templates", rule: "keep", ofAgency: true },
    ),
  ],
} satisfies Room;
