import { z } from "zod";
import { resource, time } from "#kit/contract.ts";
import { checkbox, optionalText, ruleOf, text } from "#kit/fields.ts";
import { richText } from "#kit/rich-text.ts";
import { currencies, salaryBases, salaryPeriods, salaryTypes } from "#platform/reference/terms.ts";
import { type JobAct, jobActs } from "./lifecycle.ts";
import { implausiblePay } from "./plausible-pay.ts";
import { lengthErrors, missingErrors, neededFields, salaryErrors } from "./requirements.ts";
import { endsOf, unsaidSalary } from "./salary.ts";
import { caps, displayStates, questionTypes, richFields, type StageGroup, stageGroups } from "./terms.ts";

const id = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const money = (wrong: string) =>
  z
    .union([z.number(), z.string()])
    .nullish()
    // An empty form field means no amount, not zero.
    .transform((value) => (value === "" || value == null ? null : Number(value)))
    .pipe(z.number(wrong).int(wrong).min(0, wrong).max(1_000_000_000_000, wrong).nullable());

export const question = z.object({
  type: z.enum(questionTypes),
  text: text(250),
  required: checkbox,
  options: z.array(text(100)).max(10).optional(),
  /** The lowest acceptable answer to a question for a number: lower answers are flagged, not refused. */
  min: z.coerce.number().nullish(),
  /** The answers that do not meet the requirement: `yes`, `no`, or options. They are flagged, not refused. */
  unmet: z.array(text(100)).max(10).optional(),
});

/** A question as candidates read it: without the answers that the employer looks for. */
const openQuestion = question.omit({ min: true, unmet: true });

/** The fields of a job as an author sends them. A draft needs only a title. */
export const jobFields = z.object({
  title: text(caps.title, 5),
  category_ids: z.array(id).max(caps.categories, "too_many_categories").default([]),
  location_ids: z.array(id).max(caps.locations, "too_many_locations").default([]),
  address: optionalText(255),
  job_type: id.nullish(),
  job_level: id.nullish(),
  experience_id: id.nullish(),
  head_count: z.coerce.number().int().min(1).max(9999).nullish(),
  salary_type: z.coerce
    .number()
    .int()
    .min(0)
    .max(salaryTypes.length - 1)
    .default(unsaidSalary),
  salary_min: money("salary_min_invalid"),
  salary_max: money("salary_max_invalid"),
  currency: z.enum(currencies).default("VND"),
  salary_period: z.enum(salaryPeriods).default("month"),
  salary_basis: z.enum(salaryBases).default("gross"),
  /** Rich text. Markup that job ads may not have is removed, and the length limits apply to the visible text. */
  description: z.string().max(caps.markup, "length_range").default(""),
  requirement: z.string().max(caps.markup, "length_range").default(""),
  benefits: z.string().max(caps.markup, "length_range").default(""),
  highlight_description: optionalText(caps.highlight),
  skills: z.array(text(caps.skill)).max(caps.skills, "too_many_skills").default([]),
  /** Entries without a language are dropped (spec §5). */
  job_languages_attributes: z
    .array(z.object({ language: id.nullish(), proficiency: id.nullish() }))
    .max(11)
    .default([]),
  remote: checkbox,
  questions: z.array(question).max(caps.questions, "too_many_questions").default([]),
  expires_at: z.iso.datetime({ offset: true, error: "date_invalid" }).nullish(),
  contact_member_id: id.nullish(),
  recruiter_ids: z.array(id).max(20).default([]),
  blind_review: checkbox,
  note: optionalText(caps.note),
  /** True saves the job as a draft; otherwise it is submitted for review. */
  draft: checkbox,
});
export type JobFields = z.output<typeof jobFields>;

/** The fields of a change to a job: fields that are not sent stay as they are, so no field has a default. */
export const changedFields = z.object(
  Object.fromEntries(
    Object.entries(jobFields.shape).map(([name, field]) => [name, z.nonoptional(field).optional()]),
  ),
) as unknown as ReturnType<typeof jobFields.partial>;

type Sent = Partial<JobFields> & { status?: string };
const isSubmitted = ({ draft, status }: Sent) => !draft && status !== "draft";
const isText = (name: string) => name === "description" || name === "requirement";

/**
 * Returns the rules of a command that can be checked on the request alone, so that the answer lists these errors with
 * those of the schema.
 * @param whole treats fields that are not sent as missing; otherwise they are unchanged
 */
export const jobRules = (whole: boolean) => [
  ruleOf(["salary_type", "salary_min", "salary_max"], (body: Sent) => {
    const { salary_type, salary_min, salary_max } = body;
    if (salary_type === undefined || salary_min === undefined || salary_max === undefined) return [];
    const { min, max } = endsOf(salary_type, salary_min, salary_max);
    return salaryErrors({ salary_type, salary_min: min, salary_max: max }, isSubmitted(body));
  }),
  ruleOf(["salary_min", "salary_max", "currency", "salary_period"], (body: Sent) => {
    const { salary_type = unsaidSalary, salary_min = null, salary_max = null } = body;
    const { currency, salary_period } = body;
    if (!currency || !salary_period) return [];
    const { min, max } = endsOf(salary_type, salary_min, salary_max);
    return implausiblePay({ salary_min: min, salary_max: max, currency, salary_period });
  }),
  ...richFields.map((name) => ruleOf([name], (body: Sent) => lengthErrors(name, richText(body[name] ?? "")))),
  ...neededFields.map((name) =>
    ruleOf([name], (body: Sent) => {
      const value = body[name] === undefined && whole ? null : body[name];
      if (!isSubmitted(body) || value === undefined) return [];
      return missingErrors(name, isText(name) ? richText(String(value)) : value);
    }),
  ),
];

const companyCard = z.object({
  data: z.object({
    id: z.string(),
    type: z.literal("company"),
    attributes: z.object({
      name: z.string(),
      /** Null for a confidential job, whose company is that of an agency's client: `name` is the agency's. */
      slug: z.string().nullable(),
      logo: z.string().nullable(),
      size_id: z.number().nullable(),
      industry_ids: z.array(z.number()),
      address: z.string().nullable(),
      website: z.string().nullable(),
      verified: z.boolean(),
    }),
  }),
});

/** The public attributes of a job, without notes, contacts, recruiters, and hidden pay. */
const publicAttributes = {
  title: z.string(),
  slug: z.string(),
  url: z.object({ en: z.string(), vi: z.string() }),
  language: z.number().int(),
  status: z.number().int(),
  sen_status: z.number().int(),
  display_state: z.enum(displayStates),
  category_ids: z.array(z.number()),
  location_ids: z.array(z.number()),
  location_text: z.string().nullable(),
  job_type: z.number().nullable(),
  job_level: z.number().nullable(),
  experience_id: z.number().nullable(),
  salary_type: z.number(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  currency: z.string(),
  salary_period: z.string(),
  salary_basis: z.string(),
  salary_text: z.string().nullable(),
  skills: z.array(z.string()),
  remote: z.boolean(),
  hot: z.boolean(),
  company: companyCard,
  approved_date: time.nullable(),
  created_at: time,
  expires_at: time.nullable(),
};

const saved = { saved: z.boolean().optional(), applied: z.boolean().optional() };

/** The card of a job in lists. */
export const jobCard = resource(
  "job_card",
  z.object({
    ...publicAttributes,
    ...saved,
    highlight: z.string().nullable(),
    snippet: z.string().nullable(),
  }),
);

/** The attributes of a job's page beyond its card, named like the columns. */
const texts = {
  address: z.string().nullable(),
  head_count: z.number().nullable(),
  description: z.string(),
  requirement: z.string(),
  benefits: z.string(),
  highlight_description: z.string().nullable(),
  job_languages: z.array(z.object({ language: z.number(), proficiency: z.number().nullable() })),
  questions: z.array(question),
  /** The employer reads applications without name, photo and contact data. */
  blind_review: z.boolean(),
};

const jobTexts = z.object(texts);
/** The texts, with the languages also as `job_languages_attributes`, by their stored numbers (spec §3). */
const readTexts = { ...texts, job_languages_attributes: texts.job_languages };
export type JobTexts = z.output<typeof jobTexts>;
export const textNames = jobTexts.keyof().options;

export const publicJob = resource(
  "job",
  z.object({
    ...publicAttributes,
    ...readTexts,
    questions: z.array(openQuestion),
    ...saved,
    /** The first pictures of the company's gallery. */
    pictures: z.array(z.object({ src: z.string(), alt: z.string().nullable() })),
    closed_date: time.nullable(),
    can: z.object({ apply: z.boolean() }),
  }),
);

const can = z.object(
  Object.fromEntries(jobActs.map((act) => [act, z.boolean()])) as Record<JobAct, z.ZodBoolean>,
);
export type JobCan = z.infer<typeof can>;

/** A job as its company, consultants and administrators read it. */
export const ownJob = resource(
  "own_job",
  z.object({
    ...publicAttributes,
    ...readTexts,
    submitted_at: time.nullable(),
    closed_date: time.nullable(),
    rejected_date: time.nullable(),
    reject_reason: z.object({ id: z.number(), note: z.string().nullable() }).nullable(),
    /** The reason of an administrator's takedown. 7: the company is blocked. */
    takedown: z.object({ id: z.number(), note: z.string().nullable(), at: time }).nullable(),
    note: z.string().nullable(),
    contact_member_id: z.number().nullable(),
    recruiter_ids: z.array(z.number()),
    owner: z.object({ id: z.number(), full_name: z.string() }).nullable(),
    hidden_at: time.nullable(),
    /** The version of the job, which increases with each edit. An edit sends the version on which it is based. */
    version: z.number().int(),
    counts: z.object({
      views: z.number(),
      applicants: z.number(),
      /** Applicants whom the company has not viewed. */
      new: z.number(),
      /** Applicants without a response for seven days. */
      waiting: z.number(),
      /** Active applicants by step. */
      stages: z.object(
        Object.fromEntries(stageGroups.map((stage) => [stage, z.number()])) as Record<
          StageGroup,
          z.ZodNumber
        >,
      ),
    }),
    can,
  }),
);
