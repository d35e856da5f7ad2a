import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Unused modules of React Router, with replacements for their exports. The router would include them anyway.
 */
const unused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The browser loads the list of all routes at once (react-router.config.ts), so it never discovers routes later.
  "lib/dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "() => false",
    getPatchRoutesOnNavigationFunction: "() => undefined",
    useFogOFWarDiscovery: "() => undefined",
    getPartialManifest: "undefined",
    getPathsWithAncestors: "undefined",
    getManifestPath: "undefined",
    handleClientVersionMismatch: "undefined",
    URL_LIMIT: "undefined",
  },
  // The entry modules pass no `instrumentations` to the router.
  "lib/router/instrumentation.js": {
    consumeInstrumentationClientResultMetaReceiver: "() => undefined",
    getRouteInstrumentationUpdates: "undefined",
    instrumentClientSideRouter: "undefined",
    instrumentHandler: "undefined",
    instrumentationResultMetaContext: "undefined",
  },
};

/** Removes unused modules of React Router from the browser's code. A release with other exports stops the build. */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: "without-unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      for (const [file, exported] of Object.entries(unused)) {
        if (!id.endsWith(`/react-router/dist/production/${file}`)) continue;
        const code = readFileSync(id, "utf8");
        const listed = code.slice(code.lastIndexOf("export {") + "export {".length, code.lastIndexOf("}"));
        const names = listed
          .split(",")
          .map((name) => name.trim())
          .sort();
        if (names.join() !== Object.keys(exported).sort().join())
          throw new Error(`${id} exports ${names}: vite/router-parts.ts knows another release`);
        return Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${value};`)
          .join("\n");
      }
      return null;
    },
  };
}
