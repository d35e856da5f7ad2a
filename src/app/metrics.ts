import cluster from "node:cluster";
import { createHash, timingSafeEqual } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { mailBacklog } from "#kit/mail.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";

/**
 * Adds `GET /metrics`: figures of the process, the mails and the queue as Prometheus text. If METRICS_TOKEN is set, requests
 * need it as a bearer token; without it, the address does not exist in production. The database is read for each request;
 * without a connection, its figures are left out.
 */
export function addMetrics(app: FastifyInstance, services: Services): void {
  const { production, METRICS_TOKEN: token } = services.config;
  if (production && !token) return;
  const ofProcess = openRegistry();
  collectDefaultMetrics({ register: ofProcess });
  const stop = countAnswers(app.server, ofProcess);
  app.addHook("onClose", async () => stop());
  const ofDatabase = openRegistry();
  const read = databaseGauges(services, ofDatabase);
  const hidden = { schema: { hide: true } as object, config: { rateLimit: false } };
  app.get("/metrics", hidden, async (request, reply) => {
    if (token && !isSame(request.headers.authorization ?? "", `Bearer ${token}`))
      throw new Problem(401, "unauthorized");
    const fromDatabase = await read().then(
      () => ofDatabase.metrics(),
      () => "",
    );
    return reply
      .type(ofProcess.contentType)
      .header("cache-control", "no-store")
      .send((await ofProcess.metrics()) + fromDatabase);
  });
}

function openRegistry(): Registry {
  const registry = new Registry();
  // Each process of a cluster answers with its own figures.
  if (cluster.worker) registry.setDefaultLabels({ process: String(cluster.worker.id) });
  return registry;
}

/**
 * Registers the gauges of mails and the queue.
 * @returns a function that reads their values from the database
 */
function databaseGauges({ database, queue }: Services, registry: Registry): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const waiting = gauge("sen_mails_waiting", "Mails that are due and not tried yet", ["lane"]);
  const oldest = gauge("sen_mails_oldest_seconds", "For how long the oldest of those has been due", ["lane"]);
  const retrying = gauge("sen_mails_retrying", "Mails that failed and will be tried again", ["lane"]);
  const failed = gauge("sen_mails_failed", "Mails that were given up");
  const jobs = gauge("sen_queue_jobs", "Jobs of the queue, as counted some seconds ago", ["queue", "state"]);
  return async () => {
    const [backlog, queues] = await Promise.all([mailBacklog(database.db), queue.counts()]);
    for (const [lane, figures] of Object.entries(backlog.lanes)) {
      waiting.set({ lane }, figures.waiting);
      oldest.set({ lane }, figures.oldestSeconds);
      retrying.set({ lane }, figures.retrying);
    }
    failed.set(backlog.failed);
    for (const { queue: name, ...counts } of queues)
      for (const [state, count] of Object.entries(counts)) jobs.set({ queue: name, state }, count);
  };
}

/**
 * Counts the server's answers, including pages that are answered before Fastify.
 * @returns a function that ends the counting
 */
function countAnswers(server: Server, registry: Registry): () => void {
  const answers = new Counter({
    name: "sen_http_answers_total",
    help: "Answers by class of status",
    labelNames: ["status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "sen_http_seconds",
    help: "Time from a request's headers to the end of its answer",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const began = new WeakMap<IncomingMessage, number>();
  type Message = { request: IncomingMessage; response: ServerResponse; server: Server };
  const start = (message: unknown) => {
    const { request, server: own } = message as Message;
    if (own === server) began.set(request, performance.now());
  };
  const finish = (message: unknown) => {
    const { request, response } = message as Message;
    const at = began.get(request);
    if (at === undefined) return;
    answers.inc({ status: `${Math.floor(response.statusCode / 100)}xx` });
    seconds.observe((performance.now() - at) / 1000);
  };
  subscribe("http.server.request.start", start);
  subscribe("http.server.response.finish", finish);
  return () => {
    unsubscribe("http.server.request.start", start);
    unsubscribe("http.server.response.finish", finish);
  };
}

function isSame(received: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}
