import { Readable } from "node:stream";
import { minute } from "#kit/clock.ts";
import { formatDate } from "#kit/dates.ts";
import type { Database, Tx } from "#kit/db.ts";
import { safeName } from "#kit/files/download.ts";
import { type ZipPart, zipReply } from "#kit/files/zip-reply.ts";
import type { FileReply } from "#kit/http/handle.ts";
import { type ExportedPerson, exportsOfRooms, jsonOfRows } from "#kit/person-export.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { Account } from "../actor.ts";
import { exportTexts as en } from "../messages.en.ts";
import { exportTexts as vi } from "../messages.vi.ts";
import { countHit } from "../rate-limit.ts";
import { exportsADay, freshMinutes } from "../terms.ts";

/** Records that the password was confirmed in this session. */
export async function confirmSession(tx: Tx, sessionId: string, asOf: Date): Promise<void> {
  await tx.updateTable("sessions").set({ confirmed_at: asOf }).where("id", "=", sessionId).execute();
}

/**
 * Streams all data of the rooms about the caller, with files, as a ZIP.
 * @throws Problem 403 `confirm_first`, 429
 */
export async function exportAccount(
  { database, storage, log }: Pick<Services, "database" | "storage" | "log">,
  actor: Account,
  { sessionId, asOf }: { sessionId: string | null; asOf: Date },
): Promise<FileReply> {
  await assertFresh(database, sessionId, asOf);
  await countHit(database.db, `export:${actor.accountId}`, { max: exportsADay, minutes: 24 * 60 }, asOf);
  const { accountId, email, language } = actor;
  const person = { accountId, email, candidateId: actor.kind === "candidate" ? actor.candidateId : null };
  const { db } = database;
  const texts = language === "vi" ? vi : en;
  const lines = [
    texts.title,
    "",
    `${actor.fullName}, ${formatDate(asOf, "exact", language)}`,
    "",
    ...texts.lines,
  ];
  const parts: ZipPart[] = [{ path: "README.txt", bytes: Buffer.from(`${lines.join("\n")}\n`) }];
  for (const each of exportsOfRooms().rows)
    parts.push({
      path: `${each.file}.json`,
      begin: async () => Readable.from(jsonOfRows(db, each, person), { objectMode: false }),
    });
  for (const { folder, name, key } of await filesOf(database, person))
    if (await storage.exists(key))
      parts.push({ path: `${folder}/${safeName(name)}`, begin: () => storage.get(key) });
  return zipReply(`sen-${dayOf(asOf)}.zip`, parts, { asOf, log, about: { accountId } });
}

async function filesOf({ db }: Database, person: ExportedPerson) {
  const lists = await Promise.all(exportsOfRooms().files.map((files) => files(db, person)));
  return lists.flat();
}

async function assertFresh({ db }: Database, sessionId: string | null, asOf: Date): Promise<void> {
  const since = new Date(asOf.getTime() - freshMinutes * minute);
  const fresh = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where((eb) => eb.or([eb("created_at", ">=", since), eb("confirmed_at", ">=", since)]))
    .executeTakeFirst();
  if (!fresh) throw new Problem(403, "confirm_first");
}
