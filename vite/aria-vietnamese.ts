import { join } from "node:path";
import type { Plugin } from "vite";
import { ariaTexts } from "./aria-texts.vi.ts";

const file = /react-aria(?:-components)?\/dist\/private\/(?:[\w-]+\/)?intlStrings\.m?js$/;
const texts = join(import.meta.dirname, "aria-texts.vi.ts");
const english = /from "([^"]*?(?:\/intl\/([\w-]+))?\/en-US\.mjs)"/;

/**
 * Gives react-aria Vietnamese texts and removes the thirty languages that Sen does not use. A group of texts
 * without Vietnamese stops the build.
 */
export function ariaVietnamese(): Plugin {
  const groupOf = new Map<string, string>();
  return {
    name: "aria-vietnamese",
    enforce: "pre",
    transform(code, id) {
      if (!file.test(id.split("?", 1)[0] ?? "")) return;
      const [, path, folder] = english.exec(code) ?? [];
      if (!path) return;
      const group = folder ?? "components";
      groupOf.set(id, group);
      const own = ariaTexts[group] ? `import { ariaTexts } from ${JSON.stringify(texts)};\n` : "";
      const vietnamese = own ? `, "vi-VN": ariaTexts[${JSON.stringify(group)}]` : "";
      return {
        code: `import en from "${path}";\n${own}export default { "en-US": en${vietnamese} };`,
        map: null,
      };
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, module] of Object.entries(chunk.modules)) {
          const group = groupOf.get(id);
          if (group && module.renderedLength > 0 && !ariaTexts[group])
            this.error(`vite/aria-texts.vi.ts has no Vietnamese for react-aria's "${group}"`);
        }
      }
    },
  };
}
