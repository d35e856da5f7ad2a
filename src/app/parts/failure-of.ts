import { type HeadersArgs, isRouteErrorResponse } from "react-router";

/** What an error page may say of an error: its status, and the reference of a request that failed on our side. */
export function failureOf(error: unknown): { status: number; requestId: string | null } {
  if (!isRouteErrorResponse(error)) return { status: 500, requestId: null };
  return {
    status: error.status,
    requestId: (error.data as { requestId?: string } | null)?.requestId ?? null,
  };
}

/** What a thrown answer says in its headers (Retry-After), its error page says too. */
export function failureHeaders({ errorHeaders }: HeadersArgs): HeadersInit {
  return errorHeaders ?? {};
}
