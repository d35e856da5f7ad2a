import type { PageBuild } from "../src/app/server.ts";

/** Every address of a page as the router has it (`:name` where something is named), and whether it takes a form. */
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
