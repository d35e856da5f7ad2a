import { existsSync } from "node:fs";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";
import { reindexJobs } from "#market/job-search/index/search-row.ts";
import { importJobs } from "../src/market/job-import/run-import.ts";
import { withoutWordIndex } from "./copies.ts";

const data = join(import.meta.dirname, "../../shared/data");
export const files = ["jobs-vi.jsonl.gz", "jobs-en.jsonl.gz"].map((name) => join(data, name));

const markerOf = (folder: string) => join(folder, "ads-are-imported");

/**
 * Makes the folder of a run's database within `parent`, and empties one that an interrupted run has left
 * incomplete.
 */
export async function openFolder(parent: string): Promise<string> {
  const folder = join(parent, "search-real");
  if (!existsSync(markerOf(folder))) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Imports the real ads, or indexes those of an earlier run again, because the code may have changed since then.
 * @param asStored true to use the ads and their index of the earlier run
 */
export async function openRealAds(
  services: Services,
  databaseUrl: string,
  { folder, asStored }: { folder: string; asStored: boolean },
): Promise<void> {
  const marker = markerOf(folder);
  const isStored = existsSync(marker);
  if (isStored && asStored) return;
  await rm(marker, { force: true });
  // On a busy machine a batch takes longer than the statement timeout of requests.
  const url = `${databaseUrl}?statement_timeout=0`;
  const database = openDatabase(url, { size: 4 });
  database.queueJobs = services.database.queueJobs;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await withoutWordIndex(client, async () => {
    if (isStored) console.log(`${await reindexJobs(database)} stored jobs are indexed again`);
    else
      for (const file of files)
        console.log((await importJobs({ ...services, database }, file, null)).lines[0]);
  });
  await client.query("VACUUM ANALYZE");
  await client.end();
  await database.close();
  await writeFile(marker, "");
}
