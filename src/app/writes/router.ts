import { type DataRouter, matchRoutes, type RouteObject } from "react-router";

interface Left {
  __reactRouterDataRouter?: DataRouter;
  __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> };
}

const prepared = new Set<string>();

/** What the router shows; the library leaves it here for its tools. */
export function current() {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as Left;
  const state = router?.state;
  return {
    /** What the loaders of the page in view answered; null where the address is another page's. */
    shown({ pathname, search }: URL) {
      const { location, loaderData } = state ?? {};
      return location?.pathname === pathname && location.search === search ? (loaderData ?? null) : null;
    },
    /** Whether this is the page on its way into view. */
    opens({ pathname, search }: URL): boolean {
      const { location } = state?.navigation ?? {};
      return location?.pathname === pathname && location.search === search;
    },
    /**
     * Has the browser keep the code of a page. It is not imported: a browser remembers an import that failed, and the router
     * then loads the document anew.
     */
    prepare(path: string): void {
      const routes = matchRoutes((router?.routes ?? []) as RouteObject[], path) ?? [];
      for (const { route } of routes) {
        const { module, imports = [] } = manifest?.routes[route.id ?? ""] ?? {};
        for (const file of module ? [module, ...imports] : [])
          if (!prepared.has(file)) {
            prepared.add(file);
            fetch(file, { priority: "low" }).catch(() => prepared.delete(file));
          }
      }
    },
    /**
     * Keeps the page in view, as it is.
     * @returns what its action answered before
     */
    stay(path: string, routeId: string): unknown {
      const { navigation, location, actionData } = state ?? {};
      const navigates = navigation?.state === "submitting" && navigation.location.pathname === path;
      if (!navigates) return undefined;
      // The form was for another page: going nowhere ends the way there, without loading anything.
      if (location?.pathname !== path)
        void router?.navigate({ hash: location?.hash || "#" }, { replace: true, preventScrollReset: true });
      return actionData?.[routeId];
    },
  };
}
