import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const assets = join(root, "build/client/assets");
const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));

const router = "node_modules/react-router/dist/production/lib";

/** For each library, an identifier in its source that a build does not shorten. */
const libraries = [
  ["the schema library", "node_modules/zod/v4/core/schemas.js", "$ZodType"],
  ["the SQL builder", "node_modules/kysely/dist/operation-node/select-query-node.js", "SelectQueryNode"],
  ["the router's discovery of pages", `${router}/dom/ssr/fog-of-war.js`, "/__manifest"],
  ["the router's instrumentation", `${router}/router/instrumentation.js`, "Uninstrumented"],
] as const;

it.each(libraries)("%s is not in the browser's code", (_, source, word) => {
  expect(readFileSync(join(root, source), "utf8")).toContain(word);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => readFileSync(join(assets, name), "utf8").includes(word))).toEqual([]);
});

it("public pages load a list of pages without consoles", () => {
  const [all, site] = [/^manifest-\w+\.js$/, /^manifest-\w+\.site\.js$/].map((list) =>
    readFileSync(join(assets, scripts.find((name) => list.test(name)) ?? ""), "utf8"),
  );
  expect(all).toContain("consultants/");
  expect(site).toContain("viec-lam");
  expect(site).not.toMatch(/consultants\/|employer\/:companyId\/|"admin\/audit"/);
});
