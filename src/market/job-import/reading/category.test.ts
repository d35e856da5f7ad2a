import { describe, expect, it } from "vitest";
import { referenceRows, synonymGroups } from "#platform/reference/seed.ts";
import { createCategoryReader } from "./category.ts";

const rows = referenceRows();
const read = createCategoryReader(rows.categories, rows.skills, synonymGroups());

/** Titles with the sub-categories that a recruiter would accept for them. */
const labelled: readonly [string, ...number[]][] = [
  ["Chuyên Viên Tuyển Dụng", 2],
  ["Talent Acquisition Specialist", 2],
  ["Trưởng Phòng Hành Chính Nhân Sự", 3],
  ["HR Business Partner", 3],
  ["Chuyên Viên C&B", 4],
  ["Payroll Administrator", 4],
  ["Learning & Development Manager", 5],
  ["Lập Trình Viên .Net", 7],
  ["Java Backend Developer", 7],
  ["Frontend Developer (ReactJS)", 8],
  ["Fullstack Developer (Next.js, Node.js)", 9],
  ["Lập Trình Viên Flutter", 10],
  ["Senior iOS Developer", 10],
  ["Unity Game Developer", 11],
  ["Kỹ Sư Phần Mềm Nhúng (Embedded Engineer)", 12],
  ["Nhân Viên Kiểm Thử Phần Mềm", 13],
  ["QA Automation Engineer (TypeScript, Selenium)", 13],
  ["DevOps Engineer (AWS, Azure)", 14],
  ["Chuyên Viên Phân Tích Dữ Liệu", 15],
  ["Senior Data Engineer", 15],
  ["AI Engineer (Junior/Middle)", 16],
  ["Chuyên viên An ninh thông tin", 17],
  ["Chuyên Viên Quản Trị Cơ Sở Dữ Liệu (DBA)", 18],
  ["Kỹ Sư Triển Khai Mạng", 18],
  ["Kỹ Sư Cầu Nối", 19],
  ["Senior Business Analyst", 19],
  ["Nhân Viên IT Helpdesk", 20],
  ["Giám Đốc Điều Hành", 22],
  ["Country Manager", 23],
  ["Quản Lý Dự Án Phần Mềm", 24],
  ["Product Owner", 25],
  ["Cửa Hàng Trưởng", 27],
  ["Nhân Viên Chăm Sóc Khách Hàng", 30],
  ["Customer Success Manager", 31],
  ["Nhân Viên Hành Chính Văn Phòng", 32],
  ["Trợ Lý Tổng Giám Đốc", 33],
  ["Nhân viên Lễ tân", 34],
  ["Data Entry Clerk", 35],
  ["Kế Toán Tổng Hợp", 37],
  ["Kế toán công nợ phải thu", 37],
  ["Ke toan truong", 38],
  ["Kế Toán Thuế", 39],
  ["Internal Auditor", 40],
  ["Financial Analyst", 41],
  ["Nhân Viên Thu Ngân", 42],
  ["Giao dịch viên", 43],
  ["Chuyên viên Quan hệ Khách hàng Doanh nghiệp", 43],
  ["Chuyên Viên Tư Vấn Đầu Tư Chứng Khoán", 44],
  ["Chuyên Viên Quản Trị Rủi Ro", 45],
  ["Nhân Viên Digital Marketing", 47],
  ["Content Creator", 48],
  ["Trade Marketing Executive", 49],
  ["SEO Leader", 50],
  ["Chuyên Viên Tổ Chức Sự Kiện", 51],
  ["Nhân Viên Livestream", 53],
  ["UI/UX Designer", 55],
  ["Nhân Viên Thiết Kế Đồ Họa", 56],
  ["3D Animator", 57],
  ["Video Editor Game Mobile", 58],
  ["Nhân Viên Thiết Kế Nội Thất", 59],
  ["Biên tập viên", 60],
  ["Nhân Viên Kinh Doanh", 62],
  ["Sales Manager", 62],
  ["Nhân Viên Bán Hàng Showroom", 63],
  ["Nhân Viên Telesales", 64],
  ["Business Development Manager", 65],
  ["Key Account Manager", 66],
  ["Sales Admin", 67],
  ["Chuyên Viên Pháp Chế", 69],
  ["Giáo Viên Tiếng Anh", 70],
  ["Registered Nurse", 71],
  ["Trình Dược Viên ETC", 72],
  ["Kỹ Sư Xây Dựng", 73],
  ["Quantity Surveyor", 73],
  ["Kiến Trúc Sư", 74],
  ["Kỹ Sư Thiết Kế Cơ Khí", 75],
  ["Kỹ Sư Điện", 76],
  ["Tổ Trưởng Sản Xuất", 77],
  ["Nhân Viên QC", 78],
  ["Supply Chain Executive", 79],
  ["Nhân Viên Chứng Từ Xuất Nhập Khẩu", 80],
  ["Nhân Viên Mua Hàng", 81],
  ["Thủ Kho", 82],
  ["Hướng dẫn viên du lịch", 83],
  ["Bếp Trưởng", 84],
  ["Nhân Viên Kinh Doanh Bất Động Sản", 85],
  ["Phiên Dịch Tiếng Trung", 86],
  ["Kỹ sư môi trường", 87],
  ["Nhân Viên Bảo Vệ", 90],
];

describe("the category of a job", () => {
  it("is right for at least 85 % of titles in both languages", () => {
    const wrong = labelled.filter(([title, ...right]) => !right.includes(read(title).categoryIds[0]!));
    console.info(
      `categories: ${labelled.length - wrong.length} of ${labelled.length}; wrong: ${wrong.map(([t]) => t).join(" | ")}`,
    );
    expect(labelled.length).toBeGreaterThanOrEqual(60);
    expect(wrong.length / labelled.length).toBeLessThanOrEqual(0.15);
  });

  it("takes the longest phrase: a tax accountant is not a general one", () => {
    expect(read("Nhân viên kế toán thuế").categoryIds).toEqual([39]);
  });

  it("is not misled by marks: được is not dược", () => {
    expect(read("Việc làm được yêu thích").categoryIds).toEqual([93]);
  });

  it("asks the skills and the description where the title says little", () => {
    expect(read("Nhân viên", ["Kế toán thuế"], "").categoryIds[0]).toBe(39);
    expect(read("Chuyên viên", [], "Tuyển dụng nhân sự cho công ty").categoryIds[0]).toBe(2);
  });

  it("falls back to other functions and says that it does not know", () => {
    expect(read("Abc xyz")).toEqual({ categoryIds: [93], confidence: 0 });
  });

  it("answers at most three sub-categories that exist", () => {
    const subs = new Set(rows.categories.filter((row) => row.parent_id !== null).map((row) => row.id));
    for (const [title] of labelled) {
      const { categoryIds } = read(title);
      expect(categoryIds.length).toBeLessThanOrEqual(3);
      for (const id of categoryIds) expect(subs.has(id)).toBe(true);
    }
  });
});
