import { createServer as createVite } from "vite";
import { readConfig } from "#kit/config.ts";
import { loadDemoWhenEmpty } from "../src/app/demo.ts";
import type { PageServerBuild } from "../src/app/page-render.ts";
import { createServer } from "../src/app/server.ts";
import { openServices } from "../src/app/services.ts";
import { jobHandlers, schedules } from "../src/app/worker.ts";
import { banner } from "./banner.ts";

/** The server with pages that Vite updates on edits; bin/dev.ts restarts it for other changes. */
const config = readConfig(process.env);
const running = await openServices(config, "all", { keepsDatabase: true });
await loadDemoWhenEmpty(running.services);
const vite = await createVite({
  server: { middlewareMode: true },
  appType: "custom",
  configLoader: "native",
});
const build = () =>
  vite.ssrLoadModule("virtual:react-router/server-build") as unknown as Promise<PageServerBuild>;

const app = await createServer(running, {
  build,
  renderMail: async (...args) => (await build()).entry.module.renderMail(...args),
  development: true,
  prepare: async (server) => {
    server.addHook("onRequest", (request, reply, done) => {
      if (request.url.startsWith("/api/") || request.url.startsWith("/health/")) return done();
      vite.middlewares(request.raw, reply.raw, () => done());
    });
  },
});
await running.services.queue.work(
  jobHandlers(running.services, async (...args) => (await build()).entry.module.renderMail(...args)),
  schedules,
);
await app.listen({ port: config.PORT, host: config.HOST });
banner(config, app.server.address());

let leaving = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  // Vite would end the process before the database has stopped.
  process.removeAllListeners(signal);
  process.on(signal, leave);
}

async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  await vite.close();
  setInterval(() => app.server.closeIdleConnections(), 100).unref();
  await app.close();
  await running.close();
  process.exit(0);
}
