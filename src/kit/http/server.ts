import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Config } from "../config.ts";
import type { Language } from "../i18n.ts";
import { apiPrefix } from "../inject.ts";
import { type FieldError, Problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { type ErrorText, errorAnswer, problemOf } from "./errors.ts";
import { openFront } from "./front.ts";
import { loggedPath } from "./logged-path.ts";
import { readableUrl } from "./readable-url.ts";
import { protectTokenAddresses } from "./token-addresses.ts";

export interface HttpOptions {
  services: Services;
  language(request: FastifyRequest): Language;
  errorText: ErrorText;
}

/** Time limit of a request, enough to send the largest form over a slow mobile network. */
const longestRequestMs = 30 * 60_000;

/**
 * Creates the server with everything that applies to all requests: ids, logs, limits, headers, and errors
 * (api §2). Requests with slow headers are ended (408), and so are bodies that receive no data for a minute.
 * A request without an answer after a minute gets 503.
 */
export async function createHttp({ services, language, errorText }: HttpOptions): Promise<FastifyInstance> {
  const { config, log } = services;
  const front = openFront();
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY ?? false,
    bodyLimit: 1_048_576,
    requestTimeout: longestRequestMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url }) => readableUrl(url ?? "/"),
    // While the server closes, open connections get their answer and `Connection: close`.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    // Node looks for connections that are too slow at this interval only.
    serverFactory: front.serverFactory,
    http: { headersTimeout: 6000, connectionsCheckingInterval: 1000, maxHeaderSize: 16_384 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500, querystringParser: undefined },
  }) as unknown as FastifyInstance;

  app.decorate("front", front);

  // Schemas of Fastify are documentation only: the binding validates with the zod schemas and returns the errors.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));

  await app.register(cookie);
  await registerBodies(app);
  await registerLimits(app, config);

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    // Answers may be for one account only, so no cache stores them; cacheable answers set their own header.
    if (request.url.startsWith(apiPrefix)) reply.header("cache-control", "no-store");
    if (config.NOINDEX) reply.header("x-robots-tag", "noindex, nofollow");
    if (request.raw.method === "TRACE") throw new Problem(405, "method_not_allowed");
  });
  answerLate(app);
  protectTokenAddresses(app, services.siteMap);
  app.addHook("onSend", async (_request, reply) => {
    // While the server shuts down (bin/serve.ts), a connection that stays open after a late answer would be
    // closed during its next request.
    if (app.server.maxRequestsPerSocket === 1) reply.header("connection", "close");
  });
  app.addHook("onResponse", async (request, reply) => {
    const { id, method, url } = request;
    logRequest(log, { id, method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error as FastifyError);
    if (problem.status >= 500) log.error({ id: request.id, err: problem.cause ?? error }, "failed");
    const { failed } = request.routeOptions.config as { failed?: string };
    const said = problem.status === 500 && failed ? new Problem(500, failed) : problem;
    return sendProblem(reply, said, ({ code, values }) => errorText(language(request), code, values));
  });
  return app;
}

/** Adds the compression of answers, and the parsers of forms. */
async function registerBodies(app: FastifyInstance): Promise<void> {
  // Files of the build are already compressed, and an event stream must not wait for a full block.
  await app.register(compress, {
    encodings: ["gzip"],
    threshold: 1400,
    customTypes:
      /^(text\/(?!event-stream)|application\/(json|(rss\+)?xml|javascript|manifest\+json)|image\/svg)/,
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (request, body, done) => {
      if ((request.routeOptions.config as { form?: boolean }).form)
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      else done(new Problem(415, "wrong_content_type"));
    },
  );
}

/** Adds security headers, and the limit of requests per address. */
async function registerLimits(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: config.publicUrl.startsWith("https:")
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  if (config.RATE_LIMIT) {
    await app.register(rateLimit, {
      max: 1200,
      timeWindow: 60_000,
      errorResponseBuilder: (_request, context) =>
        new Problem(429, "too_many_requests", { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
    });
  }
}

/**
 * Answers 503 to a fully received request before its connection times out: a broken connection tells the
 * client neither that the request failed nor when to retry.
 */
function answerLate(app: FastifyInstance): void {
  const replies = new WeakMap<object, FastifyReply>();
  app.addHook("onRequest", async (request, reply) => {
    replies.set(request.raw.socket, reply);
  });
  app.server.on("timeout", (socket) => {
    const reply = replies.get(socket);
    if (!reply || reply.sent || reply.raw.headersSent || !reply.request.raw.complete) socket.destroy();
    else reply.header("connection", "close").send(new Problem(503, "unavailable", { retryAfterSeconds: 10 }));
  });
}

/** Writes one log line per request, none for files of the build. Secrets are removed from addresses. */
export function logRequest(
  log: Services["log"],
  { id, method, url, status, ms }: { id: string; method: string; url: string; status: number; ms: number },
): void {
  const entry = { id, method, path: loggedPath(url), status, ms };
  if (entry.status >= 500) log.error(entry, "request");
  else if (!entry.path.startsWith("/assets/")) log.info(entry, "request");
}

function sendProblem(reply: FastifyReply, problem: Problem, text: (fieldError: FieldError) => string) {
  if (problem.retryAfterSeconds) reply.header("retry-after", String(problem.retryAfterSeconds));
  return reply
    .code(problem.status)
    .header("content-type", "application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(errorAnswer(problem, reply.request.id, text)));
}
