import { expect, it } from "vitest";
import { z } from "zod";
import { fill, readData } from "./data.ts";

it("A file that does not match its schema is named with the place", () => {
  expect(() => readData("tasks", z.array(z.looseObject({ name: z.number() })))).toThrow(
    /^db\/demo\/tasks\.json: (.|\n)*\[0\]\.name/,
  );
});

it("A text is filled with its values, and one without a value is refused", () => {
  expect(fill("{short}, {years} years", { short: "Sen", years: 3 })).toBe("Sen, 3 years");
  expect(() => fill("{company}", {})).toThrow("no value of {company}");
});
