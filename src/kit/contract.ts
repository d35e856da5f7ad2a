import { z } from "zod";
import type { AuditArea } from "./audit-areas.ts";
import type { FieldError } from "./problem.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A file field of a multipart body. */
export interface FileField {
  maxBytes: number;
  /** Error code of a file that is too large, empty or missing. */
  tooLarge: string;
}

type Shape = z.ZodObject | undefined;
type Dated = (body: unknown, asOf: Date) => FieldError[];

export interface Endpoint<
  Path extends string = string,
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  A extends z.ZodType | undefined = z.ZodType | undefined,
  Open extends boolean = boolean,
> {
  method: Method;
  /**
   * Path below /api/v2, with `:name` parameters. Its first segment decides the audience and thereby the
   * guard.
   */
  path: Path;
  summary: string;
  params: P;
  query: Q;
  body: B;
  /** Schema of the answer; undefined for no content (204) and for files (`binary`). */
  answer: A;
  status: number;
  /** Files of a multipart body, by field name; the body's other fields are then texts. */
  files: Record<string, FileField> | undefined;
  /** Returns a file or feed instead of JSON. */
  binary: string | readonly string[] | undefined;
  /** True when the endpoint also accepts the fields of a plain form, which external programs post. */
  form: boolean;
  /** True for a public endpoint whose prefix belongs to an audience (`GET /candidates/jobs`). */
  open: Open;
  /**
   * Rules of the body that depend on the time of the call; their errors are reported together with the
   * schema's.
   */
  dated: Dated | undefined;
  /** Error codes besides the common ones, for the documentation. */
  errors: readonly string[];
  /** A stricter rate limit than the common one: calls per window and address. */
  limit: { max: number; seconds: number } | undefined;
  /** The code of an internal error whose text the specification gives (spec §8); `internal` for other endpoints. */
  failed: string | undefined;
  /** Audit area of the endpoint's events, when the area of its prefix does not fit or a GET must be recorded. */
  audit: AuditArea | undefined;
  /** The answer has a secret that is shown once. It is not stored, so a repeated request does not get it. */
  secret: boolean;
  /** The API-key scope that the endpoint requires. Without one, keys cannot call it. */
  scope: KeyScope | undefined;
  /** For endpoints under `/admins`: true when administrators with role 5 (members) may call it too (decision 092). */
  members: boolean;
  /** The same endpoint's path for another audience (`hiringEndpoint`, accounts/hiring-contract). */
  twin: string | undefined;
}

/** The scope of an API key: read or write one kind of resource. */
export type KeyScope = `${string}:${"read" | "write"}`;

/** The declaration of an endpoint; `endpoint` adds the defaults. */
export interface Declaration<
  Path extends string,
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType | undefined,
  A extends z.ZodType | undefined,
  Open extends boolean,
> {
  method: Method;
  path: Path;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  answer?: A;
  status?: number;
  files?: Record<string, FileField>;
  /** The content types of the file, the usual one first. */
  binary?: string | readonly string[];
  form?: boolean;
  open?: Open;
  dated?: Dated;
  errors?: readonly string[];
  limit?: { max: number; seconds: number };
  failed?: string;
  audit?: AuditArea;
  scope?: KeyScope;
  members?: true;
  secret?: boolean;
}

/** Declares an endpoint once: routes, OpenAPI, `call` and tests are derived from it. */
export function endpoint<
  const Path extends string,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType | undefined = undefined,
  Open extends boolean = false,
>(given: Declaration<Path, P, Q, B, A, Open>): Endpoint<Path, P, Q, B, A, Open> {
  return {
    method: given.method,
    path: given.path,
    summary: given.summary,
    params: given.params as P,
    query: given.query as Q,
    body: given.body as B,
    answer: given.answer as A,
    status: given.status ?? (given.answer || given.binary ? 200 : 204),
    files: given.files,
    binary: given.binary,
    form: given.form ?? false,
    open: (given.open ?? false) as Open,
    dated: given.dated,
    errors: given.errors ?? [],
    limit: given.limit,
    failed: given.failed,
    audit: given.audit,
    scope: given.scope,
    members: given.members ?? false,
    secret: given.secret ?? false,
    twin: undefined,
  };
}

type InOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutOf<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutOf<E["params"]>;
export type QueryOf<E extends Endpoint> = OutOf<E["query"]>;
export type BodyOf<E extends Endpoint> = OutOf<E["body"]>;
/** The result of a handler, before the schema removes undeclared fields. */
export type ReplyOf<E extends Endpoint> = E["answer"] extends z.ZodType ? z.input<E["answer"]> : undefined;
/** The answer that a caller receives. */
export type AnswerOf<E extends Endpoint> = E["answer"] extends z.ZodType ? z.output<E["answer"]> : undefined;

type Optional<K extends string, T> = [T] extends [undefined]
  ? { [k in K]?: undefined }
  : Record<never, never> extends T
    ? { [k in K]?: T }
    : { [k in K]: T };

/** The input that a caller sends. */
export type CallInput<E extends Endpoint> = Optional<"params", InOf<E["params"]>> &
  Optional<"query", InOf<E["query"]>> &
  Optional<"body", InOf<E["body"]>> & { files?: Record<string, File> };

/** A positive integer of a path; anything else is an unknown address (404). */
export const idParam = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const byId = z.object({ id: idParam });

/** Query parameters of a paginated list: `page` from 1, `items` 1–100, 10 by default (spec §9). */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  items: z.coerce.number().int().min(1).max(100).default(10),
};

/**
 * Returns the schema of a resource: `{"id": "42", "type": "job", "attributes": {…}}`.
 * @param name the schema's name in OpenAPI; a second schema of the same type needs its own
 */
export function resource<T extends string, S extends z.ZodType>(type: T, attributes: S, name = pascal(type)) {
  return z.object({ id: z.string(), type: z.literal(type), attributes }).meta({ id: name });
}

/** Returns the schema of an answer with one resource: `{"data": resource}`. */
export function one<S extends z.ZodType>(item: S) {
  return z.object({ data: item });
}

/** Returns the schema of a paginated list: `{"data": [resource, …], "meta": {…}}`. */
export function many<S extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(item: S, meta?: M) {
  const base = { page: z.number().int(), items: z.number().int(), total: z.number().int() };
  return z.object({ data: z.array(item), meta: z.object({ ...base, ...(meta ?? ({} as M)) }) });
}

/** Returns the schema of a list without pagination: `{"data": [resource, …]}`. */
export function all<S extends z.ZodType>(item: S) {
  return z.object({ data: z.array(item) });
}

/** A moment, ISO 8601 in UTC. */
export const time = z.preprocess(
  (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
  z.iso.datetime({ offset: true }),
);

function pascal(type: string): string {
  return type.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
