import cluster, { type Worker } from "node:cluster";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";

export interface SupervisorOptions {
  /**
   * The server module; it sends `ready` when it serves, and a `beat` each second afterwards (kit/watchdog).
   */
  exec: string;
  args: string[];
  env: Record<string, string>;
  processes: number;
  /** Seconds without heartbeat after which a process is killed; 0 for never. */
  silentSeconds: number;
  log: Logger;
}

const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

export interface Supervisor {
  /**
   * Starts the processes, the first one alone, because it migrates the database.
   * @throws Error when it ends before it serves
   */
  start(): Promise<AddressInfo>;
  /**
   * Replaces the processes one after the other; each serves until its successor does. A process that does not
   * start ends the replacement.
   */
  replace(): Promise<void>;
  /** Ends all processes after their running work. @returns the highest exit code */
  stop(): Promise<number>;
  kill(): void;
}

const longestPauseMs = 30_000;
/** Milliseconds after which a process that has not ended by itself is killed; longer than its own limit (serve.ts). */
const leavingMs = 35_000;
/**
 * A low limit of the heap makes V8 collect garbage sooner. Without a limit, garbage grows to four times the used
 * memory, which is about 100 MB at 100,000 jobs (docs/performance.md).
 */
const heapFlags = ["--max-old-space-size=1024", "--max-semi-space-size=8"];
/**
 * glibc opens up to eight arenas per core and moves large buffers into them, where freed memory between small
 * blocks stays with the process. With few arenas and fixed thresholds it is returned (npm run bench --
 * memory).
 */
const allocator = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
/** The watchdog within the process acts first, because only it can report the stack. */
const graceSeconds = 8;

/**
 * Keeps server processes running behind one address: a process that dies is restarted, and one that does not
 * answer for `silentSeconds` is killed first. The others keep serving.
 */
export function openSupervisor({
  exec,
  args,
  env,
  processes,
  silentSeconds,
  log,
}: SupervisorOptions): Supervisor {
  cluster.setupPrimary({ exec, args, execArgv: [...process.execArgv, ...heapFlags] });
  const serving = new Set<Worker>();
  let failures = 0;
  let stopping = false;
  let replacing: Promise<void> | null = null;

  /** Starts a server process and waits until it serves. @throws Error when the process ends before it serves */
  async function launch(): Promise<AddressInfo> {
    const worker = cluster.fork({ ...allocator, ...process.env, ...env });
    closeUnacceptedConnection(worker);
    let missed = 0;
    const ready = Promise.withResolvers<AddressInfo>();
    const watch = setInterval(() => {
      if (!serving.has(worker) || silentSeconds === 0 || ++missed <= silentSeconds + graceSeconds) return;
      log.fatal({ pid: worker.process.pid }, "process does not answer");
      worker.process.kill("SIGKILL");
    }, 1000);
    worker.on("message", (message: "beat" | { ready: AddressInfo }) => {
      missed = 0;
      if (message === "beat") return;
      serving.add(worker);
      failures = 0;
      ready.resolve(message.ready);
    });
    worker.once("exit", (code, signal) => {
      clearInterval(watch);
      ready.reject(new Error(`A server process ended with ${signal ?? code}`));
      // A process that the supervisor ends on purpose is no longer in `serving`, so it is not restarted.
      if (!serving.delete(worker) || stopping) return;
      log.error({ pid: worker.process.pid, code, signal }, "process ended");
      void restart();
    });
    return ready.promise;
  }

  /** Retries with doubling pauses until a process serves. */
  async function restart(): Promise<void> {
    while (!stopping) {
      try {
        return void (await launch());
      } catch (error) {
        log.error({ err: error }, "process did not start");
        await sleep(Math.min(longestPauseMs, 500 * 2 ** failures++));
      }
    }
  }

  /** Ends a server process, and kills it after a time limit. @returns the exit code */
  async function end(worker: Worker, how: "leave" | "drain"): Promise<number> {
    serving.delete(worker);
    if (worker.isDead()) return worker.process.exitCode ?? 1;
    const timer = setTimeout(() => worker.process.kill("SIGKILL"), leavingMs);
    const code = new Promise<number>((done) => worker.once("exit", (exit) => done(exit ?? 1)));
    if (worker.isConnected()) worker.send(how);
    return code.finally(() => clearTimeout(timer));
  }

  async function replaceAll(): Promise<void> {
    for (const old of [...serving]) {
      // A process that died during the replacement is restarted already and needs no other successor.
      if (!serving.delete(old)) continue;
      try {
        await launch();
      } catch (error) {
        log.error({ err: error }, "replacement did not start");
        if (old.isDead()) void restart();
        else serving.add(old);
        return;
      }
      await end(old, "drain");
    }
    log.info({ processes: serving.size }, "processes replaced");
  }

  return {
    async start() {
      const address = await launch();
      await Promise.all(Array.from({ length: processes - 1 }, launch));
      return address;
    },
    replace() {
      replacing ??= replaceAll().finally(() => {
        replacing = null;
      });
      return replacing;
    },
    async stop() {
      stopping = true;
      return Math.max(0, ...(await Promise.all(workers().map((worker) => end(worker, "leave")))));
    },
    kill() {
      for (const worker of workers()) worker.process.kill("SIGKILL");
    },
  };
}

/**
 * When a process ends, closes the connection that it had received and not confirmed. Node would keep it open,
 * and its client would wait until its own timeout (nodejs/node#21746). A process confirms a connection before
 * it is sent the next one.
 */
function closeUnacceptedConnection({ process: child }: Worker): void {
  let unconfirmed: { close?: () => void } | null | undefined;
  const send = child.send.bind(child) as (...args: unknown[]) => boolean;
  child.send = (...args: unknown[]) => {
    // Internal messages of node:cluster carry the connection as a bare handle.
    unconfirmed = (args[1] as typeof unconfirmed) ?? unconfirmed;
    return send(...args);
  };
  child.on("internalMessage", (message: { ack?: number }) => {
    if (message.ack !== undefined) unconfirmed = null;
  });
  child.once("exit", () => unconfirmed?.close?.());
}
