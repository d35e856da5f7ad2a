import { enableCompileCache } from "node:module";
import { type AddressInfo, Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "#kit/config.ts";
import { startWatchdog } from "#kit/watchdog.ts";
import { buildWhenStale } from "./build.ts";

/**
 * A server process, started by start.ts: it reports to its parent when it serves, and leaves on its request.
 */

// Node caches compiled code in temporary files, so that the next start is faster.
enableCompileCache();
// The name of the process in ps and top.
process.title = "sen: starting";
const longestLeaveMs = 30_000;
const drainMs = 1000;
let leaving = false;
let stop = async () => {};
process.on("SIGTERM", leave);
process.on("SIGINT", leave);
process.on("message", (message) => {
  if (message === "leave" || message === "drain") void leave(message);
});

const config = readConfig(process.env);
// React and React Router select their build by NODE_ENV: `npm start` runs the optimised build in every SEN_ENV.
process.env.NODE_ENV ??= "production";
await buildWhenStale();
const { openServices, warmUp } = await import("../src/app/services.ts");
const { builtPages, createServer } = await import("../src/app/server.ts");
const { loadDemoWhenEmpty } = await import("../src/app/demo.ts");
const { jobHandlers, schedules } = await import("../src/app/worker.ts");

const role = process.argv.find((arg) => arg.startsWith("--role="))?.slice(7) as "web" | "worker" | "all";
const running = await openServices(config, role);
stop = () => running.close();
await loadDemoWhenEmpty(running.services);
const pages = await builtPages();
const app = await createServer(running, pages);
if (role !== "web")
  await running.services.queue.work(jobHandlers(running.services, pages.renderMail), schedules);
stop = async () => {
  // A persistent connection becomes idle only after its answer.
  setInterval(() => app.server.closeIdleConnections(), 100).unref();
  await app.close();
  await running.close();
};
await app.listen({ port: config.PORT, host: config.HOST });
startWatchdog(config.WATCHDOG_SECONDS);
process.title = "sen: serving";
process.send?.({ ready: app.server.address() as AddressInfo });
if (role !== "worker")
  warmUp(running.services).catch((error) => running.services.log.warn({ err: error }, "warm-up failed"));

/**
 * Finishes running work, then ends the process. If a successor process serves already, new connections go to it,
 * and every open one gets one more answer first.
 */
async function leave(how: "leave" | "drain" | NodeJS.Signals): Promise<void> {
  if (leaving) return;
  leaving = true;
  process.title = "sen: leaving";
  setTimeout(() => process.exit(1), longestLeaveMs).unref();
  if (how === "drain") {
    app.server.maxRequestsPerSocket = 1;
    // The method of http.Server would also destroy connections that have not sent their first request yet.
    Server.prototype.close.call(app.server);
    await sleep(drainMs);
  }
  await stop();
  process.exit(0);
}
