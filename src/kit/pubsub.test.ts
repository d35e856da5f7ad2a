import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, expect, it } from "vitest";
import { testDatabase } from "#test/api.ts";
import { inTransaction, publish } from "./db.ts";
import { openPubSub } from "./pubsub.ts";

const { database, url } = await testDatabase();
const publishTopic = (topic: string) => inTransaction(database, (tx) => publish(tx, topic));

it("What was published before is delivered before `flush` resolves, each time", async () => {
  const pubsub = openPubSub(url);
  let delivered = 0;
  pubsub.subscribe("market", () => delivered++);
  expect(pubsub.isConnected()).toBe(false);
  await expect.poll(pubsub.isConnected).toBe(true);
  for (let n = 1; n <= 50; n++) {
    await publishTopic("market");
    await pubsub.flush();
    expect(delivered).toBe(n);
  }
  await Promise.all(Array.from({ length: 20 }, () => publishTopic("market").then(pubsub.flush)));
  expect(delivered).toBe(70);
  await pubsub.close();
  expect(pubsub.isConnected()).toBe(false);
});

it("A connection that died silently is detected and reopened, and each subscriber is called", async () => {
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
  const pubsub = openPubSub(through.href, { retryMs: 20, checkMs: 50, answerMs: 100 });
  let delivered = 0;
  pubsub.subscribe("market", () => delivered++);
  await expect.poll(pubsub.isConnected).toBe(true);
  silent = true;
  await expect.poll(pubsub.isConnected).toBe(false);
  const before = delivered;
  await publishTopic("market");
  silent = false;
  await expect.poll(pubsub.isConnected, { timeout: 10_000 }).toBe(true);
  expect(delivered).toBeGreaterThan(before);
  await pubsub.close();
});
