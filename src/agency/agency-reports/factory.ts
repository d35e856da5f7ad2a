import { makeInvoice } from "#agency/invoices/factory.ts";
import type { makeAgencyWithClient } from "#agency/placements/factory.ts";
import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";

type Desk = Awaited<ReturnType<typeof makeAgencyWithClient>>;
interface Given {
  db: Reader;
  desk: Desk;
  clients: readonly Desk["client"][];
  random: (most: number) => number;
  asOf: Date;
}

/** Inserts payment requests of several ages: unpaid, paid in part, void, with a reversed payment and about no placement. */
export async function makeRequests(given: Given) {
  const { db, desk, clients, random, asOf } = given;
  const placements = await db
    .selectFrom("placements")
    .select(["id", "client_id"])
    .where("agency_id", "=", desk.agency.id)
    .orderBy("id")
    .execute();
  const about = [...placements, ...clients.map(({ id }) => ({ id: null, client_id: id }))];
  for (const { id, client_id } of about) {
    const client = clients.find((each) => each.id === client_id)!;
    const at = new Date(asOf.getTime() - random(150) * day);
    const invoice = await makeInvoice(db, { ...desk, client }, { at, status: "draft" });
    await issue(given, { id: invoice.id, placementId: id, at });
  }
}

/** Issues a draft with two lines, one of which is about no placement. */
async function issue(
  { db, random }: Given,
  { id, placementId, at }: { id: number; placementId: number | null; at: Date },
) {
  const lines = [
    { position: 0, placement_id: placementId, amount: 7_000_001 + random(9_000_000), kind: "fee" },
    { position: 1, placement_id: null, amount: 333_333, kind: "other" },
  ];
  await db.deleteFrom("invoice_lines").where("invoice_id", "=", id).execute();
  await db
    .insertInto("invoice_lines")
    .values(lines.map((line) => ({ ...line, invoice_id: id, text: "Phí dịch vụ" })))
    .execute();
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const vat = Math.round(net * 0.08);
  const paid = random(3) === 0 ? 0 : 1 + random(net);
  const party = JSON.stringify({ name: "Hoa Sen", tax_code: null, address: "1 Lê Lợi" });
  const isVoid = paid === 0 && random(2) === 0;
  await db
    .updateTable("invoices")
    .set({
      net,
      vat,
      total: net + vat,
      vat_bps: 800,
      vat_kind: "standard",
      paid,
      seller: party,
      buyer: party,
    })
    .set({ tax_date: dayOf(at), due_date: addDays(dayOf(at), 15), number: `G-${id}`, issued_at: at })
    .set({ status: isVoid ? "void" : paid > 0 ? "part_paid" : "issued" })
    .where("id", "=", id)
    .execute();
  if (paid === 0) return;
  const payment = { invoice_id: id, paid_on: addDays(dayOf(at), random(20)), created_at: at };
  await db
    .insertInto("payments")
    .values([
      { ...payment, amount: paid, reversed_at: null },
      { ...payment, amount: 5, reversed_at: at },
    ])
    .execute();
}
