import { z } from "zod";
import { byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { checkbox, optionalDay, optionally, optionalText, text } from "#kit/fields.ts";
import { jobLanguages, proficiencies } from "#platform/reference/terms.ts";
import { factLimits, mostMarked } from "./terms.ts";

const wholeNumber = (max: number) =>
  z.preprocess(
    (value) => (value === "" ? null : value),
    z.coerce.number("invalid").int("invalid").min(0, "invalid").max(max, "invalid").nullable(),
  );
/** VND a month. */
const salary = wholeNumber(factLimits.salary).transform((value) => value || null);
const termOf = (terms: readonly { id: number }[]) =>
  z.coerce
    .number("invalid")
    .int("invalid")
    .refine((value) => terms.some(({ id }) => id === value), "invalid");

/** Tags as an array; in a form as words separated by commas. */
const tags = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").filter((tag) => tag.trim() !== "") : value),
  z.array(text(factLimits.tag)).max(factLimits.tags, "too_many_choices"),
);

const fields = z.object({
  current_company: optionalText(factLimits.name),
  school: optionalText(factLimits.name),
  years: wholeNumber(factLimits.years),
  salary_now: salary,
  salary_wanted: salary,
  notice_days: wholeNumber(factLimits.notice),
  languages: z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((row) => row?.language !== "") : value),
    z
      .array(z.object({ language: termOf(jobLanguages), proficiency: termOf(proficiencies) }))
      .max(jobLanguages.length, "too_many_choices"),
  ),
  owner_id: z.preprocess((value) => (value === "" ? null : value), idParam.nullable()),
  tags,
  contacted_on: optionalDay,
});

const facts = resource(
  "person_facts",
  z.object({
    current_company: z.string().nullable(),
    school: z.string().nullable(),
    years: z.number().int().nullable(),
    salary_now: z.number().int().nullable(),
    salary_wanted: z.number().int().nullable(),
    notice_days: z.number().int().nullable(),
    languages: z.array(z.object({ language: z.number().int(), proficiency: z.number().int() })),
    owner_id: z.number().int().nullable(),
    owner: z.string().nullable(),
    tags: z.array(z.string()),
    contacted_on: z.string().nullable(),
    /** Whether the person has asked not to be contacted. */
    do_not_contact: z.boolean(),
    agreed_at: time,
    kept_until: time,
    version: z.number().int(),
    can: z.object({ edit: z.boolean() }),
  }),
);

const marks = resource(
  "person_marks",
  z.object({
    /** Whether the person has asked not to be contacted. */
    do_not_contact: z.boolean(),
    /** The client because of which the person is off limits, and the last day; null if none is. */
    off_limits: z.object({ company: z.string(), until: z.string() }).nullable(),
  }),
);

const ids = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
  z.array(idParam).max(mostMarked, "too_many_choices"),
);

export const personMarks = endpoint({
  method: "GET",
  path: "/consultants/candidates/marks",
  summary:
    "Which of these people the agency must not contact or approach; people without a mark are left out",
  query: z.object({
    /** Ids of people, separated by commas. */
    candidate_ids: ids,
  }),
  answer: z.object({ data: z.array(marks) }),
});

export const personFacts = endpoint({
  method: "GET",
  path: "/consultants/candidates/:id/facts",
  summary: "What the agency alone records about a person whom it has added",
  params: byId,
  answer: one(facts),
});

export const editFacts = endpoint({
  method: "PUT",
  path: "/consultants/candidates/:id/facts",
  summary: "Edit what the agency records about a person; absent fields keep their values",
  params: byId,
  body: optionally(fields).extend({
    /** The person has asked not to be contacted. Consultants cannot undo this. */
    do_not_contact: checkbox,
    version: z.coerce.number().int().optional(),
  }),
  answer: one(facts),
  errors: ["candidate_changed", "candidate_not_added", "forbidden"],
});
