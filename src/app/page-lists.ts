/** The layouts of consoles, by the ids of their routes. */
export const consoleShells: ReadonlySet<string> = new Set([
  "shells/company",
  "shells/consultant",
  "shells/admin",
]);

/**
 * Returns the address of the list of pages without consoles, which all other pages load. Consoles have most pages, and
 * their visitors load the whole list.
 * @param list the address of the whole list
 */
export const siteListOf = (list: string): string => list.replace(/\.js$/, ".site.js");
