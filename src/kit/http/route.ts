import type { z } from "zod";
import type { AuditPerson } from "../audit.ts";
import type { Endpoint } from "../contract.ts";
import { type Database, inTransaction, type Tx } from "../db.ts";
import type { Language } from "../i18n.ts";
import { checkingPickerOf, pickerOf } from "../picker.ts";
import { type FieldError, Problem } from "../problem.ts";
import type { Services } from "../services.ts";
import { type Trail, trailOf } from "./audited.ts";
import type { ErrorText } from "./errors.ts";
import { fieldErrorsOf } from "./field-errors.ts";
import type { Bound, CookieOptions, Origin, UploadedFile } from "./handle.ts";
import { idempotent, idempotentAround } from "./idempotency.ts";
import { networkOf } from "./request.ts";
import { sharedAnswer } from "./shared-answer.ts";

/** The caller of a request, identified once by the application's guard. */
export interface Identity {
  actor: unknown;
  sessionId: string | null;
  /** Names the caller in idempotency keys and logs: "account:42", or null for a visitor. */
  who: string | null;
  /** The caller as the audit log records it. */
  person: AuditPerson | null;
  /** Set for a caller who only looks: a read that tries to write fails. */
  looking?: Looking;
}

interface Looking {
  /** Blanks in an answer what the caller must not see; absent where the answer is public. */
  redact?: (schema: z.ZodType, answer: unknown) => unknown;
}

/** A call, received over the network or from a page in this process. */
export interface CallRequest {
  identity: Identity;
  params: unknown;
  query: unknown;
  body: unknown;
  files: Record<string, UploadedFile>;
  language: Language;
  origin: Origin;
  /** Aborted when the client disconnects before the answer; absent for a page's own reads. */
  left?: AbortSignal;
  cookies: Record<string, string | undefined>;
  setCookie(name: string, value: string, options: CookieOptions): void;
  idempotencyKey: string | string[] | undefined;
  path: string;
}

/** The object of an answer, and its encoded text when it is cached. */
export interface Answer {
  value: unknown;
  json?: Buffer;
  gzip?: Buffer;
}

/** A bound endpoint with the parts that are derived from its contract once. */
export interface Route {
  endpoint: Endpoint;
  /** Validates the request and runs the handler; undeclared fields of the result are removed. */
  run(request: CallRequest): Promise<Answer>;
}

export function routeOf(bound: Bound, services: Services, errorText: ErrorText): Route {
  const { endpoint } = bound;
  const { answer } = endpoint;
  // In production, answers are not validated again; tests and the development server validate them.
  const checked = services.config.SEN_ENV === "test" || process.env.NODE_ENV !== "production";
  const picked = answer ? (checked ? checkingPickerOf(answer) : pickerOf(answer)) : (value: unknown) => value;
  const perform = async (request: CallRequest) => {
    const value = picked(await handle(bound, services, errorText, request));
    const redact = request.identity.looking?.redact;
    return answer && redact ? redact(answer, value) : value;
  };
  if (!bound.sharedUntil) return { endpoint, run: async (request) => ({ value: await perform(request) }) };
  const shared = sharedAnswer(services.pubsub, bound.sharedUntil);
  return { endpoint, run: (request) => shared(() => perform(request)) };
}

async function handle(
  bound: Bound,
  services: Services,
  errorText: ErrorText,
  request: CallRequest,
): Promise<unknown> {
  const { endpoint } = bound;
  const { identity, origin, files } = request;
  const { actor, sessionId, person, who } = identity;
  const asOf = services.clock.now();
  const { params, query, body } = inputOf(endpoint, request, asOf);
  const cookies: Parameters<CallRequest["setCookie"]>[] = [];
  const trail = trailOf(services, { endpoint, person, sessionId, origin, asOf, params, body });
  const call = {
    params,
    query,
    body,
    files,
    actor,
    sessionId,
    requester: { by: who ?? networkOf(origin.ip), ...(request.left && { left: request.left }) },
    asOf,
    language: request.language,
    origin,
    services,
    errorText: ({ code, values }: FieldError) => errorText(request.language, code, values),
    cookies: request.cookies,
    setCookie: (...cookie: Parameters<CallRequest["setCookie"]>) => cookies.push(cookie),
    note: trail.note,
  };
  let result: unknown;
  try {
    result = await runBound(bound, services.database, request, { call, trail });
  } catch (error) {
    await trail.refused(error);
    throw error;
  }
  // After a confirmed change, the caller must not see an older page.
  if (endpoint.method !== "GET") await services.pubsub.flush();
  for (const cookie of cookies) request.setCookie(...cookie);
  return result;
}

/** @throws Problem 404 for a wrong parameter of the path, 400 for one of the query, 422 for the body */
function inputOf(endpoint: Endpoint, request: CallRequest, asOf: Date) {
  const params = check(endpoint.params, request.params, () => {
    throw new Problem(404, "not_found");
  });
  const query = check(endpoint.query, request.query, (errors) => {
    throw new Problem(
      400,
      errors.map(({ pointer, ...error }) => ({ ...error, parameter: pointer?.slice(1) })),
    );
  });
  const body = check(endpoint.body, request.body, (errors) => {
    throw new Problem(422, [...errors, ...(endpoint.dated?.(request.body, asOf) ?? [])]);
  });
  return { params, query, body };
}

/** Returns whether a token in the address opens the rows of an endpoint. */
const isOpenedByToken = ({ params, query }: Endpoint) =>
  [params, query].some((schema) => schema !== undefined && "token" in schema.shape);

/** Runs the handler with the connection that its style needs, and records the call in the transaction of its changes. */
async function runBound(
  { endpoint, style, run: bound }: Bound,
  database: Database,
  { identity: { who, looking }, idempotencyKey: key, path, files }: CallRequest,
  { call, trail }: { call: { body: unknown; asOf: Date }; trail: Trail },
): Promise<unknown> {
  const run = bound as (call: unknown) => Promise<unknown>;
  const { body, asOf } = call;
  const keyed = { key, who, path, body, files, asOf, secret: endpoint.secret };
  const recorded = async (tx: Tx, work: () => Promise<unknown>): Promise<unknown> => {
    const made = await work();
    await trail.done(tx, made);
    return made;
  };
  if (looking) {
    const result = await reading(database, (tx) =>
      run({ ...call, tx, database: { ...database, db: tx, replica: tx } }),
    );
    await trail.done(database.db, result);
    return result;
  }
  if (style === "db")
    return idempotentAround(database, keyed, async (commit) => {
      let written = false;
      const answer = await run({
        ...call,
        database,
        commit: async (work: (tx: Tx) => Promise<unknown>) => {
          const made = await commit((tx) => recorded(tx, () => work(tx)));
          written = true;
          return made;
        },
      });
      if (!written) await trail.done(database.db, answer);
      return answer;
    });
  if (endpoint.method === "GET") {
    // Signed-in callers and readers of links read from the primary: the replica may lack their own writes and the end of a link, which
    // are not published.
    const isPublic = who === null && !isOpenedByToken(endpoint);
    const result = await run({ ...call, tx: isPublic ? database.replica : database.db });
    await trail.done(database.db, result);
    return result;
  }
  return inTransaction(database, (tx) =>
    idempotent(tx, keyed, () => recorded(tx, () => run({ ...call, tx }))),
  );
}

const reading = <T>({ db }: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setAccessMode("read only").execute(work);

function check(
  schema: z.ZodType | undefined,
  value: unknown,
  fail: (errors: FieldError[]) => never,
): unknown {
  if (!schema) return undefined;
  // A call without a body has no fields; the body `null` is not an object.
  const parsed = schema.safeParse(value === undefined ? {} : value);
  return parsed.success ? parsed.data : fail(fieldErrorsOf(parsed.error, value));
}
