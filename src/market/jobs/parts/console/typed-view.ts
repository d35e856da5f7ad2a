import { readDay } from "#kit/days.ts";
import type { Language } from "#kit/i18n.ts";
import { asHtml } from "#kit/markup.ts";
import {
  experiences,
  jobLanguages,
  jobLevels,
  jobTypes,
  keyOf,
  proficiencies,
} from "#platform/reference/terms.ts";
import { safeHtml } from "#ui/console/rich-text/safe-html.ts";
import { type JobView, plainTexts } from "../job-view.ts";
import { shownPay } from "./form/Pay.tsx";
import type { FormChoices } from "./form-types.ts";
import type { TypedJob } from "./typed-job.ts";

/** Returns the ad of the values in a form, before they are saved. */
export function typedView(job: TypedJob, choices: FormChoices, language: Language): JobView {
  const named = (list: FormChoices["places"], ids: readonly string[]) =>
    list.filter(({ id }) => ids.includes(id));
  const expires = readDay(job.text("expires_at"));
  const id = (text: string) => (text === "" ? -1 : Number(text));
  return {
    id: "0",
    title: job.text("title"),
    lang: language,
    path: "",
    paths: { en: "", vi: "" },
    state: "draft",
    pay: shownPay(job),
    basis: job.text("salary_basis"),
    places: named(choices.places, job.list("location_ids")).map(({ label }) => label),
    ...plainTexts((name) => job.text(name).trim() || null),
    categories: named(choices.categories, job.list("category_ids")).map((choice) => ({
      id: Number(choice.id),
      name: choice.label,
    })),
    type: keyOf(jobTypes, id(job.text("job_type"))) ?? null,
    level: keyOf(jobLevels, id(job.text("job_level"))) ?? null,
    experience: keyOf(experiences, id(job.text("experience_id"))) ?? null,
    headCount: Number(job.text("head_count")) || null,
    blind: job.has("blind_review"),
    remote: job.has("remote"),
    hot: false,
    skills: job.list("skills"),
    languages: job.rows("job_languages_attributes").flatMap(({ language = "", proficiency = "" }) => {
      const key = keyOf(jobLanguages, id(language));
      return key ? [{ key, proficiency: keyOf(proficiencies, id(proficiency)) ?? null }] : [];
    }),
    description: safeHtml(asHtml(job.text("description"))),
    requirement: safeHtml(asHtml(job.text("requirement"))),
    benefits: safeHtml(asHtml(job.text("benefits"))),
    at: "",
    expires,
    daysLeft: null,
    applied: false,
    saved: false,
    open: false,
    company: {
      id: "",
      name: "",
      path: "",
      logo: null,
      verified: false,
      size: null,
      address: null,
      website: null,
      pictures: [],
    },
  };
}
