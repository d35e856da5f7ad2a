import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sparticuz from "@sparticuz/chromium";
import pg from "pg";
import { PgBoss } from "pg-boss";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#kit/db.ts";
import { migrate } from "#kit/migrate.ts";
import { startPostgres } from "#kit/postgres.ts";
import { seedReference } from "#platform/reference/seed.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: string;
    template: string;
  }
}

const root = join(import.meta.dirname, "..");

/**
 * Starts one PostgreSQL without durability for all test workers. Each schema has a template database, which each test
 * file copies.
 */
export default async function setup(project: TestProject) {
  // Unpacks the browser once: two workers that unpack it at the same time would start an incomplete one.
  if (!process.env.CHROME_PATH) await sparticuz.executablePath();
  const folder = join(tmpdir(), `sen-test-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`);
  const server = await startPostgres(folder, { fast: true });
  const template = `template_${await fingerprint()}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE datname ~ '^(template_|test_)'",
  );
  for (const { datname } of rows) {
    if (datname !== template) await admin.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  }
  if (!rows.some((row) => row.datname === template)) {
    await admin.query(`CREATE DATABASE "${template}"`);
    const url = server.url.replace(/\/postgres$/, `/${template}`);
    const database = openDatabase(url, { size: 2 });
    await migrate(database.db);
    await seedReference(database.db);
    await database.close();
    const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
    await boss.start();
    await boss.stop();
  }
  await admin.end();
  project.provide("postgres", server.url);
  project.provide("template", template);
  return async () => {
    if (server.started) await server.stop();
  };
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of ["db/migrations", "src/platform/reference/data"]) {
    for (const name of (await readdir(join(root, folder))).sort())
      hash.update(name).update(await readFile(join(root, folder, name)));
  }
  return hash
    .update(await readFile(join(root, "src/platform/reference/seed.ts")))
    .digest("hex")
    .slice(0, 16);
}
