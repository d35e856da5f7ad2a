import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTitle } from "./title.ts";

const titles: readonly [string, string][] = [
  ["Senior Java Developer (Upto 25M)", "Senior Java Developer"],
  ["Họa Viên 3D (Gỗ) - Thu Nhập Upto 19 Triệu/Tháng", "Họa Viên 3D (Gỗ)"],
  ["Vue Developer - Thu Nhập Up to 44 Triệu", "Vue Developer"],
  ["Nhân Viên Kinh Doanh Lương 5-10 Triệu", "Nhân Viên Kinh Doanh"],
  ["Kế Toán Kho – Công Nợ (11–16M/ Tháng)", "Kế Toán Kho – Công Nợ"],
  ["[$3100 - $4200] Lead Data Architect", "Lead Data Architect"],
  ["Trưởng Nhóm QC/ QC Leader | Thu Nhập 17–23M + Thưởng", "Trưởng Nhóm QC/ QC Leader"],
  ["Senior .NET Developer - Attractive Salary", "Senior .NET Developer"],
  [".NET Tech Lead - Attractive Salary", ".NET Tech Lead"],
  ["[Tuyển Gấp] Phó Phòng Vật Tư", "Phó Phòng Vật Tư"],
  ["TUYỂN GẤP KẾ TOÁN TRƯỞNG", "Kế toán trưởng"],
  ["[HOT] Kỹ sư hạ tầng CNTT", "Kỹ sư hạ tầng CNTT"],
  ["Nhân Viên Pha Chế - Đi Làm Ngay", "Nhân Viên Pha Chế"],
  ["Tuyển Dụng Nhân Viên IT", "Nhân Viên IT"],
  ["Chuyên Viên Tuyển Dụng", "Chuyên Viên Tuyển Dụng"],
  ["Data Engineer - Khối Bán Lẻ (HO31.007)", "Data Engineer - Khối Bán Lẻ"],
  ["Chuyên Viên Đấu Thầu - Mã Số: Dthau-77", "Chuyên Viên Đấu Thầu"],
  ["[ĐÀ LẠT] NHÂN VIÊN LỄ TÂN", "[Đà Lạt] nhân viên lễ tân"],
  ["NHÂN VIÊN QA/QC - NGÀNH F&B", "Nhân viên QA/QC - ngành F&B"],
  ["CHUYÊN VIÊN XNK TIẾNG ANH TẠI TP. HCM", "Chuyên viên XNK tiếng Anh tại TP HCM"],
  ["SENIOR BACKEND DEVELOPER (PHP, C++, .NET)", "Senior backend developer (PHP, C++, .NET)"],
  ["Thiết Kế - Lương Cb Từ 10-15 Triệu / Thu Nhập Upto 25 Triệu - Part Time", "Thiết Kế - Part Time"],
  ["【Upto 1,000 Usd】Nhân Viên Kiểm Thử", "Nhân Viên Kiểm Thử"],
  ["KẾ TOÁN THUẾ TẠI HUẾ", "Kế toán thuế tại Huế"],
  ["GAME DESIGNER", "Game designer"],
  ["SALES B2B & SEO", "Sales B2B & SEO"],
  ["CEO", "CEO"],
  ["IT HR", "IT HR"],
  ["C++ Developer", "C++ Developer"],
  ["M365 Consultant", "M365 Consultant"],
  ["Sales Engineer (AWS/Azure/...)", "Sales Engineer (AWS/Azure)"],
  ["🔥 Designer 🔥", "Designer"],
  ["Backend Developer Id732", "Backend Developer"],
  ["Kế toán trưởng - ID 5740", "Kế toán trưởng"],
  ["05 Nhân viên Kho", "Nhân viên Kho"],
  ["3D Artist", "3D Artist"],
  ["24/7 Support Agent", "24/7 Support Agent"],
];

describe("the title of an ad", () => {
  it.each(titles)("%s → %s", (raw, title) => {
    expect(readTitle(raw).title).toBe(title);
  });

  it("tells what it changed", () => {
    expect(readTitle("NHÂN VIÊN KINH DOANH (THU NHẬP 20 TRIỆU)").changed.sort()).toEqual(["case", "pay"]);
    expect(readTitle("Kế toán").changed).toEqual([]);
  });

  it("is composed (NFC) and cut at a word to 100 characters", () => {
    expect(readTitle("Ke\u0302\u0301 toa\u0301n").title).toBe("Kế toán");
    const long = readTitle(`${"Chuyên viên phân tích ".repeat(8)}cuối`);
    expect(long.cut).toBe(true);
    expect(long.title.length).toBeLessThanOrEqual(100);
    expect(long.title.endsWith("phân") || long.title.endsWith("tích") || long.title.endsWith("viên")).toBe(
      true,
    );
  });

  it("leaves a title alone that says nothing but pay", () => {
    expect(readTitle("Thu nhập 20 triệu").title).not.toBe("");
  });

  it("reads its own titles the same again, and never empties one", () => {
    const piece = fc.constantFrom(
      ..."KẾ TOÁN,Nhân viên,Upto,25M,15-20 triệu,(,),[HOT],-,|,Thu nhập,TUYỂN GẤP,.NET,C++,đi làm ngay,$1000,Hà Nội,IT,+++,Lương,/tháng".split(
        ",",
      ),
    );
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(piece, { maxLength: 30 }).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(text, (raw) => {
        const { title } = readTitle(raw);
        expect(readTitle(title).title).toBe(title);
        expect(title.length).toBeLessThanOrEqual(100);
        if (/[\p{L}\p{N}]/u.test(raw.normalize("NFC"))) expect(title).not.toBe("");
      }),
      { numRuns: 2_000 },
    );
  });
});
