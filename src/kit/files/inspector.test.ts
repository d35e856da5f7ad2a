import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePdf } from "../testing/make-files.ts";
import { openInspector } from "./inspector.ts";

const limits = { timeMs: 5000, memoryMb: 350, mostWaiting: 64, filesEach: 500 };
const sound = { container: "pdf", pdf: { sound: true, encrypted: false, pages: 1, active: "none" } };

let dir: string;
let pdf: string;
/** A file that never ends: reading it blocks. */
let endless: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "sen-inspector-"));
  pdf = join(dir, "cv");
  await writeFile(pdf, makePdf(["x"]));
  endless = join(dir, "endless");
  execFileSync("mkfifo", [endless]);
});
afterAll(() => rm(dir, { recursive: true }));

/** A separate program that uses an inspector. */
const program = (path: string) => [
  "--input-type=module",
  "--eval",
  `import { openInspector } from ${JSON.stringify(join(import.meta.dirname, "inspector.ts"))};
   const answer = openInspector(${JSON.stringify(dir)}).inspect(${JSON.stringify(path)});
   console.log("asked");
   console.log(JSON.stringify(await answer));`,
];

describe("The inspector of uploads", () => {
  it("gives up a file that takes too long, and serves the next with a new process", async () => {
    const inspector = openInspector(dir, { ...limits, timeMs: 1500 });
    expect(await inspector.inspect(endless)).toEqual({ container: "damaged" });
    expect(await inspector.inspect(pdf)).toEqual(sound);
    inspector.close();
  });

  it("serves many at once with two processes, and replaces them now and then", async () => {
    const inspector = openInspector(dir, { ...limits, filesEach: 4 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => inspector.inspect(pdf)));
    expect(answers).toEqual(Array(12).fill(sound));
    inspector.close();
  });

  it("asks to come again later when too many wait", async () => {
    const inspector = openInspector(dir, { ...limits, timeMs: 300, mostWaiting: 1 });
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => inspector.inspect(endless)));
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
    expect(answers[3]).toMatchObject({ reason: { status: 503, retryAfterSeconds: 10 } });
    inspector.close();
  });

  it("reads nothing but the folder of uploads", async () => {
    const inspector = openInspector(join(dir, "uploads"), limits);
    expect(await inspector.inspect(pdf)).toEqual({ container: "damaged" });
    inspector.close();
  });

  it("keeps nobody from leaving", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, program(pdf));
    expect(stdout).toContain(JSON.stringify(sound.container));
  });

  it("ends with the process that asked it, even one that was killed", async () => {
    const parent = spawn(process.execPath, program(endless), { stdio: ["ignore", "pipe", "inherit"] });
    await once(parent.stdout, "data");
    let child = "";
    while (!child) child = await childrenOf(parent.pid);
    parent.kill("SIGKILL");
    await once(parent, "exit");
    await expect.poll(() => isRunning(Number(child)), { timeout: 10_000 }).toBe(false);
  });
});

async function childrenOf(pid = 0): Promise<string> {
  const { stdout } = await promisify(execFile)("pgrep", ["-P", String(pid)]).catch(() => ({ stdout: "" }));
  return stdout.trim().split("\n")[0] ?? "";
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
