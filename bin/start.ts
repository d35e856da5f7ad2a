import { enableCompileCache } from "node:module";
import { ConfigError, readConfig } from "#kit/config.ts";
import { banner } from "./banner.ts";
import { buildWhenStale } from "./build.ts";

// What was compiled is kept among temporary files: the next start has less to do.
enableCompileCache();

// One line for a wrong setting, before anything is opened.
let config: ReturnType<typeof readConfig>;
try {
  config = readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

// React and React Router choose their code by it: `npm start` runs optimised code in every SEN_ENV.
process.env.NODE_ENV ??= "production";
await buildWhenStale();
const { openServices } = await import("../src/app/services.ts");
const { builtPages, createServer } = await import("../src/app/server.ts");
const { loadDemoWhenEmpty } = await import("../src/app/demo.ts");
const { readySearch } = await import("../src/jobs/search/open.ts");
const { jobHandlers, schedules } = await import("../src/app/jobs.ts");

const role = process.argv.find((arg) => arg.startsWith("--role="))?.slice(7) ?? "all";
if (role !== "web" && role !== "worker" && role !== "all") {
  console.error(`Wrong role: ${role} (web, worker or all)`);
  process.exit(1);
}

const running = await openServices(config, role, { keepsDatabase: role !== "worker" });
await loadDemoWhenEmpty(running.services);
const pages = await builtPages();
const app = await createServer(running, pages);
if (role !== "web")
  await running.services.queue.work(jobHandlers(running.services, pages.renderMail), schedules);
await app.listen({ port: config.PORT, host: config.HOST });
banner(config, app.server.address());
if (role !== "worker")
  readySearch(running.services).catch((error) =>
    running.services.log.warn({ err: error }, "search not ready"),
  );

let leaving = false;
/** Finishes what runs, then leaves; a second signal leaves at once. */
async function leave(): Promise<void> {
  if (leaving) process.exit(1);
  leaving = true;
  const timer = setTimeout(() => process.exit(1), 30_000);
  timer.unref();
  // A connection that is kept alive becomes idle only after its answer.
  setInterval(() => app.server.closeIdleConnections(), 100).unref();
  await app.close();
  await running.close();
  process.exit(0);
}
process.on("SIGTERM", leave);
process.on("SIGINT", leave);
