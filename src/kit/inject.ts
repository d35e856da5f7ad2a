import type { FastifyInstance } from "fastify";
import type { Transport, WireRequest } from "./call.ts";

export const apiPrefix = "/api/v2";

/** Calls the API in this process without the network. Pages and tests use the same API as every client. */
export function inProcess(
  app: FastifyInstance,
  options: {
    headers: Record<string, string>;
    /** The `Idempotency-Key` of the page's own request. */
    key?: string;
    ip?: string;
    onCookies?: (cookies: string[]) => void;
  },
): Transport {
  const keyFor = options.key ? callKeys(options.key) : null;
  return async (request) => {
    let payload: string | Buffer | undefined;
    const headers: Record<string, string> = { ...options.headers };
    if (keyFor && request.method !== "GET") headers["idempotency-key"] = keyFor(request);
    if (request.body instanceof FormData) {
      const encoded = new Response(request.body);
      headers["content-type"] = encoded.headers.get("content-type") ?? "multipart/form-data";
      payload = Buffer.from(await encoded.arrayBuffer());
    } else if (request.body !== undefined) {
      headers["content-type"] = "application/json";
      payload = request.body;
    }
    const answer = await app.inject({
      method: request.method as "GET",
      url: apiPrefix + request.url,
      headers,
      ...(payload === undefined ? {} : { payload }),
      ...(options.ip ? { remoteAddress: options.ip } : {}),
    });
    const cookies = answer.headers["set-cookie"];
    if (cookies) options.onCookies?.(Array.isArray(cookies) ? cookies : [cookies]);
    return {
      status: answer.statusCode,
      text: answer.body,
      retryAfter: answer.headers["retry-after"]?.toString() ?? null,
    };
  };
}

/**
 * Returns a key for each call of a page request: a repeated page request makes the same calls in the same
 * order.
 */
function callKeys(key: string): (request: WireRequest) => string {
  const calls = new Map<string, number>();
  return ({ url }) => {
    const path = url.split("?", 1)[0] ?? url;
    const earlier = calls.get(path) ?? 0;
    calls.set(path, earlier + 1);
    return `${key.slice(0, 64)} ${earlier} ${path}`;
  };
}
