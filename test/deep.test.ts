import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { deepOnly, moreInDeep } from "./deep-list.ts";

const root = join(import.meta.dirname, "..");
const files = globSync("{src,test}/**/*.test.{ts,tsx}", { cwd: root });
const byName = (a: string, b: string) => a.localeCompare(b);

it("test/deep-list.ts names each file that the gate leaves out", () => {
  expect(Object.keys(deepOnly).sort(byName)).toEqual(
    files.filter((file) => /\.deep\.test\.tsx?$/.test(file)).sort(byName),
  );
});

it("test/deep-list.ts names each file of which the gate runs a part", () => {
  const reads = /from "[^"]*\/examples\.ts"/;
  const partial = files.filter(
    (file) => !(file in deepOnly) && reads.test(readFileSync(join(root, file), "utf8")),
  );
  expect(Object.keys(moreInDeep).sort(byName)).toEqual(partial.sort(byName));
});
