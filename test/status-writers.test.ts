import { describe, expect, it } from "vitest";
import { statusColumns, statusWritesIn } from "../bin/laws/status-writers.ts";

const columns = new Map([
  ["jobs", ["status", "sen_status"]],
  ["applicants", ["outcome"]],
]);
const broken = (code: string) => statusWritesIn("src/planted.ts", code, columns);

describe("The law of status writers", () => {
  it.each([
    ["a column", 'db.updateTable("jobs").set({ title, status: 2 }).where("id", "=", 1);'],
    ["its short form", 'tx.updateTable("applicants").where("id", "=", 1).set({ outcome });'],
    ["an alias", 'tx.updateTable("jobs as j").set({ sen_status: 1 });'],
    ["one column by name", 'tx.updateTable("jobs").set("status", 2);'],
    ["a function", 'tx.updateTable("jobs").set((eb) => ({ status: eb.ref("sen_status") }));'],
    [
      "an upsert",
      'tx.insertInto("jobs").values(row).onConflict((c) => c.column("id").doUpdateSet({ status: 1 }));',
    ],
    ["a spread condition", 'tx.updateTable("applicants").set({ ...(end ? { outcome: "rejected" } : {}) });'],
    ["a spread that hides columns", 'tx.updateTable("jobs").set({ ...change });'],
    ["a variable that hides columns", 'tx.updateTable("jobs").set(change);'],
    ["a table that a variable names", "tx.updateTable(table).set({ title });"],
    ["SQL", "sql`UPDATE jobs j SET title = $" + "{title}, status = 2 WHERE j.id = $" + "{id}`;"],
    ["SQL of a string", 'client.query("update only applicants set outcome=$1");'],
  ])("finds %s", (_, code) => {
    expect(broken(`// chữ\n${code}`)).toEqual([expect.stringMatching(/^src\/planted\.ts:2: .*transition/)]);
  });

  it.each([
    ["other columns", 'tx.updateTable("jobs").set({ title, updated_at: at }).where("status", "=", 1);'],
    ["other tables", 'tx.updateTable("mails").set({ status: "sent", ...change });'],
    ["inserts", 'tx.insertInto("jobs").values({ ...row, status: 1 });'],
    ["what is no statement", "new Map().set(key, status); headers.set({ status });"],
    ["SQL that asks for a status", "sql`UPDATE jobs SET title = 1 WHERE status = 1 AND sen_status = 1`;"],
    ["SQL that reads", 'client.query("SELECT status FROM jobs");'],
  ])("lets pass %s", (_, code) => {
    expect(broken(code)).toEqual([]);
  });

  it("knows the tables by the lifecycles of the rooms", async () => {
    expect(Object.fromEntries(await statusColumns())).toMatchObject({
      jobs: ["status", "sen_status"],
      support_threads: ["status"],
      applicants: ["outcome"],
    });
  });
});
