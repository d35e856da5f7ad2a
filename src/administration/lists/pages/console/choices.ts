import type { LoaderFunctionArgs } from "react-router";
import { pageServices } from "#kit/page.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import type { Option, OptionGroup } from "#ui/inputs.tsx";

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** Loads the categories of a form: all for a skill, those above others for a category. */
export async function categoriesFor(
  { context, request }: Args,
  kind: ListKind,
): Promise<(Option | OptionGroup)[]> {
  if (kind !== "skills" && kind !== "categories") return [];
  const { language } = context.get(pageServices);
  const { lists } = await loadReference(context, request);
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  const { categories } = lists[language];
  if (kind === "categories") return categories.map(option);
  return categories.map(({ subs, ...group }) => ({
    label: group.name,
    options: [option(group), ...subs.map(option)],
  }));
}
