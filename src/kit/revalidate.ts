import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages whose loader does not read the query: another tab, filter or order needs no new data. */
export function unlessQueryOnly(given: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = given;
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !formMethod && samePage ? false : defaultShouldRevalidate;
}
