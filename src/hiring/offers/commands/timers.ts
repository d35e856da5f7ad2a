import { sql } from "kysely";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { rejectMailDelayMinutes } from "#hiring/applications/terms.ts";
import { minute } from "#kit/clock.ts";
import { type Database, inTransaction, type Tx, transition } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { offerLife, openOffers } from "../lifecycle.ts";
import { offers } from "../queries/shared.ts";
import { notifyCandidate, notifyRecruitersOf, type OfferToken } from "./notify.ts";
import { aboutOf, factsOf, now } from "./write.ts";

/** Limit of offers in one transaction. */
const batch = 100;

async function inBatches(database: Database, step: (tx: Tx) => Promise<number>): Promise<number> {
  for (let ended = 0; ; ) {
    const done = await inTransaction(database, step);
    ended += done;
    if (done < batch) return ended;
  }
}

/** Ends the offers that were not answered in time, and notifies both sides. @returns the number of ended offers */
export async function expireOffers(database: Database, asOf: Date, tokenOf: OfferToken): Promise<number> {
  return inBatches(database, async (tx) => {
    const due = await tx
      .selectFrom("offers")
      .select("id")
      .where("status", "=", "pending")
      .where("valid_until", "<", dayOf(asOf))
      .orderBy("id")
      .limit(batch)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id } of due) {
      const row = await endOffer(tx, id, "expire", asOf);
      if (row.outcome !== "active") continue;
      await notifyCandidate(tx, row, "expired", { asOf, tokenOf });
      await notifyRecruitersOf(tx, row, "expired", { note: null, asOf });
    }
    return due.length;
  });
}

/**
 * Ends the offers of ended applications. A sent offer is declined if its candidate withdrew; other offers are canceled. A rejection
 * that can still be undone is skipped, because the mail would reveal it.
 * @returns the number of ended offers
 */
export async function endOffersOfEnded(database: Database, asOf: Date, tokenOf: OfferToken): Promise<number> {
  const announced = new Date(asOf.getTime() - rejectMailDelayMinutes * minute);
  return inBatches(database, async (tx) => {
    const { rows } = await sql<{ id: number; outcome: string; sent: boolean }>`
      SELECT o.id, a.outcome, o.sent_at IS NOT NULL AS sent
      FROM applicants a JOIN offers o ON o.applicant_id = a.id JOIN pipeline_stages s ON s.id = a.stage_id
      WHERE o.status IN ${literals(openOffers)} AND a.outcome <> 'active'
        AND a.stage_changed_at <= ${announced} AND s.kind <> ${stageKinds.hired}
      ORDER BY a.id LIMIT ${batch} FOR NO KEY UPDATE OF a, o SKIP LOCKED`.execute(tx);
    for (const { id, outcome, sent } of rows) {
      const row = await endOffer(tx, id, outcome === "withdrawn" && sent ? "decline" : "cancel", asOf);
      if (outcome !== "withdrawn" && sent) await notifyCandidate(tx, row, "canceled", { asOf, tokenOf });
    }
    return rows.length;
  });
}

/** Ends the open offer of an application that its candidate has withdrawn, even an accepted one. */
export async function declineOffersOf(tx: Tx, applicantId: number, asOf: Date): Promise<void> {
  const open = await tx
    .selectFrom("offers")
    .select(["id", "sent_at"])
    .where("applicant_id", "=", applicantId)
    .where("status", "in", openOffers)
    .forNoKeyUpdate()
    .execute();
  for (const { id, sent_at } of open) await endOffer(tx, id, sent_at ? "decline" : "cancel", asOf);
}

async function endOffer(tx: Tx, id: number, verb: "expire" | "decline" | "cancel", asOf: Date) {
  const row = await offers(tx).where("o.id", "=", id).executeTakeFirstOrThrow();
  const to = offerLife.check(verb, "system", row.status, factsOf(row, asOf));
  await transition(tx, "offers", id, { from: { status: row.status }, to: { status: to } }, now(row));
  await recordApplicant(tx, "offer_status", aboutOf(row), {
    by: null,
    at: asOf,
    data: { offer: id, status: to },
  });
  return row;
}
