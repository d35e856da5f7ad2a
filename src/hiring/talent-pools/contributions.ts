import type { RawBuilder } from "kysely";
import { defineList } from "#kit/contributions.ts";

/** The months from the start in which a person whom the agency placed is off limits. */
export const placedMonths = 12;

/** The last start of a person whom the agency placed and who has not left: the client, and the day. */
export interface LastStart {
  candidate_id: number;
  client: string;
  start_date: string;
}

/** Returns SQL for the rows of `LastStart` of people, one a candidate, for the SQL of an array of their candidates. */
export const lastStarts =
  defineList<(agencyId: number, candidates: RawBuilder<number[]>) => RawBuilder<LastStart>>(
    "talent-pools.last-starts",
  );
