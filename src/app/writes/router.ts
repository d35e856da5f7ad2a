import { type DataRouter, matchRoutes, type RouteObject } from "react-router";

interface Left {
  __reactRouterDataRouter?: DataRouter;
  __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> };
}

const prepared = new Set<string>();

/** Returns the state of the router, which the library exposes for its developer tools. */
export function current() {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as Left;
  const state = router?.state;
  return {
    /** Returns the loaders' data of the page in view; null if the address is that of another page. */
    shown({ pathname, search }: URL) {
      const { location, loaderData } = state ?? {};
      return location?.pathname === pathname && location.search === search ? (loaderData ?? null) : null;
    },
    /** Returns whether the router is navigating to this page. */
    opens({ pathname, search }: URL): boolean {
      const { location } = state?.navigation ?? {};
      return location?.pathname === pathname && location.search === search;
    },
    /**
     * Fetches the code of a page into the browser's cache. The code is not imported: browsers remember a failed import, and
     * the router would then reload the document.
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
     * Keeps the page in view as it is.
     * @returns the data that its action has returned before
     */
    stay(path: string, routeId: string): unknown {
      const { navigation, location, actionData } = state ?? {};
      const navigates = navigation?.state === "submitting" && navigation.location.pathname === path;
      if (!navigates) return undefined;
      // The form leads to another page: navigating to the present one ends that navigation without loading anything.
      if (location?.pathname !== path)
        void router?.navigate({ hash: location?.hash || "#" }, { replace: true, preventScrollReset: true });
      return actionData?.[routeId];
    },
  };
}
