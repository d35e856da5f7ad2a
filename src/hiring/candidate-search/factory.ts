import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { makeAgency, makeStaff } from "#people/accounts/factory.ts";

/** Inserts an open request of an agency to a person. @returns the request's id */
export async function makeProfileRequest(db: Reader, candidateId: number): Promise<number> {
  const { id: agencyId } = await makeAgency(db);
  const { id: requestedBy } = await makeStaff(db, "consultant", { agencyId });
  const at = new Date("2026-03-02T03:00:00.000Z");
  const { id } = await db
    .insertInto("profile_requests")
    .values({
      agency_id: agencyId,
      candidate_id: candidateId,
      message: "Chúng tôi có ba việc.",
      requested_by: requestedBy,
      requested_at: at,
      expires_at: new Date(at.getTime() + 30 * day),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
