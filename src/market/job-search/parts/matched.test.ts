import { describe, expect, it } from "vitest";
import { matched } from "./matched.ts";

describe("the typed part of a suggestion", () => {
  it.each([
    ["Kế toán trưởng", "ke to", ["", "Kế to", "án trưởng"]],
    ["Nhân viên Đóng gói", "dong", ["Nhân viên ", "Đóng", " gói"]],
    ["Ke toan", "kế toán", ["", "Ke toan", ""]],
    ["😀 Java", "java", ["😀 ", "Java", ""]],
    ["Kế toán".normalize("NFD"), "TOÁN", ["Kế ", "toán", ""]],
  ])("%s, %s", (text, typed, parts) => {
    expect(matched(text, typed)).toEqual(parts);
  });

  it("is nothing where nothing is typed, or it is not in there", () => {
    expect([matched("Java", " "), matched("Java", "php")]).toEqual([null, null]);
  });
});
