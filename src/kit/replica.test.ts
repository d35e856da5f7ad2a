import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { testDatabase } from "#test/api.ts";
import { inTransaction, openDatabase, publish } from "./db.ts";
import { openPubSub } from "./pubsub.ts";

// Two databases; the second receives the content of the first when the test calls for it.
const primary = await testDatabase();
const replica = await testDatabase();
const pubsub = openPubSub(primary.url, { retryMs: 20 });
const database = openDatabase(primary.url, { replica: { url: replica.url, pubsub } });
afterAll(async () => {
  await database.close();
  await pubsub.close();
});

const isRead = async () => {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(database.replica);
  return replica.url.endsWith(`/${rows[0]?.name}`);
};
const publishMarket = async () => {
  await inTransaction(primary.database, (tx) => publish(tx, "market"));
  await pubsub.flush();
};
const marks = () => primary.database.db.selectFrom("replica_marks").selectAll().execute();

async function replicate(): Promise<void> {
  const rows = await marks();
  await replica.database.db.deleteFrom("replica_marks").execute();
  if (rows.length > 0) await replica.database.db.insertInto("replica_marks").values(rows).execute();
}

/** Replicates the mark that is written after the last publication. */
async function replicateMark(after: number): Promise<void> {
  await expect.poll(async () => (await marks())[0]?.mark ?? 0).toBeGreaterThan(after);
  await replicate();
}

it("A replica is read only while it has everything that was published", async () => {
  expect(await isRead()).toBe(false);
  await replicateMark(0);
  await expect.poll(isRead).toBe(true);

  for (let round = 0; round < 3; round++) {
    const [before] = await marks();
    await publishMarket();
    expect(await isRead()).toBe(false);
    await expect.poll(async () => (await marks())[0]?.mark).toBeGreaterThan(before!.mark);
    await sleep(100);
    expect(await isRead()).toBe(false);
    await replicate();
    await expect.poll(isRead).toBe(true);
  }
});

it("A replica that is away or is another server's is not read", async () => {
  expect(await isRead()).toBe(true);
  await replica.database.db.deleteFrom("replica_marks").execute();
  await expect.poll(isRead, { timeout: 5000 }).toBe(false);
  await replicate();
  await expect.poll(isRead, { timeout: 5000 }).toBe(true);

  await sql`ALTER TABLE replica_marks RENAME TO away`.execute(replica.database.db);
  await expect.poll(isRead, { timeout: 5000 }).toBe(false);
  await sql`ALTER TABLE away RENAME TO replica_marks`.execute(replica.database.db);
  await expect.poll(isRead, { timeout: 5000 }).toBe(true);
});

it("Without notifications nothing is known of the replica", async () => {
  expect(await isRead()).toBe(true);
  const [before] = await marks();
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'sen live'`.execute(primary.database.db);
  await expect.poll(isRead).toBe(false);
  // Publications during the interruption are unknown, so only a new mark shows that the replica is current.
  await expect.poll(pubsub.isConnected).toBe(true);
  expect(await isRead()).toBe(false);
  await replicateMark(before!.mark);
  await expect.poll(isRead).toBe(true);
});
