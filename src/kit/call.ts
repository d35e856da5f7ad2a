import type { AnswerOf, CallInput, Endpoint } from "./contract.ts";

/** One entry of an error answer (api §2). */
export interface ApiFieldError {
  status: string;
  code: string;
  detail: string;
  source?: { pointer?: string; parameter?: string };
}

/** An error answer of the API. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: ApiFieldError[];
  readonly meta: Record<string, unknown>;
  readonly retryAfter: string | null;

  constructor(
    status: number,
    errors: ApiFieldError[],
    meta: Record<string, unknown> = {},
    retryAfter: string | null = null,
    path = "",
  ) {
    super(messageOf(status, errors, path));
    this.status = status;
    this.errors = errors;
    this.meta = meta;
    this.retryAfter = retryAfter;
  }
}

/**
 * Returns the message for logs and other clients: the transport texts of the specification (spec §8), else
 * the codes.
 */
function messageOf(status: number, errors: readonly ApiFieldError[], path: string): string {
  if (status === 401 || status === 403) return `Server API ${status}`;
  if (status === 500) return `Server API 500 ${path}`;
  return `${status} ${errors.map((error) => error.code).join(", ")}`;
}

/**
 * Pages are bundled separately from the API, so an error may be an instance of another copy of the class: it is
 * recognised by its properties.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && "status" in error && "errors" in error && Array.isArray(error.errors);
}

export interface WireRequest {
  method: string;
  /** Path below /api/v2 with its query. */
  url: string;
  body: string | FormData | undefined;
}

export interface WireAnswer {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** Carries a request to the API: in process for pages and tests, over the network for others. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

/** Typed calls: addresses, inputs and answers are those of the endpoint's contract. */
export type Caller = <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<AnswerOf<E>>;

/**
 * Creates `call(endpoint, input)` for a transport.
 * @throws ApiError for any answer of 400 and above
 */
export function caller(transport: Transport): Caller {
  return async <E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<AnswerOf<E>> => {
    const request = wire(endpoint, (input ?? {}) as LooseInput);
    const answer = await transport(request);
    const json: unknown = answer.text ? JSON.parse(answer.text) : undefined;
    if (answer.status >= 400) {
      const { errors = [], meta = {} } = (json ?? {}) as {
        errors?: ApiFieldError[];
        meta?: Record<string, unknown>;
      };
      throw new ApiError(answer.status, errors, meta, answer.retryAfter, request.url);
    }
    return json as AnswerOf<E>;
  };
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, File>;
}

function wire(endpoint: Endpoint, input: LooseInput): WireRequest {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(input.params?.[name] ?? "");
    // With an empty id, the address would be the address of a list.
    if (value === "") throw new ApiError(404, []);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(queryOf(input.query ?? {}));
  const url = query.size > 0 ? `${path}?${query}` : path;
  if (!endpoint.files)
    return {
      method: endpoint.method,
      url,
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
    };
  const form = new FormData();
  for (const [name, value] of Object.entries((input.body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null)
      form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  for (const [name, file] of Object.entries(input.files ?? {})) form.set(name, file, file.name);
  return { method: endpoint.method, url, body: form };
}

/**
 * Returns query parameters as an address has them: texts, without undefined values, with a list as a repeated
 * parameter.
 */
export function queryOf(query: object): [name: string, value: string][] {
  return Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]]))
    .filter(([, value]) => value !== undefined && value !== null && value !== "")
    .map(([name, value]) => [name, String(value)]);
}
