import { type HeadersArgs, isRouteErrorResponse } from "react-router";

interface FoundFailure {
  status: number;
  /** The reference of a request that failed on our side. */
  requestId: string | null;
  /** Why the API refused it. */
  refusal: string | null;
}

/** What an error page may say of an error. */
export function failureOf(error: unknown): FoundFailure {
  if (!isRouteErrorResponse(error)) return { status: 500, requestId: null, refusal: null };
  const { requestId = null, text = null } = (error.data ?? {}) as { requestId?: string; text?: string };
  return { status: error.status, requestId, refusal: error.status === 409 ? text : null };
}

/** What a thrown answer says in its headers (Retry-After), its error page says too. */
export function failureHeaders({ errorHeaders }: HeadersArgs): HeadersInit {
  return errorHeaders ?? {};
}
