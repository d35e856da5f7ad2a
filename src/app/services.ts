import { openSearchUpkeep } from "#job-search/open.ts";
import { askForRenewal } from "#job-search/renew-search.ts";
import { systemClock } from "#kit/clock.ts";
import type { Config } from "#kit/config.ts";
import { type Database, openDatabase } from "#kit/db.ts";
import { openScanner } from "#kit/files/clamd.ts";
import { openInspector } from "#kit/files/inspector.ts";
import { openStorage } from "#kit/files/storage.ts";
import { uploadFolder } from "#kit/http/upload.ts";
import { openLive } from "#kit/live.ts";
import { openLog } from "#kit/log.ts";
import { migrate } from "#kit/migrate.ts";
import { openPostgres } from "#kit/postgres.ts";
import { openQueue } from "#kit/queue.ts";
import type { Services } from "#kit/services.ts";
import { seedReference } from "#reference/seed.ts";
import { jobNames } from "./jobs.ts";

export type Role = "web" | "worker" | "all";

export interface Running {
  services: Services;
  databaseUrl: string;
  /** Leaves in the right order: queue, followers, connections, and the server that this process started. */
  close(): Promise<void>;
}

/** Brings schema and reference lists up to date. */
export async function prepareDatabase(database: Database): Promise<string[]> {
  const ran = await migrate(database.db);
  await seedReference(database.db);
  return ran;
}

/** Opens everything that a process has one of. */
export async function openServices(
  config: Config,
  role: Role,
  options: { keepsDatabase?: boolean } = {},
): Promise<Running> {
  const log = openLog(config.LOG_LEVEL);
  const server = await openPostgres(config, options.keepsDatabase ?? false);
  const database = openDatabase(server.url, {
    replicaUrl: config.DATABASE_REPLICA_URL,
    size: config.DATABASE_POOL,
  });
  await prepareDatabase(database);
  const queue = await openQueue(server.url, jobNames, log, role);
  database.queueJobs = queue.add;
  await askForRenewal(database);
  const live = openLive(server.url);
  const storage = openStorage({ storageUrl: config.STORAGE_URL, dataDir: config.DATA_DIR });
  const inspector = openInspector(uploadFolder(config.DATA_DIR));
  const scanner = openScanner(config.CLAMD_URL);
  const upkeep = role === "web" ? null : openSearchUpkeep({ database, config, log });
  upkeep?.start();
  return {
    services: { config, log, clock: systemClock, database, storage, inspector, scanner, queue, live },
    databaseUrl: server.url,
    async close() {
      inspector.close();
      await upkeep?.stop();
      await queue.stop();
      await live.close();
      await database.close();
      await server.stop();
    },
  };
}
