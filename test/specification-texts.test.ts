import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ApiError } from "#kit/call.ts";
import { errorTexts } from "../src/app/error-texts.ts";

/** Texts that spec §8 quotes for features that do not exist yet (decision 110). */
const later = ["Update client fail", "Teams name exist"];
/** Quoted texts that contain a value, with the placeholders of the catalogue. */
const withValue: Record<string, string> = {
  "Upload file exceeds max size (5MB)": "Upload file exceeds max size ({mb}MB)",
  "As least 6 characters": "As least {min} characters",
};

const root = join(import.meta.dirname, "..");
const rules = readFileSync(join(root, "docs/rules/spec-roles-calls-and-limits.md"), "utf8");
const section = rules.slice(rules.indexOf("**Texts that stay as they are**"), rules.indexOf("## Spec §9"));
const quoted = [...section.replace(/\s+/g, " ").matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? "");
const catalogues = readdirSync(join(root, "src"), { recursive: true })
  .map(String)
  .filter((path) => path.endsWith("messages.en.ts"))
  .map((path) => readFileSync(join(root, "src", path), "utf8").replace(/\s+/g, " "))
  .join("\n");

describe("Quoted texts of the specification (spec §8)", () => {
  it("are listed in the rules, with those of its pages", () => {
    expect(quoted.length).toBeGreaterThanOrEqual(38);
    expect(quoted).toEqual(expect.arrayContaining([...later, ...Object.keys(withValue)]));
  });

  it.each(quoted.filter((text) => !later.includes(text)))("in a catalogue, word for word: %s", (text) => {
    expect(catalogues).toContain(withValue[text] ?? text);
  });

  it("are in the answers of the API", () => {
    const answers = Object.values(errorTexts.en);
    for (const text of [
      "Your password has been expired. Click here to reset your password!",
      "Reset password fail",
      "Create job failed",
      "Create Share CV failed",
      "Create feedback fail",
      "This candidate is already exist",
      "Upload fail",
      "Please fill in all information",
      "Company Name exist",
      "Tax code already taken",
      "Job Alert already existed",
    ])
      expect(answers, text).toContain(text);
  });

  it("are the messages of an error of the transport", () => {
    const messages = [401, 403, 500].map(
      (status) => new ApiError(status, [], {}, null, "/companies/jobs").message,
    );
    expect(messages).toEqual(["Server API 401", "Server API 403", "Server API 500 /companies/jobs"]);
  });
});
