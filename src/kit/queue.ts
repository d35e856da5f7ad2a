import { setTimeout as sleep } from "node:timers/promises";
import { type Job, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { DueJob, Tx } from "./db.ts";
import { bossTransaction, type FailedJobs, failedJobs } from "./failed-jobs.ts";
import { timeZone } from "./i18n.ts";
import { type LoadMeter, openLoadMeter } from "./load-meter.ts";

export type JobData = Record<string, unknown>;
export type JobHandler = (data: JobData, run: JobRun) => Promise<void>;

/** One attempt of a job. */
export interface JobRun {
  /**
   * Number of the attempt, from 1. A run starts only when the previous one has failed or its process has been silent.
   */
  number: number;
  /** True for the last attempt: if it fails, the job is not retried. */
  isLast: boolean;
  /** Aborted when the job no longer belongs to this run. */
  signal: AbortSignal;
}

/** The handler of the jobs of a queue, and its limits in a process. */
export interface JobWork {
  handle: JobHandler;
  /** Number of concurrent workers; 1 by default. */
  workers?: number;
  /** Number of jobs that a worker fetches and runs at once; 1 by default. */
  batch?: number;
  /** Maximum number of jobs of one group that run at once, in all processes together. */
  perGroup?: number;
  /** Background work: while requests keep the process busy, a worker fetches at most one batch a second. */
  yields?: boolean;
}

export interface QueueCounts {
  queue: string;
  ready: number;
  delayed: number;
  active: number;
  failed: number;
}

export interface Schedule {
  name: string;
  /** Cron expression in the time zone Asia/Ho_Chi_Minh. */
  cron: string;
}

export interface Queue {
  /** Writes jobs in the caller's transaction: they run after its commit, and never if there is none. */
  add(tx: Tx, jobs: DueJob[]): Promise<void>;
  /** Starts workers for the named jobs. */
  work(jobs: Record<string, JobWork>, schedules: Schedule[]): Promise<void>;
  /** Finishes running jobs, then stops. */
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  /** Returns the numbers of jobs, counted some seconds ago. */
  counts(): Promise<QueueCounts[]>;
  /** The failed jobs and the oldest waiting ones, for administrators. */
  failed: FailedJobs;
}

/** A new job wakes its workers at once; a delayed one (a delayed mail, a retry) is found by polling. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

const yieldMs = 1000;

const queueOptions = {
  notify: true,
  retryLimit: 16,
  retryDelay: 1,
  retryBackoff: true,
  // After this time without a heartbeat, the job of a killed worker is given to another worker.
  heartbeatSeconds: 10,
  expireInSeconds: 300,
  // pg-boss counts by reading all jobs, so finished ones are deleted after a day instead of a week; failed ones later (failedDays).
  deleteAfterSeconds: 86_400,
};

/** Intervals at which pg-boss looks for jobs of silent workers, which it does only when two of its timers have expired. */
const supervision = {
  superviseIntervalSeconds: 3,
  monitorIntervalSeconds: 3,
  maintenanceIntervalSeconds: 3600,
};

/**
 * pg-boss in the product's own database: jobs survive a crash and are retried with pauses that double (more than a day
 * in all).
 * @param repeatable the jobs that administrators may retry after they failed, each with the reason (`Room.repeatable`)
 */
export async function openQueue(
  url: string,
  names: string[],
  log: Logger,
  role: "web" | "worker" | "all",
  repeatable: Readonly<Record<string, string>> = {},
): Promise<Queue> {
  const working = role !== "web";
  const load = openLoadMeter();
  const boss = new PgBoss({
    connectionString: url,
    application_name: "sen queue",
    max: 4,
    useListenNotify: working,
    supervise: working,
    schedule: working,
    ...supervision,
  });
  // pg-boss emits copies of errors, which are objects with message and stack.
  boss.on("error", (error) => log.warn({ err: error }, "queue"));
  await boss.start();
  for (const name of names) await boss.createQueue(name, queueOptions);
  return {
    add: (tx, jobs) => insertJobs(boss, tx, jobs),
    async work(jobs, schedules) {
      for (const [name, work] of Object.entries(jobs)) await startWorkers(boss, load, name, work);
      for (const { name, cron } of schedules) await boss.schedule(name, cron, {}, { tz: timeZone });
    },
    async stop() {
      load.close();
      await boss.stop({ graceful: true, timeout: 20_000 });
    },
    async ready() {
      try {
        await boss.getQueues();
        return true;
      } catch {
        return false;
      }
    },
    failed: failedJobs(boss, { repeatable, retryLimit: queueOptions.retryLimit }),
    async counts() {
      const queues = await boss.getQueues(names);
      return queues.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
        queue: name,
        ready: readyCount,
        delayed: deferredCount,
        active: activeCount,
        failed: failedCount,
      }));
    },
  };
}

async function insertJobs(boss: PgBoss, tx: Tx, jobs: Parameters<Queue["add"]>[1]): Promise<void> {
  const db = bossTransaction(tx);
  // The jobs of a queue are written with one statement, whatever their number.
  for (const [name, due] of Map.groupBy(jobs, (job) => job.name)) {
    const rows = due.map(({ data, startAfter, onceKey, group }) => ({
      data,
      startAfter: startAfter?.toISOString(),
      singletonKey: onceKey,
      group: group === undefined ? undefined : { id: group },
    }));
    await boss.insert(name, rows, { db });
  }
}

async function startWorkers(boss: PgBoss, load: LoadMeter, name: string, work: JobWork): Promise<void> {
  const { handle, workers = 1, batch = 1, perGroup, yields = false } = work;
  const groups = perGroup === undefined ? {} : { groupConcurrency: perGroup };
  const options = { ...polling, ...groups, batchSize: batch, perJobResults: true } as const;
  for (let n = 0; n < workers; n++) {
    const id: string = await boss.work(name, options, async (taken) => {
      // There may be more jobs: the worker fetches again without waiting for its next poll.
      boss.notifyWorker(id);
      const results = await Promise.all(taken.map((job) => runJob(handle, job as Job<JobData>)));
      if (yields && load.isBusy()) await sleep(yieldMs);
      return results;
    });
  }
}

/** Each job of a batch ends separately: a failure does not affect the others. */
async function runJob(handle: JobHandler, job: Job<JobData>): Promise<JobResult> {
  const { id, data, retryCount, signal } = job;
  try {
    await handle(data ?? {}, {
      number: retryCount + 1,
      isLast: retryCount >= queueOptions.retryLimit,
      signal,
    });
    return { id, status: "completed" };
  } catch (error) {
    return { id, status: "failed", output: error };
  }
}
