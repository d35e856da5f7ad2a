import type { Insertable } from "kysely";
import { feeOf, splitOf, vatOf } from "#agency/fees/fee.ts";
import { lastWarrantyDay } from "#agency/fees/warranty.ts";
import type { InvoiceStatus } from "#agency/invoices/lifecycle.ts";
import { lineTexts } from "#agency/invoices/messages.vi.ts";
import { withoutFee } from "#agency/job-orders/terms.ts";
import type { PlacementStatus } from "#agency/placements/lifecycle.ts";
import { checkInDays, checkInSides, defaultShares, lastCheckIn } from "#agency/placements/terms.ts";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { addDays, dayOf, momentOf, yearOf } from "#platform/reference/calendar.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { vatRateOn } from "#platform/reference/vat.ts";
import type { Holidays } from "#platform/reference/working-days.ts";
import type { DB } from "../../../../../db/types.ts";
import { agencySeeds } from "../../agency/seeds.ts";
import type { Introduced } from "./boards.ts";
import type { Desk } from "./facts.ts";
import { startOf } from "./meetings.ts";

/** The states of the fees of hired people, the first hired first; later ones are at the beginning of their work. */
const plans: readonly (readonly [PlacementStatus, InvoiceStatus | null])[] = [
  ["paid", "paid"],
  ["paid", "paid"],
  ["paid", "paid"],
  ["failed_probation", "paid"],
  ["replacement", "paid"],
  ["paid", "paid"],
  ["invoiced", "part_paid"],
  ["canceled", null],
  ["invoiced", "issued"],
  ["invoiced", "issued"],
  ["onboarding", "draft"],
];

interface Placed {
  id: number;
  of: Introduced;
  status: PlacementStatus;
  invoice: InvoiceStatus | null;
  start: string;
  started: boolean;
  fee: number;
}

/** Inserts the placements of the hired people with their fees, payment requests and payments. */
export async function addFees(tx: Tx, desk: Desk, introduced: readonly Introduced[]): Promise<void> {
  const hired = introduced
    .filter(({ stage }) => stage === "hired")
    .toSorted((a, b) => Number(a.movedAt) - Number(b.movedAt));
  const ids = await reserveIds(tx, "placements", hired.length);
  const placed = hired.map((of, index) =>
    placedOf(of, ids[index]!, plans[index] ?? ["onboarding", null], desk),
  );
  const holidays = await holidaysOf(tx);
  await insertMany(
    tx,
    "placements",
    placed.map((one) => placementRow(one, desk, holidays)),
  );
  await insertMany(
    tx,
    "placement_splits",
    placed.flatMap((one) => splitRows(one, desk)),
  );
  await insertMany(
    tx,
    "check_ins",
    placed.filter(({ started }) => started).flatMap((one) => checkInRows(one, desk)),
  );
  await addReplacement(tx, placed, introduced);
  const failed = placed.filter(({ status }) => status === "failed_probation");
  await insertMany(
    tx,
    "credits",
    failed.map(({ id, of }) => ({
      client_id: of.order.of.id,
      placement_id: id,
      created_at: desk.asOf,
      created_by: desk.admin,
    })),
  );
  await addRequests(tx, desk, placed);
}

/** Makes the order of the replacement free of a fee, for the person who left. */
async function addReplacement(
  tx: Tx,
  placed: readonly Placed[],
  introduced: readonly Introduced[],
): Promise<void> {
  const replaced = placed.find(({ status }) => status === "replacement");
  const order = introduced.find((one) => one.order.replacement === "replacement")?.order;
  if (!replaced || !order) return;
  await tx
    .updateTable("job_orders")
    .set({ ...withoutFee, replaces_placement_id: replaced.id, head_count: 1 })
    .where("id", "=", order.id)
    .execute();
}

/** Whether the person of a placement left within the warranty. */
const hasLeft = (status: PlacementStatus) => status === "failed_probation" || status === "replacement";

function placedOf(
  of: Introduced,
  id: number,
  [status, invoice]: readonly [PlacementStatus, InvoiceStatus | null],
  { asOf }: Desk,
): Placed {
  const start = startOf(of.movedAt);
  const started = status !== "canceled" && start <= dayOf(asOf);
  const terms = { fee_type: "percent", fee_bps: of.order.of.terms.fee_bps, fee_months: 12 } as const;
  const { fee } = feeOf({ ...terms, fee_min: null, fee_fixed: null }, of.pay, "VND");
  return { id, of, status, invoice, start, started, fee };
}

function placementRow(
  { id, of, status, invoice, start, started, fee }: Placed,
  { agencyId, admin, asOf }: Desk,
  holidays: Holidays,
): Insertable<DB["placements"]> {
  const { warranty_days, warranty_basis, fee_bps, payment_days } = of.order.of.terms;
  const failed = hasLeft(status);
  return {
    id,
    agency_id: agencyId,
    client_id: of.order.of.id,
    job_id: of.order.jobId,
    applicant_id: of.id,
    status,
    start_date: start,
    started_at: started ? momentOf(start, "09:00") : null,
    salary_amount: of.pay,
    salary_period: "month",
    salary_basis: "gross",
    currency: "VND",
    monthly_gross: of.pay,
    fee_type: "percent",
    fee_bps,
    fee_months: 12,
    fee,
    requested: invoice === null ? 0 : fee,
    payment_days,
    warranty_days,
    warranty_basis,
    warranty_until: started
      ? lastWarrantyDay(start, { days: warranty_days, basis: warranty_basis, holidays })
      : null,
    left_on: failed ? addDays(start, 40) : null,
    left_reason: failed ? 1 : null,
    left_note: failed ? "Nhận lời nơi khác." : null,
    created_at: new Date(Math.min(of.movedAt.getTime(), asOf.getTime())),
    created_by: admin,
  };
}

function splitRows({ id, fee }: Placed, { admin, am, sourcer }: Desk): Insertable<DB["placement_splits"]>[] {
  const people = { bd: admin, am, sourcer };
  const amounts = splitOf(
    fee,
    defaultShares.map(({ bps }) => bps),
    "VND",
  );
  return defaultShares.map(({ role, bps }, position) => ({
    placement_id: id,
    position,
    account_id: people[role],
    role,
    bps,
    amount: amounts[position]!,
  }));
}

/** Returns what was recorded in talks with the person and the client. The latest talk of every third placement is still due. */
function checkInRows({ id, start, status, of }: Placed, { am, asOf }: Desk): Insertable<DB["check_ins"]>[] {
  const failed = hasLeft(status);
  const today = dayOf(asOf);
  const talks = checkInDays.flatMap((day) => {
    const date = addDays(start, day === "last" ? of.order.of.terms.warranty_days - lastCheckIn : Number(day));
    return date < today ? checkInSides.map((side) => ({ day, side, date })) : [];
  });
  return talks.slice(0, id % 3 === 0 ? -1 : undefined).map(({ day, side, date }) => {
    const isUnsure = failed && day === "30";
    return {
      placement_id: id,
      day,
      side,
      answer: isUnsure ? "unsure" : "good",
      note: isUnsure ? "Công việc khác với mô tả." : null,
      at: momentOf(date, "10:00"),
      by_id: am,
    };
  });
}

/** Inserts the payment requests. A request is a draft while its lines are inserted (the trigger of issued requests). */
async function addRequests(tx: Tx, desk: Desk, placed: readonly Placed[]): Promise<void> {
  const requested = placed.filter(({ invoice }) => invoice !== null);
  const ids = await reserveIds(tx, "invoices", requested.length);
  await insertMany(
    tx,
    "invoices",
    requested.map(({ of, fee, start }, index) => ({
      id: ids[index]!,
      agency_id: desk.agencyId,
      client_id: of.order.of.id,
      status: "draft",
      currency: "VND",
      vat_kind: "standard",
      net: fee,
      payment_days: of.order.of.terms.payment_days,
      created_at: momentOf(start, "10:00"),
      created_by: desk.am,
    })),
  );
  await insertMany(
    tx,
    "invoice_lines",
    requested.map(({ id, of, fee }, index) => ({
      invoice_id: ids[index]!,
      position: 0,
      placement_id: id,
      kind: "fee",
      text: `${lineTexts.fee}: ${of.order.role[4]}`,
      amount: fee,
      fee_amount: fee,
    })),
  );
  const last = new Map<number, number>();
  for (const [index, one] of requested.entries())
    if (one.invoice !== "draft") await issue(tx, desk, one, { id: ids[index]!, last });
  await insertMany(
    tx,
    "invoice_numbers",
    [...last].map(([year, number]) => ({ agency_id: desk.agencyId, year, last: number })),
  );
}

/** Issues a request on the first day of work, and records its payments. @param last the last number of each year */
async function issue(
  tx: Tx,
  { agencyId, am, asOf }: Desk,
  { of, start, fee, invoice }: Placed,
  { id, last }: { id: number; last: Map<number, number> },
): Promise<void> {
  const { billing, terms } = of.order.of;
  const { bps } = await vatRateOn(tx, "standard", start);
  const vat = vatOf(fee, bps);
  const total = fee + vat;
  const year = yearOf(momentOf(start));
  last.set(year, (last.get(year) ?? 0) + 1);
  const { legalName, address, bankName, bankAccount, invoicePrefix } = agencySeeds.agency;
  const { tax_code } = await tx
    .selectFrom("agencies")
    .select("tax_code")
    .where("id", "=", agencyId)
    .executeTakeFirstOrThrow();
  const paid = invoice === "paid" ? total : invoice === "part_paid" ? Math.round(total / 2) : 0;
  await tx
    .updateTable("invoices")
    .set({
      status: invoice as InvoiceStatus,
      number: `${invoicePrefix}-${year}-${String(last.get(year)).padStart(4, "0")}`,
      tax_date: start,
      due_date: addDays(start, terms.payment_days),
      vat_bps: bps,
      vat,
      total,
      paid,
      seller: JSON.stringify({
        name: legalName,
        tax_code,
        address,
        bank: `${legalName}, ${bankAccount}, ${bankName}`,
      }),
      buyer: JSON.stringify(billing),
      issued_at: momentOf(start, "11:00"),
    })
    .where("id", "=", id)
    .execute();
  if (paid === 0) return;
  const paidOn = addDays(start, Math.min(terms.payment_days, 12));
  await tx
    .insertInto("payments")
    .values({
      invoice_id: id,
      amount: paid,
      paid_on: paidOn,
      reference: "CK ngân hàng",
      created_at: new Date(Math.min(momentOf(paidOn, "15:00").getTime(), asOf.getTime())),
      created_by: am,
    })
    .execute();
}
