import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { FastifyServerOptions } from "fastify";

/** Answers a request before anything else of the server runs; false where it cannot. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server for Fastify (`serverFactory`) with a place before it. */
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
      // What Fastify does for a server of its own.
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
