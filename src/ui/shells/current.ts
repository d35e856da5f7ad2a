import type { NavItem } from "./types.ts";

/** The entry of a menu that the page at `pathname` belongs to: the longest address that leads it. */
export function currentHref(items: readonly NavItem[], pathname: string): string | null {
  const told = items.find((item) => item.current);
  if (told) return told.href;
  const leading = items
    .filter((item) => item.current === undefined)
    .map((item) => item.href)
    .filter((href) => pathname === href || pathname.startsWith(href.endsWith("/") ? href : `${href}/`));
  return leading.sort((a, b) => b.length - a.length)[0] ?? null;
}
