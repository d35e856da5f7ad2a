import { Readable, Transform } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { leftSignal } from "#kit/http/request.ts";
import { languageCookie, languageNumber } from "#kit/i18n.ts";
import { Problem } from "#kit/problem.ts";
import { themeCookie } from "#ui/theme.ts";
import { isCacheable, type PageRequest } from "./page-cache/page-request.ts";

/** The maximum size of a form with files: a CV of 10 MB and its fields. */
export const maxFormBytes = 12 * 1_048_576;
/** The maximum size of a form without files. */
const maxTextBytes = 2 * 1_048_576;
/** The largest form of ours has 600 fields: the undo form of 100 rows. */
const maxFields = 2000;

/**
 * Returns the address of a page of ours for a requested path. A path that names another host, as `//host/…` does, becomes the
 * address of a page that does not exist.
 */
export function pageAddress(target: string, publicUrl: string): URL {
  const { origin } = new URL(publicUrl);
  if (target.startsWith("/")) return new URL(origin + target);
  // Proxies may send the whole address; `*` is no page.
  const { pathname, search } = URL.canParse(target) ? new URL(target) : { pathname: "/*", search: "" };
  return new URL(origin + pathname + search);
}

/** Returns the request that the page's loader or action gets. */
export function webRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(":"))
      headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // assertSameOrigin has compared the origin already; React Router compares it with the public address again.
  if (headers.has("origin")) headers.set("origin", url.origin);
  const init: RequestInit & { duplex?: "half" } = {
    method: request.method,
    headers,
    signal: leftSignal(reply),
  };
  if (request.method !== "GET" && request.method !== "HEAD") {
    // The rest of an unread body would precede the next request of the connection.
    reply.raw.once("finish", () => request.raw.unpipe().resume());
    init.body = Readable.toWeb(
      request.raw.pipe(limited(headers.get("content-type") ?? "")),
    ) as unknown as ReadableStream;
    init.duplex = "half";
  }
  return new Request(url, init);
}

/**
 * Returns the request of a visitor whose page other visitors may get too. It contains only what the page may depend on, and
 * does not abort when this visitor leaves. HEAD becomes GET, so that there is a body to share. Other cookies are passed only
 * to a page that is not shared.
 */
export function sharedRequest(request: FastifyRequest, page: PageRequest, publicUrl: string): Request {
  const cookie = isCacheable(page)
    ? `${languageCookie}=${languageNumber[page.language]}; ${themeCookie}=${page.theme}`
    : (request.headers.cookie ?? "");
  return new Request(pageAddress(page.path + page.query, publicUrl), { headers: { cookie } });
}

/**
 * Returns a stream that fails with 413 if a form has more bytes or fields than any of ours. Parsing a form blocks the
 * process: 12 MB with six million fields take minutes.
 */
function limited(contentType: string): Transform {
  const isMultipart = contentType.toLowerCase().startsWith("multipart/");
  const between = isMultipart ? "\r\n--" : "&";
  const mostBytes = isMultipart ? maxFormBytes : maxTextBytes;
  let bytes = 0;
  let fields = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      for (
        let at = chunk.indexOf(between);
        at >= 0 && fields <= maxFields;
        at = chunk.indexOf(between, at + 1)
      )
        fields += 1;
      if (bytes > mostBytes || fields > maxFields) done(new Problem(413, "body_too_large"));
      else done(null, chunk);
    },
  });
}
