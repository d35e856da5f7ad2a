import { z } from "zod";
import { endpoint, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { agingMost, discardReasonMax, failedMost, retryStates, slowMost } from "./terms.ts";

const lane = z.object({
  /** Mails that are due and not tried yet. */
  waiting: z.number().int(),
  /** For how long the oldest of them has been due; 0 without one. */
  oldest_seconds: z.number(),
  /** Mails that failed and will be tried again. */
  retrying: z.number().int(),
});

const failedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  tries: z.number().int(),
  /** The class or code of the error, never its text, which could name people. */
  error: z.string().nullable(),
  failed_at: time,
  retry: z.enum(retryStates),
});

export const operations = endpoint({
  method: "GET",
  path: "/admins/operations",
  summary: `Show queues, at most ${failedMost} failed jobs without their data, mails, storage, search, slow statements and the newest backup`,
  answer: one(
    resource(
      "operations",
      z.object({
        queues: z.array(
          z.object({
            name: z.string(),
            waiting: z.number().int(),
            delayed: z.number().int(),
            active: z.number().int(),
            failed: z.number().int(),
            /** Since when the oldest waiting job has been due; null without one. */
            oldest: time.nullable(),
          }),
        ),
        failed_jobs: z.array(failedJob),
        mails: z.object({ proof: lane, other: lane, failed: z.number().int() }),
        storage: z.object({
          kind: z.enum(["disk", "bucket"]),
          ready: z.boolean(),
          /** Free bytes of the disk; null for a bucket. */
          free_bytes: z.number().nullable(),
          database_bytes: z.number(),
        }),
        search: z.object({
          kind: z.enum(["database", "cluster"]),
          /** Seconds since the cluster had all changes; null for the database, which always has them, and before the first index. */
          behind_seconds: z.number().nullable(),
        }),
        /** The slowest statements by their mean time; null when the database does not collect them. */
        slow_statements: z
          .array(z.object({ statement: z.string(), calls: z.number().int(), mean_ms: z.number() }))
          .max(slowMost)
          .nullable(),
        /** The newest backup by `sen backup`; null without one. Backups by other tools are not known. */
        backup: z.object({ made_at: time, tables: z.number().int(), rows: z.number().int() }).nullable(),
        /** Verified companies whose verification is a year old within 60 days, the oldest first. */
        aging: z.object({
          total: z.number().int(),
          companies: z
            .array(z.object({ id: z.string(), name: z.string(), slug: z.string(), verified_at: time }))
            .max(agingMost),
        }),
      }),
    ),
  ),
});

const params = z.object({ id: z.uuid() });
const failedJobDone = one(resource("failed_job", z.object({ state: z.enum(["retried", "discarded"]) })));
const states = ["job_running", "job_waiting", "job_ended"];

export const retryJob = endpoint({
  method: "POST",
  path: "/admins/operations/jobs/:id/retry",
  summary: "Give a failed job one more try. Only jobs that are safe to repeat can be retried, and once",
  params,
  answer: failedJobDone,
  status: 200,
  errors: [...states, "job_retried", "job_not_repeatable"],
});

export const discardJob = endpoint({
  method: "POST",
  path: "/admins/operations/jobs/:id/discard",
  summary: "Delete a failed job for good, with the reason in the audit log",
  params,
  body: z.object({ reason: text(discardReasonMax) }),
  answer: failedJobDone,
  status: 200,
  errors: states,
});
