import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { takes } from "#kit/http/encoding.ts";

/** A page as the cache has it. */
export interface CachedPage {
  /** The document, compressed. */
  body: Buffer;
  /** The same in Brotli, a sixth smaller; made once the page is read often, because it takes ten times as long. */
  smaller: Buffer | null;
  /** How often it was answered from the cache. */
  hits: number;
  etag: string;
  /** Names and values in turn, without those of a single answer. */
  headers: string[];
  viewOf: number | undefined;
}

/**
 * Writes a page as the answer: whole, or 304 for who has it already.
 * @param own what only this answer has: its number, and a cookie that no entry keeps
 */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  own: { id: string; remember: string | null },
): void {
  const headers = [...page.headers, "x-request-id", own.id];
  if (own.remember) headers.push("set-cookie", own.remember);
  if (holds(request.headers["if-none-match"], page.etag)) {
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

function holds(asked: string | undefined, etag: string): boolean {
  if (!asked) return false;
  return (
    asked.trim() === "*" || asked.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag.slice(2))
  );
}
