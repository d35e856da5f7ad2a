import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, expect, it } from "vitest";
import { testDatabase } from "#test/api.ts";
import { announce, inTransaction } from "./db.ts";
import { openLive } from "./live.ts";

const { database, url } = await testDatabase();
const say = (topic: string) => inTransaction(database, (tx) => announce(tx, topic));

it("What was announced before is told before `settled` resolves, each time", async () => {
  const live = openLive(url);
  let told = 0;
  live.follow("market", () => told++);
  expect(live.hears()).toBe(false);
  await expect.poll(live.hears).toBe(true);
  for (let n = 1; n <= 50; n++) {
    await say("market");
    await live.settled();
    expect(told).toBe(n);
  }
  await Promise.all(Array.from({ length: 20 }, () => say("market").then(live.settled)));
  expect(told).toBe(70);
  await live.close();
  expect(live.hears()).toBe(false);
});

it("A line that has died without a word is noticed, opened again, and its followers look for themselves", async () => {
  // A proxy between the process and its database that can stop forwarding.
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let silent = false;
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => !silent && to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => to.destroy());
    }
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  const live = openLive(through.href, { retryMs: 20, checkMs: 50, answerMs: 100 });
  let told = 0;
  live.follow("market", () => told++);
  await expect.poll(live.hears).toBe(true);
  silent = true;
  await expect.poll(live.hears).toBe(false);
  const before = told;
  await say("market");
  silent = false;
  await expect.poll(live.hears, { timeout: 10_000 }).toBe(true);
  expect(told).toBeGreaterThan(before);
  await live.close();
});
