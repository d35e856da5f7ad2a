import { z } from "zod";

const tags = /<\/?[a-z][^>]*>/gi;

/** Plain text: NFC, tags stripped (spec §5), white space at the ends removed, control characters dropped. */
function clean(value: string): string {
  return value
    .normalize("NFC")
    .replace(tags, "")
    .replace(/[\p{Cc}\p{Cf}]/gu, (c) => (c === "\n" || c === "\t" || c === "\u200d" ? c : ""))
    .trim();
}

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
  return z.string({ error: "required" }).transform(clean).pipe(within(min, max));
}

/** The same, where nothing (absent, null or empty) means null. */
export function optionalText(max: number) {
  return z
    .string()
    .nullish()
    .transform((value) => clean(value ?? "") || null)
    .pipe(within(1, max).nullable());
}

/** An e-mail address, lower-cased (spec §5). */
export const email = z
  .string({ error: "required" })
  .transform((value) => value.normalize("NFC").trim().toLowerCase())
  .pipe(within(1, 255).pipe(z.email("invalid_email")));

/** A full name: Latin and Vietnamese letters and white space only (spec §5). */
export const fullName = z
  .string({ error: "required" })
  .transform((value) => clean(value).replace(/\s+/g, " "))
  .pipe(within(1, 100).regex(/^[\p{Script=Latin}\p{M}\s]+$/u, "invalid_name"));

/** A checkbox of a form or a boolean of JSON. */
export const checkbox = z
  .union([z.boolean(), z.enum(["true", "false", "on", "1", "0", ""])])
  .optional()
  .transform((value) => value === true || value === "true" || value === "on" || value === "1");
