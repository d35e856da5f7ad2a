import type { deskOf } from "#agency/placements/factory.ts";
import type { Reader } from "#kit/db.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";

type Desk = Awaited<ReturnType<typeof deskOf>>;
let serial = 0;

/** Inserts a payment request of 1 million VND without VAT: a draft, or an issued one. */
export async function makeInvoice(
  db: Reader,
  { agency, client }: Desk,
  { at, status = "issued" }: { at: Date; status?: "draft" | "issued" },
) {
  const shared = { agency_id: agency.id, client_id: client.id, currency: "VND", payment_days: 15 };
  const { id } = await db
    .insertInto("invoices")
    .values({ ...shared, status: "draft", vat_kind: "not_subject", net: 1_000_000, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = { invoice_id: id, position: 0, kind: "other", text: "Tư vấn", amount: 1_000_000 };
  await db.insertInto("invoice_lines").values(line).execute();
  if (status === "draft") return { id };
  const today = dayOf(at);
  const party = JSON.stringify({ name: "Hoa Sen", tax_code: null, address: "1 Lê Lợi" });
  await db
    .updateTable("invoices")
    .set({ status, number: `TEST-2026-${++serial}`, tax_date: today, due_date: addDays(today, 15) })
    .set({ vat_bps: 0, vat: 0, total: 1_000_000, seller: party, buyer: party, issued_at: at })
    .where("id", "=", id)
    .execute();
  return { id };
}
