import { describe, expect, it } from "vitest";
import { brokenReads, upwardReadsIn } from "../bin/laws/upward-reads.ts";

const owners = new Map([
  ["jobs", "market/jobs"],
  ["offers", "hiring/offers"],
  ["mails", "kit"],
]);
const order = ["kit", "people/accounts", "market/jobs", "hiring/offers"];
const readsIn = (code: string, path = "src/market/jobs/queries/planted.ts") =>
  upwardReadsIn(path, `// chữ\n${code}`, owners, order).map(({ line, table }) => `${line} ${table}`);

describe("The law of upward reads", () => {
  it.each([
    ["a statement", 'db.selectFrom("offers as o").selectAll();'],
    ["a statement of several tables", 'db.selectFrom(["jobs as j", "offers as o"]).selectAll();'],
    ["a join", 'query.leftJoin("offers as o", "o.job_id", "j.id");'],
    ["a subquery", 'query.where(({ exists, selectFrom }) => exists(selectFrom("offers").select("id")));'],
    ["the table of an update", 'tx.updateTable("jobs").from("offers").set({ title });'],
    ["SQL", "sql`EXISTS (SELECT 1\n FROM offers o WHERE o.job_id = j.id)`;"],
    ["SQL that joins", "sql`SELECT 1 FROM jobs j LEFT JOIN offers o ON true`;"],
    ["SQL with a list of tables", "sql`SELECT 1 FROM jobs AS j, offers o`;"],
    ["SQL that deletes", "sql`DELETE FROM jobs USING offers WHERE true`;"],
  ])("finds %s", (_, code) => {
    expect(readsIn(code)).toEqual(["2 offers"]);
    expect(readsIn(code, "src/hiring/offers/queries/planted.ts")).toEqual([]);
    expect(readsIn(code, "src/market/jobs/planted.test.ts")).toEqual([]);
  });

  it.each([
    ["the own table", 'db.selectFrom("jobs").selectAll();'],
    ["a table of the kernel", "sql`SELECT 1 FROM mails`;"],
    ["a column of that name", "sql`SELECT a, offers FROM jobs`;"],
    ["a cursor", "sql`SELECT 1 FROM counted c WHERE c.name IN (1, offers)`;"],
  ])("lets pass %s", (_, code) => {
    expect(readsIn(code)).toEqual([]);
  });

  it("refuses reads that are not frozen, and frozen ones that do not occur any more", () => {
    const reads = upwardReadsIn("src/market/jobs/queries.ts", 'db.selectFrom("offers");', owners, order);
    expect(brokenReads(reads, new Map())).toEqual([
      "src/market/jobs/queries.ts:1: reads offers of the later room hiring/offers (kit/contributions)",
    ]);
    expect(brokenReads(reads, new Map([["market/jobs reads offers", "a reason"]]))).toEqual([]);
    expect(brokenReads([], new Map([["market/jobs reads offers", "a reason"]]))).toEqual([
      expect.stringContaining('"market/jobs reads offers" does not occur any more'),
    ]);
  });
});
