import { join } from "node:path";
import type { Plugin } from "vite";

const runtime = join(import.meta.dirname, "../src/kit/intl.tsx");

/** In the build, catalogues contain parsed messages (vite/texts.ts), and pages use the hooks of kit/intl. */
export function ownIntl(): Plugin {
  return {
    name: "own-intl",
    enforce: "pre",
    apply: "build",
    resolveId(source) {
      return source === "use-intl" ? runtime : undefined;
    },
  };
}
