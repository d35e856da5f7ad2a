import type { SyntheticEvent } from "react";

/**
 * Adds the query of the address bar to the link of the language switch. Scripts change it without a
 * navigation, so a job opened beside a list stays open.
 */
export function keepQuery({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  const url = new URL(link.href);
  const next = url.searchParams.get("next");
  if (next === null) url.search = location.search;
  else url.searchParams.set("next", next.split("?", 1)[0] + location.search);
  link.href = url.href;
}
