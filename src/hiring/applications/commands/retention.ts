import { day } from "#kit/clock.ts";
import { type Database, inTransaction, type Reader, type Tx } from "#kit/db.ts";
import { queueMail } from "#kit/mail.ts";
import { recordErasure } from "#platform/erasures/commands.ts";
import { dataGoes } from "../mails.ts";
import { dueBefore, erasureAfterWarning, warnedBefore } from "../retention-days.ts";
import { retentionChoices, warningDays } from "../terms.ts";
import { eraseApplicants } from "./erase.ts";
import { readerOf } from "./notify.ts";

/** Applicants per transaction: a crash loses at most the batch in work. */
const batchSize = 100;

/**
 * Erases the data of ended applications whose storage time is over (decisions §23), and warns candidates a week before. However
 * late it runs, it erases only data of candidates who were warned a week ago; a second run on a day does nothing.
 */
export async function endRetention(
  database: Database,
  asOf: Date,
): Promise<{ warned: number; erased: number }> {
  return {
    warned: await inBatches(database, (tx) => warn(tx, asOf)),
    erased: await inBatches(database, (tx) => erase(tx, asOf)),
  };
}

async function inBatches(database: Database, work: (tx: Tx) => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const done = await inTransaction(database, work);
    total += done;
    if (done < batchSize) return total;
  }
}

/** Selects the applicants whose storage time is over on the day of `asOf`, oldest first, by the index `applicants_kept`. */
function dueOn(db: Reader, asOf: Date) {
  const { endedBefore, consentedBefore } = dueBefore(asOf, retentionChoices[0]);
  return (
    db
      .selectFrom("applicants")
      .where("outcome", "<>", "active")
      .where("erased_at", "is", null)
      .where("stage_changed_at", "<", endedBefore)
      .where((eb) =>
        eb.or(
          retentionChoices.map((days) =>
            eb("kept_days", "=", days).and("stage_changed_at", "<", dueBefore(asOf, days).endedBefore),
          ),
        ),
      )
      .where((eb) => eb.or([eb("consent_at", "is", null), eb("consent_at", "<", consentedBefore)]))
      .orderBy("stage_changed_at")
      .orderBy("id")
      .limit(batchSize)
      .forNoKeyUpdate()
      // Locked rows are in work in another run.
      .skipLocked()
  );
}

async function warn(tx: Tx, asOf: Date): Promise<number> {
  const rows = await dueOn(tx, new Date(asOf.getTime() + warningDays * day))
    .select("id")
    .where("warned_at", "is", null)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.updateTable("applicants").set({ warned_at: asOf }).where("id", "in", ids).execute();
  const goes = erasureAfterWarning(asOf).toISOString();
  for (const id of ids) {
    const reader = await readerOf(tx, id);
    if (reader.to.account !== null)
      await queueMail(tx, dataGoes, { ...reader, props: { ...reader.props, goes } });
  }
  return ids.length;
}

async function erase(tx: Tx, asOf: Date): Promise<number> {
  const rows = await dueOn(tx, asOf)
    .select(["id", "applied_at as madeAt"])
    .where("warned_at", "<", warnedBefore(asOf))
    .execute();
  await eraseApplicants(
    tx,
    rows.map(({ id }) => id),
    asOf,
  );
  await recordErasure(tx, "applicant", rows, asOf);
  return rows.length;
}
