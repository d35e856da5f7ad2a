import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { inTransaction, type Tx, transition } from "#kit/db.ts";
import type { JobRun } from "#kit/queue.ts";
import type { Services } from "#kit/services.ts";
import { deleteFile } from "#platform/files/store.ts";
import { type Counts, importArchive } from "../archive/import.ts";
import type { Manifest } from "../archive/manifest.ts";
import { BrokenArchive, openArchive } from "../archive/read.ts";
import { writeArchive } from "../archive/write.ts";
import { type Fault, runningArchives } from "../terms.ts";

type Running = (typeof runningArchives)[number];
const ends = { making: "ready", checking: "checked", importing: "done" } as const satisfies Record<
  Running,
  string
>;

interface Result {
  counts: Counts;
  faults: Fault[];
  bytes?: number;
  sha256?: string;
}

/** Runs the step of an archive: makes, checks or imports it. A step that was interrupted is repeated from its beginning. */
export async function runArchive(services: Services, id: number, run: JobRun): Promise<void> {
  const { database, config } = services;
  const row = await database.db
    .selectFrom("agency_archives")
    .selectAll()
    .where("id", "=", id)
    .where("status", "in", runningArchives)
    .executeTakeFirst();
  if (!row) return;
  const status = row.status as Running;
  const dir = join(config.DATA_DIR, "tmp");
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, `archive-${randomUUID()}`);
  const step = { ...row, path, accountId: row.account_id ?? 0, onProgress: progressOf(services, id) };
  const end = (to: Omit<Ending, "id">) => inTransaction(database, (tx) => finish(tx, { id, ...to }));
  try {
    const result = status === "making" ? await make(services, step) : await takeIn(services, step);
    if (status !== "importing") await end({ from: status, to: ends[status], result });
    else if (result.faults.length > 0) await end({ from: status, to: "failed", result });
  } catch (error) {
    const isBroken = error instanceof BrokenArchive;
    if (!isBroken && !run.isLast) throw error;
    const fault: Fault = {
      table: "archive",
      code: isBroken ? error.failure : "interrupted",
      column: null,
      count: 1,
      lines: [],
    };
    await end({ from: status, to: "failed", result: { counts: {}, faults: [fault] } });
    if (!isBroken) throw error;
  } finally {
    await unlink(path).catch(() => {});
  }
}

interface Step {
  id: number;
  agency_id: number;
  accountId: number;
  status: string;
  file_key: string;
  path: string;
  created_at: Date;
  onProgress: (percent: number) => Promise<void>;
}

async function make(
  { database, storage }: Services,
  { agency_id: agencyId, accountId, file_key, path, created_at: asOf, onProgress }: Step,
): Promise<Result> {
  const manifest = await database.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((tx) => writeArchive({ tx, storage }, path, { agencyId, accountId, asOf, onProgress }));
  // An interrupted run may have stored the file.
  await storage.remove(file_key);
  const { sha256 } = await storage.put(file_key, createReadStream(path), { contentType: "application/zip" });
  return { counts: countsOf(manifest), faults: [], bytes: (await stat(path)).size, sha256 };
}

function countsOf({ tables, files }: Manifest): Counts {
  const rows = Object.entries(tables).map(([table, { rows: count }]) => [table, count] as const);
  return Object.fromEntries([...rows, ["files", files.length]]);
}

async function takeIn(
  services: Services,
  { id, agency_id: agencyId, accountId, status, file_key, path, onProgress }: Step,
): Promise<Result> {
  await pipeline(await services.storage.get(file_key), createWriteStream(path, { flags: "wx", mode: 0o600 }));
  const archive = await openArchive(path);
  try {
    const asOf = services.clock.now();
    const given = { services, agencyId, accountId, asOf, onProgress };
    const imported = (tx: Tx, done: Counts) =>
      finish(tx, { id, from: "importing", to: ends.importing, result: { counts: done, faults: [] } });
    const { counts, faults } = await importArchive(archive, given, status === "importing" ? imported : null);
    return { counts, faults: faults.list() };
  } finally {
    archive.close();
  }
}

/** Returns a function that stores the percent of a step on a second connection, so that readers see it at once. */
function progressOf({ database }: Services, id: number) {
  let last = 0;
  return async (progress: number) => {
    if (progress === last) return;
    last = progress;
    await database.db.updateTable("agency_archives").set({ progress }).where("id", "=", id).execute();
  };
}

interface Ending {
  id: number;
  from: Running;
  to: string;
  result: Result;
}

async function finish(tx: Tx, { id, from, to, result }: Ending): Promise<void> {
  const { counts, faults, bytes, sha256 } = result;
  await transition(
    tx,
    "agency_archives",
    id,
    {
      from: { status: from },
      to: { status: to },
      set: { progress: 100, counts: JSON.stringify(counts), faults: JSON.stringify(faults), bytes, sha256 },
    },
    { code: "archive_state", now: async () => to },
  );
}

/** Deletes archives after their time, with their files. @returns how many */
export async function pruneArchives(tx: Tx, asOf: Date): Promise<number> {
  const expired = await tx
    .deleteFrom("agency_archives")
    .where("expires_at", "<", asOf)
    .where("status", "not in", runningArchives)
    .returning("file_key")
    .execute();
  for (const { file_key } of expired) deleteFile(tx, file_key);
  return expired.length;
}
