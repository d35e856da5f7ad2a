import type { Insertable } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { Submissions } from "../../../db/types.ts";

/** Inserts the submission of an agency's applicant to the client, and returns its row. */
export function makeSubmission(
  db: Reader,
  applicant: { id: number; agency_id: number | null },
  fields: Partial<Insertable<Submissions>> = {},
) {
  return db
    .insertInto("submissions")
    .values({
      agency_id: applicant.agency_id as number,
      applicant_id: applicant.id,
      at: new Date("2026-03-02T03:00:00.000Z"),
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
