import { join } from "node:path";
import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

type Tree = { [key: string]: string | Tree };

const runtime = join(import.meta.dirname, "../src/kit/intl.tsx");

/** Messages as the runtime formats them, so that nobody has to parse ICU. */
function compiled(texts: Tree): unknown {
  const entries = Object.entries(texts);
  return Object.fromEntries(
    entries.map(([key, text]) => [key, typeof text === "string" ? compile(text) : compiled(text)]),
  );
}

/** In the build, catalogues hold messages that are parsed already, and pages take their hooks from kit/intl. */
export function compiledTexts(): Plugin {
  return {
    name: "compiled-texts",
    enforce: "pre",
    apply: "build",
    resolveId(source) {
      return source === "use-intl" ? runtime : undefined;
    },
    async load(id) {
      if (!/\/src\/app\/texts\/[\w-]+\.(en|vi)\.ts$/.test(id)) return;
      const { default: texts } = (await import(pathToFileURL(id).href)) as { default: Tree };
      return `export default ${JSON.stringify(compiled(texts))};`;
    },
  };
}
