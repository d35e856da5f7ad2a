import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "#kit/config.ts";
import { openLog } from "#kit/log.ts";
import { openPostgres } from "#kit/postgres.ts";
import { banner } from "./banner.ts";
import { openSupervisor } from "./supervisor.ts";

/**
 * Starts Sen: the embedded PostgreSQL unless another one is configured, and the server processes (serve.ts),
 * which it supervises.
 * node bin/start.ts [--role=web|worker|all] [--processes=N|auto]
 * SIGHUP replaces the processes one by one without refusing requests; SIGTERM ends them after their running
 * work.
 */
const { config, role, processes } = settings();
const log = openLog(config.LOG_LEVEL);
const postgres = await openPostgres(config, role !== "worker");
const supervisor = openSupervisor({
  exec: join(import.meta.dirname, "serve.ts"),
  args: [`--role=${role}`],
  env: { DATABASE_URL: postgres.url },
  processes,
  silentSeconds: config.WATCHDOG_SECONDS,
  log,
});

let leaving = false;
/** Ends all processes after their running work; a second signal ends them at once. */
async function leave(): Promise<void> {
  if (leaving) {
    supervisor.kill();
    process.exit(1);
  }
  leaving = true;
  const code = await supervisor.stop();
  await postgres.stop();
  process.exit(code);
}
process.on("SIGTERM", leave);
process.on("SIGINT", leave);
// A closed terminal sends the same signal as an operator who wants new processes.
process.on("SIGHUP", () => (process.stdin.isTTY ? leave() : supervisor.replace()));

try {
  banner(config, await supervisor.start());
} catch {
  // A server process that fails to start has already printed the reason.
  if (!leaving) {
    await supervisor.stop();
    await postgres.stop();
    process.exit(1);
  }
}

function settings() {
  try {
    const { values } = parseArgs({
      options: {
        role: { type: "string", default: "all" },
        processes: { type: "string", default: "1" },
      },
    });
    const count = values.processes === "auto" ? availableParallelism() : Number(values.processes);
    if (!["web", "worker", "all"].includes(values.role))
      throw new ConfigError(`Wrong role: ${values.role} (web, worker or all)`);
    if (!Number.isInteger(count) || count < 1 || count > 128)
      throw new ConfigError(`Wrong number of processes: ${values.processes} (1 to 128, or auto)`);
    return { config: readConfig(process.env), role: values.role, processes: count };
  } catch (error) {
    // An invalid setting is reported in one line, before anything is opened.
    console.error((error as Error).message);
    process.exit(1);
  }
}
