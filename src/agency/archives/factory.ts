import { hour } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { newKey } from "#kit/files/storage.ts";
import { folder } from "./commands/request.ts";
import { type ArchiveStatus, archiveHours, type Fault } from "./terms.ts";

/** Inserts an export or import of an agency. */
export async function makeArchive(
  db: Reader,
  {
    agencyId,
    accountId,
    status,
    faults = [],
    at,
  }: {
    agencyId: number;
    accountId: number;
    status: ArchiveStatus;
    faults?: Fault[];
    at: Date;
  },
): Promise<number> {
  const isExport = status === "ready" || status === "making";
  const { id } = await db
    .insertInto("agency_archives")
    .values({
      agency_id: agencyId,
      account_id: accountId,
      kind: isExport ? "export" : "import",
      status,
      progress: status === "making" ? 40 : 100,
      file_key: newKey(folder),
      bytes: 12_345_678,
      counts: JSON.stringify({
        team: 3,
        clients: 25,
        job_orders: 40,
        candidates: 300,
        invoices: 18,
        jobs: 40,
        files: 212,
      }),
      faults: JSON.stringify(faults),
      created_at: at,
      expires_at: new Date(at.getTime() + archiveHours * hour),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
