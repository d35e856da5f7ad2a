import type { LoaderFunctionArgs } from "react-router";
import { load, pageServices } from "#kit/page.ts";
import { jobTitles } from "#platform/reference/contract.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import type { Option, OptionGroup } from "#ui/inputs.tsx";

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** Loads the categories that a title can have, by their groups. @param chosen that of the title */
export async function categoryOptions(
  { context, request }: Args,
  chosen: string | null = null,
): Promise<OptionGroup[]> {
  const { language } = context.get(pageServices);
  const reference = await loadReference(context, request);
  const { categories } = reference.listsWith(language, { categories: [Number(chosen)] });
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  return categories.map(({ subs, ...group }) => ({
    label: group.name,
    options: [option(group), ...subs.map(option)],
  }));
}

/** Loads the titles into which another one can be merged, by name. */
export async function targetOptions({ context, request }: Args, ownId: string): Promise<Option[]> {
  const { language } = context.get(pageServices);
  const { data } = await load(context, request, jobTitles);
  return data
    .filter(({ id }) => id !== ownId)
    .map(({ id, attributes }) => ({
      value: id,
      label: language === "vi" ? attributes.name_vn : attributes.name,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
