import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal } from "#test/api.ts";
import { agencyReports } from "./contract.ts";
import { reportNames } from "./terms.ts";
import { type Compared, comparedBusiness, firstOf, submitted, sum, yearStart } from "./testing/compare.ts";
import { credit, localMonth } from "./testing/plain.ts";

let compared: Compared;
let business: Compared["business"];
let same: Compared["same"];
beforeAll(async () => {
  compared = await comparedBusiness();
  ({ business, same } = compared);
});
const events = () =>
  ({
    submissions: firstOf(compared, submitted),
    interviews: firstOf(compared, sql`kind = 'interview_schedule'`),
    offers: firstOf(compared, sql`kind = 'offer_send'`),
    starts: sql`first AS (SELECT applicant_id, start_date::timestamptz AS at FROM placements
      WHERE agency_id = ${business.agency.id} AND started_at IS NOT NULL AND start_date BETWEEN '2026-01-01' AND '2026-12-31')`,
  }) as const;

describe("The report of submissions, interviews, offers and starts equals plain SQL", () => {
  it.each(["submissions", "interviews", "offers", "starts"] as const)("%s", async (column) => {
    const first = events()[column];
    const { id: agencyId } = business.agency;
    const month = column === "starts" ? sql`to_char(at, 'YYYY-MM')` : localMonth("at");
    const whole = await same(
      "submissions",
      column,
      { by: "month" },
      sql`WITH ${first} SELECT ${month} AS key, count(*) AS value FROM first GROUP BY 1`,
    );
    expect(sum(whole.rows)).toBeGreaterThan(3);
    expect(whole.total).toBe(sum(whole.rows));
    await same(
      "submissions",
      column,
      { by: "client" },
      sql`WITH ${first} SELECT o.client_id::text AS key, count(*) AS value FROM first
        JOIN applicants a ON a.id = applicant_id JOIN job_orders o ON o.job_id = a.job_id GROUP BY 1`,
    );
    const people = await same(
      "submissions",
      column,
      { by: "person" },
      sql`WITH ${credit(agencyId)}, ${first} SELECT account_id::text AS key, sum(bps) / 10000.0 AS value
        FROM first JOIN credit USING (applicant_id) GROUP BY 1`,
    );
    // Each applicant is divided among people without a rest.
    expect(sum(people.rows)).toBeCloseTo(sum(whole.rows), 6);
    const member = business.am.id;
    const mine = sql`WITH ${credit(agencyId)}, ${first} SELECT ${month} AS key, sum(bps) / 10000.0 AS value
      FROM first JOIN credit USING (applicant_id) WHERE account_id = ${member} GROUP BY 1`;
    await same("submissions", column, { by: "month", member_id: member }, mine);
    await same("submissions", column, { by: "month" }, mine, member);
  });
});

describe("The report of fees equals plain SQL", () => {
  const own = () => sql`agency_id = ${business.agency.id} AND currency = 'VND'`;
  const inYear = (column: string) => sql`${sql.raw(column)} BETWEEN '2026-01-01' AND '2026-12-31'`;
  const live = sql`status NOT IN ('draft', 'void', 'replaced')`;
  const booked =
    () => sql`SELECT id AS placement_id, client_id, ${localMonth("created_at")} AS month, fee AS amount
    FROM placements WHERE ${own()} AND created_at >= ${yearStart}`;
  const lost =
    () => sql`SELECT p.id AS placement_id, p.client_id, ${localMonth("e.at")} AS month, p.fee AS amount
    FROM activities e JOIN placements p ON p.id = (e.data->>'placement')::bigint
    WHERE e.kind = 'placement_status' AND e.data->>'status' = 'canceled' AND p.agency_id = ${business.agency.id}
      AND p.currency = 'VND' AND e.at >= ${yearStart}`;
  const invoiced =
    () => sql`SELECT id, client_id, to_char(tax_date, 'YYYY-MM') AS month, net AS amount FROM invoices
    WHERE ${own()} AND ${live} AND ${inYear("tax_date")}`;
  const paid =
    () => sql`SELECT i.id, i.client_id, to_char(y.paid_on, 'YYYY-MM') AS month, y.amount / 1.08 AS amount
    FROM payments y JOIN invoices i ON i.id = y.invoice_id
    WHERE i.agency_id = ${business.agency.id} AND i.status NOT IN ('draft', 'void', 'replaced') AND y.reversed_at IS NULL AND ${inYear("y.paid_on")}`;

  it.each([
    ["booked", booked],
    ["lost", lost],
    ["invoiced", invoiced],
    ["paid", paid],
  ] as const)("%s, by month and client", async (column, facts) => {
    const months = await same(
      "fees",
      column,
      { by: "month" },
      sql`SELECT month AS key, round(sum(amount)) AS value FROM (${facts()}) f GROUP BY 1`,
    );
    expect(sum(months.rows)).toBeGreaterThan(0);
    await same(
      "fees",
      column,
      { by: "client" },
      sql`SELECT client_id::text AS key, round(sum(amount)) AS value FROM (${facts()}) f GROUP BY 1`,
    );
  });

  it.each([
    ["booked", booked],
    ["lost", lost],
  ] as const)("%s, by the shares of people", async (column, facts) => {
    const plain = (
      key: RawBuilder<unknown>,
      where = sql`true`,
    ) => sql`SELECT ${key} AS key, sum(s.amount) AS value
      FROM (${facts()}) f JOIN placement_splits s USING (placement_id) WHERE ${where} GROUP BY 1`;
    await same("fees", column, { by: "person" }, plain(sql`s.account_id::text`));
    const member = business.am.id;
    await same("fees", column, { by: "month" }, plain(sql`f.month`, sql`s.account_id = ${member}`), member);
  });

  it.each([
    ["invoiced", invoiced],
    ["paid", paid],
  ] as const)(
    "%s, by the shares of people; lines without a placement have no person",
    async (column, facts) => {
      const shares = sql`SELECT f.month, s.account_id, f.amount * l.amount / i.net * coalesce(s.bps, 10000) / 10000.0 AS amount
      FROM (${facts()}) f JOIN invoices i USING (id) JOIN invoice_lines l ON l.invoice_id = i.id
      LEFT JOIN placement_splits s ON s.placement_id = l.placement_id`;
      const people = await same(
        "fees",
        column,
        { by: "person" },
        sql`SELECT account_id::text AS key, round(sum(amount)) AS value FROM (${shares}) x GROUP BY 1`,
      );
      expect(people.rows.none).toBeGreaterThan(0);
      const member = business.am.id;
      await same(
        "fees",
        column,
        { by: "month" },
        sql`SELECT month AS key, round(sum(amount)) AS value FROM (${shares}) x WHERE account_id = ${member} GROUP BY 1`,
        member,
      );
    },
  );

  it("keeps currencies apart", async () => {
    await same(
      "fees",
      "booked",
      { by: "client", currency: "USD" },
      sql`SELECT client_id::text AS key, sum(fee) AS value FROM placements
        WHERE agency_id = ${business.agency.id} AND currency = 'USD' AND created_at >= ${yearStart} GROUP BY 1`,
    );
  });
});

describe("The report of aged debt equals plain SQL", () => {
  const open = () =>
    sql`agency_id = ${business.agency.id} AND currency = 'VND' AND status IN ('issued', 'part_paid')`;
  it.each([
    ["balance", sql`true`],
    ["not_due", sql`due_date >= '2026-03-02'`],
    ["days_30", sql`due_date BETWEEN '2026-01-31' AND '2026-03-01'`],
    ["days_60", sql`due_date BETWEEN '2026-01-01' AND '2026-01-30'`],
    ["days_90", sql`due_date BETWEEN '2025-12-02' AND '2025-12-31'`],
    ["older", sql`due_date < '2025-12-02'`],
  ])("%s", async (column, where) => {
    const plain = sql`SELECT client_id::text AS key, sum(total + adjusted - paid) AS value FROM invoices
      WHERE ${open()} AND ${where} GROUP BY 1`;
    const { rows, total } = await same("debt", column, {}, plain);
    expect(total).toBe(sum(rows));
  });

  it("days of sales outstanding, and an AM's own clients", async () => {
    const dso = sql`SELECT client_id::text AS key,
        sum(CASE WHEN status IN ('issued', 'part_paid') THEN total - paid ELSE 0 END) * 90.0
          / sum(CASE WHEN tax_date > '2025-12-02' THEN total END) AS value
      FROM invoices WHERE agency_id = ${business.agency.id} AND status NOT IN ('draft', 'void') GROUP BY 1`;
    await same("debt", "dso", {}, dso);
    const own = sql`SELECT client_id::text AS key, sum(total - paid) AS value FROM invoices i JOIN clients c ON c.id = i.client_id
      WHERE i.agency_id = ${business.agency.id} AND i.currency = 'VND' AND i.status IN ('issued', 'part_paid') AND c.am_id = ${business.am.id} GROUP BY 1`;
    await same("debt", "balance", {}, own, business.am.id);
  });
});

describe("Reports of an agency", () => {
  it("are its own, and members request no colleague", async () => {
    const member = await compared.api.as(business.am.id);
    const admin = await compared.api.as(business.admin.id);
    const stranger = await makeStaff(business.db, "consultant");
    const theirs = await compared.api.as(stranger.id);
    const recruiter = await compared.api.as((await makeRecruiter(business.db)).id);
    for (const name of reportNames) {
      const endpoint = agencyReports[name];
      const colleague = { query: { member_id: business.admin.id } as object };
      expect((await refusal(member(endpoint, colleague))).status).toBe(403);
      expect((await refusal(admin(endpoint, { query: { member_id: stranger.id } as object }))).status).toBe(
        404,
      );
      expect((await refusal(recruiter(endpoint))).status).toBe(403);
      expect((await theirs(endpoint, { query: { period: "all" } as object })).data.attributes.rows).toEqual(
        [],
      );
    }
  });

  it("are CSV files with headings, names and a total in the reader's language", async () => {
    const get = async (name: string, language: string) => {
      const { body, statusCode } = await compared.api.app.inject({
        method: "GET",
        url: `/api/v2/consultants/reports/${name}.csv?period=this_year&by=client`,
        headers: {
          authorization: `Bearer ${await compared.api.token(business.admin.id)}`,
          "accept-language": language,
        },
      });
      expect(statusCode).toBe(200);
      return body;
    };
    const english = await get("fees", "en");
    expect(english).toContain("Client,Booked (VND),Requested (VND),Paid (VND),Lost (VND)");
    expect(english).toContain(business.client.name);
    expect(english).toContain("Total,");
    expect(await get("debt", "vi")).toContain("Khách hàng,Còn phải thu (VND)");
  });
});
