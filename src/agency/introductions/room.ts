import { sql } from "kysely";
import { applicantsErased } from "#hiring/applications/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { eraseOwnerships, eraseSubmissions } from "./commands/erase.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";

export const room = {
  tables: ["ownerships", "submissions"],
  errors: { en, vi },
  notifications: Object.values(notifications),
  answers: [
    answer(applicantsErased, (tx, { ids }) => eraseSubmissions(tx, ids)),
    answer(candidateErased, (tx, { candidateId }) => eraseOwnerships(tx, candidateId)),
  ],
  exports: [
    {
      file: "introductions",
      table: "submissions",
      key: "id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId})`,
      without: [
        "agency_id",
        "by_id",
        "client_answer",
        "answer_reason",
        "answered_at",
        "answered_by",
        "share_id",
      ],
    },
  ],
  notExported: { ownerships: "which consultant of an agency may introduce a person to a client" },
} satisfies Room;
