import type { RawBuilder } from "kysely";
import { defineList } from "#kit/contributions.ts";

/** The last start of a person whom the agency placed and who has not left: the client, and the day. */
export interface LastStart {
  client: string;
  start_date: string;
}

/** Returns SQL for the rows of `LastStart` of people, for the SQL of an array of their candidates. */
export const lastStarts =
  defineList<(agencyId: number, candidates: RawBuilder<number[]>) => RawBuilder<LastStart>>(
    "introductions.last-starts",
  );
