import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { archives } from "../contract.ts";
import { archiveLife } from "../lifecycle.ts";
import { labels as en } from "../messages.en.ts";
import { labels as vi } from "../messages.vi.ts";
import { type ArchiveStatus, archivesMost, type Fault } from "../terms.ts";

type Shown = ReplyOf<typeof archives>["data"][number];

function rowsOf(db: Reader, { agencyId }: ConsultantActor, asOf: Date) {
  return db
    .selectFrom("agency_archives as a")
    .leftJoin("accounts as p", "p.id", "a.account_id")
    .selectAll("a")
    .select("p.full_name as by")
    .where("a.agency_id", "=", agencyId)
    .where("a.expires_at", ">", asOf);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

function shown(row: Row, language: Language): Shown {
  const faults = row.faults as unknown as Fault[];
  const status = row.status as ArchiveStatus;
  const texts = (language === "vi" ? vi : en).fault;
  return {
    id: String(row.id),
    type: "agency_archive",
    attributes: {
      kind: row.kind as "export" | "import",
      status,
      progress: row.progress,
      bytes: row.bytes,
      sha256: row.sha256,
      counts: row.counts as Record<string, number>,
      faults: faults.map((fault) => ({ ...fault, detail: texts[fault.code] })),
      by: row.by,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      can: {
        download: status === "ready",
        import: archiveLife.can("admin", status, { faults: faults.length }).import,
      },
    },
  };
}

/** Returns the exports and imports of the actor's agency, the latest first. */
export async function archivesOf(
  db: Reader,
  actor: ConsultantActor,
  { language, asOf }: { language: Language; asOf: Date },
): Promise<Shown[]> {
  const rows = await rowsOf(db, actor, asOf).orderBy("a.id", "desc").limit(archivesMost).execute();
  return rows.map((row) => shown(row, language));
}

/** @throws Problem 404 */
export async function archiveOf(
  db: Reader,
  actor: ConsultantActor,
  { id, language, asOf }: { id: number; language: Language; asOf: Date },
): Promise<Shown> {
  const row = await rowsOf(db, actor, asOf).where("a.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return shown(row, language);
}

/** Returns the stored file of an export. @throws Problem 404 */
export async function exportFile(
  db: Reader,
  { agencyId }: ConsultantActor,
  { id, asOf }: { id: number; asOf: Date },
): Promise<{ file_key: string; created_at: Date }> {
  const row = await db
    .selectFrom("agency_archives")
    .select(["file_key", "created_at"])
    .where("id", "=", id)
    .where("agency_id", "=", agencyId)
    .where("status", "=", "ready")
    .where("expires_at", ">", asOf)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
