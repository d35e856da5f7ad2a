import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "#kit/config.ts";

const text = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const names = (path: string, pattern: RegExp) =>
  [...text(path).matchAll(pattern)].map((match) => match[1] ?? "").sort();

describe("settings are documented", () => {
  // Settings are read from the source of the schema, because a configuration lacks the keys of optional settings.
  const settings = names("src/kit/config.ts", /^ {2}([A-Z][A-Z_]+):/gm);

  it("knows the settings of the schema", () => {
    expect(settings.length).toBeGreaterThan(20);
    expect(settings).toEqual(expect.arrayContaining(["PORT", "DATABASE_URL", "GOOGLE_CLIENT_ID"]));
  });

  it("in .env.example, each once and no other", () => {
    expect(names(".env.example", /^(?:# )?([A-Z][A-Z_]+)=/gm)).toEqual(settings);
  });

  it("in the table of the README, each once and no other", () => {
    expect(names("README.md", /^\| `([A-Z][A-Z_]+)` \|/gm)).toEqual(settings);
  });

  it("with their defaults", () => {
    const values = [...text(".env.example").matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)].map(
      ([, name = "", value = ""]) => [name, value.replace(/^"(.*)"$/, "$1")],
    );
    expect(readConfig(Object.fromEntries(values))).toEqual(readConfig({}));
  });
});
