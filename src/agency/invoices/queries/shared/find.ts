import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { Currency, VatKind } from "#platform/reference/terms.ts";
import {
  type InvoiceFacts,
  type InvoiceRole,
  type InvoiceStatus,
  issuedInvoices,
  liveInvoices,
} from "../../lifecycle.ts";
import { invoiceRole } from "../../policy.ts";
import type { LineKind } from "../../terms.ts";

export interface Line {
  kind: LineKind;
  text: string;
  amount: number;
  fee_amount: number;
  placement_id: number | null;
}

/** A side of a payment request, as printed on it. */
export interface Party {
  name: string;
  tax_code: string | null;
  address: string | null;
  /** The bank account, of a seller. */
  bank?: string | null;
}

/** Selects payment requests with their client, and with the requests that they adjust or replace. */
export function invoices(db: Reader) {
  return db
    .selectFrom("invoices as i")
    .innerJoin("clients as c", "c.id", "i.client_id")
    .leftJoin("invoices as o", (on) => on.on(sql<boolean>`o.id = coalesce(i.adjusts_id, i.replaces_id)`))
    .selectAll("i")
    .select(["c.name as client_name", "c.company_id", "c.am_id", "o.number as original_number"])
    .select([
      sql<InvoiceStatus>`i.status`.as("status"),
      sql<Currency>`i.currency`.as("currency"),
      sql<VatKind>`i.vat_kind`.as("vat_kind"),
      sql<number | null>`i.rate::float8`.as("rate"),
      sql<Party | null>`i.seller`.as("seller"),
      sql<Party | null>`i.buyer`.as("buyer"),
      sql<boolean>`EXISTS (SELECT FROM invoices f WHERE f.status IN ${literals(liveInvoices)}
        AND (f.adjusts_id = i.id OR f.replaces_id = i.id))`.as("followed"),
      sql<boolean>`EXISTS (SELECT FROM invoices f WHERE f.replaces_id = i.id)`.as("has_replacement"),
      sql<
        Line[]
      >`(SELECT coalesce(json_agg(json_build_object('kind', l.kind, 'text', l.text, 'amount', l.amount,
        'fee_amount', l.fee_amount, 'placement_id', l.placement_id) ORDER BY l.position), '[]')
        FROM invoice_lines l WHERE l.invoice_id = i.id)`.as("lines"),
    ]);
}

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoices>["execute"]>>[number];

/**
 * Returns a payment request of the actor's agency with the actor's role. `lock` locks its row until the transaction ends.
 * @throws Problem 404
 */
export async function findInvoice(
  db: Reader,
  actor: Pick<ConsultantActor, "accountId" | "agencyId" | "isAdmin">,
  id: number,
  lock = false,
): Promise<InvoiceRow & { role: InvoiceRole }> {
  if (lock) await lockInvoice(db, id);
  const row = await invoices(db)
    .where("i.id", "=", id)
    .where("i.agency_id", "=", actor.agencyId)
    .executeTakeFirst();
  const role = row ? invoiceRole(actor, row) : null;
  if (!row || role === null) throw notFound();
  return { ...row, role };
}

/** Locks a payment request before it is read, so that the read sees the changes of the transaction it waited for. */
export async function lockInvoice(db: Reader, id: number): Promise<void> {
  await db.selectFrom("invoices").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** Returns the facts of a payment request for its lifecycle. */
export function factsOf(row: InvoiceRow): InvoiceFacts {
  return {
    eInvoice: row.e_number !== null,
    paid: row.paid,
    owed: (row.total ?? 0) + row.adjusted,
    isAdjustment: row.adjusts_id !== null,
    isFollowUp: row.adjusts_id !== null || row.replaces_id !== null,
    followed: row.followed,
    hasReplacement: row.has_replacement,
  };
}

/** Returns a request that the client owes or has paid; null for others. */
export async function issuedRow(db: Reader, id: number): Promise<InvoiceRow | null> {
  const row = await invoices(db)
    .where("i.id", "=", id)
    .where("i.status", "in", [...issuedInvoices])
    .executeTakeFirst();
  return row ?? null;
}
