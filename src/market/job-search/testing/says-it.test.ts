import { describe, expect, it } from "vitest";
import { type AdText, Judge } from "./says-it.ts";

const ad = (id: number, given: Partial<AdText>): AdText => ({
  id,
  title: "",
  company: "",
  skills: [],
  description: "",
  requirement: "",
  labels: [],
  ...given,
});
const judge = new Judge([
  ad(1, { title: "Nhân viên thu ngân", labels: ["Hải Phòng"] }),
  ad(2, { description: "<p>Hỗ trợ <b>thu</b> ngân</p>", title: "Thợ máy" }),
  ad(3, { title: "THU NGAN GAP", labels: ["Part time", "Bán thời gian"] }),
  ad(4, { description: "Thu chi, ngân hàng", title: "Kế toán", skills: ["Tiếng Trung"] }),
  ad(5, { title: "Cashier", company: "May Việt" }),
  ad(6, { title: "Senior Backend Developer (Node.js)", skills: ["NodeJS", "Hoà giải"] }),
  ad(7, { title: "Thử ngân sách", requirement: "kỹ năng" }),
  ad(8, { title: "Cần NV kho, tp Hà Nội" }),
  ad(9, { title: "Thủ quỹ" }),
  ad(10, { description: "Cùng thủ quỹ và the cashier" }),
  ad(11, { description: "Cùng thủ quỹ" }),
]);
const saying = (keyword: string) => [...judge.verdict(keyword).says].sort((a, b) => a - b);
const accepted = (keyword: string, translations: string[] = []) =>
  [...judge.verdict(keyword, translations).accepts].sort((a, b) => a - b);

describe("An ad says a keyword", () => {
  it("when it holds its words side by side or a translation, in any text and across tags, or a synonym in the title", () => {
    expect(saying("thu ngân")).toEqual([1, 2, 3, 5, 9, 10]);
    expect(saying("cashier")).toEqual([1, 2, 3, 5, 9, 10]);
  });

  it("with the accents that were typed, or with any where none were", () => {
    expect(saying("thợ may")).toEqual([]);
    expect(saying("tho may")).toEqual([2]);
    expect(saying("thu ngan")).toEqual([1, 2, 3, 5, 7, 9, 10]);
    expect(saying("hòa giải")).toEqual([6]);
    expect(saying("kĩ năng")).toEqual([7]);
  });

  it("in another spelling or a short form, which alone may mean something else", () => {
    for (const keyword of ["nodejs", "node js", "NODE.JS"]) expect(saying(keyword), keyword).toEqual([6]);
    expect(saying("nhân viên kho")).toEqual([8]);
    expect(saying("trưởng phòng")).toEqual([]);
  });

  it("when its place or kind of employment says a part", () => {
    expect(saying("thu ngân hải phòng")).toEqual([1]);
    expect(saying("thu ngan parttime")).toEqual([3]);
    expect(saying("hải phòng")).toEqual([1]);
  });
});

describe("A reader accepts", () => {
  it("a synonym in any text", () => {
    expect(accepted("thu ngân")).toEqual([1, 2, 3, 5, 9, 10, 11]);
  });

  it("each concept of the keyword in title and skills, and a translation, which need not be found", () => {
    expect(saying("kế toán tiếng trung")).toEqual([]);
    expect(accepted("kế toán tiếng trung")).toEqual([4]);
    expect(accepted("nodejs developer")).toEqual([6]);
    expect(accepted("thợ cơ khí")).toEqual([]);
    expect(accepted("thợ cơ khí", ["thợ máy"])).toEqual([2]);
  });
});
