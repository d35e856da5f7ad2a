import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Endpoint } from "../contract.ts";
import type { Language } from "../i18n.ts";
import type { Services } from "../services.ts";
import { takes } from "./encoding.ts";
import type { ErrorText } from "./errors.ts";
import { sessionTopic } from "./event-stream.ts";
import type { Bound, FileReply } from "./handle.ts";
import { leftSignal, originOf } from "./request.ts";
import { type Answer, type Identity, type Route, routeOf } from "./route.ts";
import { receiveForm } from "./upload.ts";

export interface Binding {
  services: Services;
  errorText: ErrorText;
  language(request: FastifyRequest): Language;
  /** Throws 401 or 403 where the path's audience does not admit the caller. */
  identify(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint): Promise<Identity>;
}

/** Makes one Fastify route of a bound endpoint; the same route answers calls of this process (kit/http/direct). */
export function mount(app: FastifyInstance, prefix: string, bound: Bound, binding: Binding): Route {
  const { endpoint } = bound;
  const { services } = binding;
  const route = routeOf(bound, services, binding.errorText);
  const endless = new Set<() => void>();
  if (endpoint.binary === "text/event-stream")
    app.addHook("preClose", async () => {
      for (const stop of endless) stop();
    });
  app.route({
    method: endpoint.method,
    url: prefix + endpoint.path,
    schema: documentation(endpoint),
    config: {
      form: endpoint.form,
      failed: endpoint.failed,
      ...(endpoint.limit && {
        rateLimit: { max: endpoint.limit.max, timeWindow: endpoint.limit.seconds * 1000 },
      }),
    } as object,
    async handler(request, reply) {
      const identity = await binding.identify(request, reply, endpoint);
      const form = endpoint.files
        ? await receiveForm(request, endpoint.files, services.config.DATA_DIR)
        : null;
      try {
        const answer = await route.run({
          identity,
          params: request.params,
          query: request.query,
          body: form ? form.fields : request.body,
          files: form?.files ?? {},
          language: binding.language(request),
          origin: originOf(request),
          left: leftSignal(reply),
          cookies: request.cookies,
          setCookie: (...cookie) => reply.setCookie(...cookie),
          idempotencyKey: endpoint.method === "POST" ? request.headers["idempotency-key"] : undefined,
          path: request.url,
        });
        const { sessionId } = identity;
        const onSessionEnd = (stop: () => void) =>
          sessionId ? services.pubsub.subscribe(sessionTopic(sessionId), stop) : () => {};
        reply.code(endpoint.status);
        if (endpoint.binary)
          return sendFile(
            reply,
            [endpoint.binary].flat()[0] ?? "",
            answer.value as FileReply,
            endless,
            onSessionEnd,
          );
        return endpoint.answer ? sendJson(reply, answer) : reply.send();
      } finally {
        await form?.cleanup();
      }
    },
  });
  return route;
}

function sendJson(reply: FastifyReply, { value, json, gzip }: Answer): FastifyReply {
  reply.header("content-type", "application/json; charset=utf-8");
  if (!gzip || !takes("gzip", reply.request.headers["accept-encoding"]))
    return reply.send(json ?? JSON.stringify(value));
  return reply.headers({ "content-encoding": "gzip", vary: "Accept-Encoding" }).send(gzip);
}

function sendFile(
  reply: FastifyReply,
  type: string,
  file: FileReply,
  endless: Set<() => void>,
  /** Calls a listener when the caller's session ends. */
  onSessionEnd: (stop: () => void) => () => void,
): FastifyReply {
  if (file.onClose) reply.raw.once("close", file.onClose);
  const { onStop } = file;
  if (onStop) {
    endless.add(onStop);
    const unsubscribe = onSessionEnd(onStop);
    reply.raw.once("close", () => {
      endless.delete(onStop);
      unsubscribe();
    });
  }
  reply.headers({ "content-type": type, ...file.headers });
  if (file.status) reply.code(file.status);
  else if (isFresh(reply.request.headers["if-none-match"], file.headers.etag)) {
    if (file.stream instanceof Readable) file.stream.destroy();
    return reply.code(304).send();
  }
  return reply.send(file.stream);
}

/** Returns whether the caller already has the content (RFC 9110, weak comparison of ETags). */
function isFresh(asked: string | undefined, etag: string | undefined): boolean {
  if (!asked || !etag) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return asked.trim() === "*" || asked.split(",").some((tag) => bare(tag) === bare(etag));
}

/** Returns the OpenAPI description of the endpoint; the checks above use the same schemas. */
function documentation(endpoint: Endpoint) {
  const errors = endpoint.errors.length > 0 ? `Errors: ${endpoint.errors.join(", ")}.` : undefined;
  const { consumes, body } = accepted(endpoint);
  return {
    summary: endpoint.summary,
    description: errors,
    tags: [endpoint.path.split("/")[1] ?? ""],
    ...(consumes ? { consumes } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(body ? { body } : {}),
    response: { [endpoint.status]: answered(endpoint), ...refusals(endpoint) },
  };
}

const refusal = z
  .object({
    errors: z.array(
      z.object({
        status: z.string(),
        code: z.string(),
        detail: z.string(),
        source: z.object({ pointer: z.string().optional(), parameter: z.string().optional() }).optional(),
      }),
    ),
    meta: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: "errors" });

/** Returns the error statuses that follow from the kind of an endpoint; 4xx and 5xx stand for the others. */
function refusals({ open, path, params, query, body, files }: Endpoint): Record<string, z.ZodType> {
  const guarded = !open && !path.startsWith("/public/");
  const statuses = [
    ...(guarded ? [401, 403] : []),
    ...(params ? [404] : []),
    ...(query ? [400] : []),
    ...(body || files ? [400, 413, 415, 422] : []),
    ...[429, "4xx", "5xx"],
  ];
  return Object.fromEntries(statuses.map((status) => [status, refusal]));
}

const bytes = z.string().meta({ format: "binary" });

/** The accepted bodies; files of a form are among its fields. */
function accepted({ files, form, body }: Endpoint): { consumes?: string[]; body?: z.ZodType } {
  if (form) return { consumes: ["application/json", "application/x-www-form-urlencoded"], body };
  if (!files) return { body };
  const parts = Object.fromEntries(Object.keys(files).map((name) => [name, bytes.optional()]));
  return {
    consumes: ["multipart/form-data"],
    body: body instanceof z.ZodObject ? body.safeExtend(parts) : z.object(parts),
  };
}

function answered({ answer, binary, status }: Endpoint) {
  if (answer) return answer;
  // A redirect has a header and no content.
  if (!binary || status >= 300) return z.null();
  const schemaOf = (type: string) => {
    if (type === "application/json") return z.record(z.string(), z.unknown());
    return type.startsWith("text/") ? z.string() : bytes;
  };
  const types = [binary].flat().map((type) => type.split(";", 1)[0] ?? "");
  return { content: Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }])) };
}
