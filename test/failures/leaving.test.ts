import { rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres, startPostgres } from "#kit/postgres.ts";
import { makeFolder, type Product, startProduct, stopProduct } from "../product.ts";
import { register, registration } from "./register.ts";

describe("SIGTERM while requests run", () => {
  let folder: string;
  let product: Product;

  beforeAll(async () => {
    folder = await makeFolder("leaving");
    product = await startProduct(folder);
  });

  afterAll(async () => {
    product?.process.kill("SIGKILL");
    // Stops the PostgreSQL server that a failed run left running.
    if (await findPostgres(join(folder, "postgres")))
      await (await startPostgres(join(folder, "postgres"))).stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("finishes running requests, accepts no new ones, and exits with 0", async () => {
    const url = (await findPostgres(join(folder, "postgres"))) ?? "";
    const holder = new pg.Client({ connectionString: url });
    holder.on("error", () => {});
    await holder.connect();
    await holder.query("BEGIN; LOCK TABLE candidates IN SHARE MODE");

    // One request waits for the database in its transaction. Another one has sent half of its body.
    const waiting = register(product.url, "binh@example.test");
    const dripping = dripRegistration(product.url, "chau@example.test");
    await untilSomebodyWaits(holder);

    product.process.kill("SIGTERM");
    await sleep(200);
    const late = await register(product.url, "late@example.test").catch(() => null);
    expect(late?.status ?? 503).toBe(503);

    await holder.query("COMMIT");
    dripping.finish();
    expect((await waiting).status).toBe(201);
    expect(await dripping.status).toBe(201);
    await holder.end();
    expect(await product.exit).toBe(0);
    expect(await findPostgres(join(folder, "postgres"))).toBeNull();

    product = await startProduct(folder);
    const again = await register(product.url, "binh@example.test");
    expect(again.status).toBe(422);
    expect(await stopProduct(product)).toBe(0);
  });
});

async function untilSomebodyWaits(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await client.query("SELECT 1 FROM pg_locks WHERE NOT granted");
    if (rows.length > 0) return;
    await sleep(50);
  }
  throw new Error("No request reached the lock");
}

/** Sends the first half of a registration. @returns a function that sends the second half */
function dripRegistration(url: string, email: string) {
  const body = Buffer.from(JSON.stringify(registration(email)));
  const call = request(`${url}/api/v2/auths/register`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": body.length },
  });
  const status = new Promise<number>((done, fail) => {
    call.once("error", fail);
    call.once("response", (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
  });
  call.write(body.subarray(0, 20));
  return { status, finish: () => call.end(body.subarray(20)) };
}
