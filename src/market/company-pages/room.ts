import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { eraseFollowed } from "./commands.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { candidateCompanies } from "./routes/candidate.ts";
import { publicCompanies } from "./routes/public.ts";

export const room = {
  tables: ["company_followers"],
  errors: { en, vi },
  routes: () => [...publicCompanies(), ...candidateCompanies()],
  exports: [
    {
      file: "followed-companies",
      table: "company_followers",
      key: "company_id",
      where: ({ candidateId }) => sql`t.candidate_id = ${candidateId}`,
      also: () => ({ company: sql`(SELECT c.name FROM companies c WHERE c.id = t.company_id)` }),
    },
  ],
  answers: [answer(candidateErased, (tx, { candidateId }) => eraseFollowed(tx, candidateId))],
  contributions: [
    addTo(mergeRules, {
      table: "company_followers",
      rule: "union",
      key: ["candidate_id"],
      by: ["candidate_id"],
      grows: true,
    }),
  ],
} satisfies Room;
