import { existsSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { MailRendererFor } from "#kit/mail.ts";
import { createApi } from "./api.ts";
import { addDevMail } from "./dev-mail.ts";
import { addHealth } from "./health.ts";
import { addPages, type PageServerBuild } from "./pages.ts";
import type { Running } from "./services.ts";

const root = join(import.meta.dirname, "../..");

export interface PageBuild {
  build: () => Promise<PageServerBuild>;
  renderMail: MailRendererFor;
  development: boolean;
  /** In development, Vite answers for scripts and styles. */
  prepare?: (app: FastifyInstance) => Promise<void>;
}

/** The pages as `npm run build` left them. */
export async function builtPages(): Promise<PageBuild> {
  const path = join(root, "build/server/index.js");
  const build = (await import(path)) as PageServerBuild;
  return { build: async () => build, renderMail: build.entry.module.renderMail, development: false };
}

/** API, pages, files of the build and health checks on one Fastify instance; not listening yet. */
export async function createServer(running: Running, pages: PageBuild): Promise<FastifyInstance> {
  const { services } = running;
  const { app, guard } = await createApi(services);
  addHealth(app, services);
  if (!services.config.production) addDevMail(app, services);
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
    });
  }
  await app.register(staticFiles, {
    root: join(root, "public"),
    prefix: "/",
    wildcard: false,
    maxAge: "1h",
    decorateReply: false,
  });
  await addPages(app, { services, guard, build: pages.build, development: pages.development });
  return app;
}
