import { sql } from "kysely";
import { applicantsErased } from "#hiring/applications/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { eraseMessages } from "./commands/read.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { contributions } from "./queries.ts";
import { candidateMessages } from "./routes/candidate.ts";
import { companyMessages } from "./routes/company.ts";

export const room = {
  tables: ["messages"],
  routes: () => [...candidateMessages(), ...companyMessages()],
  errors: { en, vi },
  notifications: Object.values(notifications),
  exports: [
    {
      file: "messages",
      table: "messages",
      key: "id",
      where: ({ accountId, candidateId }) => sql`(t.author_id = ${accountId}
        OR t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId}))`,
      without: ["author_id"],
    },
  ],
  answers: [answer(applicantsErased, (tx, { ids }) => eraseMessages(tx, ids))],
  contributions,
} satisfies Room;
