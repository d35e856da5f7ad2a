import { isDeepStrictEqual } from "node:util";
import { consoleShells } from "../src/app/page-lists.ts";

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  [more: string]: unknown;
}
interface PageList {
  routes: Record<string, Route>;
  [more: string]: unknown;
}

const assets = "/assets/";
const start = "window.__reactRouterManifest=";

/**
 * A route: its id without the parts derived from the path, its path, its script, and its other properties.
 */
type Row = [id: string, path: string | 0, script: string, more?: object];
/** Routes with the same parent and flags. */
type Group = [shared: Record<string, unknown>, rows: Row[]];

/** Runs in the browser: expands the list of pages from its groups. */
function expand(groups: Group[]): Record<string, object> {
  const routes: Record<string, object> = {};
  for (const [shared, rows] of groups)
    for (const [room, path, script, more] of rows) {
      const id = room.endsWith(":") ? `${room}/${path}` : room;
      routes[id] = { id, ...(path !== 0 && { path }), ...shared, module: `/assets/${script}.js`, ...more };
    }
  return routes;
}

/**
 * Shortens the list of all pages. Repeated values are written once, which makes it a quarter smaller after compression;
 * most pages leave out the chunks to prefetch.
 * @param code React Router's file
 * @returns the files that replace it: the whole list, which consoles load, and the list that other pages load
 */
export function shortPageLists(code: string): { all: string; site: string } {
  if (!code.startsWith(start) || !code.endsWith(";")) throw new Error("The list of pages has another form");
  const list = JSON.parse(code.slice(start.length, -1)) as PageList;
  const others = Object.entries(list.routes).filter(([, route]) => !isOfConsole(route));
  return { all: shortened(list), site: shortened({ ...list, routes: Object.fromEntries(others) }) };
}

const isOfConsole = ({ id, parentId, path }: Route) =>
  consoleShells.has(id) ||
  consoleShells.has(parentId ?? "") ||
  /^(?:employer\/:companyId|consultants)\//.test(path ?? "");

function shortened({ routes, ...list }: PageList): string {
  const wanted = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, needed(route)]));
  const groups = new Map<string, Group>();
  for (const { id, path, module, ...route } of Object.values(wanted)) {
    const { imports, css, index, clientLoaderModule, ...shared } = route;
    const more = defined({ imports, css, index, clientLoaderModule });
    const key = JSON.stringify(shared);
    const group: Group = groups.get(key) ?? [shared, []];
    groups.set(key, group);
    const room = path !== undefined && id.endsWith(`:/${path}`) ? id.slice(0, -path.length - 1) : id;
    const script = module.slice(assets.length, -".js".length);
    group[1].push([room, path ?? 0, script, ...(Object.keys(more).length > 0 ? [more] : [])] as Row);
  }
  const all = [...groups.values()];
  if (!isDeepStrictEqual(expand(all), wanted)) throw new Error("The short list of pages is not the long one");
  // Type stripping leaves spaces in the code of the function; they are removed.
  const expanding = String(expand).replace(/\s+/g, " ");
  return `${start}{...${JSON.stringify(list)},routes:(${expanding})(${JSON.stringify(all)})};`;
}

/** Pages that most visitors open next. */
const often = /^(?:en|jobs|viec-lam|compan(?:y|ies)|cong-ty|login|register)?(?:\/|$)/;

/**
 * Returns a route without flags that are off, and without chunks to prefetch for rarely opened pages: the
 * browser finds them in its script.
 */
function needed(route: Route): Route {
  const { parentId, path } = route;
  const isFrame = parentId === undefined || (parentId === "root" && path === undefined);
  const isOften = isFrame || (parentId === "shells/site" && often.test(path ?? ""));
  return defined({ ...route, ...(!isOften && { imports: undefined }) }) as Route;
}

/** Removes undefined values. */
const defined = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        value !== undefined && value !== false && !(name === "css" && (value as []).length === 0),
    ),
  );
