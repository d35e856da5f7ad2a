import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, inTransaction, openDatabase } from "#kit/db.ts";
import { openLog } from "#kit/log.ts";
import { queueMails } from "#kit/mail.ts";
import { findPostgres, startPostgres } from "#kit/postgres.ts";
import { openQueue, type Queue } from "#kit/queue.ts";
import { passwordChanged } from "#people/accounts/mails.ts";
import { jobNames } from "../../src/app/worker.ts";
import { type MailServer, slowMailServer } from "../mail-server.ts";
import { makeFolder, type Product, startProduct } from "../product.ts";
import { register } from "./register.ts";

const many = 400;
/** The number of mails that are sent at once (src/app/jobs.ts). */
const underWay = 20;

describe("Mails through a mail server", () => {
  let folder: string;
  let product: Product;
  let server: MailServer;
  let database: Database;
  let queue: Queue;

  beforeAll(async () => {
    folder = await makeFolder("mails");
    server = await slowMailServer("slow", 50);
    product = await startProduct(folder, { SMTP_URL: server.url });
    const url = (await findPostgres(join(folder, "postgres"))) ?? "";
    database = openDatabase(url, { size: 2 });
    queue = await openQueue(url, jobNames, openLog("silent"), "web");
    database.queueJobs = queue.add;
  });

  afterAll(async () => {
    await queue?.stop();
    await database?.close();
    product?.process.kill("SIGKILL");
    const postgres = join(folder, "postgres");
    if (await findPostgres(postgres)) await (await startPostgres(postgres)).stop();
    server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("a server that is slow for some delays no request and no mail with a link that expires", {
    timeout: 60_000,
  }, async () => {
    await queueMany("slow");
    await until(() => server.waiting.length >= underWay, 10);
    const began = performance.now();
    expect((await register(product.url, "lan@example.test")).status).toBe(201);
    await until(() => server.taken.some(({ to }) => to === "lan@example.test"), 5);
    expect(performance.now() - began).toBeLessThan(5000);
    server.release();
    await until(() => server.taken.filter(({ to }) => to.startsWith("slow")).length === many, 30);
  });

  it("all arrive when the product is killed in the middle, and only those that were under way arrive twice", {
    timeout: 90_000,
  }, async () => {
    const arrived = () => server.taken.filter(({ to }) => to.startsWith("killed"));
    await queueMany("killed");
    await until(() => arrived().length >= many / 4, 20);
    product.process.kill("SIGKILL");
    await product.exit;
    const before = arrived().length;
    expect(before).toBeLessThan(many);
    product = await startProduct(folder, { SMTP_URL: server.url });
    const ids = () => new Set(arrived().map(({ messageId }) => messageId));
    await until(() => ids().size === many, 40);
    expect(arrived().length - many).toBeLessThanOrEqual(underWay);
    await until(async () => {
      const { rows } = await database.pool.query("SELECT DISTINCT state FROM mails");
      return rows.length === 1 && rows[0].state === "sent";
    }, 30);
    // No further mail was sent twice until all mails were marked as sent.
    expect(arrived().length - many).toBeLessThanOrEqual(underWay);
  });

  function queueMany(name: string): Promise<void> {
    const mails = Array.from({ length: many }, (_, n) => ({
      language: "vi" as const,
      to: { email: `${name}${n}@example.test`, name: "Lan" },
      props: { name: "Lan", at: "2026-03-02T03:00:00.000Z" },
    }));
    return inTransaction(database, (tx) => queueMails(tx, passwordChanged, mails));
  }
});

async function until(isDone: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`Not done in ${seconds} s`);
    await sleep(20);
  }
}
