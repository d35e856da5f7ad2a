import { describe, expect, it } from "vitest";
import { longFunctions } from "../bin/laws/function-length.ts";

const lines = (count: number) => "  step();\n".repeat(count);
const longIn = (text: string) => [...longFunctions("src/hiring/offers/a.ts", `\n\n${text}`)];

describe("The law of function length", () => {
  it.each([
    ["a function", `export function send() {\n${lines(59)}}`, "send"],
    ["an arrow function", `export const send = () => {\n${lines(59)}};`, "send"],
    ["a method", `class Mail {\n  send() {\n${lines(59)}  }\n}`, "send"],
    ["an argument", `export const view = define({ body: () => {\n${lines(59)}} });`, "body"],
    ["the function that is exported by default", `export default () => {\n${lines(59)}};`, "default"],
  ])("refuses %s of 61 lines", (_name, text, name) => {
    expect(longIn(text)).toEqual([[name, 61]]);
  });

  it.each([
    ["a function of 60 lines", `function send() {\n${lines(58)}}`],
    ["an object of 61 lines", `const rates = {\n${"  rate,\n".repeat(59)}};`],
    ["two functions of 40 lines", `function a() {\n${lines(38)}}\nfunction b() {\n${lines(38)}}`],
  ])("accepts %s", (_name, text) => {
    expect(longIn(text)).toEqual([]);
  });
});
