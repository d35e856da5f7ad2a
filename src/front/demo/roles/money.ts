import type { RoleFamily } from "../types.ts";

export const credit: RoleFamily = {
  key: "credit",
  categories: [43, 62],
  industries: ["bank"],
  place: "desk",
  skills: ["Credit Analysis", "B2B Sales", "Negotiation", "Risk Management", "Communication"],
  major: { vi: "Tài chính - Ngân hàng", en: "Banking and Finance" },
  roles: [
    [1, 1, 10, 18, "Chuyên viên Khách hàng cá nhân", "Personal Banking Relationship Officer"],
    [2, 3, 18, 32, "Chuyên viên Khách hàng doanh nghiệp", "Corporate Relationship Manager"],
    [1, 0, 9, 12, "Giao dịch viên ngân hàng", "Bank Teller"],
    [2, 3, 20, 32, "Chuyên viên Thẩm định tín dụng", "Credit Appraisal Specialist"],
  ],
  vi: {
    intro: [
      "Chi nhánh mới cần đội ngũ mới, hiểu khách hàng địa phương.",
      "Chúng tôi tăng trưởng tín dụng thận trọng: đúng khách hàng, đúng nhu cầu.",
    ],
    duties: [
      "Tìm kiếm, tư vấn khách hàng về vay vốn, tiền gửi, thẻ và bảo hiểm",
      "Thu thập hồ sơ, phân tích tài chính, lập tờ trình cấp tín dụng",
      "Thẩm định thực tế tài sản bảo đảm và phương án kinh doanh",
      "Thực hiện giao dịch nộp, rút, chuyển tiền, mở tài khoản",
      "Theo dõi khoản vay sau giải ngân, nhắc nợ đúng hạn",
      "Duy trì quan hệ, bán chéo sản phẩm cho khách hàng hiện hữu",
      "Tuân thủ quy định phòng chống rửa tiền, bảo mật thông tin",
    ],
    musts: [
      "Tốt nghiệp đại học khối ngành kinh tế, tài chính, ngân hàng",
      "Giao tiếp, thuyết phục và xây dựng quan hệ tốt",
      "Hiểu biết về phân tích báo cáo tài chính",
      "Không thuộc nhóm nợ xấu",
      "Chịu được áp lực chỉ tiêu",
    ],
    pluses: ["Có sẵn mạng lưới khách hàng tại địa bàn", "Có chứng chỉ đại lý bảo hiểm"],
  },
  en: {
    intro: [
      "A new branch needs people who know the neighbourhood.",
      "We lend with care: the right customer and the right need.",
    ],
    duties: [
      "Find customers and advise on loans, deposits, cards and insurance",
      "Collect documents, analyse accounts and write credit proposals",
      "Inspect collateral and business plans on site",
      "Serve deposits, withdrawals, transfers and new accounts",
      "Monitor loans after disbursement and remind in time",
      "Grow existing relationships with suitable products",
      "Follow anti-money-laundering and privacy rules",
    ],
    musts: [
      "Degree in economics, finance or banking",
      "Warm, persuasive and reliable",
      "Able to read financial statements",
      "Clean credit record",
      "At ease with targets",
    ],
    pluses: ["A local customer network", "Insurance agency licence"],
  },
};

export const insurance: RoleFamily = {
  key: "insurance",
  categories: [45],
  industries: ["insurance", "bank"],
  place: "desk",
  skills: [
    "Risk Management",
    "Customer Service",
    "Financial Analysis",
    "Communication",
    "Contract Management",
  ],
  major: { vi: "Bảo hiểm", en: "Insurance" },
  roles: [
    [1, 1, 10, 15, "Chuyên viên Bồi thường bảo hiểm", "Claims Officer"],
    [1, 2, 12, 19, "Chuyên viên Thẩm định bảo hiểm", "Underwriting Officer"],
    [2, 3, 22, 36, "Chuyên viên Quản trị rủi ro", "Risk Management Specialist"],
  ],
  vi: {
    intro: [
      "Khi khách hàng gặp chuyện không may, bạn là người giữ lời hứa của công ty.",
      "Bộ phận đang số hóa toàn bộ quy trình bồi thường.",
    ],
    duties: [
      "Tiếp nhận hồ sơ, giám định và xét duyệt bồi thường",
      "Đánh giá rủi ro, định phí cho khách hàng cá nhân, doanh nghiệp",
      "Giải thích điều khoản, hướng dẫn khách bổ sung giấy tờ",
      "Phối hợp với bệnh viện, gara, đơn vị giám định",
      "Phát hiện dấu hiệu trục lợi, đề xuất xử lý",
      "Xây dựng khung khẩu vị rủi ro, báo cáo định kỳ",
      "Theo dõi tỷ lệ tổn thất theo sản phẩm",
    ],
    musts: [
      "Tốt nghiệp Bảo hiểm, Tài chính, Luật hoặc Y dược",
      "Phân tích hồ sơ kỹ lưỡng, công tâm",
      "Giao tiếp đồng cảm, rõ ràng",
      "Tin học văn phòng tốt",
      "Tuân thủ quy định, giữ bí mật khách hàng",
    ],
    pluses: ["Có chứng chỉ nghề bảo hiểm", "Từng làm giám định hiện trường"],
  },
  en: {
    intro: [
      "When misfortune strikes a customer, you keep the company’s promise.",
      "The department is moving its whole claims process online.",
    ],
    duties: [
      "Receive, survey and decide claims",
      "Assess risk and price personal and commercial cover",
      "Explain terms and help customers complete papers",
      "Work with hospitals, garages and surveyors",
      "Notice signs of fraud and act on them",
      "Maintain the risk appetite framework and reports",
      "Follow loss ratios by product",
    ],
    musts: [
      "Degree in insurance, finance, law or medicine",
      "Thorough and fair with files",
      "Empathy and plain words",
      "Good office software",
      "Compliance and confidentiality",
    ],
    pluses: ["Insurance certificates", "Field survey experience"],
  },
};
