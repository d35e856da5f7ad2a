import { z } from "zod";
import { all, byId, idParam, one, resource, time } from "#kit/contract.ts";
import { ruleOf, text } from "#kit/fields.ts";
import type { FieldError } from "#kit/problem.ts";
import { hasScript, richText, textLength } from "#kit/rich-text.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { placeholderFaults } from "./placeholders.ts";
import { contentMax, markupMax, nameMax, placeholders, subjectMax, templateStages } from "./terms.ts";

export const person = z.object({ id: z.number().int(), full_name: z.string() });
const can = z.object({ edit: z.boolean(), delete: z.boolean() });

const summary = {
  name: z.string(),
  subject: z.string(),
  stage: z.enum(templateStages),
  language: z.number().int(),
  /** Whether the template comes with the product. It can be sent and copied, but not edited. */
  system: z.boolean(),
  /** The author; null for templates of the product. */
  created_by: person.nullable(),
  edited_at: time.nullable(),
  can,
};

const templateSummary = resource("email_template_summary", z.object(summary));
const template = resource(
  "email_template",
  z.object({
    ...summary,
    content: z.string(),
    /** The version for optimistic locking of edits. */
    version: z.number().int(),
    edited_by: person.nullable(),
  }),
);

const language = z.coerce.number("required").int("required").min(0, "required").max(1, "required");
// Scripts are refused instead of removed. Otherwise the author would believe that a removed script was sent.
const noScript = (max: number) =>
  z
    .string({ error: "required" })
    .max(max, { error: "content_too_long", abort: true })
    .refine((written) => !hasScript(written), "content_script");
export const subject = noScript(markupMax)
  .pipe(text(subjectMax))
  .transform((line) => line.replace(/\s+/g, " "));
export const content = noScript(markupMax);

const faultsAt = (pointer: string, written: string): FieldError[] =>
  placeholderFaults(written).map(({ code, placeholder }) => ({ code, pointer, values: { placeholder } }));
const contentErrors = (written: string): FieldError[] => {
  const html = richText(written);
  const pointer = "/content";
  if (html === "") return [{ code: "required", pointer }];
  if (textLength(html) > contentMax)
    return [{ code: "length_range", pointer, values: { min: 1, max: contentMax } }];
  return faultsAt(pointer, html);
};

/** Rules for subject and content: their placeholders are known and closed. */
export const rules = [
  ruleOf<{ subject?: string | undefined }>(["subject"], (body) => faultsAt("/subject", body.subject ?? "")),
  ruleOf<{ content?: string | undefined }>(["content"], (body) =>
    body.content === undefined ? [] : contentErrors(body.content),
  ),
];
export const ruleErrors = [
  "placeholder_unknown",
  "placeholder_unclosed",
  "placeholder_formatted",
  "content_too_long",
  "content_script",
];

const fields = z.object({
  name: text(nameMax),
  subject,
  content,
  stage: z.enum(templateStages, "required"),
  language,
});

export const templates = hiringEndpoint({
  method: "GET",
  path: "/email_templates",
  summary: "The company's email templates by name, then those that come with the product",
  query: z.object({
    stage: z.enum(templateStages).optional(),
    language: z.coerce.number().int().min(0).max(1).optional(),
  }),
  answer: all(templateSummary),
});

export const createTemplate = hiringEndpoint({
  method: "POST",
  path: "/email_templates",
  summary: "Make an email template",
  body: fields.check(...rules),
  answer: one(template),
  status: 201,
  errors: [...ruleErrors, "template_limit"],
});

export const templateDetail = hiringEndpoint({
  method: "GET",
  path: "/email_templates/:id",
  summary: "An email template with its content",
  params: byId,
  answer: one(template),
});

export const editTemplate = hiringEndpoint({
  method: "PUT",
  path: "/email_templates/:id",
  summary: "Change an email template of the company",
  params: byId,
  body: fields
    .extend({
      /** The version on which the edit is based. After a concurrent edit the response is 409 `template_edited`. */
      version: z.coerce.number().int().optional(),
    })
    .check(...rules),
  answer: one(template),
  errors: [...ruleErrors, "template_is_system", "template_not_yours", "template_edited"],
});

export const deleteTemplate = hiringEndpoint({
  method: "DELETE",
  path: "/email_templates/:id",
  summary: "Delete an email template of the company",
  params: byId,
  errors: ["template_is_system", "template_not_yours"],
});

const values = z.object(
  Object.fromEntries(placeholders.map((name) => [name, z.string().nullable()])) as Record<
    (typeof placeholders)[number],
    z.ZodNullable<z.ZodString>
  >,
);
export const missing = z.array(z.enum(placeholders));

export const previewTemplate = hiringEndpoint({
  method: "POST",
  path: "/email_templates/:id/preview",
  summary: "A template, or a text that is not saved yet, filled in for an applicant, or with sample data",
  params: byId,
  body: z
    .object({ applicant_id: idParam.nullish(), subject: subject.optional(), content: content.optional() })
    .check(...rules),
  answer: one(
    resource(
      "email_preview",
      z.object({
        subject: z.string(),
        content: z.string(),
        /** Placeholders that have no value for this applicant. */
        missing,
        values,
      }),
    ),
  ),
  errors: ruleErrors,
  audit: "cv",
});

export const placeholderValues = hiringEndpoint({
  method: "GET",
  path: "/email_templates/values",
  summary:
    "List the values of the placeholders, of an applicant or as sample data, and applicants to choose from",
  query: z.object({
    applicant_id: idParam.optional(),
    language: z.coerce.number().int().min(0).max(1).optional(),
  }),
  answer: one(
    resource(
      "email_placeholder_values",
      z.object({
        values,
        applicants: z.array(z.object({ id: z.string(), full_name: z.string(), job: z.string() })),
      }),
    ),
  ),
  audit: "cv",
});
