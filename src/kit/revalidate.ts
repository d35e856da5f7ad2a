import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages whose loader reads no query: another tab, filter or order of the same page needs nothing from the server. */
export function unlessQueryOnly(given: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = given;
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !formMethod && samePage ? false : defaultShouldRevalidate;
}
