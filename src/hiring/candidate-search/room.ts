import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { eraseInvites, expireInvites } from "./commands/answer.ts";
import { eraseRequests, expireRequests } from "./commands/request.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { inviteRoutes } from "./routes/candidate.ts";
import { requestRoutes } from "./routes/requests.ts";
import { searchRoutes } from "./routes/search.ts";

export const room = {
  tables: ["candidate_invites", "profile_requests"],
  routes: () => [...searchRoutes(), ...inviteRoutes(), ...requestRoutes()],
  errors: { en, vi },
  notifications: Object.values(notifications),
  schedules: {
    "candidate-invites": {
      cron: "10 * * * *",
      run: async ({ database }, asOf) => `${await expireInvites(database, asOf)} invitations expired`,
    },
    "profile-requests": {
      cron: "12 * * * *",
      run: async ({ database }, asOf) =>
        `${await expireRequests(database, asOf)} requests of agencies expired`,
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
    {
      file: "requests-of-agencies",
      table: "profile_requests",
      key: "id",
      where: ({ candidateId }) => sql`t.candidate_id = ${candidateId}`,
      without: ["requested_by", "agency_id", "record_id"],
    },
  ],
  answers: [
    answer(candidateErased, async (tx, { candidateId, asOf }) => {
      await eraseInvites(tx, candidateId);
      await eraseRequests(tx, candidateId, asOf);
    }),
  ],
  contributions: [
    addTo(mergeRules, {
      table: "candidate_invites",
      rule: "move",
      ofAgency: true,
      grows: true,
      with: "job_id",
    }),
  ],
} satisfies Room;
