import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#kit/db.ts";
import { migrate } from "#kit/migrate.ts";
import { startPostgres } from "#kit/postgres.ts";

/** Generates db/types.ts from the schema of the migrations (`npm run db:types`), or another given file. */
const root = join(import.meta.dirname, "..");
const out = process.argv[2] ?? join(root, "db/types.ts");
const folder = mkdtempSync(join(tmpdir(), "sen-types-"));
const server = await startPostgres(folder, { fast: true });
try {
  const database = openDatabase(server.url, { size: 2 });
  await migrate(database.db);
  await database.close();
  const options = [
    "--dialect",
    "postgres",
    "--url",
    server.url,
    "--out-file",
    out,
    "--exclude-pattern",
    "kysely_*",
  ];
  const types = [
    "--numeric-parser",
    "number",
    "--date-parser",
    "string",
    "--type-mapping",
    '{"int8":"number"}',
    "--singularize=false",
  ];
  execFileSync(
    process.execPath,
    [join(root, "node_modules/kysely-codegen/dist/cli/bin.js"), ...options, ...types],
    { stdio: "ignore" },
  );
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
