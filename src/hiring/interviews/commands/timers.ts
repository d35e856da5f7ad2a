import { sql } from "kysely";
import { aboutApplicant } from "#hiring/applications/commands/notify.ts";
import { rejectMailDelayMinutes } from "#hiring/applications/terms.ts";
import { hour, minute } from "#kit/clock.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { queueMails } from "#kit/mail.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { openInterviews } from "../lifecycle.ts";
import { interviewOver } from "../mails.ts";
import { outcomeAsked } from "../notifications.ts";
import { interviews } from "../queries/shared.ts";
import { endReasons, reminderHours } from "../terms.ts";
import { endInterviewsOf } from "./change.ts";
import { factsOf, notifyAll, peopleOf, type TokenOf, topicOf } from "./notify.ts";

/** Limit of rows in one transaction. */
const batch = 100;

/**
 * Cancels the interviews of ended applications, reminds candidates a day ahead, and requests feedback from interviewers after the
 * end. Each row is claimed and handled in one transaction, so a run can be repeated.
 */
export async function runInterviewTimers(
  database: Database,
  asOf: Date,
  tokenOf: TokenOf,
): Promise<{ ended: number; reminded: number; over: number }> {
  const all = async (step: (tx: Tx) => Promise<number>) => {
    let done = 0;
    for (;;) {
      const now = await inTransaction(database, step);
      done += now;
      if (now < batch) return done;
    }
  };
  return {
    ended: await all((tx) => endOfEnded(tx, asOf, tokenOf)),
    reminded: await all((tx) => remind(tx, asOf, tokenOf)),
    over: await all((tx) => requestOutcomes(tx, asOf)),
  };
}

/** Cancels interviews of ended applications. A rejection that can still be undone is skipped, because the mail would reveal it. */
async function endOfEnded(tx: Tx, asOf: Date, tokenOf: TokenOf): Promise<number> {
  const announced = new Date(asOf.getTime() - rejectMailDelayMinutes * minute);
  const { rows } = await sql<{ id: number; outcome: string }>`
    SELECT a.id, a.outcome FROM applicants a
    WHERE a.outcome <> 'active' AND a.stage_changed_at <= ${announced} AND EXISTS (
      SELECT FROM interviews i WHERE i.applicant_id = a.id
        AND i.status IN ${literals(openInterviews)} AND i.starts_at > ${asOf})
    ORDER BY a.id LIMIT ${batch} FOR NO KEY UPDATE OF a SKIP LOCKED`.execute(tx);
  for (const { id, outcome } of rows) {
    const reasonId = outcome === "withdrawn" ? endReasons.withdrawn : endReasons.rejected;
    await endInterviewsOf(tx, id, { reasonId, asOf, tokenOf });
  }
  return rows.length;
}

async function remind(tx: Tx, asOf: Date, tokenOf: TokenOf): Promise<number> {
  const soon = new Date(asOf.getTime() + reminderHours * hour);
  const claimed = await tx
    .updateTable("interviews as i")
    .set({ reminded_at: asOf })
    .where("i.id", "in", (eb) =>
      eb
        .selectFrom("interviews as d")
        .innerJoin("applicants as a", "a.id", "d.applicant_id")
        .select("d.id")
        .where("d.status", "in", openInterviews)
        .where("d.starts_at", ">", asOf)
        .where("d.starts_at", "<=", soon)
        .where("d.reminded_at", "is", null)
        // A candidate who was invited within the last day needs no reminder.
        .where("d.created_at", "<=", new Date(asOf.getTime() - reminderHours * hour))
        .where("a.outcome", "=", "active")
        .orderBy("d.id")
        .limit(batch)
        .forNoKeyUpdate("d")
        .skipLocked(),
    )
    .returning("i.id")
    .execute();
  for (const { id } of claimed) await notifyAll(tx, id, "reminder", { asOf, tokenOf });
  return claimed.length;
}

async function requestOutcomes(tx: Tx, asOf: Date): Promise<number> {
  const claimed = await tx
    .updateTable("interviews as i")
    .set({ asked_at: asOf })
    .where("i.id", "in", (eb) =>
      eb
        .selectFrom("interviews as d")
        .select("d.id")
        .where("d.status", "in", openInterviews)
        .where(sql<boolean>`d.starts_at + d.minutes * interval '1 minute' <= ${asOf}`)
        .where("d.asked_at", "is", null)
        .orderBy("d.id")
        .limit(batch)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning("i.id")
    .execute();
  for (const { id } of claimed) await requestOutcome(tx, id, asOf);
  return claimed.length;
}

async function requestOutcome(tx: Tx, id: number, asOf: Date): Promise<void> {
  const row = await interviews(tx).where("i.id", "=", id).executeTakeFirstOrThrow();
  const { candidate, job, starts_at } = factsOf(row);
  const props = { candidate, job, applicant: row.applicant_id };
  const ids = row.interviewers.map((each) => each.id);
  const readers = await peopleOf(tx, ids);
  await queueMails(
    tx,
    interviewOver,
    readers.map((reader) => ({
      ...reader,
      about: aboutApplicant(row.applicant_id),
      props: { ...props, starts_at, interview: id },
    })),
  );
  await notify(tx, outcomeAsked, { to: ids, about: topicOf(id), props, at: asOf });
}
