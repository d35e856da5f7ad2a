import { rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres, startPostgres } from "#kit/postgres.ts";
import { makeFolder, type Product, startProduct, stopProduct } from "../product.ts";
import { register } from "./register.ts";

const watchdogSeconds = 2;
const patienceMs = 3000;
const people = 3;
/** Time between the connection of a slow client and its request. */
const slowMs = 300;
/** Number of writes that may fail: the ended process had one connection per client, and one that it had just accepted. */
const heldConnections = 2 * people;

describe("two server processes behind one address", () => {
  let folder: string;
  let product: Product;
  let serial = 0;
  const acknowledged: string[] = [];
  const failures: string[] = [];

  beforeAll(async () => {
    folder = await makeFolder("frozen");
    product = await startProduct(
      folder,
      {
        WATCHDOG_SECONDS: String(watchdogSeconds),
        NODE_OPTIONS: `--import=${join(import.meta.dirname, "loop.mjs")}`,
      },
      { args: ["--processes=2"] },
    );
  });

  afterAll(async () => {
    product?.process.kill("SIGKILL");
    const postgres = join(folder, "postgres");
    if (await findPostgres(postgres)) await (await startPostgres(postgres)).stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Sends writes without a pause, each on its own connection. A call without an answer in time fails. */
  async function writeWhile(done: () => boolean): Promise<number> {
    let answered = 0;
    while (!done()) {
      const email = `person${++serial}@example.test`;
      const status = await Promise.race([
        register(product.url, email).then(
          (answer) => answer.status,
          (error) => String(error.cause ?? error),
        ),
        sleep(patienceMs, "no answer" as const),
      ]);
      if (status === 201) acknowledged.push(email);
      else failures.push(`${status}`);
      if (status === 201) answered++;
    }
    return answered;
  }

  /** Connects again and again, and sends each request a while after its connection. @returns the statuses or errors */
  async function askSlowlyWhile(done: () => boolean): Promise<string[]> {
    const answers: string[] = [];
    while (!done())
      answers.push(
        await new Promise<string>((resolve) => {
          const asked = request(`${product.url}/health/live`, { agent: false }, (answer) => {
            answer.resume().once("end", () => resolve(String(answer.statusCode)));
          });
          asked.once("error", (error) => resolve(String(error)));
          asked.once("socket", (socket) =>
            socket.once("connect", () => setTimeout(() => asked.end(), slowMs)),
          );
        }),
      );
    return answers;
  }

  async function allWriteWhile(done: () => boolean): Promise<number> {
    const counts = await Promise.all(Array.from({ length: people }, () => writeWhile(done)));
    return counts.reduce((sum, count) => sum + count);
  }

  /** Writes until a new process serves. @returns the number of answered writes */
  async function replacedWhileWriting(pid: number): Promise<number> {
    const replaced = () => !product.servers().includes(pid) && product.servers().length === 2;
    return allWriteWhile(replaced);
  }

  it("go on when one of them is frozen, and it is replaced", { timeout: 120_000 }, async () => {
    const [pid = 0] = product.servers();
    process.kill(pid, "SIGSTOP");
    expect(await replacedWhileWriting(pid)).toBeGreaterThan(10);
    expect(product.output()).toContain("process does not answer");
    expect(failures.length, failures.join(", ")).toBeLessThanOrEqual(heldConnections);
  });

  it("go on when one of them loops, and the log says where", { timeout: 120_000 }, async () => {
    failures.length = 0;
    const [pid = 0] = product.servers();
    process.kill(pid, "SIGUSR2");
    expect(await replacedWhileWriting(pid)).toBeGreaterThan(10);
    expect(product.output()).toMatch(/"stack":\["spin \([^"]*loop\.mjs:\d+\)"/);
    expect(failures.length, failures.join(", ")).toBeLessThanOrEqual(heldConnections);
  });

  it("are replaced on SIGHUP without a refused request", { timeout: 120_000 }, async () => {
    failures.length = 0;
    const before = product.servers();
    product.process.kill("SIGHUP");
    const gone = () => !product.servers().some((pid) => before.includes(pid));
    const slow = Array.from({ length: people }, () => askSlowlyWhile(gone));
    expect(await allWriteWhile(gone)).toBeGreaterThan(10);
    expect((await Promise.all(slow)).flat().filter((answer) => answer !== "200")).toEqual([]);
    expect(failures).toEqual([]);
    expect(product.servers()).toHaveLength(2);
  });

  it("have lost no acknowledged write, and leave in order", async () => {
    const client = new pg.Client({ connectionString: (await findPostgres(join(folder, "postgres"))) ?? "" });
    await client.connect();
    const { rows } = await client.query<{ email: string }>("SELECT email FROM accounts");
    await client.end();
    const stored = new Set(rows.map((row) => row.email));
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    expect(await stopProduct(product), product.output()).toBe(0);
  });
});
