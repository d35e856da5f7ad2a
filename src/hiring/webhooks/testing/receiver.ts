import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

/** Starts a receiver of webhooks. `answer` may be replaced; without a call of `reply.end` the request hangs. */
export async function receiver(
  answer: (reply: ServerResponse, got: Received) => void = (reply) => reply.end("ok"),
) {
  const received: Received[] = [];
  const program = { url: "", received, answer, close: async () => {} };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const got = { headers: request.headers, body: Buffer.concat(parts).toString(), path: request.url ?? "" };
    received.push(got);
    program.answer(reply, got);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  program.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  program.close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return program;
}
