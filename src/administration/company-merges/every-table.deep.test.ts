import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { makeAlert } from "#market/job-alerts/factory.ts";
import { makeAgency, makeCandidate, makeStaff } from "#people/accounts/factory.ts";
import { makeClient } from "#people/clients/factory.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { fillCompanyPage } from "#people/companies/factory.ts";
import { makeVerification } from "#people/company-settings/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { ask, endpointsOf, nameOf } from "#test/company-endpoints/ask.ts";
import { type Rows, workspaceRows } from "#test/company-endpoints/rows.ts";
import { requestOf } from "#test/room-testing.ts";
import { merge, undo } from "./contract.ts";

/** The audit log, which has no rows of these calls, and the queue of renamed companies. */
const ignored = ["audit_event", "job_search_renames"];

/** Columns that triggers and caches renew. */
const renewed = ["changed_at", "updated_at", "words", "index_version"];

/** Calls every endpoint of a workspace, so that its tables have rows. */
async function fill(api: TestApi, rows: Rows): Promise<void> {
  for (const endpoint of endpointsOf(api, "/companies").filter(({ method }) => method !== "GET")) {
    const request = await requestOf(nameOf(endpoint), rows);
    await ask(api, endpoint, request, rows.boss.id);
  }
}

/** Adds rows that people outside the company, agencies and administrators write. */
async function fillFromOutside({ database: { db }, services }: TestApi, { companyId, boss, job }: Rows) {
  const at = monday;
  const candidate = await makeCandidate(db);
  const ofCandidate = { candidate_id: candidate.candidateId, company_id: companyId };
  await db.updateTable("companies").set({ banner_alt: null }).where("id", "=", companyId).execute();
  for (const table of ["company_clients", "company_people", "company_pictures", "company_values"] as const)
    await db.deleteFrom(table).where("company_id", "=", companyId).execute();
  await fillCompanyPage(db, services.storage, companyId);
  await makeVerification(db, { id: boss.id, companyId });
  await makeClient(db, { agency_id: (await makeAgency(db)).id, company_id: companyId });
  await db
    .insertInto("hidden_companies")
    .values({ ...ofCandidate, hidden_at: at })
    .execute();
  await db
    .insertInto("company_followers")
    .values({ ...ofCandidate, followed_at: at })
    .execute();
  await makeAlert(db, { companyId });
  const view = { list: "candidates", name: "Của tôi", query: "a=1", shared: false, owner_id: boss.id };
  await db
    .insertInto("saved_views")
    .values({ ...view, company_id: companyId, created_at: at, updated_at: at })
    .execute();
  await db
    .insertInto("job_reviews")
    .values({ company_id: companyId, job_id: job.id, decision: "approve", at })
    .execute();
  await db
    .insertInto("company_page_drafts")
    .values({ company_id: companyId, content: "{}", saved_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const link = await db
    .insertInto("share_links")
    .values({
      account_id: candidate.id,
      name: "CV",
      language: 0,
      sections: [],
      token_hash: randomBytes(32),
      created_at: at,
      expires_at: new Date(at.getTime() + day),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("share_link_views")
    .values({ link_id: link.id, company_id: companyId, at, visitor: randomBytes(16) })
    .execute();
}

async function contents({ database: { db } }: TestApi): Promise<Map<string, unknown[]>> {
  const tables = new Map<string, unknown[]>();
  const columns = sql`ARRAY[${sql.join(renewed)}]`;
  for (const { table } of mergeRules().filter((rule) => !ignored.includes(rule.table))) {
    const { rows } = await sql<{ row: unknown }>`
      SELECT to_jsonb(t) - ${columns}::text[] AS row FROM ${sql.table(table)} t ORDER BY (to_jsonb(t) - ${columns}::text[])::text`.execute(
      db,
    );
    tables.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  const { rows } = await sql<{ row: unknown }>`
    SELECT to_jsonb(t) - ${columns}::text[] AS row FROM companies t ORDER BY id`.execute(db);
  return tables.set(
    "companies",
    rows.map(({ row }) => row),
  );
}

it("A merge keeps the rows of every table, and its undo restores each of them", {
  timeout: 300_000,
}, async () => {
  const api = await testApi();
  const { db } = api.database;
  const [loser, winner] = [await workspaceRows(api), await workspaceRows(api)];
  for (const rows of [loser, winner]) {
    await fill(api, rows);
    await fillFromOutside(api, rows);
  }
  await db.updateTable("companies").set({ verified_at: null }).where("id", "=", loser.companyId).execute();
  const filled = async (company: number) => {
    const empty: string[] = [];
    for (const { table } of mergeRules()) {
      const { rows } =
        await sql`SELECT FROM ${sql.table(table)} WHERE company_id = ${company} LIMIT 1`.execute(db);
      if (rows.length === 0) empty.push(table);
    }
    return empty;
  };
  expect((await filled(loser.companyId)).filter((table) => !ignored.includes(table))).toEqual([]);
  const call = await api.as((await makeStaff(db, "admin")).id);
  const body = { loser_id: loser.companyId, winner_id: winner.companyId };
  const choices = {
    name: "loser",
    page: "loser",
    logo: "loser",
    contact: "loser",
    facts: "loser",
    tax_code: "loser",
  } as const;
  for (const chosen of [{}, choices]) {
    const before = await contents(api);
    const { data } = await call(merge, { body: { ...body, choices: chosen, preview: true } });
    const { plan_hash, tables } = data.attributes;
    const { meta } = await call(merge, {
      body: { ...body, choices: chosen, plan_hash, reason: "Hai mục", preview: false },
    });
    const after = await contents(api);
    const counts = (all: typeof before) => [...all].map(([table, rows]) => [table, rows.length]);
    expect(counts(after)).toEqual(counts(before));
    for (const { table, stays } of tables.filter(({ rule }) => ["move", "union", "rename"].includes(rule))) {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*) AS count FROM ${sql.table(table)} WHERE company_id = ${loser.companyId}`.execute(db);
      expect([table, rows[0]?.count]).toEqual([table, stays]);
    }
    await call(undo, { params: { id: Number(meta.merge_id) }, body: { reason: "Nhầm" } });
    const restored = await contents(api);
    for (const [table, rows] of before) expect([table, restored.get(table)]).toEqual([table, rows]);
  }
});
