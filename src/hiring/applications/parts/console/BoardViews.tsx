import { useLocation, useSearchParams } from "react-router";
import { viewParam } from "#people/saved-views/list-paths.ts";
import { SavedViews } from "#people/saved-views/parts/console/SavedViews.tsx";
import { isSameQuery } from "#people/saved-views/query.ts";
import type { BoardViews as Rows } from "../../load-board-views.ts";
import { filtersOf } from "./board-model.ts";

/** The saved views of the board or the table. The board changes its filters without a request, so they are compared here. */
export function BoardViews({ rows }: { rows: Rows }) {
  const { pathname: at } = useLocation();
  const [params] = useSearchParams();
  const query = filtersOf(params);
  const current = rows.find(({ id }) => id === params.get(viewParam)) ?? null;
  const isChanged = current !== null && !isSameQuery(current.query, query);
  return <SavedViews views={{ list: "applicants", at, rows, query, current, isChanged }} />;
}
