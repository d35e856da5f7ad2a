import { z } from "zod";
import { byId, idParam, many, one, paging, resource } from "#kit/contract.ts";
import { checkbox, email, fullName, optionally, optionalText, ruleOf, text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { readsAsPhone } from "#people/accounts/phone.ts";
import { documentTypes } from "#platform/files/terms.ts";
import { cvMaxBytes, cvProblems } from "#profiles/cv/terms.ts";
import { person, personDetail } from "./resources.ts";
import { limits, type MergedField, mostMarked, prospectSources } from "./terms.ts";

/** Skills as an array; in a multipart body as its JSON; in a form as words separated by commas, semicolons or line breaks. */
const skills = z.preprocess(
  (value) => {
    if (typeof value !== "string") return value ?? [];
    if (value.startsWith("[")) return parsed(value);
    return value.split(/[,;\n]/).filter((word) => word.trim() !== "");
  },
  z.array(text(limits.skill)).max(limits.skills, "too_many_choices"),
);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const fields = z.object({
  full_name: fullName,
  email: z
    .preprocess((value) => (value === "" ? null : value), email.nullish())
    .transform((value) => value ?? null),
  phone: z
    .string()
    .max(30, "invalid_phone")
    .nullish()
    .transform((value) => value?.trim() || null)
    .refine((value) => value === null || readsAsPhone(value), "invalid_phone"),
  job_title: optionalText(limits.jobTitle),
  location_id: idParam.nullish().transform((value) => value ?? null),
  birth_year: z.preprocess(
    (value) => (value === "" ? null : value),
    z.coerce
      .number("birth_year_invalid")
      .int("birth_year_invalid")
      .min(1930, "birth_year_invalid")
      .max(2015, "birth_year_invalid")
      .nullish(),
  ),
  skills,
  source: z.enum(prospectSources).default("added"),
});

const reachable = ruleOf<{ email: string | null; phone: string | null }>(
  ["email", "phone"],
  ({ email, phone }) =>
    email === null && phone === null ? [{ code: "contact_required", pointer: "/email" }] : [],
);

/** The person's consent, required for adding a person (law 91/2025/QH15 art. 25). */
const agreed = z.literal(true, "agreement_required");
const agreement = checkbox.pipe(agreed);

const places = {
  /** A job on whose board the person is put. */
  job_id: idParam.nullish(),
  pool_id: idParam.nullish(),
};

/** Whether the person is another one than the existing person of the same name, whom a refusal has named. */
const is_another = checkbox;

const addErrors = [
  "candidate_exists",
  "candidate_similar",
  "candidate_namesake",
  "agreement_required",
  "contact_required",
  "job_not_open",
  "pool_unknown",
  ...cvProblems,
];

export const people = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/candidates",
  summary: "People whom the company has added, or who applied to jobs that the caller sees; the latest first",
  query: z.object({
    ...paging,
    /** Words of name, email address, phone number, job title and skills, in any order; beginnings suffice. */
    keyword: z.string().trim().max(100).optional(),
    /** The whole name of a skill; case and diacritics are ignored. */
    skill: z.string().trim().max(60).optional(),
    pool_id: idParam.optional(),
    /** Limits the list to these people, as a repeated parameter. */
    ids: z.union([idParam.transform((id) => [id]), z.array(idParam).max(mostMarked)]).optional(),
    /** `true` leaves out people who have applied but were not added. */
    added: z.enum(["true", "false"]).default("false"),
  }),
  answer: many(person),
  audit: "cv",
});

export const personOf = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/candidates/:id",
  summary: "A person with applications, files and possible duplicates",
  params: byId,
  query: z.object({
    /** The file whose text `preview` has; by default the newest. */
    cv: idParam.optional(),
  }),
  answer: one(personDetail),
  audit: "cv",
});

export const addPerson = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/candidates",
  summary:
    "Add a candidate, who belongs to this company alone; an existing person is named before anything is saved",
  files: { cv: { maxBytes: cvMaxBytes, tooLarge: "cv_too_large" } },
  body: fields.extend({ ...places, is_another, agreed: agreement }).check(reachable),
  answer: one(personDetail),
  status: 201,
  limit: { max: 600, seconds: 3600 },
  errors: addErrors,
  audit: "cv",
});

export const addFile = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/candidates/cv_files",
  summary:
    "Add a candidate from a CV file, or the file to a candidate; an existing person is named before anything is saved",
  files: { cv: { maxBytes: cvMaxBytes, tooLarge: "cv_too_large" } },
  body: z.object({
    ...places,
    source: fields.shape.source,
    /** The person whom the company has added before and to whom the file belongs. */
    person_id: idParam.nullish(),
    is_another,
    agreed: agreement,
  }),
  answer: one(person).extend({ meta: z.object({ result: z.enum(["added", "updated"]) }) }),
  status: 201,
  limit: { max: 900, seconds: 3600 },
  errors: [
    ...addErrors,
    "cv_no_text",
    "cv_no_name",
    "cv_no_contact",
    "candidate_not_added",
    "person_files_limit",
    "forbidden",
  ],
  audit: "cv",
});

export const editPerson = hiringEndpoint({
  method: "PUT",
  scope: "applicants:write",
  path: "/candidates/:id",
  summary: "Edit a person whom the company has added; absent fields keep their values",
  params: byId,
  body: optionally(fields).extend({ version: z.coerce.number().int().optional() }),
  answer: one(personDetail),
  errors: ["candidate_exists", "candidate_changed", "contact_required", "forbidden"],
});

export const deletePerson = hiringEndpoint({
  method: "DELETE",
  scope: "applicants:write",
  path: "/candidates/:id",
  summary: "Delete a person whom the company has added, with files and ended applications",
  params: byId,
  errors: ["candidate_active"],
});

export const keepPerson = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/candidates/:id/keep",
  summary: "Restart the retention of a person who has agreed to it",
  params: byId,
  body: z.object({ agreed: agreement }),
  answer: one(personDetail),
  errors: ["agreement_required"],
});

export const sourcePerson = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/candidates/:id/jobs",
  summary: "Put a person on the board of a job without an application",
  params: byId,
  body: z.object({ job_id: z.coerce.number("required").int("required").positive("required") }),
  answer: one(resource("sourced", z.object({ applicant_id: z.number().int(), job_id: z.number().int() }))),
  status: 201,
  errors: [
    "already_on_job",
    "do_not_contact",
    "invite_instead",
    "job_not_open",
    "no_consent",
    "owned_by_other",
  ],
});

const chosen = {
  full_name: idParam.optional(),
  email: idParam.optional(),
  phone: idParam.optional(),
  job_title: idParam.optional(),
  location_id: idParam.optional(),
  birth_year: idParam.optional(),
} satisfies Record<MergedField, unknown>;

export const mergePerson = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/candidates/:id/merge",
  summary: "Merge a record into another record of the same person; it can be undone for seven days",
  params: byId,
  body: z.object({
    into_id: z.coerce.number("required").int("required").positive("required"),
    /** For each field, the id of the person of the two who has the value; without one, the newest value counts. */
    values: z.object(chosen).optional(),
  }),
  answer: one(personDetail),
  errors: ["merge_itself"],
});

export const unmergePerson = hiringEndpoint({
  method: "DELETE",
  scope: "applicants:write",
  path: "/candidates/:id/merge",
  summary: "Undo a merge of this record within seven days",
  params: byId,
  errors: ["merge_final"],
});

export const personCv = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/candidates/:id/cvs/:file",
  summary: "A CV file of a person, unchanged",
  params: byId.extend({ file: idParam }),
  binary: Object.values(documentTypes),
  errors: ["cv_not_scanned", "cv_infected", "cv_withheld"],
  audit: "cv",
});
