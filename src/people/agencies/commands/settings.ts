import { sql } from "kysely";
import { sqlState, type Tx } from "#kit/db.ts";
import { archivedSettings } from "../terms.ts";

/** Sets the settings that an archive has. @returns false when a name or a value is none of an agency */
export async function setAgencySettings(
  tx: Tx,
  agencyId: number,
  values: Readonly<Record<string, string | number | boolean | null>>,
): Promise<boolean> {
  const names: readonly string[] = archivedSettings;
  if (!Object.keys(values).every((name) => names.includes(name))) return false;
  if (Object.keys(values).length === 0) return true;
  await sql`SAVEPOINT agency_settings`.execute(tx);
  try {
    await tx
      .updateTable("agencies")
      .set(values)
      .set({ version: sql`version + 1` })
      .where("id", "=", agencyId)
      .execute();
    return true;
  } catch (error) {
    // The values broke a rule of the table, which are those of the form.
    if (!/^2[23]/.test(sqlState(error) ?? "")) throw error;
    await sql`ROLLBACK TO SAVEPOINT agency_settings`.execute(tx);
    return false;
  }
}
