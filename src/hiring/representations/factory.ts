import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import type { RepresentationStatus } from "./lifecycle.ts";
import { answerDays, type Channel, textVersion } from "./terms.ts";

/** Inserts a request for an applicant's consent, answered with yes by default, and returns its row. */
export function makeRepresentation(
  db: Reader,
  applicant: { id: number; agency_id: number | null },
  options: {
    status?: RepresentationStatus;
    channel?: Channel;
    askedAt?: Date;
    by?: number;
    named?: boolean;
  } = {},
) {
  const {
    status = "yes",
    channel = "link",
    askedAt = new Date(),
    by = null,
    named = status !== "provisional",
  } = options;
  return db
    .insertInto("representations")
    .values({
      agency_id: applicant.agency_id as number,
      applicant_id: applicant.id,
      channel,
      status,
      text_version: textVersion,
      names_client: named,
      language: 1,
      asked_by: by,
      asked_at: askedAt,
      expires_at: new Date(askedAt.getTime() + answerDays * day),
      answered_at: ["provisional", "yes", "no"].includes(status) ? askedAt : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
