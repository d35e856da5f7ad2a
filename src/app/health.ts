import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { pendingMigrations } from "#kit/migrate.ts";
import type { Services } from "#kit/services.ts";
import { loadedRooms } from "./loaded-rooms.ts";

/** The window after which the measured delays are reset. */
const delayWindowMs = 60_000;
const sampleMs = 20;

/**
 * Adds two health checks. /health/live: the process answers, with the delay of its event loop in the last minute.
 * /health/ready: the process can serve (database, migrations, queue, files).
 */
export function addHealth(app: FastifyInstance, services: Services): void {
  const { database, queue, storage } = services;
  const hidden = { schema: { hide: true } as object, config: { rateLimit: false } };
  const delay = monitorEventLoopDelay({ resolution: sampleMs });
  delay.enable();
  const resetTimer = setInterval(() => delay.reset(), delayWindowMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(resetTimer);
    delay.disable();
  });
  // A sample is the time since the previous sample, so the interval is subtracted.
  const ms = (nanoseconds: number) => Math.max(0, Math.round((nanoseconds / 1e6 - sampleMs) * 10) / 10);
  app.get("/health/live", hidden, async () => ({
    status: "ok",
    event_loop_delay_ms: { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) },
  }));
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
    const more = loadedRooms.map(({ room }) => room.health?.(services));
    return Object.assign({ status: ready ? "ok" : "unavailable", checks }, ...more);
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
