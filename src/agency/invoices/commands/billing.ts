import { sql } from "kysely";
import { storeBilling } from "#agency/placements/commands/billing.ts";
import { type Tx, transition } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { type Doer, record } from "#people/activities/commands.ts";
import { type InvoiceStatus, invoiceLife, issuedInvoices, liveInvoices } from "../lifecycle.ts";
import { factsOf, type InvoiceRow, invoices } from "../queries/shared/find.ts";

interface About {
  by: Doer;
  at: Date;
}

/** Stores the parts of fees in payment requests with the placements of a request. */
export async function updatePlacements(tx: Tx, row: InvoiceRow, about: About): Promise<void> {
  const ids = [...new Set(row.lines.flatMap(({ placement_id }) => placement_id ?? []))].sort((a, b) => a - b);
  for (const id of ids) {
    const { rows } = await sql<{ requested: number; issued: number; paid: boolean }>`
      SELECT
        coalesce(sum(l.fee_amount) FILTER (WHERE i.status IN ${literals(liveInvoices)}
          AND NOT (i.status = 'draft' AND i.replaces_id IS NOT NULL)), 0)::bigint AS requested,
        coalesce(sum(l.fee_amount) FILTER (WHERE i.status IN ${literals(issuedInvoices)}), 0)::bigint AS issued,
        coalesce(bool_and(i.status = 'paid') FILTER (WHERE i.status IN ${literals(issuedInvoices)}), false) AS paid
      FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id
      WHERE l.placement_id = ${id} AND i.adjusts_id IS NULL`.execute(tx);
    const [billing] = rows;
    if (billing) await storeBilling(tx, id, billing, about);
  }
}

/** Moves an issued request to the status that follows from its payments and adjustments, and its placements with it. */
export async function settle(tx: Tx, id: number, about: About): Promise<void> {
  const row = await invoices(tx).where("i.id", "=", id).executeTakeFirstOrThrow();
  const to = (invoiceLife.next("settle", "system", row.status, factsOf(row)) ?? row.status) as InvoiceStatus;
  if (to !== row.status) await changeStatus(tx, row, to, {});
  await updatePlacements(tx, row, about);
}

/** Changes the status of a request by compare-and-set. */
export async function changeStatus(
  tx: Tx,
  row: InvoiceRow,
  to: InvoiceStatus,
  set: Parameters<typeof transition<"invoices">>[3]["set"] & object,
): Promise<void> {
  const change = { from: { status: row.status }, to: { status: to }, set };
  const refusal = { code: "invoice_state_changed", now: async () => row.status };
  await transition(tx, "invoices", row.id, change, refusal);
}

/** Records a change of a request in the log of the agency. */
export async function recordInvoice(
  tx: Tx,
  row: InvoiceRow,
  {
    status,
    number = row.number,
    note = null,
  }: { status: string; number?: string | null; note?: string | null },
  { by, at }: About,
): Promise<void> {
  const data = { invoice: row.id, number, status, note };
  const { company_id: companyId, agency_id: agencyId } = row;
  await record(tx, { kind: "invoice_status", by, at, companyId, agencyId, jobId: null, data });
}
