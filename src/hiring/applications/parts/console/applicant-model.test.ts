import { describe, expect, it } from "vitest";
import { spacedPhone, textBlocks } from "./applicant-model.ts";

describe("The blocks of a CV's text", () => {
  it("are headings, items, lines and gaps", () => {
    const blocks = textBlocks(
      "\n\nNGUYỄN VĂN AN\nKế toán viên\n\n\n- • Lập báo cáo\n-  \n2019 - 2024\nan@example.test\n\n",
    );
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ["heading", "NGUYỄN VĂN AN"],
      ["line", "Kế toán viên"],
      ["gap", ""],
      ["item", "Lập báo cáo"],
      ["line", "-"],
      ["line", "2019 - 2024"],
      ["line", "an@example.test"],
    ]);
  });

  it("leave out letters of icon fonts", () => {
    expect(textBlocks("\uf0e0 an@example.test")[0]?.text).toBe("an@example.test");
  });
});

describe("A phone number", () => {
  it("is grouped if it is Vietnamese, and unchanged otherwise", () => {
    expect(spacedPhone("+84844240725")).toBe("0844 240 725");
    expect(spacedPhone("0901 234 567")).toBe("0901 234 567");
    expect(spacedPhone("+6591234567")).toBe("+6591234567");
  });
});
