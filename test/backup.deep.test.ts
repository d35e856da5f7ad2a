import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#kit/db.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { backup } from "../bin/commands/backup.ts";
import { restore } from "../bin/commands/restore.ts";
import { loadDemo } from "../src/app/demo.ts";
import { testApi, testDatabase } from "./api.ts";

const api = await testApi();
const folder = await mkdtemp(join(tmpdir(), "sen-backup-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = join(folder, "market.gz");
let written: { tables: number; rows: number };

beforeAll(async () => {
  await loadDemo(api.services);
  // Values that a backup could break: bytes, dollars, line breaks, and a sequence that is ahead of its table.
  await sql`INSERT INTO account_tokens (hash, account_id, kind, expires_at, created_at)
    SELECT '\\x00ff10'::bytea, min(id), 'verify_email', now(), 'infinity' FROM accounts`.execute(
    api.database.db,
  );
  // The database generates the ids of notifications.
  await sql`INSERT INTO notifications (account_id, kind, about, props, at)
    SELECT min(id), 'test', 'job:1', '{}', now() FROM accounts`.execute(api.database.db);
  await sql`UPDATE companies SET about = E'a\\n"b"\\\\c\\t# $1 \\u2028' WHERE id = 1`.execute(
    api.database.db,
  );
  await sql`SELECT nextval(pg_get_serial_sequence('jobs', 'id')) FROM generate_series(1, 5)`.execute(
    api.database.db,
  );
  written = await backup(api.url, file, api.clock.now());
}, 60_000);

/** Returns the number of rows and a hash of each table, independent of their order. */
async function contents(database: Database): Promise<Record<string, { count: number; hash: string }>> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relname !~ '^kysely' AND relname NOT IN ('backups', 'job_search_changes', 'job_search_log', 'replica_marks', 'search_cluster') ORDER BY 1`.execute(
    database.db,
  );
  const tables: Record<string, { count: number; hash: string }> = {};
  for (const { name } of rows) {
    const result = await sql<{ count: number; hash: string }>`
      SELECT count(*) AS count, coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS hash
      FROM ${sql.table(name)} t`.execute(database.db);
    tables[name] = result.rows[0]!;
  }
  return tables;
}

const refused = (url: string, path: string) =>
  restore(url, path).then(
    () => "restored",
    (error: Error) => error.message,
  );

describe("a backup", () => {
  it("restores the same rows, keys, triggers and sequences into an empty database", async () => {
    const { database, url } = await testDatabase();
    expect(await restore(url, file)).toEqual(written);
    expect(await contents(database)).toEqual(await contents(api.database));
    const keys = sql<{ definition: string }>`
      SELECT conname || pg_get_constraintdef(oid) AS definition FROM pg_constraint ORDER BY 1`;
    expect((await keys.execute(database.db)).rows).toEqual((await keys.execute(api.database.db)).rows);
    const next = sql<{ id: number }>`SELECT nextval(pg_get_serial_sequence('jobs', 'id')) AS id`;
    const theirs = (await next.execute(api.database.db)).rows[0]!.id;
    expect((await next.execute(database.db)).rows[0]!.id).toBe(theirs);
    await expect(sql`DELETE FROM activities`.execute(database.db)).rejects.toThrow("append-only");
    await expect(sql`UPDATE jobs SET company_id = -1`.execute(database.db)).rejects.toThrow("foreign key");
  });

  it("is read by its owner only, and never overwrites", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backup(api.url, file, api.clock.now())).rejects.toThrow("there already");
  });

  it("is not restored over anything", async () => {
    expect(await refused(api.url, file)).toContain("The database is not empty");
  });

  it("is restored whole or not at all", async () => {
    const [small, { database, url }] = [await testDatabase(), await testDatabase()];
    await makeCandidate(small.database.db, { email: "somebody@sen.test" });
    const file = join(folder, "small.gz");
    const written = await backup(small.url, file, api.clock.now());
    const before = await contents(database);
    const text = gunzipSync(await readFile(file)).toString();
    const damaged = {
      "cut.gz": (await readFile(file)).subarray(0, -100),
      "short.gz": gzipSync(text.slice(0, text.lastIndexOf("#"))),
      "changed.gz": gzipSync(text.replace("somebody@sen.test", "nobody@sen.test")),
      "older.gz": gzipSync(text.replace('"0001_reference",', "")),
      "other.gz": gzipSync("hello"),
      "plain.gz": Buffer.from("hello"),
    };
    const reasons: string[] = [];
    for (const [name, bytes] of Object.entries(damaged)) {
      const path = join(folder, name);
      await writeFile(path, bytes);
      reasons.push((await refused(url, path)).replace(`${folder}/`, ""));
    }
    expect(reasons).toEqual([
      expect.stringMatching(/^cut.gz cannot be read: /),
      "The backup is damaged: its end is missing.",
      "The backup is damaged: the rows of accounts are not those that were written.",
      "The backup was made by another version of Sen: it lacks 0001_reference.",
      "other.gz is no backup of Sen.",
      "plain.gz cannot be read: incorrect header check",
    ]);
    expect(await refused(url, join(folder, "absent.gz"))).toContain("cannot be read");
    expect(await contents(database)).toEqual(before);
    expect(await restore(url, file)).toEqual(written);
  });
});
