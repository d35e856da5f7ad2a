import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { takes } from "#kit/http/encoding.ts";
import type { ReadyPage } from "./shelf.ts";

/** Writes a page as the answer: whole, or 304 for who has it already. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyPage,
  requestId: string,
): void {
  const headers = [...page.headers, "x-request-id", requestId];
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
