import type { LoaderFunctionArgs } from "react-router";
import { load, pageServices } from "#kit/page.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import type { Option, OptionGroup } from "#ui/inputs.tsx";
import type { ListEndpoints } from "../../endpoints.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "request">;

/** Loads the categories of a form: all for a skill, those above others for a category. @param chosen that of the row */
export async function categoriesFor(
  { context, request }: Args,
  kind: ListKind,
  chosen: string | null | undefined = null,
): Promise<(Option | OptionGroup)[]> {
  if (kind !== "skills" && kind !== "categories") return [];
  const { language } = context.get(pageServices);
  const reference = await loadReference(context, request);
  const option = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
  const { categories } = reference.listsWith(language, { categories: [Number(chosen)] });
  if (kind === "categories") return categories.map(option);
  return categories.map(({ subs, ...group }) => ({
    label: group.name,
    options: [option(group), ...subs.map(option)],
  }));
}

/** Loads the rows into which a row can be merged: active ones, of the same level for categories. */
export async function targetsFor(
  { context, request }: Args,
  { endpoints, row }: { endpoints: ListEndpoints; row: { id: string; isTop: boolean } },
): Promise<Option[]> {
  const { language } = context.get(pageServices);
  const options: Option[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, meta } = await load(context, request, endpoints.rows, { query: { page, items: 100 } });
    pages = Math.ceil(meta.total / meta.items);
    for (const { id, attributes } of data) {
      const { kind, state, category, name, name_vn } = attributes;
      const isSameLevel = kind !== "categories" || (category === null) === row.isTop;
      if (id !== row.id && state === "active" && isSameLevel)
        options.push({ value: id, label: language === "vi" ? name_vn : name });
    }
  }
  return options;
}
