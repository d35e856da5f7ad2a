import type { FastifyInstance } from "fastify";
import type { Transport } from "./call.ts";

export const apiPrefix = "/api/v2";

/** Calls the API in this process, without the network: pages and tests use the same API as every client. */
export function inProcess(
  app: FastifyInstance,
  options: { headers: Record<string, string>; ip?: string; onCookies?: (cookies: string[]) => void },
): Transport {
  return async (request) => {
    let payload: string | Buffer | undefined;
    const headers: Record<string, string> = { ...options.headers };
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
