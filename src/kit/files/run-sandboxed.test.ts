import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runSandboxed } from "./run-sandboxed.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "sen-sandbox-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function run(
  code: string,
  limits: { memoryMb?: number; timeMs?: number; cpuSeconds?: number; background?: boolean } = {},
) {
  const script = join(dir, `${Math.random().toString(36).slice(2)}.mjs`);
  await writeFile(script, code);
  return runSandboxed({
    script,
    args: [],
    mayRead: [script],
    memoryMb: 450,
    timeMs: 5000,
    cpuSeconds: 20,
    ...limits,
  });
}

describe("a sandboxed child", () => {
  it("answers", async () => {
    expect(await run("process.send({ secret: process.env.HOME ?? null })")).toEqual({ secret: null });
  });

  it("cannot read other files, write, start programs or reach the network", async () => {
    const attempts = [
      "(await import('node:fs')).readFileSync('/etc/hostname')",
      `(await import('node:fs')).writeFileSync('${dir}/x', 'x')`,
      "(await import('node:child_process')).execSync('id')",
      "const net = await import('node:net'); await new Promise((ok, no) => net.connect(9, '127.0.0.1').on('error', no))",
    ];
    for (const attempt of attempts) {
      const code = `try { ${attempt}; process.send('done') } catch (e) { process.send((e.cause ?? e).code ?? e.message) }`;
      expect(await run(code)).toBe("ERR_ACCESS_DENIED");
    }
  });

  it("is killed when it takes too long", async () => {
    // The limit of processor time would end the child after this test's timeout.
    expect(await run("for (;;) {}", { timeMs: 300, cpuSeconds: 60 })).toBeNull();
  });

  it("is ended by the system after its processor time, whoever still watches", async () => {
    expect(await run("for (;;) {}", { timeMs: 25_000, cpuSeconds: 1 })).toBeNull();
  });

  it("is killed when it takes too much memory, on or off the heap", async () => {
    expect(await run("const a = []; for (;;) a.push(new Array(1e5).fill({}))")).toBeNull();
    const off = "const a = []; setInterval(() => a.push(Buffer.alloc(40e6, 1)), 20)";
    expect(await run(off, { memoryMb: 200 })).toBeNull();
  });

  it("gives way to the rest of the machine where nobody waits for it", async () => {
    const code = "process.send((await import('node:os')).getPriority())";
    const own = getPriority();
    expect(await run(code)).toBe(own);
    expect(await run(code, { background: true })).toBe(Math.max(own, 10));
  });

  it("runs beside one other at most", async () => {
    const code = "setTimeout(() => process.send(Date.now()), 250)";
    const start = performance.now();
    expect(await Promise.all([run(code), run(code), run(code)])).toHaveLength(3);
    expect(performance.now() - start).toBeGreaterThan(500);
  });
});
