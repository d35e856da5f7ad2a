import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#test/api.ts";
import { type Database, inTransaction, type Reader } from "./db.ts";
import { samePlan } from "./prepared.ts";

let database: Database;
beforeAll(async () => {
  ({ database } = await testDatabase());
  await sql`CREATE TABLE plants (id int PRIMARY KEY, name text)`.execute(database.db);
  await sql`INSERT INTO plants VALUES (1, 'sen')`.execute(database.db);
});

const plant = async (db: Reader) =>
  (await sql`SELECT * FROM plants WHERE id = ${1} ${samePlan}`.execute(db)).rows;
const prepared = async (db: Reader) =>
  (
    await sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_prepared_statements
    WHERE statement LIKE '%FROM plants%' AND name LIKE ${"sen_%"}`.execute(db)
  ).rows[0]?.n;

describe("A statement that is sent often", () => {
  it("is prepared, and answers the same", async () => {
    await database.db.connection().execute(async (db) => {
      for (let use = 0; use < 19; use++) expect(await plant(db)).toEqual([{ id: 1, name: "sen" }]);
      expect(await prepared(db)).toBe(0);
      for (let use = 0; use < 10; use++) expect(await plant(db)).toEqual([{ id: 1, name: "sen" }]);
      expect(await prepared(db)).toBe(1);
    });
  });

  it("is a write or a marked read; the plan of another read may depend on its values", async () => {
    await database.db.connection().execute(async (db) => {
      for (let use = 0; use < 30; use++) {
        await sql`SELECT name FROM plants LIMIT ${use}`.execute(db);
        await sql`UPDATE plants SET name = ${"sen"} WHERE id = ${use}`.execute(db);
      }
      const { rows } = await sql<{ statement: string }>`
        SELECT left(statement, 13) AS statement FROM pg_prepared_statements
        WHERE statement ~ 'name FROM plants|UPDATE plants'`.execute(db);
      expect(rows).toEqual([{ statement: "UPDATE plants" }]);
    });
  });

  it("goes on when a migration changes the table, within a transaction too", async () => {
    const before = { id: 1, name: "sen" };
    await database.db.connection().execute(async (db) => {
      for (let use = 0; use < 10; use++) await plant(db);
      await sql`ALTER TABLE plants ADD COLUMN colour text`.execute(db);
      expect(await plant(db)).toEqual([{ ...before, colour: null }]);
    });
    for (let use = 0; use < 30; use++) await inTransaction(database, plant);
    await sql`ALTER TABLE plants ADD COLUMN height int`.execute(database.db);
    expect(await inTransaction(database, plant)).toEqual([{ ...before, colour: null, height: null }]);
  });
});
