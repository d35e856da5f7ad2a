import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Endpoint } from "../contract.ts";
import { inTransaction } from "../db.ts";
import type { Language } from "../i18n.ts";
import { type Fault, Problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { faultsOf } from "./faults.ts";
import { sessionTopic } from "./follow.ts";
import type { Bound, CookieOptions, FileReply, UploadedFile } from "./handle.ts";
import { idempotent, idempotentAround } from "./idempotency.ts";
import { originOf } from "./request.ts";
import { receiveForm } from "./upload.ts";

/** The caller, determined once per request by the application's guard. */
export interface Identity {
  actor: unknown;
  sessionId: string | null;
  /** Names the caller in idempotency keys and logs: "account:42", or null for a visitor. */
  who: string | null;
}

export interface Binding {
  services: Services;
  language(request: FastifyRequest): Language;
  /** Throws 401 or 403 where the path's audience does not admit the caller. */
  identify(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint): Promise<Identity>;
}

/** Creates the Fastify route of a bound endpoint: validation, identity, transaction, answer. */
export function mount(app: FastifyInstance, prefix: string, bound: Bound, binding: Binding): void {
  const { endpoint } = bound;
  const { services } = binding;
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
      ...(endpoint.limit && {
        rateLimit: { max: endpoint.limit.max, timeWindow: endpoint.limit.seconds * 1000 },
      }),
    } as object,
    async handler(request, reply) {
      const identity = await binding.identify(request, reply, endpoint);
      const params = check(endpoint.params, request.params, (faults) => {
        throw new Problem(404, faults.map(() => ({ code: "not_found" })).slice(0, 1));
      });
      const query = check(endpoint.query, request.query, (faults) => {
        throw new Problem(
          400,
          faults.map(({ pointer, ...fault }) => ({ ...fault, parameter: pointer?.slice(1) })),
        );
      });
      const form = endpoint.files
        ? await receiveForm(request, endpoint.files, services.config.DATA_DIR)
        : null;
      try {
        const body = check(endpoint.body, form ? form.fields : request.body, (faults) => {
          throw new Problem(422, faults);
        });
        const cookies: [string, string, CookieOptions][] = [];
        const call = {
          params,
          query,
          body,
          files: (form?.files ?? {}) as Record<string, UploadedFile>,
          actor: identity.actor,
          sessionId: identity.sessionId,
          asOf: services.clock.now(),
          language: binding.language(request),
          origin: originOf(request),
          services,
          cookies: request.cookies,
          setCookie: (name: string, value: string, options: CookieOptions) =>
            cookies.push([name, value, options]),
        };
        const run = bound.run as (call: unknown) => Promise<unknown>;
        const { database } = services;
        const key = endpoint.method === "POST" ? request.headers["idempotency-key"] : undefined;
        const { files } = call;
        const keyed = { key, who: identity.who, path: request.url, body, files, asOf: call.asOf };
        let result: unknown;
        if (bound.style === "db")
          result = await idempotentAround(database, keyed, (commit) => run({ ...call, database, commit }));
        else if (endpoint.method === "GET") result = await run({ ...call, tx: database.replica });
        else
          result = await inTransaction(database, (tx) => idempotent(tx, keyed, () => run({ ...call, tx })));
        // A caller that has received the answer must not see an older page.
        if (endpoint.method !== "GET") await services.live.settled();
        for (const [name, value, options] of cookies) reply.setCookie(name, value, options);
        const followEnd = (stop: () => void) =>
          identity.sessionId ? services.live.follow(sessionTopic(identity.sessionId), stop) : () => {};
        return await answer(reply, endpoint, result, endless, followEnd);
      } finally {
        await form?.cleanup();
      }
    },
  });
}

async function answer(
  reply: FastifyReply,
  endpoint: Endpoint,
  result: unknown,
  endless: Set<() => void>,
  /** Calls back when the caller's session ends. */
  followEnd: (stop: () => void) => () => void,
): Promise<FastifyReply> {
  reply.code(endpoint.status);
  if (endpoint.binary) {
    const file = result as FileReply;
    if (file.onClose) reply.raw.once("close", file.onClose);
    const { onStop } = file;
    if (onStop) {
      endless.add(onStop);
      const leave = followEnd(onStop);
      reply.raw.once("close", () => {
        endless.delete(onStop);
        leave();
      });
    }
    reply.headers({ "content-type": endpoint.binary, ...file.headers });
    if (file.status) reply.code(file.status);
    else if (isFresh(reply.request.headers["if-none-match"], file.headers.etag)) {
      if (file.stream instanceof Readable) file.stream.destroy();
      return reply.code(304).send();
    }
    return reply.send(file.stream);
  }
  if (!endpoint.answer) return reply.code(endpoint.status).send();
  return reply
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify(endpoint.answer.parse(result)));
}

/** Whether the caller already has this content (RFC 9110, weak comparison). */
function isFresh(asked: string | undefined, etag: string | undefined): boolean {
  if (!asked || !etag) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return asked.trim() === "*" || asked.split(",").some((tag) => bare(tag) === bare(etag));
}

function check(schema: z.ZodType | undefined, value: unknown, refuse: (faults: Fault[]) => never): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  return parsed.success ? parsed.data : refuse(faultsOf(parsed.error));
}

/** The OpenAPI description of the endpoint; the checks above use the same schemas. */
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
    response: { [endpoint.status]: answered(endpoint) },
  };
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
  const type = binary.split(";", 1)[0] ?? "";
  return { content: { [type]: { schema: type.startsWith("text/") ? z.string() : bytes } } };
}
