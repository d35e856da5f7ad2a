import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { type Caller, caller } from "#kit/call.ts";
import { fixedClock } from "#kit/clock.ts";
import { readConfig } from "#kit/config.ts";
import { type Database, type DueJob, openDatabase } from "#kit/db.ts";
import { openScanner } from "#kit/files/clamd.ts";
import { openInspector } from "#kit/files/inspector.ts";
import { openStorage } from "#kit/files/storage.ts";
import { uploadFolder } from "#kit/http/upload.ts";
import { inProcess } from "#kit/inject.ts";
import { openLog } from "#kit/log.ts";
import { openPubSub } from "#kit/pubsub.ts";
import type { Queue } from "#kit/queue.ts";
import type { Services } from "#kit/services.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { createApi } from "../src/app/api.ts";
import { siteMap } from "../src/app/site-map.ts";
import { atEnd } from "./at-end.ts";
import { tokenOf } from "./session.ts";

/** A time on a working day, for tests in which the exact time does not matter. */
export const monday = new Date("2026-03-02T03:00:00.000Z");

export interface TestApi {
  app: FastifyInstance;
  services: Services;
  database: Database;
  url: string;
  clock: ReturnType<typeof fixedClock>;
  /** Jobs in the queue, oldest first; the test API runs none of them. */
  queued: DueJob[];
  /** Returns a caller of the API: with a session of the account, or without a session. */
  as(accountId: number | null, headers?: Record<string, string>): Promise<Caller>;
  token(accountId: number): Promise<string>;
  mails(
    template?: string,
  ): Promise<{ template: string; to_email: string; language: number; props: Record<string, unknown> }[]>;
}

/** Returns a database that is copied from the template in about 50 ms and dropped after the test file. */
export async function testDatabase(): Promise<{ database: Database; url: string }> {
  const server = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await admin(server, `CREATE DATABASE "${name}" TEMPLATE "${inject("template")}" STRATEGY file_copy`);
  const url = server.replace(/\/postgres$/, `/${name}`);
  const database = openDatabase(url, { size: 10 });
  atEnd(async () => {
    await database.close().catch(() => {});
    await admin(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });
  return { database, url };
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The lock is needed because PostgreSQL copies a template for one session at a time.
    await client.query("SELECT pg_advisory_lock(7266)");
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the whole API on a database of its own. Rate limits are off unless `env` sets them. */
export async function testApi(env: Record<string, string> = {}): Promise<TestApi> {
  const { database, url } = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), "sen-api-"));
  const config = readConfig({
    SEN_ENV: "test",
    DATA_DIR: folder,
    RATE_LIMIT: "0",
    LOG_LEVEL: "silent",
    SESSION_SECRET: "a secret that only tests know, 32+",
    DEMO: "0",
    ...env,
  });
  const queued: DueJob[] = [];
  const queue: Queue = {
    add: async (_tx, jobs) => void queued.push(...jobs),
    work: async () => {},
    stop: async () => {},
    ready: async () => true,
    counts: async () => [],
    failed: {
      list: async () => [],
      oldest: async () => [],
      postpone: async () => 0,
      retry: async () => "done",
      discard: async () => "done",
    },
  };
  database.queueJobs = queue.add;
  const clock = fixedClock(monday);
  const pubsub = openPubSub(url);
  const storage = openStorage({ dataDir: folder });
  const inspector = openInspector(uploadFolder(folder));
  const log = openLog("silent");
  const scanner = openScanner(config.CLAMD_URL);
  const secret = config.SESSION_SECRET ?? "";
  const services: Services = {
    config,
    secret,
    log,
    clock,
    database,
    storage,
    inspector,
    scanner,
    siteMap,
    queue,
    pubsub,
  };
  const { app } = await createApi(services);
  await app.ready();
  const keys = tokenKeys(secret);
  atEnd(async () => {
    await app.close();
    inspector.close();
    await pubsub.close();
    await rm(folder, { recursive: true, force: true });
  });
  const token = (accountId: number) => tokenOf(database, keys, accountId, clock.now());
  return {
    app,
    services,
    database,
    url,
    clock,
    queued,
    token,
    async as(accountId, headers = {}) {
      const authorization: Record<string, string> =
        accountId === null ? {} : { authorization: `Bearer ${await token(accountId)}` };
      return caller(inProcess(app, { headers: { "x-language": "0", ...authorization, ...headers } }));
    },
    async mails(template) {
      const rows = await database.db
        .selectFrom("mails")
        .select(["template", "to_email", "language", "props"])
        .$if(template !== undefined, (query) => query.where("template", "=", template as string))
        .orderBy("id")
        .execute();
      return rows as {
        template: string;
        to_email: string;
        language: number;
        props: Record<string, unknown>;
      }[];
    },
  };
}

/** Returns the status and codes of a refused call. @throws Error where the call succeeds */
export async function refusal(
  call: Promise<unknown>,
): Promise<{ status: number; codes: string[]; pointers: string[]; meta: Record<string, unknown> }> {
  try {
    await call;
  } catch (error) {
    const { status, errors, meta } = error as import("#kit/call.ts").ApiError;
    if (!errors) throw error;
    return {
      status,
      codes: errors.map((f) => f.code),
      pointers: errors.map((f) => f.source?.pointer ?? ""),
      meta,
    };
  }
  throw new Error("The call was not refused");
}
