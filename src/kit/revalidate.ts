import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Skips the reload of data when only the query (a tab, filter or order) changes, for loaders that do not read it. */
export function unlessQueryOnly(given: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = given;
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !formMethod && samePage ? false : defaultShouldRevalidate;
}
