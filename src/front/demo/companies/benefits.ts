import type { Letter } from "#hiring/offers/letter-pdf.ts";

/** What a company attaches to its offers. */
export function demoBenefits(company: string): Letter {
  return {
    language: "vi",
    title: "Chế độ đãi ngộ",
    sender: company,
    date: "01/10/2026",
    greeting: "Chào bạn,",
    paragraphs: ["Ngoài mức lương trong thư mời nhận việc, bạn có những quyền lợi sau kể từ ngày bắt đầu."],
    facts: [
      ["Thưởng", "Lương tháng 13 và thưởng theo kết quả năm"],
      ["Bảo hiểm", "BHXH đóng trên lương thực tế, bảo hiểm sức khỏe cho bạn và một người thân"],
      ["Nghỉ phép", "14 ngày mỗi năm, thêm 1 ngày cho mỗi 3 năm làm việc"],
      ["Học tập", "10 triệu đồng mỗi năm cho khóa học và sách"],
    ],
    closing: ["Mọi câu hỏi, bạn có thể nhắn cho chúng tôi trên Sen."],
    signers: [],
  };
}
