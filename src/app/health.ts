import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { searchAnsweredBy } from "#jobs/search/open.ts";
import { pendingMigrations } from "#kit/migrate.ts";
import type { Services } from "#kit/services.ts";

/** /health/live: the process answers. /health/ready: it can serve (database, migrations, queue, files). */
export function addHealth(app: FastifyInstance, services: Services): void {
  const { database, queue, storage } = services;
  const hidden = { schema: { hide: true } as object, config: { rateLimit: false } };
  app.get("/health/live", hidden, async () => ({ status: "ok" }));
  app.get("/health/ready", hidden, async (_request, reply) => {
    const checks = {
      database: await passes(async () => void (await sql`SELECT 1`.execute(database.db))),
      migrations: await passes(async () => {
        if ((await pendingMigrations(database.db)).length > 0) throw new Error("pending");
      }),
      queue: await passes(async () => {
        if (!(await queue.ready())) throw new Error("queue");
      }),
      files: await passes(async () => {
        if (!(await storage.ready())) throw new Error("files");
      }),
    };
    const ready = Object.values(checks).every(Boolean);
    if (!ready) reply.code(503).header("retry-after", "5");
    // A search cluster that is away keeps nobody from working: PostgreSQL answers.
    const search = searchAnsweredBy(services);
    return { status: ready ? "ok" : "unavailable", checks, ...(search ? { search } : {}) };
  });
}

async function passes(check: () => Promise<void>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}
