import type { z } from "zod";
import type { CallInput } from "#kit/contract.ts";
import { readDay } from "#kit/days.ts";
import { storedFields } from "#kit/form.ts";
import { dayOf, isoMoment } from "#platform/reference/calendar.ts";
import { create, type ownJob } from "../../contract.ts";
import type { TemplateJob } from "../../contract-templates.ts";
import { typedJob, typedPay } from "../../parts/console/typed-job.ts";
import { endsOf } from "../../salary.ts";
import { yesOrNo } from "../../terms.ts";

type Body = CallInput<typeof create>["body"];
type OwnJob = z.output<typeof ownJob>["attributes"];

/** Returns the body for the API. An amount that cannot be read is sent as typed, so that the API reports it at its field. */
export function bodyOf(values: Body): Body {
  const pay = typedPay(typedJob(values));
  const amount = (read: number | null | undefined, typed: unknown) => (read === undefined ? typed : read);
  return {
    ...values,
    salary_min: amount(pay.min, values.salary_min) as number,
    salary_max: amount(pay.max, values.salary_max) as number,
    skills: parts(values.skills, ","),
    questions: values.questions?.map(({ options, min, unmet, ...question }) => ({
      ...question,
      ...(question.type === "yes_no" && { unmet: marked(unmet, yesOrNo) }),
      ...(question.type === "single_choice" && choicesOf(parts(options, "\n"), unmet)),
      ...(question.type === "number" && { min }),
    })),
    // A job is open until the end of its last day, in the product's time zone.
    expires_at: values.expires_at && isoMoment(readDay(values.expires_at) ?? values.expires_at, "23:59:59"),
  };
}

/** Returns the marked ones of these answers; the marks of renamed choices and of another type of question are left out. */
const marked = (unmet: readonly string[] = [], answers: readonly string[]) =>
  unmet.filter((answer) => answers.includes(answer));

const choicesOf = (options: string[], unmet: readonly string[] | undefined) => ({
  options,
  unmet: marked(unmet, options),
});

/** Splits the text of one field into trimmed parts. */
function parts(typed: readonly string[] | undefined, between: string): string[] {
  const all = (typed ?? []).flatMap((text) => text.split(between));
  return all.map((part) => part.trim()).filter(Boolean);
}

/** Returns the form's values for a stored job, or for the job of a template. */
export function formValues(job: TemplateJob & Partial<Pick<OwnJob, "version" | "expires_at">>) {
  const { salary_type, salary_min, salary_max } = job;
  return {
    ...storedFields(create.body, job),
    version: job.version,
    // The form has one field for a fixed pay.
    salary_min: endsOf(salary_type, salary_min, salary_max).min,
    job_languages_attributes: job.job_languages,
    questions: job.questions.map((question) => ({ ...question, options: question.options?.join("\n") })),
    expires_at: job.expires_at && dayOf(new Date(job.expires_at)),
  };
}
