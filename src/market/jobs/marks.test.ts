import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { MarkKey } from "./mark-rules.ts";
import { type MarkedAd, marksOf } from "./marks.ts";

const plain: MarkedAd = {
  title: "Kế toán tổng hợp",
  highlight_description: null,
  description: "<p>Lập báo cáo tài chính, theo dõi công nợ.</p>",
  requirement: "<p>Từ hai năm kinh nghiệm, đủ 18 tuổi.</p>",
  benefits: "<p>Không thu phí đồng phục, miễn phí đào tạo; không phân biệt nam nữ.</p>",
  salary_type: 0,
  salary_min: 15_000_000,
  salary_max: 25_000_000,
};
const keysOf = (given: Partial<MarkedAd>) => marksOf({ ...plain, ...given }).map(({ key }) => key);

describe("The faults of an ad", () => {
  it("finds nothing in an honest ad, nor where it says that it does not ask for it", () => {
    expect(marksOf(plain)).toEqual([]);
    for (const requirement of [
      "Nam/nữ, tuổi từ 18",
      "Tuyển nam nữ làm việc tại văn phòng",
      "Cần tuyển 5 nam/nữ",
      "Tuyển 3 nam, nữ phục vụ",
      "Tuyển nam và nữ",
      "Tuyển sinh nữ sinh viên",
      "Tuyển Nam Định",
      "Cần tuyển 5 nhân viên nam và nữ",
      "Giới tính: Nam hoặc Nữ",
      "Không yêu cầu ngoại hình",
      "No deposit. You never pay a training fee",
      "Ưu tiên ứng viên nam định cư lâu dài".replace("nam ", ""),
      "Mã số thuế 0314409058123, lương 12.000.000",
    ])
      expect([requirement, keysOf({ requirement })]).toEqual([requirement, []]);
  });

  it.each<[MarkKey, Partial<MarkedAd>]>([
    ["fee", { requirement: "Ứng viên nộp cọc 500k" }],
    ["fee", { benefits: "Thu phí đồng phục 350.000 đồng" }],
    ["fee", { description: "You pay a training fee of $50" }],
    ["age", { requirement: "Tuổi từ 22 đến 35" }],
    ["age", { requirement: "Không quá 30 tuổi" }],
    ["age", { requirement: "Aged 25 to 35" }],
    ["gender", { requirement: "Giới tính: Nữ" }],
    ["gender", { title: "Chỉ tuyển nam phụ kho" }],
    ["gender", { requirement: "Male only" }],
    ["gender", { description: "Tuyển nữ làm việc tại văn phòng" }],
    ["gender", { description: "Cần tuyển 5 nam" }],
    ["gender", { title: "Tuyển gấp 10 bạn nữ" }],
    ["gender", { description: "Công ty tuyển thêm 02 nhân viên nam" }],
    ["looks", { requirement: "Ngoại hình ưa nhìn, cao từ 1m60" }],
    ["family", { requirement: "Chưa lập gia đình" }],
    ["origin", { requirement: "Có hộ khẩu Hà Nội" }],
    ["email", { description: "Gửi CV về hr@congty.vn" }],
    ["phone", { description: "Gọi 0903.000.118 gặp chị Hoa" }],
    ["phone", { description: "Call +84 903 000 118" }],
    ["messenger", { benefits: "Liên hệ qua Zalo để biết thêm" }],
    ["form_link", { description: "Điền https://forms.gle/abc" }],
    ["pay_unclear", { benefits: "Thu nhập không giới hạn" }],
    ["pay_wide", { salary_min: 5_000_000, salary_max: 50_000_000 }],
    ["papers", { requirement: "Công ty giữ bằng gốc trong một năm" }],
    ["probation", { benefits: "Thử việc hai tháng, 70% mức lương" }],
    ["unskilled", { title: "Tuyển gấp công nhân may" }],
    ["vague", { description: "Công việc cụ thể trao đổi khi phỏng vấn" }],
    ["pay_unclear", { benefits: "Lương: trao đổi khi phỏng vấn" }],
    ["pay_missing", { salary_type: 1, salary_min: null, salary_max: null }],
    ["title_capitals", { title: "NHÂN VIÊN KINH DOANH" }],
    ["title_pay", { title: "Nhân viên kho lương 12 triệu" }],
  ])("marks %s", (key, given) => {
    const marks = marksOf({ ...plain, ...given });
    expect(marks.map((mark) => mark.key)).toEqual([key]);
    expect(marks[0]?.field).toBe(/^pay_(?:wide|missing)$/.test(key) ? "salary" : Object.keys(given)[0]);
  });

  it("quotes the words in their line, and puts what is gravest first", () => {
    const marks = marksOf({
      ...plain,
      description: "<ul><li>Gửi CV về hr@congty.vn</li></ul>",
      requirement: "<ul><li>Tốt nghiệp cao đẳng</li><li>Nữ, 22 – 35 tuổi</li></ul>",
    });
    expect(marks).toEqual([
      { key: "age", field: "requirement", quote: "Nữ, 22 – 35 tuổi" },
      { key: "gender", field: "requirement", quote: "Nữ, 22 – 35 tuổi" },
      { key: "email", field: "description", quote: "Gửi CV về hr@congty.vn" },
    ]);
  });

  const file = "../shared/data/jobs-vi.jsonl.gz";
  it.skipIf(!existsSync(file))("mark few of 9,000 real ads, for what they say", () => {
    const lines = gunzipSync(readFileSync(file)).toString().trim().split("\n");
    const counts = new Map<MarkKey, number>();
    for (const line of lines) {
      const ad = JSON.parse(line) as Record<string, string>;
      const marks = marksOf({
        ...plain,
        title: ad.title ?? "",
        description: ad.description ?? "",
        requirement: ad.requirements ?? "",
        benefits: ad.benefits ?? "",
      });
      for (const { key } of marks) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const share = (key: MarkKey) => (counts.get(key) ?? 0) / lines.length;
    // The limits come from reading the ads: about 770 ads require an age, 190 certain looks, 400 a sex.
    expect(share("age")).toBeGreaterThan(0.06);
    expect(share("age")).toBeLessThan(0.1);
    expect(share("looks")).toBeGreaterThan(0.015);
    expect(share("looks")).toBeLessThan(0.03);
    expect(share("gender")).toBeGreaterThan(0.03);
    expect(share("gender")).toBeLessThan(0.06);
    // Customers' deposits and paid courses are not fees for the candidate.
    expect(share("fee")).toBeLessThan(0.001);
    // Email addresses and phone numbers are masked in the data.
    expect(share("phone") + share("messenger")).toBeLessThan(0.001);
  });
});
