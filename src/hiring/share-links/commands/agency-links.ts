import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";

/** Revokes links of agencies. @returns those that were open, with their recipients */
export async function revokeAgencyLinks(tx: Tx, ids: readonly number[], asOf: Date) {
  if (ids.length === 0) return [];
  return tx
    .updateTable("share_links")
    .set({ revoked_at: asOf })
    .where("id", "in", [...ids])
    .where("owner_kind", "=", "agency")
    .where("revoked_at", "is", null)
    .returning([
      "id",
      "applicant_id",
      "expires_at",
      "recipient_name",
      "recipient_email",
      "recipient_language",
    ])
    .execute();
}

/** Lets an agency's link end some days from now. */
export async function renewAgencyLink(tx: Tx, id: number, days: number, asOf: Date): Promise<void> {
  await tx
    .updateTable("share_links")
    .set({ expires_at: new Date(asOf.getTime() + days * day) })
    .where("id", "=", id)
    .where("owner_kind", "=", "agency")
    .where("revoked_at", "is", null)
    .execute();
}

/** Deletes the links to applicants, with their views and feedback. @returns their ids */
export async function eraseAgencyLinks(tx: Tx, applicantIds: readonly number[]): Promise<number[]> {
  if (applicantIds.length === 0) return [];
  const deleted = await tx
    .deleteFrom("share_links")
    .where("applicant_id", "in", [...applicantIds])
    .returning("id")
    .execute();
  return deleted.map(({ id }) => id);
}
