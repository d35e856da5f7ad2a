import { fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, inTransaction, openDatabase } from "#kit/db.ts";
import { openLog } from "#kit/log.ts";
import { mailBacklog, queueMail, queueMails } from "#kit/mail.ts";
import { findPostgres } from "#kit/postgres.ts";
import { openQueue, type Queue } from "#kit/queue.ts";
import { passwordChanged, verifyEmail } from "#people/accounts/mails.ts";
import { makeFolder, startProduct, stopProduct } from "#test/product.ts";
import { jobNames } from "../src/app/worker.ts";
import { postmasterOf, spentBy } from "./processor.ts";
import { machine } from "./report.ts";

const count = 5000;
const proofs = 20;
const atOnce = 1000;

/**
 * Measures the rate of mails, to a mail server in another process and to files, and the delay of a proof mail
 * behind a backlog.
 */
export async function benchMails(asOf: Date): Promise<void> {
  console.log(`${machine(asOf)}\n\n${count} mails, ${proofs} proof mails queued while they leave\n`);
  console.log(
    "| to | mails/s | CPU ms: server | database | proof mail: p50 s | slowest s | to reach |\n|---|--:|--:|--:|--:|--:|---|",
  );
  const server = fork(join(import.meta.dirname, "mail-server.ts"));
  const [port] = (await once(server, "message")) as [number];
  console.log(await drained("a mail server", 200, { SMTP_URL: `smtp://127.0.0.1:${port}` }));
  console.log(await drained("files", 500, {}));
  server.disconnect();
}

async function drained(name: string, target: number, env: Record<string, string>): Promise<string> {
  const folder = await makeFolder("bench-mails");
  const product = await startProduct(folder, env);
  const url = (await findPostgres(join(folder, "postgres"))) ?? "";
  const database = openDatabase(url, { size: 4 });
  const queue = await openQueue(url, jobNames, openLog("silent"), "web");
  try {
    return await measure(name, target, database, queue, product.servers());
  } finally {
    await queue.stop();
    await database.close();
    const code = await stopProduct(product);
    if (code !== 0) console.error(`The server ended with ${code}:\n${product.output()}`);
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  name: string,
  target: number,
  database: Database,
  queue: Queue,
  servers: readonly number[],
): Promise<string> {
  database.queueJobs = queue.add;
  const postmaster = await postmasterOf(database);
  const mail = (n: number) => ({
    language: n % 2 ? ("en" as const) : ("vi" as const),
    to: { email: `reader${n}@example.test`, name: "Nguyễn Văn An" },
    props: { name: "Nguyễn Văn An", at: "2026-03-02T03:00:00.000Z" },
  });
  await inTransaction(database, async (tx) => {
    for (let n = 0; n < count; n += atOnce)
      await queueMails(
        tx,
        passwordChanged,
        Array.from({ length: atOnce }, (_, i) => mail(n + i)),
      );
  });
  const began = performance.now();
  const before = spentBy(servers, postmaster);
  for (let n = 0; n < proofs; n++) {
    await inTransaction(database, (tx) =>
      queueMail(tx, verifyEmail, {
        ...mail(n),
        props: { proof: "x".repeat(43), minutes: 60 },
      }),
    );
    await sleep(100);
  }
  for (let open = 1; open > 0; await sleep(250)) {
    const { waiting, retrying, failed } = await mailBacklog(database.db);
    if (retrying + failed > 0) throw new Error(`${retrying + failed} mails were not taken`);
    open = waiting;
  }
  const rate = count / ((performance.now() - began) / 1000);
  const after = spentBy(servers, postmaster);
  const cost = (of: "server" | "database") =>
    before && after ? ((after[of] - before[of]) / count).toFixed(1) : "";
  const { rows } = await database.pool.query<{ p50: number; slowest: number }>(
    `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY age) AS p50, max(age) AS slowest
     FROM (SELECT extract(epoch FROM sent_at - created_at)::float8 AS age FROM mails WHERE lane = 'proof') m`,
  );
  const { p50 = Number.NaN, slowest = Number.NaN } = rows[0] ?? {};
  const verdict = rate >= target && slowest <= 5 ? "reached" : "missed";
  return `| ${name} | ${rate.toFixed(0)} | ${cost("server")} | ${cost("database")} | ${p50.toFixed(2)} | ${slowest.toFixed(2)} | ≥ ${target}/s, ≤ 5 s: ${verdict} |`;
}
