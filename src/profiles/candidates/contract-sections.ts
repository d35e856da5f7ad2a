import { z } from "zod";
import { byId, endpoint, idParam, one, resource } from "#kit/contract.ts";
import { checkbox, email, fullName, optionalText, ruleOf, text } from "#kit/fields.ts";
import { readsAsPhone } from "#people/accounts/phone.ts";
import {
  degrees,
  jobLanguages,
  jobLevels,
  jobTypes,
  proficiencies,
  skillYears,
} from "#platform/reference/terms.ts";
import type { SectionName, Sections } from "./document.ts";
import { endsBefore, neededTerm, paragraph, partialDate, termOf, webAddress } from "./fields.ts";
import { caps, mostEntries, translatedEntryFields } from "./terms.ts";

/** An email address; the empty value of a form is null. */
export const optionalEmail = z
  .union([z.literal("").transform(() => null), email])
  .nullish()
  .transform((value) => value ?? null);

export const optionalPhone = optionalText(50).refine((value) => readsAsPhone(value ?? ""), "invalid_phone");

/** The fields of a row of each section. */
export const entryFields = {
  work_experiences: z.object({
    company_name: text(caps.organisation),
    job_title: text(caps.job_title),
    employment_type: termOf(jobTypes),
    job_level: termOf(jobLevels),
    from: partialDate,
    to: partialDate,
    currently_working: checkbox,
    description: paragraph(caps.description),
  }),
  educations: z.object({
    university_name: text(caps.organisation),
    degree: termOf(degrees),
    major: paragraph(caps.name),
    from: partialDate,
    to: partialDate,
    description: paragraph(caps.description),
  }),
  skills: z.object({ name: text(caps.skill), years: termOf(skillYears) }),
  languages: z.object({ language: neededTerm(jobLanguages), proficiency: neededTerm(proficiencies) }),
  certificates: z.object({
    name: text(caps.name),
    issue_date: partialDate,
    description: paragraph(caps.description),
  }),
  achievements: z.object({ name: text(caps.name), description: paragraph(caps.description) }),
  work_references: z.object({ platform: text(caps.platform), link: webAddress(caps.link) }),
  referencers: z.object({
    name: fullName,
    company: paragraph(caps.organisation),
    email: optionalEmail,
    phone: optionalPhone,
    description: paragraph(caps.description),
  }),
} satisfies { [S in SectionName]: z.ZodObject };

/** Refuses a period that ends before it begins; a current job has no end. */
const periodRule = ruleOf<Record<string, unknown>>(["from", "to"], ({ from, to, currently_working }) =>
  typeof from === "string" && typeof to === "string" && currently_working !== true && endsBefore(from, to)
    ? [{ code: "end_before_start", pointer: "/to" }]
    : [],
);

/** A row's schema with the rule of its period. */
export const withPeriod = <Z extends z.ZodObject>(row: Z): Z =>
  (row as z.ZodObject).check(periodRule) as unknown as Z;

const capOf: Readonly<Record<string, number>> = {
  company_name: caps.organisation,
  university_name: caps.organisation,
  company: caps.organisation,
  job_title: caps.job_title,
  major: caps.name,
  description: caps.description,
};

/** Returns the schema of a row's texts in the other language; missing texts fall back to the original. */
const translationOf = (section: SectionName) =>
  z.object(
    Object.fromEntries(
      translatedEntryFields[section].map((name) => [
        name,
        optionalText(section === "skills" ? caps.skill : (capOf[name] ?? caps.name)),
      ]),
    ),
  );

const textOrNull = z.string().nullable();
const idOrNull = z.number().int().nullable();

/** The fields of a row of each section, in answers. */
const answered = {
  work_experiences: z.object({
    company_name: z.string(),
    job_title: z.string(),
    employment_type: idOrNull,
    job_level: idOrNull,
    from: textOrNull,
    to: textOrNull,
    currently_working: z.boolean(),
    description: z.string(),
  }),
  educations: z.object({
    university_name: z.string(),
    degree: idOrNull,
    major: z.string(),
    from: textOrNull,
    to: textOrNull,
    description: z.string(),
  }),
  skills: z.object({ name: z.string(), years: idOrNull }),
  languages: z.object({ language: z.number().int(), proficiency: z.number().int() }),
  certificates: z.object({ name: z.string(), issue_date: textOrNull, description: z.string() }),
  achievements: z.object({ name: z.string(), description: z.string() }),
  work_references: z.object({ platform: z.string(), link: z.string() }),
  referencers: z.object({
    name: z.string(),
    company: z.string(),
    email: textOrNull,
    phone: textOrNull,
    description: z.string(),
  }),
} satisfies { [S in SectionName]: z.ZodObject & z.ZodType<Sections[S][number]> };

const about = {
  /** The existing texts in the other language. */
  translation: z.record(z.string(), z.string()),
  /** Number of edits, for optimistic locking. */
  version: z.number().int(),
};

const listOf = <S extends z.ZodRawShape>(row: z.ZodObject<S>) =>
  z.array(row.extend({ id: z.string(), ...about }));

/** The rows of each section, inside a profile. */
export const entryLists = {
  work_experiences: listOf(answered.work_experiences),
  educations: listOf(answered.educations),
  skills: listOf(answered.skills),
  languages: listOf(answered.languages),
  certificates: listOf(answered.certificates),
  achievements: listOf(answered.achievements),
  work_references: listOf(answered.work_references),
  referencers: listOf(answered.referencers),
};

const version = z.coerce.number().int().min(1).optional();

interface RowExtras extends z.ZodRawShape {
  translation: z.ZodOptional<ReturnType<typeof translationOf>>;
  version: typeof version;
}
type Rows = {
  [S in SectionName]: (typeof entryFields)[S] extends z.ZodObject<infer Fields>
    ? z.ZodObject<Fields & Pick<RowExtras, "translation" | "version">>
    : never;
};

function endpointsOf<S extends SectionName>(section: S) {
  const row = (entryFields[section] as z.ZodObject).extend({
    translation: translationOf(section).optional(),
  });
  const answer = one(resource(section, entryLists[section].element));
  const path = `/candidates/profile/${section}` as const;
  const errors = ["end_before_start", "invalid_date", "duplicate_entry", "section_limit"];
  return {
    create: endpoint({
      method: "POST",
      path,
      summary: `Add a row to ${section}, at the end; at most ${mostEntries[section]}`,
      body: withPeriod(row) as unknown as Rows[S],
      answer,
      status: 201,
      errors,
    }),
    edit: endpoint({
      method: "PUT",
      path: `${path}/:id`,
      summary: `Replace a row of ${section}; 409 when its version has changed since it was read`,
      params: byId,
      body: withPeriod(row.extend({ version })) as unknown as Rows[S],
      answer,
      errors: [...errors, "profile_edited"],
    }),
    remove: endpoint({
      method: "DELETE",
      path: `${path}/:id`,
      summary: `Remove a row of ${section}`,
      params: byId,
    }),
    order: endpoint({
      method: "PUT",
      path: `${path}/order`,
      summary: `Put all rows of ${section} in this order; 409 when there are others by now`,
      body: z.object({ ids: z.array(idParam).max(200) }),
      errors: ["profile_edited"],
    }),
  };
}

/** Endpoints of each section: `POST, PUT, DELETE /candidates/profile/{section}(/{id})`, and the order of its rows. */
export const sectionEndpoints = {
  work_experiences: endpointsOf("work_experiences"),
  educations: endpointsOf("educations"),
  skills: endpointsOf("skills"),
  languages: endpointsOf("languages"),
  certificates: endpointsOf("certificates"),
  achievements: endpointsOf("achievements"),
  work_references: endpointsOf("work_references"),
  referencers: endpointsOf("referencers"),
};
