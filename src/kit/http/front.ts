import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { FastifyServerOptions } from "fastify";

/** Answers a request before the rest of the server runs; returns false when it cannot. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Creates a server for Fastify (`serverFactory`) with a handler in front of it. */
export function openFront() {
  let answers: AnswerFirst = () => false;
  return {
    put(first: AnswerFirst) {
      answers = first;
    },
    serverFactory(fastify: RequestListener, options: FastifyServerOptions & { http?: object }) {
      const server = createServer(options.http ?? {}, (request, response) => {
        if (!answers(request, response)) fastify(request as never, response as never);
      });
      // Fastify sets these timeouts only on a server that it creates itself.
      server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
      server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
      server.setTimeout(options.connectionTimeout ?? 0);
      return server;
    },
  };
}

declare module "fastify" {
  interface FastifyInstance {
    front: ReturnType<typeof openFront>;
  }
}
