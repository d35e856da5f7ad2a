import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Config } from "./config.ts";
import { binariesFor, serverUser } from "./postgres-binaries.ts";

export interface RunningPostgres {
  url: string;
  /** True when this process started the server and must stop it. */
  started: boolean;
  stop(): Promise<void>;
}

interface Saved {
  port: number;
  password: string;
}

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "400",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  random_page_cost: "1.1",
  jit: "off",
  logging_collector: "on",
  log_filename: "postgres.log",
  log_truncate_on_rotation: "on",
  log_rotation_age: "1d",
};
/** PostgreSQL settings without durability, for tests. */
const fastSettings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts the PostgreSQL that came with `npm ci`, or finds the one that already runs on this folder (left by a killed
 * process, or the server of the running product). It listens on loopback only.
 * @param dir the folder of the cluster, created on first use
 * @param options.fast true for tests: durability off
 */
export async function startPostgres(dir: string, options: { fast?: boolean } = {}): Promise<RunningPostgres> {
  mkdirSync(dir, { recursive: true });
  const user = serverUser(dir);
  const binaries = await binariesFor(user);
  const cluster = user.homeFor(join(dir, "cluster"));
  const savedPath = join(dir, "server.json");
  const first = !existsSync(join(cluster, "PG_VERSION"));
  const saved: Saved = existsSync(savedPath)
    ? (JSON.parse(readFileSync(savedPath, "utf8")) as Saved)
    : { port: 0, password: randomBytes(24).toString("base64url") };

  if (first) await initCluster({ cluster, password: saved.password, user, binaries });
  const running = first ? null : runningPid(cluster);
  const adopted = running !== null && (await answers(urlOf(saved)));
  if (!adopted) {
    saved.port = await freePort(saved.port);
    writeFileSync(savedPath, JSON.stringify(saved), { mode: 0o600 });
    chmodSync(savedPath, 0o600);
  }
  const log = `${cluster}/log/postgres.log`;
  const flags = Object.entries({ ...settings, ...(options.fast && fastSettings) }).flatMap(
    ([name, value]) => ["-c", `${name}=${value}`],
  );
  let stopping = false;
  if (!adopted) {
    launch();
    await untilReady();
  }
  // A server that dies is started again, and the pool reconnects. Its process id is polled, because a server that was
  // already running has no exit event in this process.
  const watch = setInterval(() => {
    if (!stopping && runningPid(cluster) === null) launch();
  }, 500);
  watch.unref();
  return {
    url: urlOf(saved),
    started: !adopted,
    stop: async () => {
      stopping = true;
      clearInterval(watch);
      const pid = runningPid(cluster);
      if (pid !== null) await stopPid(pid);
    },
  };

  /** Detached: Ctrl-C reaches the whole process group, and the database must outlive the requests that drain. */
  function launch(): void {
    const options = { ...user.ids, detached: true, stdio: "ignore" } as const;
    spawn(binaries.postgres, ["-D", cluster, "-p", String(saved.port), ...flags], options).unref();
  }

  async function untilReady(): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (!(await answers(urlOf(saved)))) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start; see ${log}`);
      await sleep(50);
    }
  }
}

async function initCluster({
  cluster,
  password,
  user,
  binaries,
}: {
  cluster: string;
  password: string;
  user: ReturnType<typeof serverUser>;
  binaries: Awaited<ReturnType<typeof binariesFor>>;
}): Promise<void> {
  await rm(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  const passwordFile = `${cluster}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [cluster, passwordFile])
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid ?? user.uid);
  try {
    const flags = ["--auth=scram-sha-256", "--username=sen", "--encoding=UTF8", "--locale=C", "--no-sync"];
    await run(binaries.initdb, ["--pgdata", cluster, "--pwfile", passwordFile, ...flags], user);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * The address of the database: the operator's, or that of the embedded server, started when it is not running.
 * @param keeps takes over a server that outlived a killed process, and stops it at the end; without it, a running
 * server is only used
 */
export async function openPostgres(
  config: Pick<Config, "DATABASE_URL" | "DATA_DIR">,
  keeps: boolean,
): Promise<Pick<RunningPostgres, "url" | "stop">> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, stop: async () => {} };
  const folder = join(config.DATA_DIR, "postgres");
  const running = keeps ? null : await findPostgres(folder);
  if (running) return { url: running, stop: async () => {} };
  return startPostgres(folder);
}

/** The address of the embedded server that runs on this folder, or null. */
export async function findPostgres(dir: string): Promise<string | null> {
  const path = join(dir, "server.json");
  if (!existsSync(path)) return null;
  const url = urlOf(JSON.parse(readFileSync(path, "utf8")) as Saved);
  return (await answers(url)) ? url : null;
}

function urlOf(saved: Saved, database = "postgres"): string {
  return `postgres://sen:${saved.password}@127.0.0.1:${saved.port}/${database}`;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function runningPid(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

async function stopPid(pid: number): Promise<void> {
  process.kill(pid, "SIGINT");
  for (let waited = 0; waited < 10_000; waited += 50) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await sleep(50);
  }
}

async function freePort(wanted: number): Promise<number> {
  const tryPort = (port: number) =>
    new Promise<number | null>((done) => {
      const server = createServer();
      server.once("error", () => done(null));
      server.listen(port, "127.0.0.1", () => {
        const address = server.address();
        const got = typeof address === "object" && address ? address.port : null;
        server.close(() => done(got));
      });
    });
  const port = (wanted && (await tryPort(wanted))) || (await tryPort(0));
  if (!port) throw new Error("No free port for PostgreSQL");
  return port;
}

function run(command: string, args: string[], user: { ids: { uid?: number; gid?: number } }): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { ...user.ids, stdio: ["ignore", "ignore", "pipe"] });
    let log = "";
    child.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
    child.once("error", fail);
    child.once("exit", (code) =>
      code === 0 ? done() : fail(new Error(`${command} failed (${code}):\n${log}`)),
    );
  });
}
