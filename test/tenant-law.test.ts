import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brokenTenantLaw, tenantTables } from "../bin/laws/tenants.ts";

const schema = readFileSync(join(import.meta.dirname, "../db/types.ts"), "utf8");
const broken = (code: string) => brokenTenantLaw("src/hiring/offers/queries.ts", code, tenantTables(schema));

describe("The law of tenants", () => {
  it("knows the tables whose rows belong to a company or an agency", () => {
    const tables = tenantTables(schema);
    for (const table of ["jobs", "applicants", "offers", "prospects", "talent_pools", "tasks", "activities"])
      expect(tables, table).toContain(table);
    for (const table of ["accounts", "companies", "webhooks", "audit_event"])
      expect(tables, table).not.toContain(table);
  });

  it.each([
    ["Kysely", 'db.selectFrom("offers as o").where("o.company_id", "=", id)'],
    [
      "a join",
      'db.selectFrom("notes as n").innerJoin("jobs as j", (on) => on.onRef("j.company_id", "=", "n.company_id"))',
    ],
    ["SQL", "sql`SELECT 1 FROM applicants a WHERE a.company_id = $" + "{id}`"],
    ["a change", 'tx.updateTable("prospects").set({ source }).where("company_id", "=", id)'],
  ])("finds rows compared by the company alone: %s", (_, code) => {
    const violations = [
      expect.stringMatching(/^src\/hiring\/offers\/queries\.ts:1: rows compares company_id alone/),
    ];
    expect(broken(`export const rows = (db, id) => ${code};`)).toEqual(violations);
  });

  it.each([
    ["Kysely", '{ return db.selectFrom("offers").where("id", "=", id).execute(); }'],
    ["SQL", "{ return sql`DELETE FROM notes n WHERE n.id = $" + "{id}`.execute(db); }"],
    [
      "a right that is asked alone",
      '{ may(actor, "read"); return db.selectFrom("tasks").where("id", "=", id); }',
    ],
  ])("finds rows read without the scope of who hires: %s", (_, body) => {
    const violations = [expect.stringMatching(/: rowOf reads rows of hiring without the scope/)];
    expect(broken(`export async function rowOf(db: Reader, actor: HiringActor, id: number) ${body}`)).toEqual(
      violations,
    );
    expect(broken(`const rowOf = async (db: Reader, scope: Workspace, id: number) => ${body};`)).toEqual(
      violations,
    );
  });

  it.each([
    ["the condition", '{ return db.selectFrom("offers as o").where(inScope("o", actor.scope)); }'],
    ["a condition of its own", '{ return db.selectFrom("jobs as j").where(visibleJobs(actor)); }'],
    ["a finder", '{ await findOffer(db, actor, id); return db.selectFrom("offers").where("id", "=", id); }'],
    ["a table without tenants", '{ return db.selectFrom("skills").where("id", "=", id); }'],
    [
      "the company of a row",
      'db.selectFrom("offers as o").innerJoin("companies as c", "c.id", "o.company_id").where(inScope("o", actor.scope))',
    ],
  ])("lets pass %s", (_, body) => {
    expect(
      broken(`export const rows = async (db: Reader, actor: HiringActor, id: number) => ${body};`),
    ).toEqual([]);
  });
});
