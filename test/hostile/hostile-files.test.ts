import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { beforeAll, describe, expect, it } from "vitest";
import { apply } from "#hiring/applications/contract.ts";
import { uploadFolder } from "#kit/http/upload.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { keepCv } from "#profiles/cv/contract.ts";
import { type TestApi, testApi } from "../api.ts";
import { type HostileFile, hostileFiles } from "./hostile-files.ts";

let api: TestApi;
let jobId: number;
beforeAll(async () => {
  api = await testApi();
  jobId = (await makeJob(api.database.db)).id;
});

const files = hostileFiles();
const megabytes = () => process.memoryUsage().rss / 1_048_576;

/**
 * Sends a file by both ways of uploading a CV, as a new candidate.
 * @returns the statuses, the time of the slower way, and the longest time in which the server did nothing else
 */
async function send({ name, bytes }: HostileFile) {
  const call = await api.as((await makeCandidate(api.database.db)).id);
  const form = { cv: new File([new Uint8Array(bytes)], name) };
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  const began = performance.now();
  const statuses = await Promise.all(
    [
      call(keepCv, { body: {}, files: form }),
      call(apply, { params: { id: jobId }, body: {}, files: form }),
    ].map((sent) =>
      sent.then(
        () => 201,
        (error: { status: number }) => error.status,
      ),
    ),
  );
  const ms = performance.now() - began;
  loop.disable();
  return { statuses, ms, stalledMs: loop.max / 1e6 };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe("hostile files", () => {
  it("are at least forty, the same ones in each run, each with a name of its own", () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    const again = hostileFiles();
    expect(files.every(({ bytes }, i) => bytes.equals(again[i]?.bytes ?? Buffer.alloc(0)))).toBe(true);
  });

  it("are refused or stored, within 3 s each, while other requests are served", {
    timeout: 180_000,
  }, async () => {
    const [largest, ...others] = files.toSorted((a, b) => b.bytes.length - a.bytes.length);
    if (!largest) throw new Error("There are no files");
    // Allocates the memory for sending before the measurement, because sender and server are one process in this test.
    await send(largest);
    const memory = megabytes();
    for (const file of [...others, largest]) {
      let { statuses, ms, stalledMs } = await send(file);
      const expected = file.verdict === "kept" ? [201, 201] : [422, 422];
      expect(statuses, file.name).toEqual(expected);
      // A slow file is sent again, because other work of the machine may have delayed it.
      if (ms >= 3000 || stalledMs >= 500) ({ ms, stalledMs } = await send(file));
      expect(ms, file.name).toBeLessThan(3000);
      expect(stalledMs, file.name).toBeLessThan(500);
    }
    expect(megabytes() - memory).toBeLessThan(100);
  });

  it("leave no temporary file, no file without a row, and no row without its file", async () => {
    const { config } = api.services;
    expect(await filesIn(uploadFolder(config.DATA_DIR))).toEqual([]);
    const rows = await api.database.db.selectFrom("cv_files").select("storage_key").execute();
    const root = join(config.DATA_DIR, "files");
    expect((await filesIn(root)).sort()).toEqual(rows.map((row) => join(root, row.storage_key)).sort());
    expect(rows.length).toBeGreaterThanOrEqual(2 * files.filter(({ verdict }) => verdict === "kept").length);
  });
});
