import { join } from "node:path";
import { day } from "#kit/clock.ts";
import { sweepTemp } from "#kit/files/receive.ts";
import { temporaryFolders } from "#kit/files/storage.ts";
import { pruneKeys } from "#kit/http/idempotency.ts";
import type { MailRenderer, MailRendererFor } from "#kit/mail.ts";
import { mailJobs, pruneMails } from "#kit/mail.ts";
import { type MailLane, mailDays } from "#kit/mail-definition.ts";
import { openPost, pruneMailFiles } from "#kit/mail-post.ts";
import { mailSender } from "#kit/mail-sender.ts";
import type { JobWork, Schedule } from "#kit/queue.ts";
import type { ScheduledJob } from "#kit/room.ts";
import type { Services } from "#kit/services.ts";
import { switchOffLinks } from "#people/notifications/switch-off.ts";
import { gather, loadedRooms } from "./loaded-rooms.ts";
import { sweepFiles } from "./sweep-files.ts";

/** The jobs that run by the clock. The operator can run them by hand (`sen run NAME --as-of …`). */
export const scheduledJobs: Record<string, ScheduledJob> = {
  ...gather("schedule", (room) => room.schedules),
  tidy: { cron: "30 3 * * *", run: prune },
  "sweep-files": { cron: "0 4 * * *", run: sweepFiles },
};

async function prune(services: Services, asOf: Date): Promise<string> {
  const { db } = services.database;
  const removed: (string | null)[] = [];
  for (const { room } of loadedRooms) if (room.prune) removed.push(await room.prune(services, asOf));
  removed.push(`${await pruneKeys(db, new Date(asOf.getTime() - 2 * day))} request keys`);
  const before = new Date(asOf.getTime() - mailDays * day);
  await pruneMails(db, before);
  await pruneMailFiles(mailFolder(services), before);
  const swept = await Promise.all(
    temporaryFolders(services.config.DATA_DIR).map((folder) => sweepTemp(folder, asOf)),
  );
  removed.push(`${swept.reduce((a, b) => a + b, 0)} left-over files`);
  return `${removed.filter((line) => line !== null).join(", ")} removed`;
}

const roomJobs = gather("job", (room) => room.jobs);

/** The names of all jobs that are queued or run by the clock. */
export const jobNames: string[] = [
  ...Object.values(mailJobs),
  ...Object.keys(roomJobs),
  ...Object.keys(scheduledJobs),
];

/** The jobs that administrators may retry, with the reasons. */
export const repeatableJobs: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(mailJobs).map((name) => [
      name,
      "a mail is claimed by its state, so a sent one is not sent again",
    ]),
  ),
  ...gather("repeatable job", (room) => room.repeatable),
  ...Object.fromEntries(
    Object.keys(scheduledJobs).map((name) => [name, "scheduled jobs do what is due at the time of the run"]),
  ),
};

export const schedules: Schedule[] = Object.entries(scheduledJobs).map(([name, { cron }]) => ({
  name,
  cron,
}));

/** The number of mails of a lane that are sent at the same time. A slow mail server delays at most this number. */
const mailPace = {
  proof: { workers: 2, batch: 4 },
  other: { workers: 4, batch: 5, yields: true },
} satisfies Record<MailLane, { workers: number; batch: number; yields?: boolean }>;

/** Returns the handler of each queue. */
export function jobHandlers(services: Services, renderFor: MailRendererFor): Record<string, JobWork> {
  const work = (jobs: Record<string, (services: Services) => JobWork>) =>
    Object.entries(jobs).map(([name, of]) => [name, of(services)] as const);
  return {
    [mailJobs.proof]: mailWork(services, renderFor, mailPace.proof),
    [mailJobs.other]: mailWork(services, renderFor, mailPace.other),
    ...Object.fromEntries(work(roomJobs)),
    ...Object.fromEntries(
      Object.entries(scheduledJobs).map(([name, { run }]): [string, JobWork] => [
        name,
        { handle: async () => void (await run(services, services.clock.now())) },
      ]),
    ),
  };
}

const mailFolder = ({ config }: Services) => join(config.DATA_DIR, "mail");

function mailWork(
  services: Services,
  renderFor: MailRendererFor,
  pace: { workers: number; batch: number },
): JobWork {
  const { config, clock, database, secret } = services;
  const post = openPost({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    folder: mailFolder(services),
    clock,
    connections: pace.workers * pace.batch,
  });
  const render: MailRenderer = (template, language, props, { name, account, email }) =>
    renderFor(
      template,
      language,
      props,
      config.publicUrl,
      name,
      account === null ? null : switchOffLinks({ secret, publicUrl: config.publicUrl }, account),
      { from: config.MAIL_FROM, to: email, asOf: clock.now() },
    );
  const send = mailSender({ database, post, render, clock });
  return { ...pace, handle: ({ id }, run) => send(Number(id), run) };
}
