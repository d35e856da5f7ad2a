import { randomBytes } from "node:crypto";
import { z } from "zod";
import { peopleChanged } from "#hiring/talent-pools/events.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import type { Services } from "#kit/services.ts";
import { deleteTenantRows, hasTenantRow } from "#kit/tenant-rows.ts";
import { openFormerMember } from "#people/accounts/commands/team.ts";
import { setAgencySettings } from "#people/agencies/commands/settings.ts";
import { archivedTables } from "../tables.ts";
import { Faults } from "./faults.ts";
import { readFiles, removeFiles } from "./files.ts";
import { memberSchema, settingsPath, teamTable } from "./manifest.ts";
import { type Archive, BrokenArchive, linesOf, settingsOf } from "./read.ts";
import { importTable, type RowImport, setLater } from "./rows.ts";

/** The numbers of rows by table, and of files. */
export type Counts = Record<string, number>;

interface Importing {
  services: Pick<Services, "database" | "storage" | "scanner">;
  agencyId: number;
  /** The administrator who imports. */
  accountId: number;
  asOf: Date;
  onProgress: (percent: number) => Promise<void>;
}

/** Ends the transaction of an import that must not remain. */
class RolledBack extends Error {}

/**
 * Imports an archive in one transaction, or does everything of it and rolls back: the preview finds the faults that the import would.
 * @param finish ends the import in its transaction, so that neither is without the other; null for a preview
 * @returns the counts and faults; with a fault, nothing was imported
 * @throws BrokenArchive
 */
export async function importArchive(
  archive: Archive,
  given: Importing,
  finish: ((tx: Tx, counts: Counts) => Promise<void>) | null,
): Promise<{ counts: Counts; faults: Faults }> {
  const { services, onProgress } = given;
  const storage = finish ? services.storage : null;
  const faults = new Faults();
  const counts: Counts = {};
  reportTables(archive, faults);
  const files = await readFiles(archive, faults, storage);
  counts.files = files.size;
  try {
    await services.database.db.transaction().execute(async (tx) => {
      await assertEmpty(tx, given.agencyId);
      const run = rowImport(tx, archive, { faults, files, given });
      counts[teamTable] = await importTeam(run, given);
      for (const [index, entry] of archivedTables.entries()) {
        if (archive.manifest.tables[entry.table]) counts[entry.table] = await importTable(run, entry);
        await onProgress(Math.round(((index + 1) * 99) / archivedTables.length));
      }
      await setLater(run);
      await importSettings(run);
      await emit(tx, peopleChanged, { ids: [...(run.ids.get("candidates")?.values() ?? [])] });
      if (!finish || faults.count > 0) throw new RolledBack();
      await finish(tx, counts);
    });
  } catch (error) {
    await removeFiles(storage, files);
    if (!(error instanceof RolledBack)) throw error;
  }
  return { counts, faults };
}

function reportTables({ manifest }: Archive, faults: Faults): void {
  const names = new Set<string>([teamTable, ...archivedTables.map(({ table }) => table)]);
  for (const table of Object.keys(manifest.tables))
    if (!names.has(table)) faults.add(table.replace(/[^a-z_]/g, "?"), "unknown_table");
  for (const table of names) if (!manifest.tables[table]) faults.add(table, "missing_table");
}

/** @throws BrokenArchive `not_empty` when the agency has rows */
export async function assertEmpty(tx: Tx, agencyId: number): Promise<void> {
  // Two imports at once must not both find the agency empty.
  await tx.selectFrom("agencies").select("id").where("id", "=", agencyId).forUpdate().execute();
  for (const { table, where, replaced } of archivedTables)
    if (!replaced && (await hasTenantRow(tx, table, where(agencyId)))) throw new BrokenArchive("not_empty");
  for (const { table, where, replaced } of archivedTables.toReversed())
    if (replaced) await deleteTenantRows(tx, table, where(agencyId));
}

function rowImport(
  tx: Tx,
  archive: Archive,
  { faults, files, given }: { faults: Faults; files: RowImport["files"]; given: Importing },
): RowImport {
  return {
    tx,
    archive,
    faults,
    files,
    arrival: {
      asOf: given.asOf,
      agencyId: given.agencyId,
      hasScanner: given.services.scanner !== null,
      random: randomBytes,
    },
    ids: new Map(),
    later: new Map(),
  };
}

/**
 * Assigns the members of the archive to accounts: the one who exported becomes the one who imports, others are found by email among the
 * members of the agency. The rest become former members, without a login, so that what they did has their names.
 */
async function importTeam(run: RowImport, { agencyId, accountId, asOf }: Importing): Promise<number> {
  const { tx, archive, faults } = run;
  const { exported_by, tables } = archive.manifest;
  const members = await tx
    .selectFrom("accounts")
    .select(["id", "email"])
    .where("agency_id", "=", agencyId)
    .execute();
  const byEmail = new Map(members.map(({ id, email }) => [email, id]));
  const ids = new Map<number, number>();
  run.ids.set("accounts", ids);
  if (!tables[teamTable]) return 0;
  const taken = new Set<number>([accountId]);
  for await (const each of linesOf(archive, teamTable)) {
    if ("fault" in each) {
      faults.add(teamTable, each.fault, { line: each.line });
      continue;
    }
    const member = memberSchema.safeParse(each.row);
    if (!member.success || ids.has(member.data.id)) {
      const column = member.success ? "id" : String(member.error.issues[0]?.path[0] ?? "");
      faults.add(teamTable, member.success ? "repeated_id" : "wrong_value", { line: each.line, column });
      continue;
    }
    const { id, email, full_name: name, language } = member.data;
    const namesake = byEmail.get(email.toLowerCase());
    const own =
      id === exported_by ? accountId : namesake !== undefined && taken.has(namesake) ? undefined : namesake;
    const account = own ?? (await openFormerMember(tx, { agencyId, by: accountId, name, language, asOf }));
    taken.add(account);
    ids.set(id, account);
  }
  return ids.size;
}

const settings = z.record(
  z.string(),
  z.union([z.string().max(255), z.number().int(), z.boolean(), z.null()]),
);

async function importSettings({ tx, archive, faults, arrival }: RowImport): Promise<void> {
  if (!archive.has(settingsPath)) {
    faults.add("settings", "missing_table");
    return;
  }
  const read = settings.safeParse(await settingsOf(archive, settingsPath));
  if (!read.success || !(await setAgencySettings(tx, arrival.agencyId, read.data)))
    faults.add("settings", "wrong_value");
}
