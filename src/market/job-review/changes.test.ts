import { describe, expect, it } from "vitest";
import { wordChanges } from "./changes.ts";

const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => ({ same: text, added: `[+${text.trim()}]`, removed: `[-${text.trim()}]` })[kind])
    .join("");

describe("The changes of a text", () => {
  it.each([
    ["Lương 15 triệu", "Lương 15 triệu", "Lương 15 triệu"],
    ["", "mới", "[+mới]"],
    ["cũ", "", "[-cũ]"],
    ["Tuổi từ 20 đến 30, nhanh nhẹn", "Nhanh nhẹn", "[-Tuổi từ 20 đến 30, nhanh][+Nhanh]nhẹn"],
    ["một hai ba bốn", "một hai bốn năm", "một hai [-ba]bốn [+năm]"],
    ["a b c d", "a x c d", "a [-b][+x]c d"],
  ])("%j → %j", (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it("contain both texts completely", () => {
    const before = "Bạn sẽ lập báo cáo tháng,\ntheo dõi công nợ  và làm việc với kiểm toán.";
    const after = "Bạn lập báo cáo quý,\ntheo dõi công nợ và\nlàm việc với cơ quan thuế.";
    const pieces = wordChanges(before, after);
    const text = (not: string) =>
      pieces
        .filter(({ kind }) => kind !== not)
        .map((piece) => piece.text.trim())
        .join(" ")
        .split(/\s+/)
        .join(" ");
    expect(text("removed")).toBe(after.split(/\s+/).join(" "));
    expect(text("added")).toBe(before.split(/\s+/).join(" "));
  });

  it("replace the middle of very long texts as a whole", () => {
    const long = (word: string) => Array.from({ length: 6000 }, (_, at) => `${word}${at}`).join(" ");
    const pieces = wordChanges(`đầu ${long("a")} cuối`, `đầu ${long("b")} cuối`);
    expect(pieces.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
  });
});
