import { describe, expect, it } from "vitest";
import { findExperience, readExperience } from "./experience.ts";
import { readJobType } from "./job-type.ts";
import { readLevel } from "./level.ts";

describe("years of experience", () => {
  it.each([
    ["0 năm", 0],
    ["Không yêu cầu", 0],
    ["Khong yeu cau", 0],
    ["Chưa có kinh nghiệm", 0],
    ["fresher", 0],
    ["Dưới 1 năm", 1],
    ["Lên đến 1 Năm", 1],
    ["6 tháng", 1],
    ["1 năm", 2],
    ["2 nam", 2],
    ["toi thieu 2 nam", 2],
    ["2 - 5 Năm", 2],
    ["3+ years", 3],
    ["Trên 3 Năm", 3],
    ["At least 5 years", 4],
    ["5", 4],
    ["10 năm", 5],
    ["15 - 25 triệu", null],
    ["Thoả thuận", null],
    ["-1 năm", null],
    ["", null],
  ] as const)("%s → %s", (text, id) => {
    expect(readExperience(text)).toBe(id);
  });

  it("is found in the requirements of an ad", () => {
    expect(findExperience("Nam, dưới 35 tuổi.\n- Có ít nhất 3 năm kinh nghiệm kế toán")).toBe(3);
    expect(findExperience("Minimum 5 years of experience with Java")).toBe(4);
    expect(findExperience("Công ty thành lập 20 năm. Không yêu cầu kinh nghiệm.")).toBe(0);
    expect(findExperience("Nghỉ phép 12 ngày mỗi năm")).toBe(null);
  });
});

describe("the level of a job", () => {
  it.each([
    ["Thực Tập Sinh Kế Toán", "", 0],
    ["SEO Intern", "Nhân viên", 0],
    ["Nhân viên kinh doanh", "Nhân viên", 1],
    ["Junior Tester", "", 1],
    ["Trợ Lý Giám Đốc", "", 1],
    ["Nhân viên hỗ trợ giám đốc", "", 1],
    ["Senior Java Developer", "", 2],
    ["Chuyên Viên Cao Cấp Tuyển Dụng", "", 2],
    ["Trưởng Nhóm Kinh Doanh", "Nhân viên", 3],
    ["Giám sát bán hàng", "", 3],
    ["Test Leader", "", 3],
    ["Trưởng Phòng Marketing", "", 4],
    ["Quản lý cửa hàng", "", 4],
    ["Kế toán trưởng", "", 4],
    ["HR Manager", "Quản lý", 4],
    ["Giám Đốc Kinh Doanh", "", 5],
    ["Sales Director", "", 5],
    ["Chief Technology Officer", "", 5],
    ["Kế toán", "Trưởng nhóm / Giám sát", 3],
    ["Kế toán", "30/09/2023", 1],
  ] as const)("%s (%s) → %i", (title, field, level) => {
    expect(readLevel(title, field)).toBe(level);
  });
});

describe("the kind of employment", () => {
  it.each([
    ["Nhân viên chính thức", "", 0, false],
    ["FULL_TIME", "", 0, false],
    ["", "Kế toán", 0, false],
    ["Bán thời gian", "", 1, false],
    ["", "Part-time Barista", 1, false],
    ["Thực tập", "", 2, false],
    ["Full-time", "Marketing Intern", 2, false],
    ["Thời vụ/ Nghề tự do", "", 5, false],
    ["", "Cộng tác viên viết bài", 5, false],
    ["Làm việc từ xa (Remote)", "", 9, true],
    ["", "Data Entry Clerk - Remote", 9, true],
    ["Kết hợp tại văn phòng và từ xa (Hybrid)", "", 6, false],
    ["Làm việc tại văn phòng / Onsite, Làm việc từ xa (Remote)", "", 6, false],
    ["Nhân viên chính thức, Thực tập", "", 0, false],
  ] as const)("%s | %s → %i", (field, title, jobType, remote) => {
    expect(readJobType(field, title)).toMatchObject({ jobType, remote });
  });
});
