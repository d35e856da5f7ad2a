import { randomBytes } from "node:crypto";
import { Readable, Transform } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Account } from "#accounts/actor.ts";
import type { Guard } from "#accounts/guard.ts";
import { caller } from "#kit/call.ts";
import { isSameOrigin, tokenCookie, tokenOf } from "#kit/http/request.ts";
import { problemOf } from "#kit/http/server.ts";
import { type Language, languageCookie, languageNumber, readLanguage } from "#kit/i18n.ts";
import { inProcess } from "#kit/inject.ts";
import type { MailRendererFor } from "#kit/mail.ts";
import type { PageServices, pageServices } from "#kit/page.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { themeFromCookies } from "#ui/theme.ts";
import { pathLanguage } from "./languages.ts";

/** The largest form that a page takes: a CV of 10 MB and its fields. */
const maxFormBytes = 12 * 1_048_576;

/** React Router's build, with what entry.server.tsx exports beside it. */
export type PageServerBuild = ServerBuild & {
  entry: { module: { pageServices: typeof pageServices; renderMail: MailRendererFor } };
};

export interface PageOptions {
  services: Services;
  guard: Guard;
  build: () => Promise<PageServerBuild>;
  development: boolean;
}

/** Serves every address that is not the API's: React Router renders it, calling the API in this process. */
export async function addPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const handler = createRequestHandler(options.build, options.development ? "development" : "production");
  await app.register(async (scope) => {
    // Forms reach the page's action as they came; it forwards them to the API, which reads and checks them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.route({
      method: ["GET", "HEAD", "POST", "PUT", "DELETE"],
      url: "/*",
      schema: { hide: true } as object,
      handler: (request, reply) => servePage(app, options, handler, request, reply),
    });
  });
}

async function servePage(
  app: FastifyInstance,
  options: PageOptions,
  handler: ReturnType<typeof createRequestHandler>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { services, guard } = options;
  const { config } = services;
  const writes = request.method !== "GET" && request.method !== "HEAD";
  let viewer: Account | null = null;
  let refusal: PageServices["refusal"] = null;
  try {
    if (writes && !isSameOrigin(request, config.publicUrl)) throw new Problem(403, "cross_origin");
    if (Number(request.headers["content-length"] ?? 0) > maxFormBytes)
      throw new Problem(413, "body_too_large");
    const { actor } = await guard.actorOf(request, reply);
    viewer = actor.kind === "visitor" ? null : actor;
  } catch (error) {
    const { status, retryAfterSeconds, cause } = problemOf(error);
    if (status >= 500) services.log.error({ id: request.id, err: cause }, "failed");
    refusal = { status, headers: retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {} };
  }
  const url = new URL(request.url, config.publicUrl);
  const language = pageLanguage(request, url.pathname, viewer);
  const nonce = randomBytes(16).toString("base64");
  const cookies: string[] = [];
  const token = tokenOf(request, config.publicUrl.startsWith("https:"))?.token;
  const headers: Record<string, string> = { "x-language": String(languageNumber[language]) };
  if (token) headers.authorization = `Bearer ${token}`;
  for (const name of ["user-agent", "x-request-id"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  for (const name of ["referral_id", "utm_source", "utm_campaign", "utm_medium"]) {
    const value = request.cookies[name];
    if (value) headers[`x-${name.replace("_", "-")}`] = value;
  }

  /** Who registers or signs in on the way acts as that account for the rest of this request. */
  function keepCookies(set: string[]): void {
    cookies.push(...set);
    const name = `${tokenCookie(config.publicUrl.startsWith("https:"))}=`;
    const made = set
      .find((cookie) => cookie.startsWith(name))
      ?.slice(name.length)
      .split(";", 1)[0];
    if (made) headers.authorization = `Bearer ${made}`;
  }

  const context = new RouterContextProvider();
  const page: PageServices<Account> = {
    call: caller(inProcess(app, { headers, ip: request.ip, onCookies: keepCookies })),
    viewer,
    language,
    now: services.clock.now(),
    publicUrl: config.publicUrl,
    nonce,
    theme: themeFromCookies(request.headers.cookie),
    production: config.production,
    noindex: config.NOINDEX,
    setCookie: (header) => cookies.push(header),
    refusal,
  };
  context.set((await options.build()).entry.module.pageServices, page as PageServices);

  const response = await handler(webRequest(request, reply, url), context);
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
  for (const cookie of [...response.headers.getSetCookie(), ...cookies]) reply.header("set-cookie", cookie);
  if (refusal) reply.headers(refusal.headers);
  reply.header("content-security-policy", contentPolicy(nonce, options.development));
  if (viewer || cookies.length > 0 || writes) reply.header("cache-control", "private, no-store");
  else if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
  return reply.send(response.body ? Readable.fromWeb(response.body as never) : "");
}

/** A path in a language shows that language; elsewhere the cookie decides, then the profile, then English (decisions). */
function pageLanguage(request: FastifyRequest, pathname: string, viewer: Account | null): Language {
  const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  return pathLanguage(path) ?? readLanguage(request.cookies[languageCookie]) ?? viewer?.language ?? "en";
}

function webRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(":"))
      headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const controller = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  const init: RequestInit & { duplex?: "half" } = {
    method: request.method,
    headers,
    signal: controller.signal,
  };
  if (request.method !== "GET" && request.method !== "HEAD") {
    init.body = Readable.toWeb(request.raw.pipe(limited(maxFormBytes))) as unknown as ReadableStream;
    init.duplex = "half";
  }
  return new Request(url, init);
}

function limited(max: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > max) done(new Problem(413, "body_too_large"));
      else done(null, chunk);
    },
  });
}

function contentPolicy(nonce: string, development: boolean): string {
  const directives = {
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}'`,
    "style-src": development ? "'self' 'unsafe-inline'" : "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": development ? "'self' ws:" : "'self'",
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
