import { sql } from "kysely";
import { applicantsErased } from "#hiring/applications/events.ts";
import { inTransaction } from "#kit/db.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { eraseRepresentations, expireRepresentations } from "./commands/upkeep.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { contributions } from "./queries/contributions.ts";
import { consultantRepresentations } from "./routes/consultant.ts";
import { publicRepresentations } from "./routes/public.ts";

export const room = {
  tables: ["representations"],
  routes: ({ secret }) => {
    const keys = tokenKeys(secret);
    return [...consultantRepresentations(keys), ...publicRepresentations(keys)];
  },
  errors: { en, vi },
  notifications: Object.values(notifications),
  schedules: {
    "expire-representations": {
      cron: "*/10 * * * *",
      run: async ({ database }, asOf) =>
        `${await inTransaction(database, (tx) => expireRepresentations(tx, asOf))} requests for a consent expired`,
    },
  },
  exports: [
    {
      file: "representations",
      table: "representations",
      key: "id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId})`,
      without: ["asked_by", "recorded_by", "agency_id", "evidence"],
    },
  ],
  answers: [answer(applicantsErased, (tx, { ids }) => eraseRepresentations(tx, ids))],
  contributions,
} satisfies Room;
