import { sql } from "kysely";
import { applicantsErased } from "#applications/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { expireOffers } from "./commands/answer.ts";
import { eraseOffers } from "./commands/erase.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { offerAnswer, offerOfMine } from "./notifications.ts";
import { candidateOffers } from "./routes/candidate.ts";
import { companyOffers } from "./routes/company.ts";

export const room = {
  tables: ["offers"],
  routes: () => [...companyOffers(), ...candidateOffers()],
  errors: { en, vi },
  notifications: [offerOfMine, offerAnswer],
  schedules: {
    "expire-offers": {
      cron: "5 0 * * *",
      run: async ({ database }, asOf) => `${await expireOffers(database, asOf)} offers expired`,
    },
  },
  exports: [
    {
      file: "offers",
      table: "offers",
      key: "id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId}) AND t.status <> 'draft'`,
      without: ["created_by", "note", "agency_id"],
    },
  ],
  answers: [answer(applicantsErased, (tx, { ids }) => eraseOffers(tx, ids))],
} satisfies Room;
