import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { sql } from "kysely";
import { inTransaction, isUnavailable, type Reader } from "#kit/db.ts";
import { linesOf } from "#kit/files/lines.ts";
import type { Services } from "#kit/services.ts";
import { type ImportResult, importJobs as importBatch } from "./commands/import-jobs.ts";
import { type ImportedAd, sourceRef } from "./commands/import-row.ts";
import { ImportReport } from "./import-report.ts";
import { loadAdReaders } from "./read-ad.ts";
import { type AdReaders, readAd } from "./reading/ad.ts";

const batchSize = 500;
const longestLine = 1024 * 1024;

type NumberedAd = ImportedAd & { line: number };

/**
 * Imports real ads, one per line. Invalid lines are reported by number and the others are imported; existing
 * ads are not changed.
 * @returns the output, and whether nothing could be read
 */
export async function importJobs(
  services: Services,
  file: string,
  companyId: number | null,
): Promise<{ lines: string[]; failed: boolean }> {
  const { database, clock } = services;
  const asOf = clock.now();
  const report = new ImportReport();
  if (companyId !== null && !(await companyExists(database.db, companyId)))
    return { lines: [`There is no company ${companyId}.`], failed: true };
  let source: Readable;
  try {
    source = await openAds(file);
  } catch (error) {
    return { lines: [`${file} cannot be read: ${reasonOf(error)}`], failed: true };
  }
  const readers = await loadAdReaders(database.db);
  const writer = batchWriter(storing(services, report, { companyId, asOf }));
  try {
    for await (const line of linesOf(source, longestLine)) {
      report.line();
      if ("problem" in line) report.wrong(line.number, "longer than a megabyte");
      else {
        const read = readLine(line.number, line.text, readers, report);
        if (typeof read === "string") report.wrong(line.number, read);
        else await writer.add(read);
      }
    }
  } catch (error) {
    if (isUnavailable(error)) throw error;
    report.broken(reasonOf(error));
  }
  await writer.end();
  if (report.added > 0) await sql`ANALYZE`.execute(database.db);
  return { lines: report.text(), failed: report.added + report.known === 0 };
}

type Store = (ads: readonly NumberedAd[]) => Promise<void>;

/** Returns a function that stores ads and reports those that cannot be stored. */
function storing(
  { database }: Services,
  report: ImportReport,
  into: { companyId: number | null; asOf: Date },
): Store {
  return async function store(ads) {
    try {
      const result: ImportResult = await inTransaction(database, (tx) => importBatch(tx, ads, into));
      const lineOf = new Map(ads.map((ad) => [ad.ref, ad.line]));
      for (const ref of result.blocked) report.wrong(lineOf.get(ref) ?? 0, "the company is blocked");
      report.stored(result);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // An invalid ad must not prevent the import of the others in its batch.
      if (ads.length === 1) {
        report.wrong(ads[0]!.line, `cannot be stored: ${reasonOf(error)}`);
        return;
      }
      const middle = Math.ceil(ads.length / 2);
      await store(ads.slice(0, middle));
      await store(ads.slice(middle));
    }
  };
}

/** Stores ads in batches; the next batch is read while the previous one is written. */
function batchWriter(store: Store) {
  let writing: Promise<void> = Promise.resolve();
  let batch: NumberedAd[] = [];
  async function flush(): Promise<void> {
    await writing;
    const ads = batch;
    batch = [];
    if (ads.length > 0) writing = store(ads);
    // A failure is reported when it is awaited; this prevents an unhandled rejection until then.
    writing.catch(() => {});
  }
  return {
    async add(ad: NumberedAd): Promise<void> {
      batch.push(ad);
      if (batch.length >= batchSize) await flush();
    },
    async end(): Promise<void> {
      await flush();
      await writing;
    },
  };
}

const problems = {
  not_an_object: "not an object",
  title_missing: "no title",
  company_missing: "no company",
} as const;

/** Returns the ad of a line, or the reason why the line is not a valid ad. */
function readLine(line: number, text: string, readers: AdReaders, report: ImportReport): NumberedAd | string {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return "not JSON";
  }
  const ad = readAd(record, readers);
  if ("problem" in ad) return problems[ad.problem];
  const fields = record as Record<string, unknown>;
  for (const name of ad.unrecognised) report.unrecognised(line, name, fields);
  const { location } = fields;
  const written = typeof location === "string" ? location.normalize("NFC").replace(/[\p{Cc}\s]+/gu, " ") : "";
  return { line, ad, ref: sourceRef(fields), written: written.trim() };
}

/** Returns the file's bytes, decompressed when they begin like gzip, whatever the file name. */
async function openAds(file: string): Promise<Readable> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0).finally(() => handle.close());
  const packed = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  const source = createReadStream(file);
  if (!packed) return source;
  const unpacked = createGunzip();
  source.once("error", (error) => unpacked.destroy(error));
  return source.pipe(unpacked);
}

async function companyExists(db: Reader, id: number): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  return Boolean(
    await db
      .selectFrom("companies")
      .select("id")
      .where("id", "=", id)
      .where("origin", "=", "registered")
      .executeTakeFirst(),
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
