import { ApiError, type Caller, queryOf } from "../call.ts";
import type { AnswerOf, CallInput, Endpoint } from "../contract.ts";
import type { Services } from "../services.ts";
import { type ErrorText, errorAnswer, problemOf } from "./errors.ts";
import type { CallRequest, Identity, Route } from "./route.ts";

/** The caller of a page's reads, and the request values that their answers depend on. */
export interface Reader extends Pick<CallRequest, "language" | "origin"> {
  requestId: string;
  /** @throws Problem 401 or 403 where the endpoint's audience does not admit the caller */
  admit(endpoint: Endpoint): Identity;
}

/** Routes by method and path, because the page bundle has its own copies of endpoints. */
export type Routes = ReadonlyMap<string, Route>;

export const routeKey = ({ method, path }: Endpoint): string => `${method} ${path}`;

/**
 * Calls the API from a page in the same process. Reads return objects without a request, JSON text or a
 * second validation; undeclared fields are removed. Writes, files and rate-limited calls go through `others`.
 * After a write in the same request the session may belong to another account, so later reads go through
 * `others` too.
 */
export function directCaller(
  routes: Routes,
  others: Caller,
  reader: Reader,
  { log, errorText }: { log: Services["log"]; errorText: ErrorText },
): Caller {
  let wrote = false;
  return async <E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<AnswerOf<E>> => {
    if (endpoint.method !== "GET") wrote = true;
    const route = wrote || endpoint.limit || !endpoint.answer ? undefined : routes.get(routeKey(endpoint));
    if (!route) return others(endpoint, input);
    try {
      const { params = {}, query = {} } = (input ?? {}) as { params?: object; query?: object };
      const { value } = await route.run({
        identity: reader.admit(route.endpoint),
        language: reader.language,
        origin: reader.origin,
        params: Object.fromEntries(Object.entries(params).map(([name, given]) => [name, String(given)])),
        query: parsedQuery(query),
        body: undefined,
        files: {},
        cookies: {},
        setCookie() {
          throw new Error(`${endpoint.path} sets a cookie: a page cannot call it directly`);
        },
        idempotencyKey: undefined,
        path: endpoint.path,
      });
      return value as AnswerOf<E>;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500) log.error({ id: reader.requestId, err: problem.cause ?? error }, "failed");
      const { errors, meta } = errorAnswer(problem, reader.requestId, ({ code, values }) =>
        errorText(reader.language, code, values),
      );
      const retryAfter = problem.retryAfterSeconds ? String(problem.retryAfterSeconds) : null;
      const told = meta && JSON.parse(JSON.stringify(meta));
      throw new ApiError(problem.status, errors, told, retryAfter, endpoint.path);
    }
  };
}

/** Parses a query like the router: a repeated parameter is a list. */
function parsedQuery(query: object): Record<string, string | string[]> {
  const parsed: Record<string, string | string[]> = {};
  for (const [name, value] of queryOf(query)) {
    const before = parsed[name];
    parsed[name] = before === undefined ? value : [before, value].flat();
  }
  return parsed;
}
