import { type LoaderFunctionArgs, redirect } from "react-router";
import type { z } from "zod";
import { load, type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { views } from "./contract.ts";
import { noView, viewAddress, viewParam } from "./list-paths.ts";
import { isSameQuery, readQuery, writeQuery } from "./query.ts";
import type { JobList, ListName } from "./terms.ts";

type Loading = Pick<LoaderFunctionArgs, "context" | "request">;

/** Loads the views of a list that the viewer sees. */
export async function loadViews({ context, request }: Loading, list: ListName) {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const { data } = await load(context, request, views, { query: { list } });
  return data.map(({ id, attributes }) => ({
    id,
    ...attributes,
    isOwn: attributes.owner?.id === String(viewer?.accountId),
  }));
}

/** Returns the filters and the order of a list's address that the schema knows, without defaults and invalid values. */
export function filtersOf<Filters extends z.ZodObject>(request: Request, filters: Filters) {
  const { values } = readQuery(filters, pageUrl(request).search);
  const set = Object.fromEntries(new URLSearchParams(writeQuery(filters, values)));
  return set as Partial<Record<keyof Filters["shape"] & string, string>>;
}

/**
 * Loads what `SavedViews` shows above a list.
 * @param filters the result of `filtersOf`
 * @throws Response a redirect from the bare address of the list to the viewer's default view
 */
export async function viewsOfList(
  loading: Loading,
  list: Exclude<ListName, JobList>,
  filters: Readonly<Record<string, string | undefined>>,
) {
  const rows = await loadViews(loading, list);
  const { search, searchParams } = pageUrl(loading.request);
  const first = rows.find(({ is_default }) => is_default);
  if (search === "" && first) throw redirect(viewAddress(list, first));
  const set = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(set).toString();
  const current = rows.find(({ id }) => id === searchParams.get(viewParam)) ?? null;
  return {
    list,
    rows,
    query,
    current,
    isChanged: current !== null && !isSameQuery(current.query, query),
    /** The value of `viewParam` that the links of the list keep. */
    view: current?.id ?? (first || searchParams.has(viewParam) ? noView : null),
  };
}
/** What `SavedViews` shows above a list. `at`: the page of a list that belongs to a job. */
export type ViewsOfList = Omit<Awaited<ReturnType<typeof viewsOfList>>, "list" | "view"> & {
  list: ListName;
  at?: string;
};
