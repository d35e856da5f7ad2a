import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { takes } from "#kit/http/encoding.ts";

/** A cached page. */
export interface CachedPage {
  /** The document, compressed with gzip. */
  body: Buffer;
  /** The document in Brotli, a sixth smaller; null until the page has been read often, because Brotli takes ten times as long. */
  smaller: Buffer | null;
  /** The number of answers from the cache. */
  hits: number;
  etag: string;
  /** Header names and values alternately, without the headers that belong to a single answer. */
  headers: string[];
  viewOf: number | undefined;
}

/**
 * Writes a cached page as the answer: the document, or 304 if the browser has this version.
 * @param own values of this answer alone: the id of the request, and a cookie
 */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  own: { id: string; remember: string | null },
): void {
  const headers = [...page.headers, "x-request-id", own.id];
  if (own.remember) headers.push("set-cookie", own.remember);
  if (isCurrent(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = request.headers["accept-encoding"];
  let body: Buffer;
  if (page.smaller && takes("br", accepted)) {
    body = page.smaller;
    headers.push("content-encoding", "br");
  } else if (takes("gzip", accepted)) {
    body = page.body;
    headers.push("content-encoding", "gzip");
  } else body = gunzipSync(page.body);
  headers.push("content-length", String(body.length));
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

function isCurrent(condition: string | undefined, etag: string): boolean {
  if (!condition) return false;
  return (
    condition.trim() === "*" ||
    condition.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag.slice(2))
  );
}
