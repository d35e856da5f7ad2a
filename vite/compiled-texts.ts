import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

type Tree = { [key: string]: string | Tree };

/** Messages as the runtime formats them, so that no browser has to parse ICU. */
function compiled(texts: Tree): unknown {
  const entries = Object.entries(texts);
  return Object.fromEntries(
    entries.map(([key, text]) => [key, typeof text === "string" ? compile(text) : compiled(text)]),
  );
}

/** In the browser's build, catalogues hold messages that are parsed already, and the parser stays away. */
export function compiledTexts(): Plugin {
  return {
    name: "compiled-texts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer) {
      if (source !== "use-intl/format-message") return;
      return this.resolve("use-intl/format-message/format-only", importer, { skipSelf: true });
    },
    async load(id) {
      if (!/\/src\/app\/texts\/\w+\.(en|vi)\.ts$/.test(id)) return;
      const { default: texts } = (await import(pathToFileURL(id).href)) as { default: Tree };
      return `export default ${JSON.stringify(compiled(texts))};`;
    },
  };
}
