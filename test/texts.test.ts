import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allRoutes } from "../src/app/api.ts";
import { errorTexts } from "../src/app/error-texts.ts";
import { testApi } from "./api.ts";

const src = join(import.meta.dirname, "../src");
const rooms = readdirSync(src, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith("messages.en.ts"));

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

/** Returns the names of the values that a text needs. */
const values = (text: string) => {
  // `{one}` after the key of a plural or select is a text, not a value.
  const names = text.matchAll(
    /(?<!(?:\b(?:zero|one|two|few|many|other|true|false|none)|=\d+)\s)\{(\w+)[,}]/g,
  );
  return [...new Set([...names].map((match) => match[1]))].sort();
};

describe.each(rooms)("%s", async (path) => {
  const en = leaves({ ...(await import(join(src, path))) } as Tree);
  const vi = new Map(leaves({ ...(await import(join(src, path.replace(".en.ts", ".vi.ts")))) } as Tree));

  it("has every text in Vietnamese, with the same values", () => {
    for (const [key, text] of en) {
      expect(vi.has(key), key).toBe(true);
      expect(values(vi.get(key) ?? ""), key).toEqual(values(text));
    }
    expect([...vi.keys()].filter((key) => !en.some(([own]) => own === key))).toEqual([]);
  });

  it("is written in NFC, without empty texts", () => {
    for (const text of [...en.map((entry) => entry[1]), ...vi.values()]) {
      expect(text).toBe(text.normalize("NFC"));
      expect(text.trim()).not.toBe("");
    }
  });
});

describe("The error catalogue", () => {
  it("has a text in both languages for every code that a contract names", async () => {
    const api = await testApi();
    const codes = new Set(allRoutes(api.services).flatMap((bound) => bound.endpoint.errors));
    const missing = [...codes].filter((code) => !(code in errorTexts.en) || !(code in errorTexts.vi));
    expect(missing).toEqual([]);
  });
});
