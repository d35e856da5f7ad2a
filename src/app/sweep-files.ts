import { sql } from "kysely";
import { hour } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";
import { gather } from "./loaded-rooms.ts";

const owners = gather("folder", (room) => room.files);

const batch = 500;
const namedMissing = 20;

/**
 * Compares the storage with the rows that refer to its files. A file without a row is deleted if it is older than an hour: a
 * younger one may belong to a running request. A row without its file is logged.
 */
export async function sweepFiles(services: Services, asOf: Date): Promise<string> {
  let removed = 0;
  let missing = 0;
  for (const folder of Object.keys(owners)) {
    const present = new Set<number>();
    removed += await removeUnknown(services, folder, present, asOf);
    missing += await reportMissing(services, folder, present);
  }
  return `${removed} files without a row removed, ${missing} rows without their file`;
}

interface Known {
  id: number;
  key: string;
}

/** Returns rows that have a file's key: the next batch after an id, or the rows with one of `keys`. */
async function known(db: Reader, folder: string, which: { after: number } | { keys: string[] }) {
  const { table, column, unless, madeOf } = owners[folder] ?? { table: "", column: "" };
  const key = sql.ref(column);
  const isLoss = madeOf ? sql`AND ${sql.ref(madeOf)} IS NULL` : sql``;
  const chosen = "keys" in which ? sql`${key} = ANY(${which.keys})` : sql`id > ${which.after} ${isLoss}`;
  const { rows } = await sql<Known>`
    SELECT id, ${key} AS key FROM ${sql.table(table)}
    WHERE ${key} IS NOT NULL AND ${chosen} ${unless ? sql`AND ${sql.ref(unless)} IS NULL` : sql``}
    ORDER BY id LIMIT ${"keys" in which ? null : batch}`.execute(db);
  return rows;
}

async function removeUnknown(
  { database, storage }: Services,
  folder: string,
  present: Set<number>,
  asOf: Date,
): Promise<number> {
  let removed = 0;
  let waiting: { key: string; modifiedAt: Date }[] = [];
  const settle = async () => {
    const rows = await known(database.db, folder, { keys: waiting.map(({ key }) => key) });
    for (const { id } of rows) present.add(id);
    const keys = new Set(rows.map(({ key }) => key));
    for (const { key, modifiedAt } of waiting) {
      if (keys.has(key) || asOf.getTime() - modifiedAt.getTime() <= hour) continue;
      await storage.remove(key);
      removed += 1;
    }
    waiting = [];
  };
  for await (const file of storage.list(folder)) {
    waiting.push(file);
    if (waiting.length === batch) await settle();
  }
  if (waiting.length > 0) await settle();
  return removed;
}

async function reportMissing(
  { database, storage, log }: Services,
  folder: string,
  present: Set<number>,
): Promise<number> {
  let missing = 0;
  for (let after = 0; ; ) {
    const rows = await known(database.db, folder, { after });
    for (const { id, key } of rows) {
      // The file may have been stored after the files were listed.
      if (present.has(id) || (await storage.exists(key))) continue;
      missing += 1;
      if (missing <= namedMissing) log.warn({ folder, id, key }, "a row without its file");
    }
    if (rows.length < batch) return missing;
    after = rows.at(-1)?.id ?? after;
  }
}
