import { join } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { catalogueOf, pick, sourcesOf } from "../src/app/catalogues.ts";
import type { Language } from "../src/kit/i18n.ts";
import type { Catalogue } from "../src/kit/pages.ts";

type Tree = { [key: string]: string | Tree };

const src = join(import.meta.dirname, "../src");
const prefix = "virtual:texts/";

/** Parses messages for the runtime, so that the browser does not need an ICU parser. */
function compiled(texts: Tree): unknown {
  const entries = Object.entries(texts);
  return Object.fromEntries(
    entries.map(([key, text]) => [key, typeof text === "string" ? compile(text) : compiled(text)]),
  );
}

/**
 * Serves `virtual:texts/site.en.js`: a catalogue of texts from the declarations of rooms. In the build its
 * messages are parsed; in development it imports the rooms' files, so that a changed text is shown at once.
 */
export function texts(): Plugin {
  let isBuild = false;
  return {
    name: "texts",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const [catalogue, language] = id.slice(prefix.length + 1).split(".") as [Catalogue, Language];
      if (isBuild)
        return `export default ${JSON.stringify(compiled(await catalogueOf(catalogue, language)))};`;
      const sources = sourcesOf(catalogue);
      const imports = sources.map(
        ({ room }, n) =>
          `import * as m${n} from ${JSON.stringify(join(src, room, `messages.${language}.ts`))};`,
      );
      const entries = sources.map(
        ({ name, groups }, n) => `${JSON.stringify(name)}: pick(m${n}, ${JSON.stringify(groups)}),`,
      );
      return [...imports, `const pick = ${pick};`, "export default {", ...entries, "};"].join("\n");
    },
  };
}
