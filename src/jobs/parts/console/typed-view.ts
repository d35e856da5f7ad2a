import type { Language } from "#kit/i18n.ts";
import { asHtml } from "#kit/markup.ts";
import { experiences, jobLanguages, jobLevels, jobTypes, keyOf, proficiencies } from "#reference/terms.ts";
import { safeHtml } from "#ui/console/rich-text/safe-html.ts";
import type { JobView } from "../job-view.ts";
import { shownPay } from "./form/Pay.tsx";
import type { FormChoices } from "./form-types.ts";
import type { JobValues } from "./values.ts";

/** The ad that a form would make, before anything is saved. */
export function typedView(values: JobValues, choices: FormChoices, language: Language): JobView {
  const named = (list: FormChoices["places"], ids: readonly string[]) =>
    list.filter(({ id }) => ids.includes(id));
  const id = (text: string) => (text === "" ? -1 : Number(text));
  return {
    id: "0",
    title: values.title,
    lang: language,
    path: "",
    paths: { en: "", vi: "" },
    state: "draft",
    pay: shownPay(values),
    basis: values.salary_basis,
    places: named(choices.places, values.location_ids).map(({ label }) => label),
    address: values.address || null,
    categories: named(choices.categories, values.category_ids).map((choice) => ({
      id: Number(choice.id),
      name: choice.label,
    })),
    type: keyOf(jobTypes, id(values.job_type)) ?? null,
    level: keyOf(jobLevels, id(values.job_level)) ?? null,
    experience: keyOf(experiences, id(values.experience_id)) ?? null,
    headCount: Number(values.head_count) || null,
    remote: values.remote,
    hot: false,
    skills: [...values.skills],
    languages: values.job_languages_attributes.flatMap((row) => {
      const key = keyOf(jobLanguages, id(row.language));
      return key ? [{ key, proficiency: keyOf(proficiencies, id(row.proficiency)) ?? null }] : [];
    }),
    highlight: values.highlight_description.trim() || null,
    description: safeHtml(asHtml(values.description)),
    requirement: safeHtml(asHtml(values.requirement)),
    benefits: safeHtml(asHtml(values.benefits)),
    at: "",
    expires: values.expires_at ? `${values.expires_at}T12:00:00+07:00` : null,
    daysLeft: null,
    applied: false,
    saved: false,
    open: false,
    company: { name: "", path: "", logo: null, verified: false, size: null, address: null, website: null },
  };
}
