import type { LoaderFunctionArgs } from "react-router";
import { load, pageServices } from "#kit/page.ts";
import { categories, locations, skills } from "#reference/contract.ts";
import type { ProfileChoices } from "../parts/choices.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** For loaders: the lists that a profile chooses from. */
export async function profileChoices({ context, request }: Args): Promise<ProfileChoices> {
  const { language } = context.get(pageServices);
  const [places, groups, known] = await Promise.all([
    load(context, request, locations),
    load(context, request, categories),
    load(context, request, skills),
  ]);
  const named = (item: { id: string; attributes: { name: string; name_vn: string } }) => ({
    value: item.id,
    label: language === "vi" ? item.attributes.name_vn : item.attributes.name,
  });
  return {
    locations: places.data
      .filter(({ attributes }) => attributes.admin === "current")
      .map(({ id, attributes }) => ({
        value: id,
        label: language === "vi" ? attributes.state_vn : attributes.state,
      })),
    categories: groups.data.map((group) => ({
      label: named(group).label,
      options: [named(group), ...group.attributes.subs.data.map(named)],
    })),
    skills: known.data.map(({ attributes }) => attributes.name),
  };
}
