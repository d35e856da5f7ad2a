import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { openPortal } from "#agency/portals/contract-public.ts";
import { agencySeeds } from "#front/demo/agency/seeds.ts";
import type { TestApi } from "#test/api.ts";

type Market = () => { api: TestApi; count: (from: string) => Promise<number> };

/** Defines the tests of the demo agency's desk. @param market returns the loaded market, and how rows of a FROM clause are counted */
export function describeDesk(market: Market): void {
  it("who reached a client have agreed, were submitted, and have an owner", async () => {
    const { count } = market();
    const reached = `applicants a JOIN pipeline_stages s ON s.id = a.stage_id JOIN stage_kinds k ON k.id = s.kind
      WHERE a.agency_id IS NOT NULL AND k.ord >= 50`;
    expect(await count(reached)).toBeGreaterThan(40);
    for (const table of ["representations", "submissions"])
      expect(
        await count(`${reached} AND NOT EXISTS (SELECT FROM ${table} t WHERE t.applicant_id = a.id)`),
        table,
      ).toBe(0);
    expect(
      await count(`${reached} AND NOT EXISTS (SELECT FROM ownerships w JOIN clients c ON c.id = w.client_id
        WHERE w.person_id = a.candidate_id AND c.company_id = a.company_id)`),
    ).toBe(0);
  });

  it("who were hired have placements with fees in every state", async () => {
    const { count } = market();
    expect(await count("clients c JOIN agencies g ON g.id = c.agency_id WHERE g.name = 'Sen'")).toBe(25);
    expect(await count("job_orders")).toBe(40);
    expect(await count("(SELECT DISTINCT status FROM job_orders) each")).toBe(6);
    expect(await count("prospects WHERE agency_id IS NOT NULL")).toBe(300);
    expect(await count("(SELECT DISTINCT status FROM placements) each")).toBe(6);
    const split = "SELECT sum(amount) FROM placement_splits s WHERE s.placement_id = p.id";
    expect(await count(`placements p WHERE fee <> (${split})`)).toBe(0);
    const paid = "SELECT coalesce(sum(amount), 0) FROM payments m WHERE m.invoice_id = i.id";
    expect(await count(`invoices i WHERE paid <> (${paid}) OR paid > total`)).toBe(0);
  });
  describeSharing(market);
}

function describeSharing(market: Market): void {
  it("are shared by links, portals and splits, with views by people and answers", async () => {
    const { api, count } = market();
    expect(await count("share_link_views")).toBeGreaterThan(20);
    expect(await count("(SELECT DISTINCT answer FROM share_link_feedback) each")).toBe(3);
    const now = `'${api.clock.now().toISOString()}'`;
    const outside = `share_link_views v JOIN share_links l ON l.id = v.link_id
      WHERE v.at < l.created_at OR v.at > least(l.expires_at, ${now}::timestamptz)`;
    expect(await count(outside)).toBe(0);
    const linked = "submissions m JOIN share_links l ON l.id = m.share_id";
    expect(await count(`${linked} WHERE m.document_sha256 <> encode(l.document_sha256, 'hex')`)).toBe(0);
    expect(await count(`portals WHERE status = 'open' AND expires_at > ${now}`)).toBe(2);
    expect(await count(`portals WHERE status = 'open' AND expires_at <= ${now}`)).toBe(1);
    const foreign =
      "share_requests r JOIN ownerships o ON o.id = r.ownership_id WHERE r.asker_id = o.owner_id";
    expect(await count(foreign)).toBe(0);
    expect(await count("(SELECT DISTINCT status FROM share_requests) each")).toBe(3);
    expect(await count("ownership_clashes")).toBe(await count("share_requests"));
    expect(
      await count(
        "job_orders o JOIN placements p ON p.id = o.replaces_placement_id WHERE p.status = 'replacement'",
      ),
    ).toBe(1);
    const months = "SELECT DISTINCT date_trunc('month', tax_date) FROM invoices WHERE tax_date IS NOT NULL";
    expect(await count(`(${months}) each`)).toBeGreaterThanOrEqual(6);
  });

  it("open a client's portal at the address and with the code that README.md names", async () => {
    const { api } = market();
    const visitor = await api.as(null);
    const { token, code } = agencySeeds.portal;
    const { pass } = await visitor(openPortal, { params: { token }, body: { code } });
    expect(pass).not.toBe("");
    const readme = await readFile("README.md", "utf8");
    expect(readme).toContain(`/portal/${token}`);
    expect(readme).toContain(code);
  });
}
