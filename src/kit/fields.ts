import { z } from "zod";
import type { FieldError } from "./problem.ts";
import { streamSafe } from "./stream-safe.ts";

/**
 * Plain text: NFC, tags stripped (spec §5), white space at the ends removed, control characters dropped. Control
 * characters are dropped and characters composed before tags are searched, because both steps can produce a tag.
 */
function clean(value: string): string {
  const visible = value.replace(/[\p{Cc}\p{Cf}]/gu, (c) =>
    c === "\n" || c === "\t" || c === "\u200d" ? c : "",
  );
  const composed = streamSafe(visible).normalize("NFC");
  return streamSafe(withoutTags(composed)).normalize("NFC").trim();
}

/**
 * Removes what looks like a tag, from `<` and a letter (or `</` and a letter) to the next `>`, including tags that
 * appear only after another is removed, in one pass.
 */
function withoutTags(value: string): string {
  if (!value.includes("<") || !value.includes(">")) return value;
  const kept: string[] = [];
  // Start of the first open tag; everything after it is removed when the tag closes.
  let open = -1;
  for (const c of value) {
    if (c === ">" && open >= 0) {
      kept.length = open;
      open = -1;
      continue;
    }
    if (open < 0 && /[a-z]/i.test(c)) {
      const before = kept.length - (kept.at(-1) === "/" ? 2 : 1);
      if (kept[before] === "<") open = before;
    }
    kept.push(c);
  }
  return kept.join("");
}

/** Returns the schema of a text before it is cleaned. Its limit is far above `max`, because the text may have many tags. */
const plainly = (max: number, min = 1) =>
  z.string({ error: "required" }).refine((value) => value.length <= 4 * max + 10_000, {
    message: "length_range",
    params: { min, max },
    abort: true,
  });

function within(min: number, max: number) {
  return z
    .string()
    .superRefine((value, context) => {
      if (value === "") context.addIssue({ code: "custom", message: "required" });
      else if (value.length < min || value.length > max)
        context.addIssue({ code: "custom", message: "length_range", params: { min, max } });
    })
    .meta({ minLength: min, maxLength: max });
}

/** A required line or paragraph of plain text, from `min` to `max` characters after cleaning. */
export function text(max: number, min = 1) {
  return plainly(max, min).transform(clean).pipe(within(min, max));
}

/** Plain text like `text`; an absent, null or empty value means null. */
export function optionalText(max: number) {
  return plainly(max)
    .nullish()
    .transform((value) => clean(value ?? "") || null)
    .pipe(within(1, max).nullable());
}

/** An email address in lower case (spec §5). */
export const email = plainly(255)
  .transform((value) => streamSafe(value).normalize("NFC").trim().toLowerCase())
  .pipe(within(1, 255).pipe(z.email("invalid_email")));

/** A full name: Latin and Vietnamese letters and white space only (spec §5). */
export const fullName = plainly(100)
  .transform((value) => clean(value).replace(/\s+/g, " "))
  .pipe(within(1, 100).regex(/^[\p{Script=Latin}\p{M}\s]+$/u, "invalid_name"));

/** A calendar day, YYYY-MM-DD; forms also accept DD/MM/YYYY. */
export const day = z.iso.date("date_invalid");

/** A calendar day like `day`; an absent, null or empty value means null. */
export const optionalDay = z.preprocess(
  (value) => (value === "" ? null : value),
  day.nullish().transform((value) => value ?? null),
);

/** A checkbox of a form or a boolean of JSON. */
export const checkbox = z
  .union([z.boolean(), z.enum(["true", "false", "on", "1", "0", ""])])
  .optional()
  .transform((value) => value === true || value === "true" || value === "on" || value === "1");

/**
 * Makes each field of an edit optional. An absent field stays absent, because a default or null would
 * overwrite the stored value.
 */
export function optionally<S extends z.ZodRawShape>({ shape }: z.ZodObject<S>) {
  const fields = Object.entries(shape).map(([name, field]) => [name, z.nonoptional(field).optional()]);
  return z.object(Object.fromEntries(fields) as { [K in keyof S]: z.ZodOptional<S[K]> });
}

/** Returns one side of a table of fields: the schemas for requests (`sent`) or those for responses (`shown`). */
export function sideOf<
  T extends Record<string, { sent: z.ZodType; shown: z.ZodType }>,
  S extends "sent" | "shown",
>(fields: T, side: S) {
  const schemas = Object.entries(fields).map(([name, field]) => [name, field[side]]);
  return Object.fromEntries(schemas) as { [F in keyof T]: T[F][S] };
}

/**
 * A rule across fields of an object, for `schema.check(…)`. It runs when the fields that it needs are valid.
 * zod alone would skip it while any other field is invalid, and the caller would see its error one answer
 * later.
 */
export function ruleOf<T>(
  needs: readonly string[],
  errorsOf: (body: T) => FieldError[],
): z.core.$ZodCheck<T> {
  return {
    _zod: {
      def: {
        check: "custom",
        when: ({ value, issues }) =>
          typeof value === "object" &&
          value !== null &&
          !Array.isArray(value) &&
          !issues.some(({ path }) => needs.includes(String(path?.[0]))),
      },
      onattach: [],
      check({ value, issues }) {
        for (const { code, pointer, values } of errorsOf(value as T))
          issues.push({
            code: "custom",
            message: code,
            params: values,
            path: pointer?.slice(1).split("/") ?? [],
            input: value,
          });
      },
    },
  } as z.core.$ZodCheck<T>;
}

/** HH:MM; 9, 9h, 9:00 and 9h00 are accepted too. */
export const timeOfDay = z
  .string({ error: "required" })
  .max(20, "time_invalid")
  .transform((typed) =>
    typed
      .trim()
      .replace(/^(\d{1,2})(?:[:.hH](\d{2})?)?$/, (_, hours, minutes = "00") => `${hours}:${minutes}`)
      .padStart(5, "0"),
  )
  .pipe(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "time_invalid"));
