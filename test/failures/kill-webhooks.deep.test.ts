import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { receiver } from "#hiring/webhooks/testing/receiver.ts";
import { type Database, inTransaction, openDatabase } from "#kit/db.ts";
import { findPostgres, startPostgres } from "#kit/postgres.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { startSession } from "#people/accounts/sessions.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { makeFolder, type Product, startProduct } from "../product.ts";

const secret = "a secret that only this test knows, 32+";
const applicants = 20;

let folder: string;
let product: Product;
let database: Database;
beforeAll(async () => {
  folder = await makeFolder("kill-webhooks");
  product = await startProduct(folder, { SESSION_SECRET: secret, WEBHOOK_PRIVATE_ADDRESSES: "1" });
  database = openDatabase((await findPostgres(join(folder, "postgres"))) ?? "", { size: 5 });
});
afterAll(async () => {
  await database?.close();
  product?.process.kill("SIGKILL");
  const postgres = join(folder, "postgres");
  if (await findPostgres(postgres)) await (await startPostgres(postgres)).stop();
  await rm(folder, { recursive: true, force: true });
});

it("kill -9 while deliveries are sent and queued: after the restart each event arrives, and slow receivers get two at once", {
  timeout: 60_000,
}, async () => {
  const boss = await makeRecruiter(database.db);
  const origin = { ip: "127.0.0.1", userAgent: null, referralId: null };
  const campaign = { utmSource: null, utmCampaign: null, utmMedium: null };
  const token = await inTransaction(database, (tx) =>
    startSession(tx, tokenKeys(secret), boss, { ...origin, ...campaign }, new Date()),
  );
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const address = `${product.url}/api/v2/companies${path}`;
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.status).toBeLessThan(300);
  };
  // The receiver of the webhook does not answer until the server is killed.
  const program = await receiver(() => {});
  const job = await makeJob(database.db, { companyId: boss.companyId, ownerId: boss.id });
  await post("/webhooks", { url: program.url, events: ["applicant.rejected"] });
  const ids: number[] = [];
  for (let n = 0; n < applicants; n++) {
    const { id } = await makeApplicant(database.db, { job });
    await post(`/applicants/${id}/reject`, { reason_id: 2 });
    ids.push(id);
  }
  await expect.poll(() => program.received.length, { timeout: 5000 }).toBe(2);
  await sleep(500);
  expect(program.received).toHaveLength(2);
  for (const pid of product.servers()) process.kill(pid, "SIGKILL");
  program.answer = (reply) => reply.end();
  const arrived = () =>
    new Set(program.received.slice(2).map(({ body }) => JSON.parse(body).data.applicant_id as number));
  await expect.poll(() => arrived().size, { timeout: 40_000, interval: 100 }).toBe(applicants);
  expect([...arrived()].sort((a, b) => a - b)).toEqual(ids);
  await program.close();
});
