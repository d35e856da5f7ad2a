import { join } from "node:path";
import { systemClock } from "#kit/clock.ts";
import type { Config } from "#kit/config.ts";
import { findPostgres } from "#kit/postgres.ts";
import type { Running } from "../src/app/services.ts";
import { UsageError } from "./commands/usage-error.ts";

export interface Command {
  usage: string;
  summary: string;
  example: string;
  run(config: Config, args: string[]): Promise<void>;
}

async function withServices(config: Config, work: (running: Running) => Promise<void>): Promise<void> {
  const { openServices } = await import("../src/app/services.ts");
  const running = await openServices(config, "web");
  try {
    await work(running);
  } finally {
    await running.close();
  }
}

function option(args: string[], name: string): string | undefined {
  const at = args.indexOf(name);
  if (at === -1) return undefined;
  const value = args[at + 1];
  if (value === undefined) throw new UsageError(`${name} needs a value`);
  return value;
}

export const commands: Record<string, Command> = {
  migrate: {
    usage: "migrate",
    summary: "bring the database's schema and reference lists up to date",
    example: "migrate",
    run: (config) => withServices(config, async () => console.log("The schema is up to date.")),
  },
  demo: {
    usage: "demo",
    summary: "fill an empty database with demo data",
    example: "demo",
    run: (config) =>
      withServices(config, async ({ services }) => {
        const { loadDemo } = await import("../src/app/demo.ts");
        console.log(
          (await loadDemo(services))
            ? "The demo market is loaded."
            : "The database is not empty; nothing was changed.",
        );
      }),
  },
  "db:url": {
    usage: "db:url",
    summary: "print the address of the running database",
    example: "db:url",
    async run(config) {
      const url = config.DATABASE_URL ?? (await findPostgres(join(config.DATA_DIR, "postgres")));
      if (!url) throw new UsageError(`No database runs in ${config.DATA_DIR}; start Sen first.`);
      console.log(url);
    },
  },
  "admin:create": {
    usage: "admin:create EMAIL",
    summary: "create an administrator and print a link to choose the password",
    example: "admin:create chau@example.com",
    run: (config, [email]) =>
      withServices(config, async ({ services }) => {
        if (!email?.includes("@")) throw new UsageError("admin:create needs an email address");
        const { createAdmin } = await import("../src/people/accounts/commands/create-admin.ts");
        const token = await createAdmin(services.database, { email, asOf: systemClock.now() });
        console.log(`${config.publicUrl}/forgot-password/reset-password?token=${token}`);
      }),
  },
  "password:expire": {
    usage: "password:expire EMAIL",
    summary: "end a password and the sessions of its account: logging in needs a new one",
    example: "password:expire an@example.com",
    run: (config, [email]) =>
      withServices(config, async ({ services }) => {
        if (!email?.includes("@")) throw new UsageError("password:expire needs an email address");
        const { expirePassword } = await import("../src/people/accounts/commands/expire-password.ts");
        const isDone = await expirePassword(services.database, email, systemClock.now());
        if (!isDone) throw new UsageError(`No account with a password has the address ${email}`);
        console.log("The password has expired.");
      }),
  },
  run: {
    usage: "run JOB [--as-of ISO-TIME]",
    summary: "run one scheduled job now, as if at that time",
    example: "run expire-jobs --as-of 2026-12-24T08:00:00+07:00",
    run: (config, args) =>
      withServices(config, async ({ services }) => {
        const { scheduledJobs } = await import("../src/app/worker.ts");
        const job = scheduledJobs[args[0] ?? ""];
        if (!job) throw new UsageError(`Which job? ${Object.keys(scheduledJobs).join(", ")}`);
        const given = option(args, "--as-of");
        const asOf = given ? new Date(given) : systemClock.now();
        if (Number.isNaN(asOf.getTime())) throw new UsageError(`--as-of is not a time: ${given}`);
        console.log(await job.run(services, asOf));
      }),
  },
  status: {
    usage: "status",
    summary: "print how many emails and jobs are waiting, and for how long",
    example: "status",
    run: (config) =>
      withServices(config, async ({ services: { database, queue } }) => {
        const { mailBacklog } = await import("#kit/mail.ts");
        const { lanes, failed } = await mailBacklog(database.db);
        for (const [lane, { waiting, oldestSeconds, retrying }] of Object.entries(lanes))
          console.log(
            `mails, ${lane}: ${waiting} wait, the oldest for ${Math.round(oldestSeconds)} s; ${retrying} are tried again`,
          );
        console.log(`mails given up: ${failed}`);
        for (const { queue: name, ready, delayed, active, failed: lost } of await queue.counts())
          console.log(`jobs, ${name}: ${ready} ready, ${delayed} later, ${active} under way, ${lost} failed`);
      }),
  },
  "import-jobs": {
    usage: "import-jobs FILE.jsonl[.gz] [--company ID]",
    summary: "import job ads from a file, one per line; invalid lines are reported by number",
    example: "import-jobs ads.jsonl.gz",
    run: (config, args) =>
      withServices(config, async ({ services }) => {
        const file = args.find((arg, at) => !arg.startsWith("--") && args[at - 1] !== "--company");
        if (!file) throw new UsageError("import-jobs needs a file");
        const company = option(args, "--company");
        if (company && !/^\d+$/.test(company)) throw new UsageError("--company needs a company's id");
        const { importJobs } = await import("../src/market/job-import/run-import.ts");
        const report = await importJobs(services, file, company ? Number(company) : null);
        for (const line of report.lines) console.log(line);
        if (report.failed) process.exitCode = 1;
      }),
  },
  reindex: {
    usage: "reindex",
    summary: "rebuild the search index of published jobs",
    example: "reindex",
    run: (config) =>
      withServices(config, async ({ services }) => {
        const { reindexJobs } = await import("../src/market/job-search/index/search-row.ts");
        console.log(`${await reindexJobs(services.database)} jobs are in the search.`);
        if (!config.SEARCH_URL) return;
        const { rebuildSearchCluster } = await import("../src/market/job-search/open.ts");
        const told = await rebuildSearchCluster(services);
        console.log(
          told === null
            ? "A new index of the search cluster is being made by another process already."
            : `${told} jobs are in a new index of the search cluster, which is in use.`,
        );
      }),
  },
  "reread-cvs": {
    usage: "reread-cvs",
    summary: "queue the reading of CV files that were read before boards showed role, years and skills",
    example: "reread-cvs",
    run: (config) =>
      withServices(config, async ({ services: { database } }) => {
        const { rereadCvs } = await import("../src/profiles/cv/commands/upkeep.ts");
        console.log(`${await rereadCvs(database)} CV files are queued.`);
      }),
  },
  backup: {
    usage: "backup FILE",
    summary: "write all rows of the database to a file while Sen runs (stored files are not included)",
    example: "backup sen-2026-12-24.backup.gz",
    async run(config, [file]) {
      if (!file) throw new UsageError("backup needs a file");
      await withServices(config, async ({ databaseUrl }) => {
        const { backup } = await import("./commands/backup.ts");
        const { tables, rows } = await backup(databaseUrl, file, systemClock.now());
        console.log(`${rows} rows of ${tables} tables are in ${file}.`);
      });
    },
  },
  restore: {
    usage: "restore FILE",
    summary: "restore a backup into an empty database of the same version, completely or not at all",
    example: "restore sen-2026-12-24.backup.gz",
    async run(config, [file]) {
      if (!file) throw new UsageError("restore needs a file");
      await withServices(config, async ({ databaseUrl }) => {
        const { restore } = await import("./commands/restore.ts");
        const { tables, rows } = await restore(databaseUrl, file);
        console.log(`${rows} rows of ${tables} tables are restored and compared.`);
      });
    },
  },
};
