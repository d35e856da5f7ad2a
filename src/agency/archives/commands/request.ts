import { hour } from "#kit/clock.ts";
import { brokenUnique, enqueue, type Tx, transition } from "#kit/db.ts";
import { newKey } from "#kit/files/storage.ts";
import { conflict, notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { archiveLife } from "../lifecycle.ts";
import { type ArchiveStatus, archiveHours, type Fault } from "../terms.ts";

/** The jobs of archives. */
export const archiveJob = "agency-archive";

export const folder = "agency-archive";

/** Inserts an archive and queues its first step. @throws Problem 409 `archive_running` */
async function insertArchive(
  tx: Tx,
  { agencyId, accountId }: ConsultantActor,
  given: {
    kind: "export" | "import";
    status: "making" | "checking";
    key: string;
    bytes?: number;
    asOf: Date;
  },
): Promise<number> {
  const { kind, status, key: file_key, bytes = null, asOf } = given;
  try {
    const { id } = await tx
      .insertInto("agency_archives")
      .values({
        agency_id: agencyId,
        account_id: accountId,
        kind,
        status,
        file_key,
        bytes,
        created_at: asOf,
        expires_at: new Date(asOf.getTime() + archiveHours * hour),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    enqueue(tx, { name: archiveJob, data: { id } });
    return id;
  } catch (error) {
    if (brokenUnique(error) === "agency_archives_running") throw conflict("archive_running", kind);
    throw error;
  }
}

/** Starts an export of the actor's agency. @returns the id of the archive @throws Problem 409 `archive_running` */
export function startExport(tx: Tx, actor: ConsultantActor, asOf: Date): Promise<number> {
  return insertArchive(tx, actor, { kind: "export", status: "making", key: newKey(folder), asOf });
}

/** Starts the check of an uploaded archive. @returns its id @throws Problem 409 `archive_running` */
export function startCheck(
  tx: Tx,
  actor: ConsultantActor,
  { key, bytes, asOf }: { key: string; bytes: number; asOf: Date },
): Promise<number> {
  return insertArchive(tx, actor, { kind: "import", status: "checking", key, bytes, asOf });
}

/** Starts the import of a checked archive. @throws Problem 404, 409 `archive_state` or `archive_running` */
export async function startImport(
  tx: Tx,
  { agencyId }: ConsultantActor,
  { id, asOf }: { id: number; asOf: Date },
): Promise<void> {
  const row = await tx
    .selectFrom("agency_archives")
    .select(["status", "faults"])
    .where("id", "=", id)
    .where("agency_id", "=", agencyId)
    .where("kind", "=", "import")
    .where("expires_at", ">", asOf)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const status = row.status as ArchiveStatus;
  archiveLife.check("import", "admin", status, { faults: (row.faults as unknown as Fault[]).length });
  try {
    await transition(
      tx,
      "agency_archives",
      id,
      { from: { status: "checked" }, to: { status: "importing" }, set: { progress: 0 } },
      { code: "archive_state", now: async () => status },
    );
  } catch (error) {
    if (brokenUnique(error) === "agency_archives_running") throw conflict("archive_running", "import");
    throw error;
  }
  enqueue(tx, { name: archiveJob, data: { id } });
}
