import { z } from "zod";
import type { FieldError } from "#kit/problem.ts";

/* The schema of JSON Resume 1.0.0 (jsonresume.org/schema): types, dates, addresses. Like the original it
    accepts unknown fields. `meta.sen` is our extension. */

const text = z.string("invalid").max(20_000, "invalid").optional();
const date = z
  .string("invalid_date")
  .regex(/^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/, "invalid_date")
  .optional();
const isAddress = (value: string) => value.length <= 2000 && URL.canParse(value);
const url = z.string("invalid_url").refine(isAddress, "invalid_url").optional();
const isEmail = (value: string) => /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(value);
const email = z.string("invalid_email").refine(isEmail, "invalid_email").optional();
const list = <S extends z.ZodType>(item: S) => z.array(item, "invalid").max(200, "invalid").optional();
const item = <S extends z.ZodRawShape>(shape: S) => z.looseObject(shape, "invalid");
const texts = list(z.string("invalid").max(20_000, "invalid"));
const period = { startDate: date, endDate: date, url };

export const jsonResume = item({
  basics: item({
    name: text,
    label: text,
    image: text,
    email,
    phone: text,
    url,
    summary: text,
    location: item({
      address: text,
      postalCode: text,
      city: text,
      countryCode: text,
      region: text,
    }).optional(),
    profiles: list(item({ network: text, username: text, url })),
  }).optional(),
  work: list(
    item({
      ...period,
      name: text,
      position: text,
      location: text,
      description: text,
      summary: text,
      highlights: texts,
    }),
  ),
  volunteer: list(item({ ...period, organization: text, position: text, summary: text, highlights: texts })),
  education: list(
    item({ ...period, institution: text, area: text, studyType: text, score: text, courses: texts }),
  ),
  awards: list(item({ title: text, date, awarder: text, summary: text })),
  certificates: list(item({ name: text, date, url, issuer: text })),
  publications: list(item({ name: text, publisher: text, releaseDate: date, url, summary: text })),
  interests: list(item({ name: text, keywords: texts })),
  skills: list(item({ name: text, level: text, keywords: texts })),
  languages: list(item({ language: text, fluency: text })),
  references: list(item({ name: text, reference: text })),
  projects: list(item({ ...period, name: text, description: text, highlights: texts, keywords: texts })),
  meta: item({ canonical: text, version: text, lastModified: text, sen: z.unknown().optional() }).optional(),
});
export type JsonResume = z.output<typeof jsonResume>;

const mostErrors = 20;

/** Parses a file as JSON Resume, or returns the fields that are invalid. */
export function readJsonResume(file: string): { resume: JsonResume } | { errors: FieldError[] } {
  let given: unknown;
  try {
    given = withoutEmpty(JSON.parse(file.replace(/^\uFEFF/, "")));
  } catch {
    return { errors: [{ code: "json_resume_invalid", pointer: "/resume" }] };
  }
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { errors: [{ code: "json_resume_invalid", pointer: "/resume" }] };
  const read = jsonResume.safeParse(given);
  if (!read.success) {
    const errors = read.error.issues.slice(0, mostErrors);
    return { errors: errors.map(({ message, path }) => ({ code: message, pointer: `/${path.join("/")}` })) };
  }
  const version = read.data.meta?.version;
  if (version !== undefined && !/^v?1\./.test(version))
    return { errors: [{ code: "json_resume_version", pointer: "/meta/version" }] };
  // Files from before version 1.0.0 name the employer "company" and have no version number.
  const older = read.data.work?.findIndex((row) => row.name === undefined && "company" in row) ?? -1;
  if (older >= 0) return { errors: [{ code: "json_resume_version", pointer: `/work/${older}/company` }] };
  return { resume: read.data };
}

/** Other programs write null or empty texts for missing values. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null && field !== "")
      // Our extension is validated by its own schema.
      .map(([name, field]) => [name, name === "sen" ? field : withoutEmpty(field)]),
  );
}
