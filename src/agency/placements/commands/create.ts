import { sql } from "kysely";
import { feeOf, monthlyGross, splitOf, termsFor } from "#agency/fees/fee.ts";
import { agreedSplit } from "#agency/introductions/queries/shared/agreed-split.ts";
import { splitOfShare } from "#agency/introductions/split.ts";
import { withoutFee } from "#agency/job-orders/terms.ts";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import type { Hired } from "#hiring/applications/events.ts";
import type { Tx } from "#kit/db.ts";
import type { Currency } from "#platform/reference/terms.ts";
import { placementLife } from "../lifecycle.ts";
import { defaultShares } from "../terms.ts";
import { termsOf } from "./terms-of.ts";

/**
 * Creates the placement of an agency's applicant who was hired, with the fee of the accepted offer by the terms of the order. A
 * company that is no client of the agency has no terms, so there is no placement.
 */
export async function createPlacement(tx: Tx, { applicant, by, asOf }: Hired): Promise<void> {
  if (applicant.agency_id === null) return;
  const terms = await termsOf(tx, applicant.job_id);
  const offer = await tx
    .selectFrom("offers")
    .select(["monthly_salary", sql<Currency>`currency`.as("currency"), "start_date"])
    .where("applicant_id", "=", applicant.id)
    .where("status", "=", "accepted")
    .executeTakeFirst();
  if (!terms || !offer || offer.monthly_salary === null || offer.start_date === null) return;
  const { monthly_salary: amount, currency, start_date } = offer;
  const salary = { amount, currency, period: "month", netBy: null } as const;
  const monthly_gross = monthlyGross(salary);
  const replaces_id = await replacedBy(tx, applicant.job_id);
  const money = termsFor(
    replaces_id === null ? terms : { ...terms, ...withoutFee, fee_fixed: null },
    currency,
  );
  const { fee } = feeOf(money.terms, monthly_gross, money.currency);
  const { id } = await tx
    .insertInto("placements")
    .values({
      agency_id: applicant.agency_id,
      client_id: terms.client_id,
      job_id: applicant.job_id,
      applicant_id: applicant.id,
      status: placementLife.check("create", "system", "none", none),
      start_date,
      salary_amount: amount,
      salary_period: salary.period,
      salary_basis: "gross",
      currency: money.currency,
      monthly_gross,
      ...money.terms,
      fee,
      replaces_id,
      payment_days: terms.payment_days,
      warranty_days: terms.warranty_days,
      warranty_basis: terms.warranty_basis,
      created_at: asOf,
      created_by: by?.accountId ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const splits = await usualShares(tx, applicant, { ...terms, by: by?.accountId ?? null });
  await insertSplits(tx, { id, fee, currency: money.currency }, splits);
  await recordApplicant(tx, "placement_create", applicant, { by, at: asOf, data: { placement: id } });
}

const none = {
  started: false,
  due: false,
  fee: 0,
  requested: 0,
  remedied: false,
  isReplacement: false,
  replaceable: false,
  abandoned: false,
};

/** Returns the placement whose person the order of a job replaces; null for a job with a fee. */
async function replacedBy(tx: Tx, jobId: number): Promise<number | null> {
  const order = await tx
    .selectFrom("job_orders")
    .select("replaces_placement_id")
    .where("job_id", "=", jobId)
    .executeTakeFirst();
  return order?.replaces_placement_id ?? null;
}

/**
 * Returns the default shares of a fee. With an agreement about the person, the colleague who asked for it and the owner of the person divide
 * the sourcer's share.
 */
async function usualShares(
  tx: Tx,
  applicant: Hired["applicant"],
  { owner_id, am_id, by }: { owner_id: number | null; am_id: number | null; by: number | null },
): Promise<Share[]> {
  const people = { bd: owner_id ?? by, am: am_id ?? by, sourcer: applicant.owner_id ?? by };
  const agreed = await agreedSplit(tx, applicant.id);
  return defaultShares.flatMap(({ role, bps }): Share[] => {
    if (role !== "sourcer" || !agreed) return [{ account_id: people[role], role, bps }];
    const { asker_id, owner_id: owner } = agreed;
    if (owner === asker_id) return [{ account_id: asker_id, role, bps }];
    const parts = splitOfShare(bps, agreed.bps);
    return [
      { account_id: asker_id, role, bps: parts.asker },
      { account_id: owner, role, bps: parts.owner },
    ];
  });
}

interface Share {
  account_id: number | null;
  role: string;
  bps: number;
}

/** Replaces the splits of a placement. @param shares add up to 10,000 basis points */
export async function insertSplits(
  tx: Tx,
  placement: { id: number; fee: number; currency: Currency },
  shares: readonly Share[],
): Promise<void> {
  const amounts = splitOf(
    placement.fee,
    shares.map(({ bps }) => bps),
    placement.currency,
  );
  await tx.deleteFrom("placement_splits").where("placement_id", "=", placement.id).execute();
  await tx
    .insertInto("placement_splits")
    .values(
      shares.map(({ account_id, role, bps }, position) => ({
        placement_id: placement.id,
        position,
        account_id,
        role,
        bps,
        amount: amounts[position] ?? 0,
      })),
    )
    .execute();
}
