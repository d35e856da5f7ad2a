import { type RawBuilder, sql } from "kysely";
import { issuedInvoices, unpaidInvoices } from "#agency/invoices/lifecycle.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { ages, dsoDays } from "../terms.ts";
import {
  type AgencyReport,
  during,
  grouped,
  isCredited,
  monthOf,
  onDays,
  type ReportRows,
  rowsOf,
} from "./base.ts";

type Kind = "booked" | "invoiced" | "paid" | "lost";

/**
 * Returns the amounts of a kind, with their key.
 * @param of the tables that name a placement `p` (or null) and a client; `share` is the amount that split `s` gives to a person
 */
function amounts(
  report: AgencyReport,
  kind: Kind,
  of: {
    from: RawBuilder<unknown>;
    where: RawBuilder<unknown>;
    month: RawBuilder<unknown>;
    clientId: RawBuilder<unknown>;
    placementId: RawBuilder<unknown>;
    whole: RawBuilder<unknown>;
    share: RawBuilder<unknown>;
  },
): RawBuilder<unknown> {
  const { by, memberId } = report;
  const isShared = isCredited(report);
  const key = { month: of.month, person: sql`s.account_id::text`, client: sql`${of.clientId}::text` }[
    by as "month" | "person" | "client"
  ];
  // What belongs to no placement, such as a line by hand, is in the report by person without a person.
  const shares = isShared ? sql`LEFT JOIN placement_splits s ON s.placement_id = ${of.placementId}` : sql``;
  const amount = isShared ? sql`CASE WHEN s.bps IS NULL THEN ${of.whole} ELSE ${of.share} END` : of.whole;
  const limit = memberId === null ? sql`true` : sql`s.account_id = ${memberId}`;
  return sql`SELECT ${key} AS key, ${kind}::text AS kind, (${amount})::numeric AS amount
    FROM ${of.from} ${shares} WHERE ${of.where} AND ${limit}`;
}

/** The condition on payment requests `i` that count: issued ones in the currency of the report. */
const counted = ({ actor, currency }: AgencyReport) =>
  sql`i.agency_id = ${actor.agencyId} AND i.currency = ${currency} AND i.status IN ${literals(issuedInvoices)}`;

/**
 * Adds up the fees of the hires, payment requests by tax date, payments without VAT, and the fees of cancelled placements. Amounts
 * are those of the rows: a request in VND about a fee in another currency counts at its own rate.
 */
export async function fees(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const { agencyId } = report.actor;
  const ofPlacement = {
    clientId: sql`p.client_id`,
    placementId: sql`p.id`,
    whole: sql`p.fee`,
    share: sql`s.amount`,
  };
  const ofLine = { clientId: sql`i.client_id`, placementId: sql`l.placement_id` };
  const own = sql`p.agency_id = ${agencyId} AND p.currency = ${report.currency}`;
  // Without VAT, and divided among the lines of the request.
  const paid = sql`y.amount * 10000.0 / (10000 + i.vat_bps) * l.amount / nullif(i.net, 0)`;
  const kinds = ["booked", "invoiced", "paid", "lost"] as const;
  const rows = sql`
    ${amounts(report, "booked", {
      ...ofPlacement,
      from: sql`placements p`,
      where: sql`${own} AND ${during(report, sql`p.created_at`)}`,
      month: monthOf(report, sql`p.created_at`),
    })} UNION ALL
    ${amounts(report, "lost", {
      ...ofPlacement,
      from: sql`placements p JOIN activities e ON e.job_id = p.job_id AND e.kind = 'placement_status'
        AND e.data->>'status' = 'canceled' AND (e.data->>'placement')::bigint = p.id`,
      where: sql`${own} AND p.status = 'canceled' AND ${during(report, sql`e.at`)}`,
      month: monthOf(report, sql`e.at`),
    })} UNION ALL
    ${amounts(report, "invoiced", {
      ...ofLine,
      from: sql`invoices i JOIN invoice_lines l ON l.invoice_id = i.id`,
      where: sql`${counted(report)} AND ${onDays(report, sql`i.tax_date`)}`,
      month: sql`to_char(i.tax_date, 'YYYY-MM')`,
      whole: sql`l.amount`,
      share: sql`l.amount * s.bps / 10000.0`,
    })} UNION ALL
    ${amounts(report, "paid", {
      ...ofLine,
      from: sql`payments y JOIN invoices i ON i.id = y.invoice_id JOIN invoice_lines l ON l.invoice_id = i.id`,
      where: sql`${counted(report)} AND y.reversed_at IS NULL AND ${onDays(report, sql`y.paid_on`)}`,
      month: sql`to_char(y.paid_on, 'YYYY-MM')`,
      whole: paid,
      share: sql`${paid} * s.bps / 10000.0`,
    })}`;
  const sum = (kind: Kind) => sql`round(coalesce(sum(g.amount) FILTER (WHERE g.kind = ${kind}), 0))`;
  const { rows: groups } = await grouped(rows, kinds.map(sum)).execute(db);
  return rowsOf(report.by, groups);
}

/**
 * Returns the open balances by client and age, with VAT, and the days of sales outstanding: the balance ÷ the requests of the last
 * 90 days × 90. Members see the clients whose AM they are.
 */
export async function debt(db: Reader, report: AgencyReport): Promise<ReportRows> {
  const { memberId, asOf } = report;
  const today = dayOf(asOf);
  const own = memberId === null ? sql`true` : sql`c.am_id = ${memberId}`;
  const within = ([from, to]: (typeof ages)[number]) => {
    const days = sql`(${today}::date - g.due_date)`;
    return sql`coalesce(sum(g.balance) FILTER (WHERE ${from === null ? sql`true` : sql`${days} >= ${from}`}
      AND ${to === null ? sql`true` : sql`${days} <= ${to}`}), 0)`;
  };
  const rows = sql`SELECT i.client_id::text AS key, i.due_date,
      CASE WHEN i.status IN ${literals(unpaidInvoices)} AND i.adjusts_id IS NULL
        THEN i.total + i.adjusted - i.paid ELSE 0 END AS balance,
      CASE WHEN i.tax_date > ${addDays(today, -dsoDays)}::date THEN i.total ELSE 0 END AS recent
    FROM invoices i JOIN clients c ON c.id = i.client_id WHERE ${counted(report)} AND ${own}`;
  const dso = sql`sum(g.balance) * ${sql.lit(dsoDays)}.0 / nullif(sum(g.recent), 0)`;
  const { rows: groups } = await grouped(rows, [sql`sum(g.balance)`, ...ages.map(within), dso]).execute(db);
  const { rows: clients, total } = rowsOf("client", groups);
  return { rows: clients.filter(({ values }) => values[0] !== 0), total };
}
