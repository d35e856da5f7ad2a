import { Readable } from "node:stream";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler } from "react-router";
import { measuringPolicy } from "#front/site/consent.ts";
import { takes } from "#kit/http/encoding.ts";
import { languageCookie } from "#kit/i18n.ts";
import type { PageCache, Rendered } from "./page-cache/page-cache.ts";
import { rememberedLanguage, variesBy } from "./page-cache/page-request.ts";
import { sendCachedPage } from "./page-cache/send-page.ts";
import { type Page, type PageOptions, renderPage } from "./page-render.ts";
import { pageAddress } from "./page-request.ts";

const compress = promisify(gzip);
/** Pages are some 100 kB before it: a better level costs more time than the bytes that it saves. */
const quick = { level: 4 };
/** In characters: what servers take as an address, usually. */
const longestLocation = 8000;

/** Serves every address that is not the API's: React Router renders it, calling the API in this process. */
export async function addPages(
  app: FastifyInstance,
  options: Omit<PageOptions, "app" | "handler"> & { cache: PageCache | null },
): Promise<void> {
  const { development, cache } = options;
  // Given as a function, the build would be prepared again for each request: in development it may have changed.
  const handler = development
    ? createRequestHandler(options.build, "development")
    : createRequestHandler(await options.build(), "production");
  const pages = { ...options, app, handler };
  await app.register(async (scope) => {
    // Forms reach the page's action as they came; it forwards them to the API, which reads and checks them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.route({
      method: ["GET", "HEAD", "POST", "PUT", "DELETE"],
      url: "/*",
      schema: { hide: true } as object,
      handler: (request, reply) =>
        cache ? serveShared(pages, cache, request, reply) : serveOwn(pages, request, reply),
    });
  });
}

async function serveOwn(options: PageOptions, request: FastifyRequest, reply: FastifyReply) {
  return sendPage(options, request, reply, await renderPage(options, request, reply, null));
}

/** What a visitor reads may be in the cache, or be rendered for another one at this moment. */
async function serveShared(
  options: PageOptions,
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const shared = cache.pageRequest(request.raw);
  if (!shared) return serveOwn(options, request, reply);
  let mine: Page | null = null;
  const render = async () => {
    mine = await renderPage(options, request, reply, shared);
    return renderedOf(mine, reply, options.development);
  };
  const page = await cache.share(request.raw, shared, render);
  if (!page) {
    mine ??= await renderPage(options, request, reply, shared);
    return sendPage(options, request, reply, mine);
  }
  reply.hijack();
  sendCachedPage(request.raw, reply.raw, page, { id: request.id, remember: shared.remember });
  return reply;
}

async function sendPage(
  {
    development,
    services: {
      config: { publicUrl },
    },
  }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  const { response, cookies, refusal } = page;
  const { html } = page.document;
  const writes = request.method !== "GET" && request.method !== "HEAD";
  reply.code(response.status);
  for (const [name, value] of response.headers)
    if (name !== "set-cookie") reply.header(name, name === "location" ? readableLocation(value) : value);
  for (const cookie of cookies) reply.header("set-cookie", cookie);
  if (refusal) reply.headers(refusal.headers);
  reply.header("content-security-policy", contentPolicy(page, development));
  if (page.viewer || cookies.length > 0 || writes) reply.header("cache-control", "private, no-store");
  else if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
  const { pathname } = pageAddress(request.url, publicUrl);
  const remember = rememberedLanguage(pathname, request.cookies[languageCookie]);
  const leadsOn = response.status >= 300 && response.status < 400;
  if (remember && !leadsOn) reply.header("set-cookie", remember);
  reply.header("vary", variesBy(pathname));
  if (!html) return reply.send(response.body ? Readable.fromWeb(response.body as never) : "");
  if (!takes("gzip", request.headers["accept-encoding"])) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(await compress(html, quick));
}

/** Percent signs can make a query three times as long, and browsers and proxies read no endless header: then it is left out. */
function readableLocation(location: string): string {
  return location.length > longestLocation ? (location.split("?", 1)[0] ?? "/") : location;
}

/** Headers of one answer only. */
const ownHeaders = /^(x-request-id|x-ratelimit-.*|retry-after|set-cookie|content-length|connection|date)$/;

async function renderedOf(page: Page, reply: FastifyReply, development: boolean): Promise<Rendered> {
  const { response, cookies, terms } = page;
  const setsCookie = cookies.length > 0 || reply.hasHeader("set-cookie");
  const rendered = { status: response.status, headers: {}, html: Buffer.alloc(0), terms, setsCookie };
  if (response.status !== 200 || !terms || setsCookie) return rendered;
  page.document.html ??= Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(
    [...Object.entries(reply.getHeaders()), ...response.headers]
      .filter(([name]) => !ownHeaders.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
  headers["content-security-policy"] = contentPolicy(page, development);
  return { ...rendered, headers, html: page.document.html };
}

/** Lets the document's own inline scripts run, and the tag manager where this visitor has agreed to it. */
function contentPolicy({ document, measured }: Page, development: boolean): string {
  const directives = {
    "default-src": "'self'",
    "script-src": ["'self'", ...document.scripts].join(" "),
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
    .map(([name, value]) => {
      const more =
        measured && name in measuringPolicy && measuringPolicy[name as keyof typeof measuringPolicy];
      return `${name} ${value}${more ? ` ${more}` : ""}`;
    })
    .join("; ");
}
