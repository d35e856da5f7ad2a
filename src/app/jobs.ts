import { join } from "node:path";
import { tidyAccounts } from "#accounts/commands/tidy.ts";
import { closeUnanswered } from "#applications/commands/unanswered.ts";
import { dropCvFile } from "#cv/commands/drop.ts";
import { dropCvFileJob, readCvJob, scanCvJob } from "#cv/commands/files.ts";
import { readCv } from "#cv/commands/read.ts";
import { scanCv } from "#cv/commands/scan.ts";
import { sendAlerts } from "#job-alerts/commands/send.ts";
import { openJobIndex } from "#job-search/open.ts";
import { renewSearchJob, renewSearchRows } from "#job-search/renew-search.ts";
import { expireJobs } from "#jobs/commands/expire-jobs.ts";
import { pruneSearchChanges } from "#jobs/commands/search-row.ts";
import { day } from "#kit/clock.ts";
import { sweepTemp } from "#kit/files/receive.ts";
import { temporaryFolders } from "#kit/files/storage.ts";
import { forgetKeys } from "#kit/http/idempotency.ts";
import type { MailRenderer, MailRendererFor } from "#kit/mail.ts";
import { forgetMails, type MailLane, mailJobs } from "#kit/mail.ts";
import { openPost } from "#kit/mail-post.ts";
import { mailSender } from "#kit/mail-sender.ts";
import type { JobWork, Schedule } from "#kit/queue.ts";
import type { Services } from "#kit/services.ts";
import { remindOfSaved } from "#saved-jobs/commands/remind-of-saved.ts";
import { pruneSettledThreads } from "#support/commands.ts";
import { sweepFiles } from "./sweep-files.ts";

/** How long it is kept what a mail said; the privacy policy says so. */
const mailDays = 90;

/** What the operator may run by hand (`sen run NAME --as-of …`). */
export type ScheduledJob = (services: Services, asOf: Date) => Promise<string>;
export const scheduledJobs: Record<string, { cron: string; run: ScheduledJob }> = {
  "expire-jobs": {
    cron: "7 * * * *",
    run: async ({ database }, asOf) => {
      const did = await expireJobs(database, asOf);
      return `${did.expired} expired, ${did.warned} warned`;
    },
  },
  unanswered: {
    cron: "0 8 * * *",
    run: async ({ database }, asOf) => {
      const did = await closeUnanswered(database, asOf);
      return `${did.nudged} nudged, ${did.waiting} waiting, ${did.warned} warned, ${did.closed} closed`;
    },
  },
  "job-alerts": {
    cron: "0 8 * * *",
    run: async (services, asOf) => {
      const did = await sendAlerts(services.database, openJobIndex(services), asOf);
      return `${did.looked} alerts looked, ${did.sent} mails`;
    },
  },
  "saved-reminders": {
    cron: "30 8 * * *",
    run: async ({ database }, asOf) => {
      const did = await remindOfSaved(database, asOf);
      return `${did.candidates} reminded of ${did.jobs} saved jobs`;
    },
  },
  tidy: {
    cron: "30 3 * * *",
    run: async ({ database, config }, asOf) => {
      const rows = await tidyAccounts(database.db, asOf);
      const keys = await forgetKeys(database.db, new Date(asOf.getTime() - 2 * day));
      const threads = await pruneSettledThreads(database.db, asOf);
      await forgetMails(database.db, new Date(asOf.getTime() - mailDays * day));
      await pruneSearchChanges(database.db, new Date(asOf.getTime() - day));
      const swept = await Promise.all(
        temporaryFolders(config.DATA_DIR).map((folder) => sweepTemp(folder, asOf)),
      );
      return `${rows} old rows, ${keys} request keys, ${threads} settled threads, ${swept.reduce((a, b) => a + b, 0)} left-over files removed`;
    },
  },
  "sweep-files": { cron: "0 4 * * *", run: sweepFiles },
};

/** Work that is done after a commit, or by the clock. */
export const jobNames: string[] = [
  ...Object.values(mailJobs),
  readCvJob,
  scanCvJob,
  dropCvFileJob,
  renewSearchJob,
  ...Object.keys(scheduledJobs),
];

export const schedules: Schedule[] = Object.entries(scheduledJobs).map(([name, { cron }]) => ({
  name,
  cron,
}));

/** How many mails of a lane go out at once; a slow mail server holds no more of them than that. */
const mailPace = {
  proof: { workers: 2, batch: 4 },
  other: { workers: 4, batch: 5, yields: true },
} satisfies Record<MailLane, { workers: number; batch: number; yields?: boolean }>;

/** How each queue is worked on. CVs are read one after the other: the other place among guarded children is for uploads. */
export function jobHandlers(services: Services, renderFor: MailRendererFor): Record<string, JobWork> {
  const { clock, database } = services;
  return {
    [mailJobs.proof]: mailWork(services, renderFor, mailPace.proof),
    [mailJobs.other]: mailWork(services, renderFor, mailPace.other),
    [readCvJob]: { handle: async ({ id }) => readCv(services, Number(id)) },
    [scanCvJob]: { handle: async ({ id }) => scanCv(services, Number(id), clock.now()) },
    [dropCvFileJob]: { handle: async ({ id }) => dropCvFile(services, Number(id), clock.now()) },
    [renewSearchJob]: { handle: async () => void (await renewSearchRows(database)) },
    ...Object.fromEntries(
      Object.entries(scheduledJobs).map(([name, { run }]): [string, JobWork] => [
        name,
        { handle: async () => void (await run(services, clock.now())) },
      ]),
    ),
  };
}

function mailWork(
  { config, clock, database }: Services,
  renderFor: MailRendererFor,
  pace: { workers: number; batch: number },
): JobWork {
  const post = openPost({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    folder: join(config.DATA_DIR, "mail"),
    clock,
    connections: pace.workers * pace.batch,
  });
  const render: MailRenderer = (template, language, props) =>
    renderFor(template, language, props, config.publicUrl);
  const send = mailSender({ database, post, render, clock });
  return { ...pace, handle: ({ id }, run) => send(Number(id), run) };
}
