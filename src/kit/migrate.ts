import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";

const folder = join(import.meta.dirname, "../../db/migrations");

/** Plain SQL files, `NNNN_name.sql`, forward only, in the order of their names. */
class SqlFiles implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
    const migrations = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, name), "utf8");
      return [name.replace(/\.sql$/, ""), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(migrations));
  }
}

/**
 * Migrates the schema; safe to call from several processes at once (an advisory lock admits one).
 * @returns the names of the migrations applied by this call
 */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: new SqlFiles() });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? [])
    .filter((result) => result.status === "Success")
    .map((result) => result.migrationName);
}

/** Names of migrations of this code that the database has not applied. */
export async function pendingMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: new SqlFiles() });
  return (await migrator.getMigrations()).filter((m) => !m.executedAt).map((m) => m.name);
}
