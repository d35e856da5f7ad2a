import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testApi } from "#test/api.ts";
import { maxFormBytes } from "../../app/page-request.ts";

describe("A client that is slow to send its headers", () => {
  it("is cut off after six seconds, however steadily it sends", async () => {
    const { app } = await testApi();
    await app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    const start = performance.now();
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {});
    socket.write("GET /api/v2/public/locations HTTP/1.1\r\nhost: localhost\r\n");
    const drip = setInterval(() => socket.write("x-drip: 1\r\n"), 200);
    // This does not use once(), which rejects on a reset: a header sent during closing can cause one before the
    // answer is read.
    await new Promise((closed) => socket.on("close", closed));
    clearInterval(drip);
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(performance.now() - start).toBeGreaterThan(5000);
    expect(app.server.headersTimeout).toBe(6000);
  });
});

describe("A client that is slow to send its body", () => {
  it("has the time that the largest form takes at 12 kB a second, and is cut off where nothing arrives for a minute", async () => {
    const { app } = await testApi();
    expect(app.server.requestTimeout).toBeGreaterThan((maxFormBytes / 12_000) * 1000);
    expect(app.server.timeout).toBe(60_000);
  });
});

describe("An answer that takes longer than the connection may be silent", () => {
  it("is 503 with Retry-After instead of a broken connection", async () => {
    const { app, database } = await testApi();
    await app.listen({ port: 0, host: "127.0.0.1" });
    app.server.setTimeout(400);
    const { port } = app.server.address() as AddressInfo;
    const late = await database.db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE`.execute(tx);
      return fetch(`http://127.0.0.1:${port}/api/v2/candidates/jobs/1`);
    });
    expect([late.status, late.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await late.json()).toMatchObject({ errors: [{ code: "unavailable" }] });
    const next = await fetch(`http://127.0.0.1:${port}/api/v2/candidates/jobs/1`);
    expect(next.status).toBe(404);
  });
});
