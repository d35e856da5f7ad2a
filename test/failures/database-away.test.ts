import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningPostgres, startPostgres } from "#kit/postgres.ts";
import { isReady, makeFolder, type Product, startProduct, stopProduct } from "../product.ts";
import { register } from "./register.ts";

describe("the database goes away", () => {
  let folder: string;
  let postgres: RunningPostgres;
  let product: Product;

  const page = (path: string, token?: string) =>
    fetch(product.url + path, {
      headers: { accept: "text/html", ...(token ? { cookie: `token=${token}` } : {}) },
    });

  beforeAll(async () => {
    folder = await makeFolder("away");
    postgres = await startPostgres(join(folder, "database"), { fast: true });
    product = await startProduct(join(folder, "data"), { DATABASE_URL: postgres.url });
  });

  afterAll(async () => {
    if (product) await stopProduct(product);
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("answers 503 with Retry-After and a page that says so, and serves again by itself when it is back", async () => {
    const { token } = await register(product.url, "an@example.test");
    const locations = `${product.url}/api/v2/public/locations`;
    expect((await fetch(locations)).status).toBe(200);
    expect((await page("/en", token)).status).toBe(200);

    await postgres.stop();
    const call = await fetch(locations);
    expect(call.status).toBe(503);
    expect(Number(call.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await call.json()).toMatchObject({ errors: [{ status: "503", code: "unavailable" }] });

    // While the database is away, a request with a session cannot be authenticated, and the pages of visitors have no data.
    for (const [path, language, who] of [
      ["/en", "en", token],
      ["/jobs", "en", undefined],
      ["/viec-lam", "vi", undefined],
    ] as const) {
      const answer = await page(path, who);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain("<h1");
    }

    const ready = await fetch(`${product.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ checks: { database: false } });
    expect((await fetch(`${product.url}/health/live`)).status).toBe(200);

    postgres = await startPostgres(join(folder, "database"), { fast: true });
    const deadline = Date.now() + 10_000;
    while (!(await isReady(product.url)) && Date.now() < deadline) await sleep(50);
    expect((await fetch(locations)).status).toBe(200);
    expect((await page("/en", token)).status).toBe(200);
    expect(product.process.exitCode).toBeNull();
  });
});
