import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import { type Database, inTransaction, openDatabase } from "#kit/db.ts";
import { findPostgres, startPostgres } from "#kit/postgres.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { startSession } from "#people/accounts/sessions.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { examples } from "../examples.ts";
import { makeFolder, type Product, startProduct } from "../product.ts";

/** Number of kills. docs/reliability.md promises 20, which `npm run test:deep` runs. */
const kills = Math.max(2, examples);
const run = promisify(execFile);
const clients = 10;
const applicationsBetweenKills = 20;
const longestRetryMs = 5000;
const secret = "a secret that only this test knows, 32+";

describe(`kill -9 of the server, ${kills} times, while ${clients} candidates apply with a CV and an Idempotency-Key`, () => {
  let folder: string;
  let product: Product;
  let database: Database;
  let tokens: string[];
  const cv = makePdf(["Nguyễn Văn An", "0912 345 678"]);
  /** The first answer that the client received, by Idempotency-Key. */
  const answers = new Map<string, { token: string; jobId: number; text: string }>();
  const retries: number[] = [];
  let over = false;

  beforeAll(async () => {
    folder = await makeFolder("kill-applying");
    product = await startProduct(folder, { SESSION_SECRET: secret });
    database = openDatabase((await findPostgres(join(folder, "postgres"))) ?? "", { size: 5 });
    const keys = tokenKeys(secret);
    const origin = { ip: "127.0.0.1", userAgent: null, referralId: null };
    const campaign = { utmSource: null, utmCampaign: null, utmMedium: null };
    tokens = await Promise.all(
      Array.from({ length: clients }, async () => {
        const candidate = await makeCandidate(database.db);
        return inTransaction(database, (tx) =>
          startSession(tx, keys, candidate, { ...origin, ...campaign }, new Date()),
        );
      }),
    );
  });

  afterAll(async () => {
    await database?.close();
    product?.process.kill("SIGKILL");
    const postgres = join(folder, "postgres");
    if (await findPostgres(postgres)) await (await startPostgres(postgres)).stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function send(token: string, jobId: number, key: string): Promise<{ status: number; text: string }> {
    const body = new FormData();
    for (const [name, value] of [
      ["full_name", "Nguyễn Văn An"],
      ["phone", "0912345678"],
      ["consent", "true"],
    ] as const)
      body.set(name, value);
    body.set("cv", new Blob([new Uint8Array(cv)], { type: "application/pdf" }), "cv.pdf");
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": key };
    const address = `${product.url}/api/v2/candidates/jobs/${jobId}/apply`;
    const answer = await fetch(address, { method: "POST", headers, body });
    return { status: answer.status, text: await answer.text() };
  }

  /** Repeats a call until it gets an answer, as a client does after a lost connection. The time of the server's restart does not count. */
  async function apply(token: string, jobId: number): Promise<void> {
    const key = randomUUID();
    let failedAt = 0;
    for (;;) {
      const answer = await send(token, jobId, key).catch(() => null);
      if (answer?.status === 201) {
        if (failedAt) retries.push(performance.now() - failedAt);
        answers.set(key, { token, jobId, text: answer.text });
        return;
      }
      if (answer && answer.status < 500 && answer.status !== 409)
        throw new Error(`${answer.status} ${answer.text}`);
      failedAt = Math.max(
        failedAt,
        product.servers().length > 0 ? failedAt || performance.now() : performance.now(),
      );
      await sleep(50);
    }
  }

  async function person(token: string, jobs: number[]): Promise<void> {
    for (const jobId of jobs) {
      if (over) return;
      await apply(token, jobId);
    }
    if (!over) throw new Error("Too few jobs to apply for");
  }

  it("answers every retry within 5 s, with the same answer", {
    timeout: kills * 30_000 + 60_000,
  }, async () => {
    const recruiter = await makeRecruiter(database.db);
    const jobs: number[] = [];
    for (let n = 0; n < kills * 40; n++) {
      const at = new Date();
      const job = { companyId: recruiter.companyId, ownerId: recruiter.id, at };
      jobs.push((await makeJob(database.db, job)).id);
    }
    const people = Promise.all(tokens.map((token) => person(token, jobs)));
    for (let kill = 0; kill < kills; kill++) {
      const enough = answers.size + applicationsBetweenKills;
      while (answers.size < enough) await sleep(20);
      for (const pid of product.servers()) process.kill(pid, "SIGKILL");
      while (product.servers().length === 0) await sleep(20);
    }
    over = true;
    await people;

    expect(retries.length).toBeGreaterThan(kills);
    expect(Math.max(...retries)).toBeLessThan(longestRetryMs);
    for (const [key, { token, jobId, text }] of answers) {
      const again = await send(token, jobId, key);
      expect(JSON.parse(again.text)).toEqual(JSON.parse(text));
    }
    const { rows } = await database.pool.query("SELECT id::text FROM applicants");
    const acknowledged = [...answers.values()].map(({ text }) => JSON.parse(text).data.id).sort();
    expect(rows.map((row) => row.id).sort()).toEqual(acknowledged);
  });

  it("leaves no file without a row and no row without a file", async () => {
    // Runs the nightly clean-up of files, two hours later.
    const asOf = new Date(Date.now() + 2 * hour).toISOString();
    const sen = join(import.meta.dirname, "../../bin/sen.ts");
    const env = { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: "error", SESSION_SECRET: secret };
    const { stdout } = await run(process.execPath, [sen, "run", "sweep-files", "--as-of", asOf], { env });
    expect(stdout).toContain("0 rows without their file");
    const { rows } = await database.pool.query<{ storage_key: string }>("SELECT storage_key FROM cv_files");
    const files = (await readdir(join(folder, "files", "cv"), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => `cv/${entry.parentPath.slice(-2)}/${entry.name}`);
    expect(files.sort()).toEqual(rows.map((row) => row.storage_key).sort());
  });
});
