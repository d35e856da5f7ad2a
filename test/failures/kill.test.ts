import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres, startPostgres } from "#kit/postgres.ts";
import { type Product, startProduct } from "../product.ts";
import { register } from "./register.ts";

const rounds = 3;

describe("kill -9 during writes", () => {
  let folder: string;
  let product: Product;
  const acknowledged: string[] = [];
  let serial = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sen-kill-"));
    product = await startProduct(folder);
  });

  afterAll(async () => {
    product?.process.kill("SIGKILL");
    if (await findPostgres(join(folder, "postgres")))
      await (await startPostgres(join(folder, "postgres"))).stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Writes from three sides until a call fails because nobody answers any more. */
  async function writeUntilItBreaks(): Promise<void> {
    const one = async () => {
      for (;;) {
        const email = `person${++serial}@example.test`;
        const answer = await register(product.url, email).catch(() => null);
        if (answer?.status !== 201) return;
        acknowledged.push(email);
      }
    };
    await Promise.all([one(), one(), one()]);
  }

  async function look<T>(read: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: (await findPostgres(join(folder, "postgres"))) ?? "" });
    await client.connect();
    try {
      return await read(client);
    } finally {
      await client.end();
    }
  }

  async function expectNothingLost(): Promise<void> {
    await look(async (client) => {
      const kept = await client.query<{ email: string }>("SELECT email FROM accounts");
      const emails = new Set(kept.rows.map((row) => row.email));
      expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
      // A registration is whole or not there: the account, its profile and its mail.
      const halves = await client.query(
        `SELECT a.id FROM accounts a
         LEFT JOIN candidates c ON c.account_id = a.id
         LEFT JOIN mails m ON m.to_email = a.email AND m.template = 'accounts.verify_email'
         WHERE c.id IS NULL OR m.id IS NULL`,
      );
      expect(halves.rows).toEqual([]);
    });
  }

  it(`of the application loses no acknowledged write, and the next start serves at once (${rounds} times)`, async () => {
    for (let round = 0; round < rounds; round++) {
      const before = acknowledged.length;
      const writing = writeUntilItBreaks();
      while (acknowledged.length < before + 10) await sleep(10);
      product.process.kill("SIGKILL");
      await writing;
      const started = Date.now();
      product = await startProduct(folder);
      expect(Date.now() - started).toBeLessThan(15_000);
      await expectNothingLost();
    }
  });

  it("of PostgreSQL loses none either, and the application goes on without a restart", async () => {
    const before = acknowledged.length;
    const writing = writeUntilItBreaks();
    while (acknowledged.length < before + 10) await sleep(10);
    const postmaster = await look(async (client) => {
      const { rows } = await client.query<{ dir: string }>(
        "SELECT setting AS dir FROM pg_settings WHERE name = 'data_directory'",
      );
      return Number(readFileSync(join(rows[0]?.dir ?? "", "postmaster.pid"), "utf8").split("\n")[0]);
    });
    process.kill(postmaster, "SIGKILL");
    await writing;
    const deadline = Date.now() + 20_000;
    let answer = await register(product.url, `back${++serial}@example.test`).catch(() => null);
    while (answer?.status !== 201 && Date.now() < deadline) {
      await sleep(100);
      answer = await register(product.url, `back${++serial}@example.test`).catch(() => null);
    }
    expect(answer?.status).toBe(201);
    expect(product.process.exitCode).toBeNull();
    await expectNothingLost();
  });
});
