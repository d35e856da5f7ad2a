import { sql } from "kysely";
import { issuedInvoices, unpaidInvoices } from "#agency/invoices/lifecycle.ts";
import { rangeOf } from "#hiring/reports/period.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { Currency } from "#platform/reference/terms.ts";
import { type DeskScope, ownOnly } from "./shared.ts";

/**
 * Returns the fees of the month by currency. A member's booked fees are the member's shares; payment requests are those of the
 * clients whose AM the reader is (consoles A.10).
 */
export async function feesOfMonth(db: Reader, scope: DeskScope) {
  const { actor, asOf, view } = scope;
  const { from, to } = rangeOf("this_month", asOf);
  const [first, next] = [dayOf(from), dayOf(to)];
  const me = actor.accountId;
  const booked =
    view === "team"
      ? sql`SELECT p.currency, p.fee AS amount`
      : sql`SELECT p.currency, (SELECT coalesce(sum(s.amount), 0) FROM placement_splits s
          WHERE s.placement_id = p.id AND s.account_id = ${me}) AS amount`;
  const { rows } = await sql<{
    currency: Currency;
    booked: number;
    requested: number;
    paid: number;
    overdue: number;
  }>`
    WITH own AS (
      SELECT i.id, i.currency, i.status, i.tax_date, i.due_date, i.net, i.total, i.adjusted, i.paid, i.vat_bps, i.adjusts_id
      FROM invoices i JOIN clients c ON c.id = i.client_id
      WHERE i.agency_id = ${actor.agencyId} AND i.status IN ${literals(issuedInvoices)}
        AND ${ownOnly(scope, sql`c.am_id = ${me}`)}),
    amounts AS (
      SELECT b.currency, b.amount::numeric AS booked, 0::numeric AS requested, 0::numeric AS paid, 0::numeric AS overdue
      FROM (${booked} FROM placements p
        WHERE p.agency_id = ${actor.agencyId} AND p.created_at >= ${from} AND p.created_at < ${to}) b
      UNION ALL
      SELECT i.currency, 0, i.net, 0, 0 FROM own i WHERE i.tax_date >= ${first} AND i.tax_date < ${next}
      UNION ALL
      SELECT i.currency, 0, 0, y.amount * 10000.0 / (10000 + i.vat_bps), 0 FROM payments y JOIN own i ON i.id = y.invoice_id
      WHERE y.reversed_at IS NULL AND y.paid_on >= ${first} AND y.paid_on < ${next}
      UNION ALL
      SELECT i.currency, 0, 0, 0, i.total + i.adjusted - i.paid FROM own i
      WHERE i.status IN ${literals(unpaidInvoices)} AND i.adjusts_id IS NULL AND i.due_date < ${dayOf(asOf)})
    SELECT currency, sum(booked)::bigint AS booked, sum(requested)::bigint AS requested,
      round(sum(paid))::bigint AS paid, sum(overdue)::bigint AS overdue
    FROM amounts GROUP BY currency
    HAVING sum(booked) <> 0 OR sum(requested) <> 0 OR sum(paid) <> 0 OR sum(overdue) <> 0
    ORDER BY (currency <> 'VND'), currency`.execute(db);
  return rows;
}
