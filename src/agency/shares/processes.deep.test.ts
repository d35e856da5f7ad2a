import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { revokeByLink } from "#hiring/representations/commands/answer.ts";
import { inTransaction } from "#kit/db.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { makeFolder, type Product, startProduct, stopProduct } from "#test/product.ts";
import { createShare } from "./contract.ts";
import { makeSharing } from "./testing/sharing.ts";

/** The longest time, in milliseconds, after which each process refuses a link whose consent was taken back. */
const within = 1000;

let api: TestApi;
let products: Product[];
beforeAll(async () => {
  api = await testApi();
  api.clock.set(new Date());
  const folder = await makeFolder("revoked");
  const { connectionString = "" } = api.database.pool.options;
  products = [];
  for (const n of [0, 1])
    products.push(
      await startProduct(
        join(folder, `data-${n}`),
        { DATABASE_URL: connectionString },
        { args: ["--role=web"] },
      ),
    );
}, 300_000);
afterAll(async () => {
  for (const product of products) await stopProduct(product);
});

it("Taking the consent back ends a link within a second in every process, page and file", async () => {
  const { db, asLead, params, body, applicant } = await makeSharing(api);
  const { urls } = await asLead(createShare, { params, body });
  const { pathname } = new URL(urls[0]?.url ?? "");
  const token = pathname.split("/").at(-1);
  const addresses = products.flatMap(({ url }) =>
    [`/api/v2/public/share_cvs/${token}`, `/api/v2/public/share_cvs/${token}/pdf`, pathname].map(
      (path) => url + path,
    ),
  );
  const statuses = () => Promise.all(addresses.map(async (address) => (await fetch(address)).status));
  expect(await statuses()).toEqual(addresses.map(() => 200));
  const { id } = await db
    .selectFrom("representations")
    .select("id")
    .where("applicant_id", "=", applicant.id)
    .executeTakeFirstOrThrow();
  await inTransaction(api.database, (tx) => revokeByLink(tx, { id, asOf: new Date() }));
  const begin = performance.now();
  await expect.poll(statuses, { interval: 20, timeout: 10_000 }).toEqual(addresses.map(() => 410));
  expect(performance.now() - begin).toBeLessThan(within);
}, 120_000);
