import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { titleOfJob } from "./contributions.ts";

export const room = {
  tables: ["activities"],
  exports: [
    {
      file: "what-i-did",
      table: "activities",
      key: "id",
      where: ({ accountId }) => sql`t.actor_id = ${accountId}`,
      // The export leaves out columns that may name other people.
      without: ["data", "applicant_id"],
      also: () => ({ job: titleOfJob(sql`t.job_id`) }),
    },
  ],
  contributions: [
    addTo(mergeRules, { table: "activities", rule: "read_through", ofAgency: true, grows: true }),
  ],
} satisfies Room;
