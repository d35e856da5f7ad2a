import { readFileSync } from "node:fs";
import { join } from "node:path";
import { changedPaths } from "../../bin/changed-paths.ts";
import { addressesOf, allPages, shellOf } from "../../src/app/loaded-pages.ts";
import type { PageModules } from "../../vite/page-modules.ts";

/** Pattern of files that may change any page: styles, fixtures, packages, and the tests themselves. */
const ofEveryPage =
  /\.css$|(^|\/)(factory|testing)\.ts$|\/testing\/|^(package-lock\.json|vite|public\/)|^test\/(browser|read-page|journeys\/(changed-pages|filled-pages|hiring-pages|look|pages-are-clean|steps))/;

/**
 * Returns a function that returns whether a page has browser modules that differ from main (on main itself, from the
 * commit before). The page is named by its first address without the slash. Every page counts as changed where git
 * finds no difference, or where a changed file may change any page.
 */
export function changedPages(paths = changedPaths("HEAD~1")): (address: string) => boolean {
  const changed = new Set(paths);
  if (changed.size === 0 || [...changed].some((path) => ofEveryPage.test(path))) return () => true;
  const file = join(import.meta.dirname, "../../build/page-modules.json");
  const modules = JSON.parse(readFileSync(file, "utf8")) as PageModules;
  const differs = (route: string) => (modules[route] ?? [route]).some((path) => changed.has(path));
  if (differs("src/app/root.tsx")) return () => true;
  const files = new Map(
    allPages.map((page) => {
      const frame = `src/app/shells/${shellOf(page)}.tsx`;
      return [addressesOf(page)[0]?.slice(1) ?? "", [`src/${page.room}/${page.file}`, frame]] as const;
    }),
  );
  return (address) => files.get(address)?.some(differs) ?? true;
}
