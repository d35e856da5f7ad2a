import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { openInterviews } from "../lifecycle.ts";
import { endFeed } from "./feed.ts";
import { notifyNewInterviewer } from "./notify.ts";

/** Moves the future interviews and the offered times of a leaving member to the heir. */
export async function handOverInterviews(
  tx: Tx,
  { by, leaver, heir, asOf }: { by: HiringActor; leaver: number; heir: number | null; asOf: Date },
): Promise<void> {
  await endFeed(tx, leaver);
  if (heir === null) return;
  const { scope } = by;
  const coming = await tx
    .selectFrom("interviews as i")
    .innerJoin("interview_interviewers as w", "w.interview_id", "i.id")
    .select("i.id")
    .where(inScope("i", scope))
    .where("w.account_id", "=", leaver)
    .where("i.status", "in", openInterviews)
    .where("i.starts_at", ">", asOf)
    .orderBy("i.id")
    .execute();
  await sql`UPDATE interview_invites v
    SET interviewer_ids = ARRAY(SELECT DISTINCT unnest(array_replace(v.interviewer_ids, ${leaver}, ${heir})))
    FROM applicants a WHERE a.id = v.applicant_id AND ${inScope("a", scope)}
      AND ${leaver} = ANY(v.interviewer_ids)`.execute(tx);
  for (const { id } of coming) {
    await tx
      .deleteFrom("interview_interviewers")
      .where("interview_id", "=", id)
      .where("account_id", "=", leaver)
      .execute();
    const added = await tx
      .insertInto("interview_interviewers")
      .values({ interview_id: id, account_id: heir })
      .onConflict((conflict) => conflict.doNothing())
      .returning("account_id")
      .executeTakeFirst();
    if (added) await notifyNewInterviewer(tx, id, heir, asOf);
  }
}
