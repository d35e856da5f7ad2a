import { sql } from "kysely";
import { addedRetentionChanged, applicantsErased } from "#hiring/applications/events.ts";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { erasureReplayed } from "#platform/erasures/events.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { eraseCandidate, eraseExpiredProspects, eraseProspectsAgain, leavePools } from "./commands/erase.ts";
import { joinAccounts } from "./commands/join.ts";
import { shortenRetention } from "./commands/shorten.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { contributions } from "./queries/contributions.ts";
import { addingRoutes } from "./routes/adding.ts";
import { candidateRoutes } from "./routes/candidates.ts";
import { factRoutes } from "./routes/facts.ts";
import { inviteRoutes } from "./routes/invites.ts";
import { poolRoutes } from "./routes/pools.ts";

export const room = {
  tables: [
    "prospects",
    "candidate_merges",
    "talent_pools",
    "talent_pool_members",
    "talent_invites",
    "prospect_search",
    "prospect_terms",
  ],
  notExported: {
    prospect_search: "the words of records that a company added, for searches",
    prospects: "people whom a company added and is responsible for; the log has who added them",
    candidate_merges: "records that a company treats as one person",
    talent_pools: "names of a company's own lists",
    talent_pool_members: "the company's own lists that contain the person",
  },
  exports: [
    {
      file: "invitations-to-apply",
      table: "talent_invites",
      key: "id",
      where: ({ candidateId }) => sql`t.candidate_id = ${candidateId}`,
      without: ["invited_by", "agency_id"],
    },
  ],
  routes: ({ secret }) => [
    ...candidateRoutes(),
    ...addingRoutes(),
    ...poolRoutes(),
    ...factRoutes(),
    ...inviteRoutes(tokenKeys(secret)),
  ],
  errors: { en, vi },
  schedules: {
    "join-accounts": {
      cron: "35 * * * *",
      run: async ({ database }, asOf) =>
        `${await joinAccounts(database, asOf)} added candidates joined to their accounts`,
    },
    prospects: {
      cron: "40 3 * * *",
      run: async ({ database }, asOf) =>
        `${await eraseExpiredProspects(database, asOf)} added candidates erased, whose time was over`,
    },
  },
  answers: [
    answer(candidateErased, (tx, { candidateId }) => eraseCandidate(tx, candidateId)),
    answer(addedRetentionChanged, shortenRetention),
    answer(applicantsErased, (tx, { ids }) => leavePools(tx, ids)),
    answer(erasureReplayed, async (tx, { kind, erased, asOf }) => {
      if (kind === "prospect") await eraseProspectsAgain(tx, erased, asOf);
    }),
  ],
  contributions: [
    ...contributions,
    addTo(
      listRules,
      { list: "categories", table: "talent_pools", column: "category_id", rule: "move" },
      { list: "locations", table: "prospects", key: ["candidate_id"], column: "location_id", rule: "move" },
      {
        list: "skills",
        table: "prospects",
        column: "skills",
        rule: "text",
        has: (names) => sql`r.skill_keys && ${[...names]}::text[]`,
      },
    ),
    addTo(
      mergeRules,
      { table: "prospects", rule: "move", key: ["candidate_id"], ofAgency: true, grows: true },
      {
        table: "candidate_merges",
        rule: "union",
        key: ["candidate_id"],
        by: ["candidate_id"],
        ofAgency: true,
        grows: true,
      },
      { table: "talent_pools", rule: "rename", name: "name", nameKey: "name_key", ofAgency: true },
      { table: "talent_invites", rule: "move", ofAgency: true, grows: true, with: "job_id" },
    ),
  ],
} satisfies Room;
