import type { FastifyError } from "fastify";
import type { ApiFieldError } from "../call.ts";
import { isUnavailable, sqlState } from "../db.ts";
import { StorageFull } from "../files/storage.ts";
import type { Language } from "../i18n.ts";
import { type FieldError, Problem } from "../problem.ts";

export type ErrorText = (
  language: Language,
  code: string,
  values?: Record<string, string | number>,
) => string;

/** Turns anything thrown into the answer that the caller may see. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFull) return new Problem(507, "storage_full", { cause: error });
  if (isUnavailable(error)) return new Problem(503, "unavailable", { retryAfterSeconds: 5, cause: error });
  // Text that PostgreSQL cannot hold (a NUL, half a surrogate pair), or a number or day out of its range, is the caller's fault.
  if (["22P05", "22021", "22003", "22P02", "22007", "22008"].includes(sqlState(error) ?? ""))
    return new Problem(422, "invalid", { cause: error });
  const status = (error as Partial<FastifyError>).statusCode;
  const codes: Record<number, string> = {
    400: "malformed",
    404: "not_found",
    405: "method_not_allowed",
    408: "too_slow",
  };
  if (status === 413) return new Problem(413, "body_too_large");
  if (status === 415) return new Problem(415, "wrong_content_type");
  if (status && status >= 400 && status < 500) return new Problem(status, codes[status] ?? "malformed");
  return new Problem(500, "internal", { cause: error });
}

/**
 * Returns the body of an error answer; `text` translates an error. Internal errors are only referenced by id.
 */
export function errorAnswer(
  problem: Problem,
  requestId: string,
  text: (fieldError: FieldError) => string,
): { errors: ApiFieldError[]; meta?: Record<string, unknown> } {
  const errors = problem.errors.map((fieldError) => ({
    status: String(problem.status),
    code: fieldError.code,
    detail: text(fieldError),
    ...(fieldError.pointer
      ? { source: { pointer: fieldError.pointer } }
      : fieldError.parameter
        ? { source: { parameter: fieldError.parameter } }
        : {}),
  }));
  const meta = problem.status >= 500 ? { request_id: requestId } : problem.meta;
  return { errors, ...(meta ? { meta } : {}) };
}
