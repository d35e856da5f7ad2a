/** One wrong field, as it appears in the answer's `errors`. */
export interface FieldError {
  code: string;
  /** JSON pointer into the body (`/email`), or the name of a query or path parameter. */
  pointer?: string;
  parameter?: string;
  /** Values for the text, e.g. `{ max: 100 }`. */
  values?: Record<string, string | number>;
}

/**
 * An expected failure: an HTTP status, a stable code, and values for its text. The text is `errors[code]` in
 * the caller's language. Any other exception is a defect and becomes a 500 without internals.
 */
export class Problem extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  readonly meta: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    errors: string | FieldError | FieldError[],
    extra: { meta?: Record<string, unknown>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    const list = typeof errors === "string" ? [{ code: errors }] : Array.isArray(errors) ? errors : [errors];
    super(list.map((error) => error.code).join(", "), { cause: extra.cause });
    this.name = "Problem";
    this.status = status;
    this.errors = list;
    this.meta = extra.meta;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}

/** Returns a 422 for one field: `invalid("/email", "email_taken")`. */
export function invalid(pointer: string, code: string, values?: FieldError["values"]): Problem {
  return new Problem(422, { code, pointer, values });
}

/**
 * Returns a 404 for a resource that is absent or belongs to another tenant. Both look the same, so that
 * nothing about other tenants is revealed.
 */
export function notFound(code = "not_found"): Problem {
  return new Problem(404, code);
}

/**
 * Turns a policy's denial into its answer.
 * @throws Problem 404 for `not_found`, 403 for any other code
 */
export function assertAllowed(verdict: true | string): void {
  if (verdict === "not_found") throw notFound();
  if (verdict !== true) throw new Problem(403, verdict);
}

/** Returns a 409: the action is not possible in the present state. */
export function conflict(code: string, now: unknown, values?: FieldError["values"]): Problem {
  return new Problem(409, { code, values }, { meta: { now } });
}
