import { CompiledQuery } from "kysely";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { DueJob, Tx } from "./db.ts";

export type JobData = Record<string, unknown>;
export type JobHandler = (data: JobData) => Promise<void>;

export interface Schedule {
  name: string;
  /** Cron, on the clock of Asia/Ho_Chi_Minh. */
  cron: string;
}

export interface Queue {
  /** Writes jobs in the caller's transaction: they run after its commit, and never if there is none. */
  add(tx: Tx, jobs: DueJob[]): Promise<void>;
  /** Starts to work on the named jobs. */
  work(handlers: Record<string, JobHandler>, schedules: Schedule[]): Promise<void>;
  /** Finishes what runs, then leaves. */
  stop(): Promise<void>;
  ready(): Promise<boolean>;
}

/** A new job wakes its worker at once; one that waits (a delayed mail, a retry) is found by polling. */
const polling = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

const queueOptions = {
  notify: true,
  retryLimit: 16,
  retryDelay: 1,
  retryBackoff: true,
  // A worker that was killed loses its job to another after this silence.
  heartbeatSeconds: 10,
  expireInSeconds: 300,
};

/** pg-boss in the product's own database: jobs survive a crash, and are tried again with pauses that double (a day and more in all). */
export async function openQueue(
  url: string,
  names: string[],
  log: Logger,
  role: "web" | "worker" | "all",
): Promise<Queue> {
  const working = role !== "web";
  const boss = new PgBoss({
    connectionString: url,
    application_name: "sen queue",
    max: 4,
    useListenNotify: working,
    supervise: working,
    schedule: working,
    monitorIntervalSeconds: 2,
  });
  boss.on("error", (error) => log.warn({ error: String(error) }, "queue"));
  await boss.start();
  for (const name of names) await boss.createQueue(name, queueOptions);
  return {
    async add(tx, jobs) {
      const db = {
        executeSql: async (text: string, values: unknown[] = []) => {
          const result = await tx.executeQuery(CompiledQuery.raw(text, values));
          return { rows: result.rows };
        },
      };
      const [first, ...others] = jobs;
      if (first && others.length > 20 && jobs.every((job) => job.name === first.name && !job.onceKey)) {
        // A night's mails are thousands: one statement instead of one each.
        const many = jobs.map(({ data, startAfter }) => ({ data, startAfter: startAfter?.toISOString() }));
        await boss.insert(first.name, many, { db });
        return;
      }
      for (const { name, data, startAfter, onceKey } of jobs)
        await boss.send(name, data, { db, startAfter, singletonKey: onceKey });
    },
    async work(handlers, schedules) {
      for (const [name, handler] of Object.entries(handlers)) {
        await boss.work(name, polling, async ([job]) => {
          if (job) await handler((job.data ?? {}) as JobData);
        });
      }
      for (const { name, cron } of schedules) await boss.schedule(name, cron, {}, { tz: "Asia/Ho_Chi_Minh" });
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
    async ready() {
      try {
        await boss.getQueues();
        return true;
      } catch {
        return false;
      }
    },
  };
}
