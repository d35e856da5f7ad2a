import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres, startPostgres } from "#kit/postgres.ts";
import { examples } from "../examples.ts";
import { isReady, makeFolder, type Product, startProduct } from "../product.ts";
import { register } from "./register.ts";

const rounds = Math.min(examples, 3);
const writesARound = 10;

describe("kill -9 during writes", () => {
  let folder: string;
  let product: Product;
  const acknowledged: string[] = [];
  let serial = 0;

  beforeAll(async () => {
    folder = await makeFolder("kill");
    product = await startProduct(folder);
  });

  afterAll(async () => {
    product?.process.kill("SIGKILL");
    const postgres = join(folder, "postgres");
    if (await findPostgres(postgres)) await (await startPostgres(postgres)).stop();
    await rm(folder, { recursive: true, force: true });
  });

  it(`of the application loses no acknowledged write, and the next start serves (${rounds} times)`, {
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      await breakDuringWrites(async () => void product.process.kill("SIGKILL"));
      product = await startProduct(folder);
      await expectNothingLost();
    }
  });

  it("of PostgreSQL loses none either, and the application goes on without a restart", {
    timeout: 120_000,
  }, async () => {
    await breakDuringWrites(async () => void process.kill(await postmaster(), "SIGKILL"));
    const deadline = Date.now() + 20_000;
    while ((await write()) !== 201 && Date.now() < deadline) await sleep(100);
    expect(await write()).toBe(201);
    expect(product.process.exitCode).toBeNull();
    await expectNothingLost();
  });

  it("of a server process ends the connections that it had not accepted", {
    timeout: 60_000,
  }, async () => {
    const [pid = 0] = product.servers();
    process.kill(pid, "SIGSTOP");
    const waiting = Array.from({ length: 5 }, () => isReady(product.url));
    await sleep(500);
    process.kill(pid, "SIGKILL");
    const settled = Promise.all(waiting).then(() => "settled");
    expect(await Promise.race([settled, sleep(10_000, "never")])).toBe("settled");
  });

  async function write(): Promise<number | null> {
    const email = `person${++serial}@example.test`;
    const answer = await register(product.url, email).catch(() => null);
    if (answer?.status === 201) acknowledged.push(email);
    return answer?.status ?? null;
  }

  /** Three clients write without a pause, until the product no longer answers. */
  async function breakDuringWrites(breakIt: () => Promise<void>): Promise<void> {
    const enough = acknowledged.length + writesARound;
    const person = async () => {
      while ((await write()) === 201);
    };
    const people = Promise.all([person(), person(), person()]);
    while (acknowledged.length < enough) await sleep(10);
    await breakIt();
    await people;
  }

  async function expectNothingLost(): Promise<void> {
    await look(async (client) => {
      const storedRows = await client.query<{ email: string }>("SELECT email FROM accounts");
      const emails = new Set(storedRows.rows.map((row) => row.email));
      expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
      // A registration is stored completely or not at all: the account, its profile and its mail.
      const halves = await client.query(
        `SELECT a.id FROM accounts a
         LEFT JOIN candidates c ON c.account_id = a.id
         LEFT JOIN mails m ON m.to_email = a.email AND m.template = 'accounts.verify_email'
         WHERE c.id IS NULL OR m.id IS NULL`,
      );
      expect(halves.rows).toEqual([]);
    });
  }

  function postmaster(): Promise<number> {
    return look(async (client) => {
      const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
      return Number.parseInt(readFileSync(join(rows[0]?.data_directory ?? "", "postmaster.pid"), "utf8"), 10);
    });
  }

  async function look<T>(read: (client: pg.Client) => Promise<T>): Promise<T> {
    const url = (await findPostgres(join(folder, "postgres"))) ?? "";
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect();
    try {
      return await read(client);
    } finally {
      await client.end();
    }
  }
});
