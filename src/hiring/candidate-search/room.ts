import { sql } from "kysely";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { eraseInvites, expireInvites } from "./commands/answer.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { inviteRoutes } from "./routes/candidate.ts";
import { searchRoutes } from "./routes/search.ts";

export const room = {
  tables: ["candidate_invites"],
  routes: () => [...searchRoutes(), ...inviteRoutes()],
  errors: { en, vi },
  notifications: Object.values(notifications),
  schedules: {
    "candidate-invites": {
      cron: "10 * * * *",
      run: async ({ database }, asOf) => `${await expireInvites(database, asOf)} invitations expired`,
    },
  },
  exports: [
    {
      file: "job-invites",
      table: "candidate_invites",
      key: "id",
      where: ({ candidateId }) => sql`t.candidate_id = ${candidateId}`,
      without: ["invited_by", "agency_id"],
    },
  ],
  answers: [answer(candidateErased, (tx, { candidateId }) => eraseInvites(tx, candidateId))],
} satisfies Room;
