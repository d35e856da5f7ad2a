import { join } from "node:path";
import type { Plugin } from "vite";
import { addressesOf, allPages, fixedPart } from "../src/app/loaded-pages.ts";
import { offlinePath } from "../src/front/offline/paths.ts";

const source = join(import.meta.dirname, "../src/front/offline/sw.ts");
/** Assets that stored pages need without naming them: texts are loaded by name, fonts and icons by styles. */
const shell = /^assets\/((browse\.(en|vi)|icons|root)-[\w-]+\.(js|svg|css)|be-vietnam-pro-[\w-]+\.woff2)$/;

const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const vietnamese = new Set(
  allPages.flatMap(({ path }) => (typeof path === "string" || path.vi === "/" ? [] : [fixedPart(path.vi)])),
);

/** Returns a pattern as source code for the worker. */
const pattern = (source: string) => `/${source.replaceAll("/", "\\/")}/`;

/** The page patterns that the worker needs, from the declarations of rooms. */
const pages = `({
  offline: ${JSON.stringify(offlinePath)},
  kept: [${allPages.flatMap((page) => {
    const { kept } = page;
    return kept
      ? addressesOf(page).map((path) => pattern(`^${literal(fixedPart(path))}/[^/]*${kept.source}`))
      : [];
  })}],
  vietnamese: ${pattern(`^(/$|(${[...vietnamese].map(literal).join("|")})(/|$))`)},
})`;

/** Builds the service worker as one file that contains the names of the page's assets. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      this.emitFile({ type: "chunk", id: source, fileName: "sw.js" });
    },
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("There is no service worker");
      if (worker.imports.length > 0) this.error(`The service worker imports ${worker.imports.join(", ")}`);
      const files = Object.keys(bundle).filter((name) => shell.test(name));
      const names = JSON.stringify(files.map((name) => `/${name}`).sort());
      worker.code = worker.code.replaceAll("__SHELL__", names).replaceAll("__PAGES__", pages);
    },
  };
}
