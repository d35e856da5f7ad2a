import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { embeddable } from "#kit/files/download.ts";
import type { MailRendererFor } from "#kit/mail.ts";
import { nextExpiry } from "#market/job-search/live-rows.ts";
import { jobViewsOf } from "#market/jobs/views.ts";
import { createApi } from "./api.ts";
import { addDevMail, keepDevPagesHere } from "./dev-mail.ts";
import { addHealth } from "./health.ts";
import { addMetrics } from "./metrics.ts";
import { openPageCache } from "./page-cache/page-cache.ts";
import type { PageServerBuild } from "./page-render.ts";
import { addPages } from "./pages.ts";
import type { Running } from "./services.ts";

const root = join(import.meta.dirname, "../..");

export interface PageBuild {
  build: () => Promise<PageServerBuild>;
  renderMail: MailRendererFor;
  development: boolean;
  /** Adds the Vite server, which answers for scripts and styles in development. */
  prepare?: (app: FastifyInstance) => Promise<void>;
}

/** Returns the pages that `npm run build` has built. */
export async function builtPages(): Promise<PageBuild> {
  const path = join(root, "build/server/index.js");
  const build = (await import(path)) as PageServerBuild;
  return { build: async () => build, renderMail: build.entry.module.renderMail, development: false };
}

/** Creates a Fastify instance with the API, pages, built files and health checks. It does not listen yet. */
export async function createServer(running: Running, pages: PageBuild): Promise<FastifyInstance> {
  const { services } = running;
  const { app, guard, routes } = await createApi(services);
  addHealth(app, services);
  addMetrics(app, services);
  if (!services.config.production) {
    keepDevPagesHere(app, services.config);
    addDevMail(app, services);
  }
  if (pages.prepare) await pages.prepare(app);
  const assets = join(root, "build/client");
  if (!pages.development && existsSync(assets)) {
    await app.register(staticFiles, {
      root: join(assets, "assets"),
      prefix: "/assets/",
      immutable: true,
      maxAge: "1y",
      decorateReply: false,
      preCompressed: true,
      // With a wildcard route, the plugin would list the folder for each request.
      wildcard: false,
    });
    // Browsers fetch the service worker at each visit, so that a newer version takes over at once.
    const worker = await readFile(join(assets, "sw.js"));
    app.get("/sw.js", { schema: { hide: true } as object }, (_request, reply) =>
      reply
        .header("content-type", "text/javascript; charset=utf-8")
        .header("cache-control", "no-cache")
        .send(worker),
    );
  }
  await app.register(staticFiles, {
    root: join(root, "public"),
    prefix: "/",
    wildcard: false,
    maxAge: "1h",
    decorateReply: false,
    // Mail clients show the icon in emails, which have another origin.
    setHeaders: (reply) => void reply.headers(embeddable),
  });
  const { build, development } = pages;
  const caches = !development && services.config.PAGE_CACHE_MB > 0;
  const { database } = services;
  const cache = caches
    ? openPageCache(app, services, jobViewsOf(database), (asOf) => nextExpiry(database.db, asOf))
    : null;
  await addPages(app, { services, guard, routes, build, development, cache });
  return app;
}
