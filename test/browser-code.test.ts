import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const assets = join(root, "build/client/assets");
const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));

/** Words of a library's source that no build shortens. */
const libraries = [
  ["the schema library", "node_modules/zod/v4/core/schemas.js", "$ZodType"],
  ["the SQL builder", "node_modules/kysely/dist/operation-node/select-query-node.js", "SelectQueryNode"],
] as const;

it.each(libraries)("%s stays on the server", (_, source, word) => {
  expect(readFileSync(join(root, source), "utf8")).toContain(word);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => readFileSync(join(assets, name), "utf8").includes(word))).toEqual([]);
});
