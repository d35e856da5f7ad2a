import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..");
const routeMark = "?__react-router-build-client-route";

/** The project's modules that the browser loads for each route module and frame. Paths are relative to the project's folder. */
export type PageModules = Record<string, string[]>;

/** Writes `build/page-modules.json`, from which tests find the pages that a change concerns. */
export function pageModules(): Plugin {
  return {
    name: "page-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      const pathOf = (id: string) => relative(root, id.split("?", 1)[0] ?? "");
      const routes = [...this.getModuleIds()].filter((id) => id.endsWith(routeMark));
      const modules: PageModules = {};
      for (const route of routes) {
        const reached = new Set([route]);
        for (const id of reached) {
          const info = this.getModuleInfo(id);
          for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
            if (!next.includes("node_modules") && !next.startsWith("\0")) reached.add(next);
        }
        modules[pathOf(route)] = [...new Set([...reached].map(pathOf))].sort();
      }
      mkdirSync(join(root, "build"), { recursive: true });
      writeFileSync(join(root, "build/page-modules.json"), JSON.stringify(modules));
    },
  };
}
