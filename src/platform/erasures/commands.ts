import { text } from "node:stream/consumers";
import { z } from "zod";
import { enqueue, inTransaction, type Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { FileExists, newKey } from "#kit/files/storage.ts";
import type { Services } from "#kit/services.ts";
import { type Erased, type ErasureKind, erasureKinds, erasureReplayed } from "./events.ts";

export const writeErasureJob = "write-erasure";
const folder = "erasures";
const atOnce = 500;

/** The file of an erasure: ids and times, no data about the people. */
const erasureFile = z.object({
  kind: z.enum(erasureKinds),
  erased: z.array(z.object({ id: z.number().int(), madeAt: z.iso.datetime() })),
});

type Stored = Pick<Services, "database" | "storage">;

/** Records the erased ids in this transaction; their file is written after the commit. */
export async function recordErasure(
  tx: Tx,
  kind: ErasureKind,
  rows: readonly { id: number; madeAt: Date }[],
  asOf: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const erased: Erased[] = rows.map(({ id, madeAt }) => ({ id, madeAt: madeAt.toISOString() }));
  const { id } = await tx
    .insertInto("erasures")
    .values({ key: newKey(folder), kind, erased: JSON.stringify(erased), at: asOf })
    .returning("id")
    .executeTakeFirstOrThrow();
  enqueue(tx, { name: writeErasureJob, data: { id } });
}

/** Writes the file of an erasure. Idempotent. */
export async function writeErasure({ database, storage }: Stored, id: number, asOf: Date): Promise<void> {
  const row = await database.db
    .selectFrom("erasures")
    .select(["key", "kind", "erased"])
    .where("id", "=", id)
    .where("written_at", "is", null)
    .executeTakeFirst();
  if (!row) return;
  const body = Buffer.from(JSON.stringify({ kind: row.kind, erased: row.erased }));
  try {
    await storage.put(row.key, body, { contentType: "application/json" });
  } catch (error) {
    if (!(error instanceof FileExists)) throw error;
  }
  await database.db.updateTable("erasures").set({ written_at: asOf }).where("id", "=", id).execute();
}

/**
 * Repeats erasures that the storage has and the database lacks, because it was restored from an older backup.
 * Also writes missing files.
 * @returns the number of repeated erasures
 */
export async function replayErasures(services: Stored, asOf: Date): Promise<number> {
  const { database, storage } = services;
  let replayed = 0;
  let keys: string[] = [];
  const settle = async () => {
    const known = await database.db.selectFrom("erasures").select("key").where("key", "in", keys).execute();
    const unknown = new Set(keys).difference(new Set(known.map(({ key }) => key)));
    for (const key of unknown) if (await replay(services, key, asOf)) replayed += 1;
    keys = [];
  };
  for await (const { key } of storage.list(folder)) {
    keys.push(key);
    if (keys.length === atOnce) await settle();
  }
  if (keys.length > 0) await settle();
  const unwritten = await database.db
    .selectFrom("erasures")
    .select("id")
    .where("written_at", "is", null)
    .execute();
  for (const { id } of unwritten) await writeErasure(services, id, asOf);
  return replayed;
}

/** Repeats the erasure of a file. @returns false when another process has repeated it */
async function replay({ database, storage }: Stored, key: string, asOf: Date): Promise<boolean> {
  const { kind, erased } = erasureFile.parse(JSON.parse(await text(await storage.get(key))));
  return inTransaction(database, async (tx) => {
    const row = await tx
      .insertInto("erasures")
      .values({ key, kind, erased: JSON.stringify(erased), at: asOf, written_at: asOf })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    await emit(tx, erasureReplayed, { kind, erased, asOf });
    return true;
  });
}
