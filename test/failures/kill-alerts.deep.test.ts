import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { makeAlert } from "#market/job-alerts/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { monday, testDatabase } from "../api.ts";

const folder = await mkdtemp(join(tmpdir(), "sen-kill-alerts-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { database, url } = await testDatabase();
const { db } = database;

/** Number of readers with an alert: more than two batches, so that the run is killed in the third batch. */
const readers = 500;
const last = `reader${readers - 1}@example.test`;

/** Runs the job alerts of a day with the command line, as an operator does. */
function startRun() {
  const asOf = new Date(monday.getTime() + day).toISOString();
  const sen = join(import.meta.dirname, "../../bin/sen.ts");
  const env = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: "error" };
  const child = spawn(process.execPath, [sen, "run", "job-alerts", "--as-of", asOf], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const exit = new Promise<string>((done) => child.once("close", (_code, signal) => done(signal ?? output)));
  return { child, exit };
}

const others = async (condition: string) => {
  const { rows } = await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND ${sql.raw(condition)}`.execute(db);
  return rows.length;
};

it("A killed run of job alerts is finished by the next one, and no reader gets a second mail", {
  timeout: 60_000,
}, async () => {
  await inTransaction(database, async (tx) => {
    await makeJob(tx, { title: "Kế toán", at: new Date(monday.getTime() + day / 2) });
    for (let n = 0; n < readers; n++) await makeAlert(tx, { email: `reader${n}@example.test`, at: monday });
  });
  // This lock delays the alert's mail to the last reader.
  const gate = new pg.Client({ connectionString: url });
  await gate.connect();
  await gate.query("SELECT pg_advisory_lock(1)");
  await sql`CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END'`.execute(db);
  await sql`CREATE TRIGGER gate BEFORE INSERT ON mails FOR EACH ROW
    WHEN (NEW.to_email = ${sql.lit(last)}) EXECUTE FUNCTION wait_at_gate()`.execute(db);

  const killed = startRun();
  await expect.poll(() => others("wait_event = 'advisory'"), { timeout: 30_000 }).toBe(1);
  const sent = () =>
    db.selectFrom("mails").select("to_email").where("template", "=", "job_alerts.new_jobs").execute();
  await expect.poll(async () => (await sent()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  killed.child.kill("SIGKILL");
  expect(await killed.exit).toBe("SIGKILL");
  expect((await sent()).length).toBeLessThan(readers);
  await gate.end();
  // PostgreSQL notices the lost connection of the killed run and releases its locks.
  await expect.poll(() => others("state IN ('active', 'idle in transaction')"), { timeout: 30_000 }).toBe(0);

  const early = (await sent()).length;
  expect(await startRun().exit).toContain(`${readers - early} alerts looked, ${readers - early} mails`);
  expect(new Set((await sent()).map(({ to_email }) => to_email)).size).toBe(readers);
  expect((await sent()).length).toBe(readers);
  const { rows } = await sql`SELECT 1 FROM pgboss.job WHERE name = 'mail'`.execute(db);
  expect(rows).toHaveLength(readers);
});
