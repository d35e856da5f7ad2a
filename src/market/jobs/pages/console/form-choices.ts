import type { LoaderFunctionArgs } from "react-router";
import { load, pageServices } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { jobTitles, skills } from "#platform/reference/contract.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { otherNames } from "#platform/reference/place-words.ts";
import type { FormChoices } from "../../parts/console/form-types.ts";
import { expiryDays } from "../../terms.ts";

/** Loads the options of the job form's fields. @param job the values of the form: their rows are offered also when they are retired */
export async function formChoices(
  { context, request }: LoaderFunctionArgs,
  job?: { category_ids: readonly number[]; location_ids: readonly number[] },
): Promise<FormChoices> {
  const { language, now } = context.get(pageServices);
  const [reference, skillList, titles, members] = await Promise.all([
    loadReference(context, request),
    load(context, request, skills),
    load(context, request, jobTitles),
    load(context, request, companyMembers, { query: { active: true, all: true } }),
  ]);
  const { categories, places } = reference.listsWith(language, {
    categories: job?.category_ids,
    places: job?.location_ids,
  });
  const other = language === "vi" ? "en" : "vi";
  const inDays = (days: number) => addDays(dayOf(now), days);
  return {
    categories: categories.flatMap(({ name, subs }) =>
      subs.map((sub) => ({
        id: String(sub.id),
        label: sub.name,
        hint: name,
        words: reference.categoryName(sub.id, other) ?? undefined,
      })),
    ),
    places: [...places.cities, ...places.provinces, ...places.elsewhere].map(({ id, name }) => ({
      id: String(id),
      label: name,
      words: [reference.placeName(id, other), ...(otherNames[id] ?? [])].join(", "),
    })),
    skills: skillList.data
      .filter(({ attributes }) => attributes.active)
      .map(({ attributes }) => (language === "vi" ? attributes.name_vn : attributes.name)),
    titles: titles.data.map(({ attributes }) => (language === "vi" ? attributes.name_vn : attributes.name)),
    members: members.data.map(({ id, attributes }) => ({ id, label: attributes.full_name })),
    days: { first: inDays(1), last: inDays(expiryDays.most) },
  };
}
