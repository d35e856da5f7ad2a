import { type HeadersArgs, isRouteErrorResponse } from "react-router";

interface FoundFailure {
  status: number;
  /** The id of a request that failed on the server; null for other errors. */
  requestId: string | null;
  /** The API's text about a refused request. */
  refusal: string | null;
}

/** Returns what an error page may show of an error. */
export function failureOf(error: unknown): FoundFailure {
  if (!isRouteErrorResponse(error)) return { status: 500, requestId: null, refusal: null };
  const { requestId = null, text = null } = (error.data ?? {}) as { requestId?: string; text?: string };
  return { status: error.status, requestId, refusal: error.status === 409 ? text : null };
}

/** Copies the headers of a thrown answer, such as Retry-After, to its error page. */
export function failureHeaders({ errorHeaders }: HeadersArgs): HeadersInit {
  return errorHeaders ?? {};
}
