import { Readable, Transform } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { leftSignal } from "#kit/http/request.ts";
import { languageCookie, languageNumber } from "#kit/i18n.ts";
import { Problem } from "#kit/problem.ts";
import { themeCookie } from "#ui/theme.ts";
import { isCacheable, type PageRequest } from "./page-cache/page-request.ts";

/** The largest form that a page takes: a CV of 10 MB and its fields. */
export const maxFormBytes = 12 * 1_048_576;
/** The largest form without files. */
const maxTextBytes = 2 * 1_048_576;
/** The largest form of ours has 600 fields: the ways back of 100 rows. */
const maxFields = 2000;

/**
 * The address of a page of ours, from what a request asks for: whoever writes another host into it, as in `//host/…`, asks
 * for a page that there is not.
 */
export function pageAddress(asked: string, publicUrl: string): URL {
  const { origin } = new URL(publicUrl);
  if (asked.startsWith("/")) return new URL(origin + asked);
  // Proxies may ask with the whole address; `*` asks for no page.
  const { pathname, search } = URL.canParse(asked) ? new URL(asked) : { pathname: "/*", search: "" };
  return new URL(origin + pathname + search);
}

/** The request as the page's loader or action sees it. */
export function webRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(":"))
      headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // The origin is checked before (assertSameOrigin); React Router compares it with the public address again.
  if (headers.has("origin")) headers.set("origin", url.origin);
  const init: RequestInit & { duplex?: "half" } = {
    method: request.method,
    headers,
    signal: leftSignal(reply),
  };
  if (request.method !== "GET" && request.method !== "HEAD") {
    // What nobody read of a body stands in the connection before the next request.
    reply.raw.once("finish", () => request.raw.unpipe().resume());
    init.body = Readable.toWeb(
      request.raw.pipe(limited(headers.get("content-type") ?? "")),
    ) as unknown as ReadableStream;
    init.duplex = "half";
  }
  return new Request(url, init);
}

/**
 * The same for a visitor's reading, which others may share: it holds what the page may depend on, and it goes on when
 * this visitor leaves. HEAD is rendered as GET, so that there is an answer to share. All cookies are there only for a page
 * that is this visitor's own.
 */
export function sharedRequest(request: FastifyRequest, page: PageRequest, publicUrl: string): Request {
  const cookie = isCacheable(page)
    ? `${languageCookie}=${languageNumber[page.language]}; ${themeCookie}=${page.theme}`
    : (request.headers.cookie ?? "");
  return new Request(pageAddress(page.path + page.query, publicUrl), { headers: { cookie } });
}

/**
 * Ends a form that has more bytes or fields than one of ours. Its parser works in one piece, for minutes where 12 MB are six
 * million fields.
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
