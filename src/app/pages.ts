import { Readable } from "node:stream";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler } from "react-router";
import { measuringPolicy } from "#front/site/consent.ts";
import { takes } from "#kit/http/encoding.ts";
import { languageCookie } from "#kit/i18n.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { rememberedLanguage, variesBy } from "./page-cache/page-request.ts";
import type { Rendered } from "./page-cache/page-store.ts";
import { sendCachedPage } from "./page-cache/send-page.ts";
import { type Page, type PageOptions, renderPage } from "./page-render.ts";
import { pageAddress } from "./page-request.ts";

const compress = promisify(gzip);
/** Pages have some 100 kB before compression: a higher level costs more time than the saved bytes. */
const quick = { level: 4 };
/** The maximum length of a redirect's target, in characters. Servers usually accept addresses of this length. */
const longestLocation = 8000;

/** Adds the pages: React Router renders every address that is not the API's, calling the API in this process. */
export async function addPages(
  app: FastifyInstance,
  options: Omit<PageOptions, "app" | "handler"> & { cache: PageCache | null },
): Promise<void> {
  const { development, cache } = options;
  // React Router prepares a build that is passed as a function for each request, because it may change in development.
  const handler = development
    ? createRequestHandler(options.build, "development")
    : createRequestHandler(await options.build(), "production");
  const pages = { ...options, app, handler };
  await app.register(async (scope) => {
    // The body of a form reaches the page's action unparsed. The action forwards it to the API, which parses and validates
    // it.
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

/** Answers a visitor with a rendering that visitors of the same page share; it may be cached or still running. */
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

/**
 * Returns the target of a redirect, without its query if it is too long for browsers and proxies: percent encoding can triple
 * a query.
 */
function readableLocation(location: string): string {
  return location.length > longestLocation ? (location.split("?", 1)[0] ?? "/") : location;
}

/** Headers that belong to a single answer. */
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

/** Returns the content policy: it allows the inline scripts of the document, and the tag manager if this visitor has agreed. */
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
