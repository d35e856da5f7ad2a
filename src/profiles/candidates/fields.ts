import { z } from "zod";
import { optionalText, text } from "#kit/fields.ts";
import type { FieldError } from "#kit/problem.ts";
import { isWebAddress } from "#kit/web-address.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { Term } from "#platform/reference/terms.ts";

/** The id of a closed list, or null for none. */
export const termOf = (terms: readonly Term[]) =>
  z.coerce
    .number("invalid")
    .int("invalid")
    .refine((id) => terms.some((term) => term.id === id), "invalid")
    .nullish()
    .transform((id) => id ?? null);

/** The id of a closed list, required. Coercion alone would turn null and "" into the first id. */
export const neededTerm = (terms: readonly Term[]) =>
  z.preprocess(
    (value) => (value === null || value === "" ? undefined : value),
    z.coerce
      .number("required")
      .int("invalid")
      .refine((id) => terms.some((term) => term.id === id), "invalid"),
  );

/** A paragraph; a missing value becomes an empty text. */
export const paragraph = (max: number) => optionalText(max).transform((value) => value ?? "");

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as precise as the candidate knows; 05/2024 is accepted too. */
export const partialDate = z
  .string("invalid_date")
  .max(20, "invalid_date")
  .nullish()
  .transform((value) => turned(value?.trim() || null))
  .refine((value) => value === null || isPartialDate(value), "invalid_date");

function turned(value: string | null): string | null {
  const [, day, month, year] = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(value ?? "") ?? [];
  if (!month || !year) return value;
  return [year, month, day].flatMap((part) => (part ? [part.padStart(2, "0")] : [])).join("-");
}

function isPartialDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value) ?? [];
  if (!year || Number(year) < 1900 || Number(year) > 2100) return false;
  const date = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  return date.toISOString().startsWith(value);
}

/**
 * Returns whether a period ends before it begins, with the precision of both dates: 2020 does not end before
 * 2020-05.
 */
export function endsBefore(from: string | null, to: string | null): boolean {
  if (!from || !to) return false;
  const known = Math.min(from.length, to.length);
  return to.slice(0, known) < from.slice(0, known);
}

/**
 * Checks that a date of birth is in the past. It also accepts bodies that are not validated yet: forms write
 * the day first.
 */
export function futureBirth(body: unknown, asOf: Date): FieldError[] {
  const { data } = partialDate.safeParse((body as { birth_date?: unknown } | null)?.birth_date);
  return data && data > dayOf(asOf) ? [{ code: "birth_date_future", pointer: "/birth_date" }] : [];
}

/** A web address; a missing `https://` is added. */
export const webAddress = (max: number) =>
  text(max)
    .transform((value) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
    .refine(isWebAddress, "invalid_url");
