import * as http from "node:http";
import * as https from "node:https";

export interface Exchanged {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  /** Whether the answer has more than `mostBytes`. */
  isCut: boolean;
}

/**
 * Sends one request to another system and reads the beginning of its answer. Redirects are not followed, and connections are not reused.
 * @param options.lookup the lookup of names, which finds public addresses only (addresses.ts)
 * @throws the error of the connection, or the reason of `options.signal`
 */
export async function exchange(
  target: URL,
  {
    body,
    mostBytes,
    ...options
  }: Omit<http.RequestOptions, "agent"> & { body?: string; mostBytes: number; signal: AbortSignal },
): Promise<Exchanged> {
  const { request } = target.protocol === "http:" ? http : https;
  const response = await new Promise<http.IncomingMessage>((done, fail) => {
    const sending = request(target, { ...options, agent: false }, done);
    sending.on("error", fail);
    sending.end(body);
  });
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) break;
  }
  const bytes = Buffer.concat(parts).subarray(0, mostBytes);
  return { status: response.statusCode ?? 0, headers: response.headers, bytes, isCut: length > mostBytes };
}
