import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { background, type DrawingLimits, openDrawings, type Requester } from "./drawings.ts";
import { occupiedBytes } from "./exact-bytes.ts";

const limits: DrawingLimits = {
  atOnce: 1,
  perCaller: 1,
  waiting: 100,
  waitingPerCaller: 20,
  bytes: 100,
  answeredWithinMs: 5000,
};

/** Returns a renderer that is busy until `finish` is called and records the order of its work. */
function studio() {
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  const drawer = (name: string) => () => {
    begun.push(name);
    return new Promise<Buffer>((done) => open.set(name, () => done(Buffer.alloc(1))));
  };
  const finish = async (name: string) => {
    open.get(name)?.();
    await sleep(0);
  };
  return { begun, drawer, finish };
}

const from = (by: string): { requester: Requester; leave: () => void } => {
  const left = new AbortController();
  return { requester: { by, left: left.signal }, leave: () => left.abort(new Error("left")) };
};

describe("Drawings", () => {
  it("are drawn once for all who request them at the same time, and cached in memory of their size", async () => {
    const drawings = openDrawings(limits);
    let drawn = 0;
    const draw = async () => {
      drawn++;
      await sleep(5);
      return Buffer.alloc(100_000).subarray(0, 40);
    };
    const get = (name: string) => drawings.get(name, draw, background);
    const [first] = await Promise.all(Array.from({ length: 20 }, () => get("a")));
    expect(occupiedBytes(first as Buffer)).toBe(40);
    await get("a");
    expect(drawn).toBe(1);
    await get("b");
    await get("a");
    // The third drawing evicts the least recently used one.
    await get("c");
    await get("a");
    expect(drawn).toBe(3);
    await get("b");
    expect(drawn).toBe(4);
  });

  it("are refused when too many wait, and go on after a failure", async () => {
    const drawings = openDrawings({ ...limits, waiting: 1 });
    const { drawer, finish } = studio();
    const first = drawings.get("a", drawer("a"), background);
    const broken = drawings.get("b", async () => Promise.reject(new Error("broken")), background);
    const second = expect(broken).rejects.toThrow("broken");
    const third = drawings.get("c", drawer("c"), background);
    await expect(third).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    await finish("a");
    await first;
    await second;
    await expect(drawings.get("b", async () => Buffer.alloc(2), background)).resolves.toHaveLength(2);
  });

  it("of one caller with many requests delay another caller by one drawing", async () => {
    const drawings = openDrawings(limits);
    const { begun, drawer, finish } = studio();
    const many = from("flood");
    const all = Array.from({ length: 120 }, (_, n) =>
      drawings.get(`flood ${n}`, drawer(`flood ${n}`), many.requester).catch((error: unknown) => error),
    );
    const other = drawings.get("letter", drawer("letter"), from("recruiter").requester);
    await sleep(0);
    expect(begun).toEqual(["flood 0"]);
    await finish("flood 0");
    expect(begun).toEqual(["flood 0", "flood 1"]);
    await finish("flood 1");
    expect(begun.at(-1)).toBe("letter");
    await finish("letter");
    await other;
    // Waiting requests of a disconnected caller are dropped; those above the caller's limit were refused at once.
    many.leave();
    const refused = (await Promise.all(all)).filter(
      (result) => (result as { status?: number }).status === 503,
    );
    expect(refused).toHaveLength(99);
    await finish("flood 2");
    expect(begun).toHaveLength(4);
  });

  it("take one place for a caller while others are free for the rest", async () => {
    const drawings = openDrawings({ ...limits, atOnce: 2 });
    const { begun, drawer } = studio();
    for (const n of [1, 2, 3]) void drawings.get(`flood ${n}`, drawer(`flood ${n}`), { by: "flood" });
    void drawings.get("letter", drawer("letter"), { by: "recruiter" });
    await sleep(0);
    expect(begun).toEqual(["flood 1", "letter"]);
  });

  it("that take too long end with 503, and the next request finds them in the cache", async () => {
    const drawings = openDrawings({ ...limits, answeredWithinMs: 20 });
    const { begun, drawer, finish } = studio();
    const slow = drawings.get("cv", drawer("cv"), from("a").requester);
    const waits = drawings.get("other", drawer("other"), from("b").requester);
    for (const request of [slow, waits])
      await expect(request).rejects.toMatchObject({ status: 503, retryAfterSeconds: 10 });
    await finish("cv");
    await expect(drawings.get("cv", drawer("cv"), from("a").requester)).resolves.toHaveLength(1);
    expect(begun).toEqual(["cv"]);
  });
});
