import type { z } from "zod";
import type { FieldError } from "../problem.ts";

/**
 * Maximum number of errors in an answer: each costs a pointer and a translated text, and callers correct the
 * first ones first.
 */
const mostErrors = 50;

/**
 * Returns one entry per wrong field (api §2), at most 50. A schema's own message is its code
 * (`z.string().min(6, "password_short")`); zod's sentences, which contain blanks, become `required`,
 * `number_needed` or `invalid`.
 * @param sent the validated value
 */
export function fieldErrorsOf(error: z.ZodError, sent: unknown): FieldError[] {
  const byPointer = new Map<string, FieldError>();
  for (const issue of error.issues) {
    if (byPointer.size === mostErrors) break;
    const pointer = `/${issue.path.map(String).join("/")}`;
    if (!byPointer.has(pointer))
      byPointer.set(pointer, { code: codeOf(issue, sent), pointer, values: valuesOf(issue) });
  }
  return [...byPointer.values()];
}

function codeOf(issue: z.core.$ZodIssue, sent: unknown): string {
  if (/^[a-z][a-z0-9_]*$/.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type") return typeCode(issue, sent);
  if (issue.code === "too_big") return "too_large_value";
  if (issue.code === "too_small") return "too_small_value";
  return "invalid";
}

/**
 * Returns the code of a missing value or a wrong type; zod's issue does not distinguish them, so the value is
 * needed.
 */
function typeCode({ expected, path }: z.core.$ZodIssueInvalidType, sent: unknown): string {
  const value = path.reduce<unknown>(
    (whole, part) => (whole as Record<PropertyKey, unknown> | null | undefined)?.[part],
    sent,
  );
  if (value === undefined || value === null || value === "") return "required";
  return expected === "number" || expected === "int" ? "number_needed" : "invalid";
}

function valuesOf(issue: z.core.$ZodIssue): FieldError["values"] {
  if (issue.code === "custom") return issue.params as FieldError["values"];
  if (issue.code === "too_big") return { min: 1, max: Number(issue.maximum) };
  if (issue.code === "too_small") return { min: Number(issue.minimum), max: Number(issue.minimum) };
  return undefined;
}
