import { z } from "zod";
import { all, byId, one, resource, time } from "#kit/contract.ts";
import { optionalText, ruleOf, text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { kitMax, kitRounds } from "./terms.ts";

const question = z.object({ text: text(kitMax.question), hint: optionalText(kitMax.hint) });
const attribute = z.object({
  name: text(kitMax.attribute),
  /** The words for the rating 1. */
  low: optionalText(kitMax.words),
  /** The words for the rating 5. */
  high: optionalText(kitMax.words),
});

const shown = {
  name: z.string(),
  version: z.number().int(),
  questions: z.array(z.object({ text: z.string(), hint: z.string().nullable() })),
  attributes: z.array(
    z.object({ name: z.string(), low: z.string().nullable(), high: z.string().nullable() }),
  ),
};
/** The content of a kit, as interviewers use it. */
export const kitContent = z.object({ id: z.string(), ...shown });

const kit = resource(
  "interview_kit",
  z.object({
    ...shown,
    /** The job whose interviews use the kit; null for a template. */
    job: z.object({ id: z.string(), title: z.string() }).nullable(),
    /** The round of the job's interviews, 0 for interviews without a round; null for a template. */
    round: z.number().int().nullable(),
    edited_at: time,
    edited_by: z.object({ id: z.number().int(), full_name: z.string() }),
    can: z.object({ edit: z.boolean() }),
  }),
);

interface Rows {
  questions: unknown[];
  attributes: { name: string }[];
}

/** Returns an error for a kit without content, and for each attribute that is in it twice. */
function contentErrors({ questions, attributes }: Rows) {
  if (questions.length + attributes.length === 0) return [{ code: "kit_empty", pointer: "/questions" }];
  const seen = new Set<string>();
  return attributes.flatMap(({ name }, index) => {
    const key = name.toLowerCase();
    if (seen.has(key)) return [{ code: "attribute_twice", pointer: `/attributes/${index}/name` }];
    seen.add(key);
    return [];
  });
}

const fields = z.object({
  name: text(kitMax.name),
  questions: z.array(question).max(kitMax.questions, "too_many_questions_in_kit").default([]),
  attributes: z.array(attribute).max(kitMax.attributes, "too_many_attributes").default([]),
});
const rule = ruleOf<Rows>(["questions", "attributes"], contentErrors);
const contentRefusals = ["kit_empty", "attribute_twice", "too_many_questions_in_kit", "too_many_attributes"];

export const kitTemplates = hiringEndpoint({
  method: "GET",
  path: "/interview_kits",
  summary: "The templates of interview kits, by name",
  answer: all(kit).extend({
    /** `manage`: the caller administers the workspace, and may change all templates. */
    meta: z.object({ can: z.object({ manage: z.boolean() }) }),
  }),
});

export const createKit = hiringEndpoint({
  method: "POST",
  path: "/interview_kits",
  summary: "Make a template of an interview kit: questions, and attributes to rate",
  body: fields.check(rule),
  answer: one(kit),
  status: 201,
  errors: [...contentRefusals, "kit_limit"],
});

export const kitDetail = hiringEndpoint({
  method: "GET",
  path: "/interview_kits/:id",
  summary: "A template of an interview kit, or the kit of a round of a job",
  params: byId,
  answer: one(kit),
});

export const editKit = hiringEndpoint({
  method: "PUT",
  path: "/interview_kits/:id",
  summary:
    "Change a template, or the kit of a round of a job. Feedback that was sent keeps the questions that it answers",
  params: byId,
  body: fields
    .extend({
      /** The version on which the edit is based. After a concurrent edit the response is 409 `kit_edited`. */
      version: z.coerce.number().int().optional(),
    })
    .check(rule),
  answer: one(kit),
  errors: [...contentRefusals, "kit_not_yours", "kit_edited"],
});

export const deleteKit = hiringEndpoint({
  method: "DELETE",
  path: "/interview_kits/:id",
  summary: "Delete a template, or the kit of a round of a job",
  params: byId,
  errors: ["kit_not_yours"],
});

export const jobKits = hiringEndpoint({
  method: "GET",
  path: "/jobs/:id/interview_kits",
  summary: "The interview kits of a job, at most one for each round",
  params: byId,
  answer: all(kit).extend({ meta: z.object({ job: z.object({ id: z.string(), title: z.string() }) }) }),
});

export const takeKit = hiringEndpoint({
  method: "POST",
  path: "/jobs/:id/interview_kits",
  summary:
    "Copy a template for the interviews of one round of a job. Later changes to the template do not affect the copy",
  params: byId,
  body: z.object({
    round: z.coerce.number("invalid").refine((round) => kitRounds.some((each) => each === round), "invalid"),
    template_id: z.coerce.number("kit_unknown").int("kit_unknown").positive("kit_unknown"),
  }),
  answer: one(kit),
  status: 201,
  errors: ["kit_unknown", "kit_of_round"],
});

export const interviewKit = hiringEndpoint({
  method: "GET",
  path: "/interviews/:id/kit",
  scope: "interviews:read",
  summary: "The kit for an interview: that of the interview's job and round, or null",
  params: byId,
  answer: one(resource("interview_kit_of", z.object({ kit: kitContent.nullable() }))),
});
