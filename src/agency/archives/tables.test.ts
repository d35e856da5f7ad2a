import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { shapeOf } from "#kit/tenant-rows.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { commonTables, notArchived } from "./other-tables.ts";
import { archivedTables } from "./tables.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const names: string[] = archivedTables.map(({ table }) => table);

it("archives each table with rows of agencies, or says why it does not", () => {
  const schema = readFileSync(new URL("../../../db/types.ts", import.meta.url), "utf8");
  const nameOf = (type: string) => type.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  const ofAgencies = schema
    .split("export interface ")
    .filter((text) => /^ {2}agency_id:/m.test(text))
    .map((text) => nameOf(/^\w+/.exec(text)![0]));
  expect(ofAgencies.length).toBeGreaterThan(30);
  const rules = new Set([...names, ...Object.keys(notArchived)]);
  expect(ofAgencies.filter((table) => !rules.has(table))).toEqual([]);
  expect(names.filter((table) => table in notArchived)).toEqual([]);
});

it("refers only to rows that are inserted before, or later on purpose", async () => {
  const before = new Set<string>(["accounts", "agencies", ...commonTables]);
  for (const { table, later = {}, without = [], references = {} } of archivedTables) {
    const shape = await shapeOf(api.database.db, table);
    before.add(table);
    for (const [column, target] of [...shape.references, ...Object.entries(references)]) {
      if (without.includes(column) || column in later) continue;
      expect([...before], `${table}.${column}`).toContain(target);
    }
  }
});
