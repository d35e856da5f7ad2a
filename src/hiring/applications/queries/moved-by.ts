import type { Reader } from "#kit/db.ts";

/** The kinds of activity that change the column of an applicant. */
const moves = ["stage_move", "reject", "restore", "am_return"] as const;

/** Returns the name of the member who moved, rejected or restored an applicant last; null if the system or the candidate did. */
export async function movedBy(db: Reader, applicantId: number): Promise<string | null> {
  const last = await db
    .selectFrom("activities as e")
    .leftJoin("accounts as o", "o.id", "e.actor_id")
    .select("o.full_name as by")
    .where("e.applicant_id", "=", applicantId)
    .where("e.kind", "in", moves)
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.by ?? null;
}
