import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutIdentity } from "./blind.ts";

const name = "Nguyễn Hoàng Phong";

describe("A text of a blind review", () => {
  it.each([
    ["NGUYỄN HOÀNG PHONG\nKế toán trưởng", "…\nKế toán trưởng"],
    ["Nguyen Hoang Phong, accountant", "…, accountant"],
    ["Phong Nguyễn Hoàng - 5 năm", "… - 5 năm"],
    ["Tôi là Nguyễn\nHoàng  Phong.", "Tôi là …."],
    [name.normalize("NFD"), "…"],
    ["Gọi 0912 345 678 hoặc phong.nguyen@thudientu.test", "Gọi … hoặc …"],
    ["Xem https://www.linkedin.com/in/phong và www.phong.test/cv", "Xem … và …"],
    // Parts of the name, and the given name.
    ["Trân trọng,\nPhong", "Trân trọng,\n…"],
    ["Tôi tên là Phong, 5 năm kinh nghiệm", "Tôi tên là …, 5 năm kinh nghiệm"],
    ["Hoàng Phong – Kế toán", "… – Kế toán"],
    ["Anh Phong luôn đúng hẹn, cùng anh Phong", "… luôn đúng hẹn, cùng …"],
    ["Theo dõi bởi Phong mỗi tuần", "Theo dõi bởi … mỗi tuần"],
    ["Phong Nguyen, Ms. Lan", "…, Ms. Lan"],
    ["Zalo nguyenphong92 · github.com/phongnh", "Zalo … · …"],
    // Labelled details, years of birth and ages.
    ["Ngày sinh: 12/03/1996\nGiới tính Nam\nKỹ năng: Excel", "Ngày sinh: …\nGiới tính …\nKỹ năng: Excel"],
    ["DATE OF BIRTH\n2002\nGender\nMale\nAvailability", "DATE OF BIRTH\n…\nGender\n…\nAvailability"],
    ["Nationality:\tIndian\nLanguages:\tHindi, English", "Nationality:\t…\nLanguages:\tHindi, English"],
    ["Phone: 91-0039568177 · (416) 555-0100", "Phone: … · …"],
    ["Address: 12 Nguyễn Trãi, Hà Nội | Quốc tịch: Việt Nam", "Address: … | Quốc tịch: …"],
    ["Tôi 29 tuổi, sinh năm 1997, I was born in May 1997", "Tôi … tuổi, sinh năm …, I was born in …"],
    // Names of others and ordinary words remain.
    ["Phong cách làm việc rõ ràng", "Phong cách làm việc rõ ràng"],
    ["Công ty Phần mềm Lá Phong, Phong Vũ", "Công ty Phần mềm Lá Phong, Phong Vũ"],
    ["Gender equality officer, UNDP", "Gender equality officer, UNDP"],
    ["Addressed complaints of customers", "Addressed complaints of customers"],
    ["Đủ 18 tháng, 2019 - 2024", "Đủ 18 tháng, 2019 - 2024"],
    ["Nguyễn Hoàng Long, 2019 - 2024", "Nguyễn Hoàng Long, 2019 - 2024"],
    ["Lập trình phong cách hàm", "Lập trình phong cách hàm"],
  ])("%j is shown as %j", (text, shown) => {
    expect(withoutIdentity(text, name)).toBe(shown);
  });

  it.each([
    ["Lê Đức Anh", "Tiếng Anh: khá\nNgoại ngữ: Anh, Đức\nĐức Anh", "Tiếng Anh: khá\nNgoại ngữ: Anh, Đức\n…"],
    [
      "Phạm Chí Thành",
      "Thành tích\nThành thạo Excel\nThành phố Huế",
      "Thành tích\nThành thạo Excel\nThành phố Huế",
    ],
    ["Daniel Whitcombe", "Daniel led it.\nThanks,\nDaniel", "Daniel led it.\nThanks,\n…"],
    [
      "Trần Thị Mỹ Duyên",
      "T.T.M. Duyên\nD U Y E N\nT R Ầ N   T H Ị   M Ỹ   D U Y Ê N\nDuyên T.T.M, T.T.M.D\nT. M. Lan, A. B",
      "…\n…\n…\n…, …\nT. M. Lan, A. B",
    ],
    ["Trần Thị Mỹ Duyên", "Du\u200byên, Ｄｕｙên, D.u.y.ê.n", "…, …, …"],
    ["Duyên Trần", "TRẦN THỊ MỸ DUYÊN\nKế toán, Trần Văn Nam", "…\nKế toán, Trần Văn Nam"],
  ])("of %s keeps what is not the name", (fullName, text, shown) => {
    expect(withoutIdentity(text, fullName)).toBe(shown);
  });

  it("never has the name, in any place", () => {
    const words = fc.string({ unit: fc.constantFrom(..."ab \n.,ễ"), maxLength: 40 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(withoutIdentity(`${before} ${name} ${after}`, name)).not.toContain(name);
      }),
    );
  });

  it("is made of a whole CV in little time", () => {
    for (const part of ["nguyễn hoàng ", "Nguyễn Hoàng, ", "Phong ", "Gender ", "nguyen.", "Ngày sinh:\t"]) {
      const from = performance.now();
      withoutIdentity(part.repeat(8000), name);
      expect(performance.now() - from, part).toBeLessThan(1000);
    }
  });
});
