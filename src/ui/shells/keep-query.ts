import type { SyntheticEvent } from "react";

/**
 * Gives the link of the language switch the query of the address bar, which scripts change without a navigation: the job that is
 * open beside a list stays open.
 */
export function keepQuery({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  const url = new URL(link.href);
  const next = url.searchParams.get("next");
  if (next === null) url.search = location.search;
  else url.searchParams.set("next", next.split("?", 1)[0] + location.search);
  link.href = url.href;
}
