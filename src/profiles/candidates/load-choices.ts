import type { LoaderFunctionArgs } from "react-router";
import { load, pageServices } from "#kit/page.ts";
import { jobTitles, skills } from "#platform/reference/contract.ts";
import type { Chosen, PlaceChoice } from "#platform/reference/lists.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import type { ProfileChoices } from "./parts/choices.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** Returns the rows that a profile has: its forms offer them also when they are retired. */
export const chosenIn = ({
  attributes: { location_id, job_preference },
}: {
  attributes: {
    location_id: number | null;
    job_preference: { category_ids: number[]; location_ids: number[] } | null;
  };
}): Chosen => ({
  places: [location_id, ...(job_preference?.location_ids ?? [])],
  categories: job_preference?.category_ids,
});

/** Loads the lists of the profile's selects. @param chosen what the form has already */
export async function profileChoices(
  { context, request }: Args,
  chosen: Chosen | Promise<Chosen> = {},
): Promise<ProfileChoices> {
  const { language } = context.get(pageServices);
  const [reference, stored, known, titles] = await Promise.all([
    loadReference(context, request),
    chosen,
    load(context, request, skills),
    load(context, request, jobTitles),
  ]);
  const { places, categories } = reference.listsWith(language, stored);
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  const current = (list: readonly PlaceChoice[]) => list.filter(({ former }) => !former).map(option);
  return {
    locations: [...places.cities, ...places.provinces, ...places.elsewhere].flatMap((place) =>
      current([place]),
    ),
    categories: categories.map(({ subs, ...group }) => ({
      label: group.name,
      options: [option(group), ...subs.map(option)],
    })),
    skills: known.data.flatMap(({ attributes }) => (attributes.active ? [attributes.name] : [])),
    titles: {
      en: titles.data.map(({ attributes }) => attributes.name),
      vi: titles.data.map(({ attributes }) => attributes.name_vn),
    },
  };
}
