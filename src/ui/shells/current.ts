import type { NavItem } from "./types.ts";

/** Returns the address of the menu entry to which the page at `pathname` belongs: the longest matching prefix. */
export function currentHref(items: readonly NavItem[], pathname: string): string | null {
  const marked = items.find((item) => item.current);
  if (marked) return marked.href;
  const leading = items
    .filter((item) => item.current === undefined)
    .map((item) => item.href)
    .filter((href) => pathname === href || pathname.startsWith(href.endsWith("/") ? href : `${href}/`));
  return leading.sort((a, b) => b.length - a.length)[0] ?? null;
}
