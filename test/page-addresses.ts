import type { PageBuild } from "../src/app/server.ts";

/** Returns every address of a page, with placeholders such as `:id`, and whether the page has an action. */
export async function pageAddresses(pages: PageBuild): Promise<{ path: string; takes: boolean }[]> {
  const { routes } = await pages.build();
  const whole = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${whole(route.parentId)}/${route.path ?? ""}` : "";
  };
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.values(routes)
    .filter((route) => route !== undefined && !parents.has(route.id))
    .map((route) => ({
      path: whole(route?.id)
        .replace(/\/+/g, "/")
        .replace(/(?<=.)\/$/, ""),
      takes: route?.module.action !== undefined,
    }));
}
