import type { LoaderFunctionArgs } from "react-router";
import { load, pageServices } from "#kit/page.ts";
import { jobTitles, skills } from "#platform/reference/contract.ts";
import type { PlaceChoice } from "#platform/reference/lists.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import type { ProfileChoices } from "./parts/choices.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** Loads the lists of the profile's selects. */
export async function profileChoices({ context, request }: Args): Promise<ProfileChoices> {
  const { language } = context.get(pageServices);
  const [{ lists }, known, titles] = await Promise.all([
    loadReference(context, request),
    load(context, request, skills),
    load(context, request, jobTitles),
  ]);
  const { places, categories } = lists[language];
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
