/** A panel of an applicant, by its name, and the query with which it shows its page; empty for the page's usual query. */
export interface ShownPanel {
  command: string;
  query: string;
}

/** Returns the panel that an address names in its parameter `panel`, such as `interview?several=1`; null for none. */
export function panelOf(parameter: string | null): ShownPanel | null {
  const [command = "", ...query] = (parameter ?? "").split("?");
  return command ? { command, query: query.length > 0 ? `?${query.join("?")}` : "" } : null;
}

/** Returns the value of the parameter `panel`. */
export function panelParameter({ command, query }: ShownPanel): string {
  return command + query;
}

/** Returns the address of the page of a panel, without a fragment. `page` is the panel's usual address. */
export function pageOf(page: string, query: string): string {
  const [usual = ""] = page.split("#");
  return query ? usual.replace(/\?.*/, "") + query : usual;
}

/**
 * Returns the panel to whose page a link leads; null for other links.
 * @param pages the usual address of each panel's page; a link may have more query parameters
 */
export function linkedPanel(
  link: URL,
  pages: readonly { command: string; page: string }[],
): ShownPanel | null {
  for (const { command, page } of pages) {
    const usual = new URL(page, link.origin);
    if (usual.pathname !== link.pathname || usual.hash !== link.hash) continue;
    if ([...usual.searchParams].some(([name, value]) => link.searchParams.get(name) !== value)) continue;
    return { command, query: link.search === usual.search ? "" : link.search };
  }
  return null;
}
