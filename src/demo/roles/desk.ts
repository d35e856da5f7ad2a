import type { RoleFamily } from "../types.ts";

export const assistant: RoleFamily = {
  key: "assistant",
  categories: [33, 86],
  trades: [
    "realestate",
    "construction",
    "electronics",
    "garment",
    "consulting",
    "bank",
    "furniture",
    "energy",
  ],
  place: "desk",
  skills: ["Minutes Taking", "Scheduling", "Interpretation", "Translation", "Travel Arrangement", "Chinese"],
  major: { vi: "Ngôn ngữ Anh", en: "English Studies" },
  languages: [{ language: 0, proficiency: 2 }],
  roles: [
    [1, 2, 14, 20, "Thư ký Ban Giám đốc", "Secretary to the Board"],
    [2, 3, 20, 32, "Trợ lý Tổng Giám đốc", "Executive Assistant to the CEO"],
    [1, 2, 15, 23, "Trợ lý kiêm Phiên dịch tiếng Trung", "Assistant and Chinese Interpreter"],
    [1, 2, 16, 25, "Phiên dịch tiếng Hàn", "Korean Interpreter"],
  ],
  vi: {
    intro: [
      "Bạn giúp Ban Giám đốc dành thời gian cho đúng việc.",
      "Công việc đa dạng, tiếp xúc với đối tác trong và ngoài nước, đôi khi đi công tác.",
    ],
    duties: [
      "Sắp xếp lịch làm việc, lịch họp và lịch công tác của Ban Giám đốc",
      "Chuẩn bị tài liệu, ghi biên bản và theo dõi kết luận sau họp",
      "Biên dịch, phiên dịch hợp đồng, thư từ và các buổi làm việc với chuyên gia",
      "Tổng hợp báo cáo từ các phòng ban trước khi trình duyệt",
      "Đón tiếp đối tác, chuẩn bị quà tặng, tiệc chiêu đãi",
      "Soạn thảo công văn, quyết định, thông báo nội bộ",
      "Thực hiện công việc cá nhân của lãnh đạo khi được giao",
    ],
    musts: [
      "Sử dụng thành thạo ít nhất một ngoại ngữ bốn kỹ năng",
      "Kín đáo, tinh tế, xử lý tình huống linh hoạt",
      "Kỹ năng tổng hợp và viết tốt",
      "Sẵn sàng đi công tác, làm ngoài giờ khi cần",
      "Tác phong chuyên nghiệp",
    ],
    pluses: ["Từng sống hoặc học tập tại nước ngoài", "Có kiến thức về tài chính, luật"],
  },
  en: {
    intro: [
      "You help our directors spend their hours on the right things.",
      "Varied work with partners at home and abroad, with some travel.",
    ],
    duties: [
      "Manage calendars, meetings and business trips",
      "Prepare papers, take minutes and chase decisions",
      "Translate contracts and letters and interpret for visiting experts",
      "Condense departmental reports before they reach the board",
      "Receive partners and arrange gifts and dinners",
      "Draft letters, decisions and internal notices",
      "Take care of personal errands when asked",
    ],
    musts: [
      "Full command of at least one foreign language",
      "Discreet, tactful and quick on your feet",
      "Able to summarise and write well",
      "Ready to travel and stay late now and then",
      "Professional bearing",
    ],
    pluses: ["Studied or lived abroad", "Some finance or law"],
  },
};

export const legal: RoleFamily = {
  key: "legal",
  categories: [69],
  trades: ["bank", "realestate", "consulting", "fintech", "energy", "construction", "insurance", "pharma"],
  place: "desk",
  skills: ["Legal Research", "Contract Drafting", "Negotiation", "Risk Management", "Labor Law"],
  major: { vi: "Luật kinh tế", en: "Economic Law" },
  languages: [{ language: 0, proficiency: 2 }],
  roles: [
    [1, 2, 12, 18, "Chuyên viên Pháp chế", "Legal Executive"],
    [2, 3, 22, 36, "Chuyên viên Pháp chế & Tuân thủ cấp cao", "Senior Legal & Compliance Counsel"],
    [4, 4, 42, 65, "Trưởng phòng Pháp chế", "Head of Legal"],
  ],
  vi: {
    intro: [
      "Bạn giúp công ty ký nhanh mà vẫn ngủ ngon.",
      "Bộ phận Pháp chế tham gia từ đầu mọi dự án và thương vụ lớn.",
    ],
    duties: [
      "Soạn thảo, rà soát hợp đồng tiếng Việt và tiếng Anh",
      "Tư vấn pháp lý cho các phòng ban trong hoạt động hằng ngày",
      "Cập nhật văn bản pháp luật mới, đánh giá ảnh hưởng",
      "Thực hiện thủ tục doanh nghiệp, giấy phép, sở hữu trí tuệ",
      "Tham gia đàm phán, giải quyết tranh chấp, làm việc với luật sư ngoài",
      "Xây dựng quy chế nội bộ về tuân thủ, bảo vệ dữ liệu cá nhân",
      "Lưu trữ, quản lý hồ sơ pháp lý",
    ],
    musts: [
      "Tốt nghiệp cử nhân Luật",
      "Nắm vững luật doanh nghiệp, dân sự, thương mại, lao động",
      "Viết chặt chẽ, lập luận rõ ràng",
      "Tiếng Anh pháp lý tốt",
      "Trung thực, bảo mật",
    ],
    pluses: ["Có chứng chỉ hành nghề luật sư", "Từng làm tại công ty luật"],
  },
  en: {
    intro: [
      "You help the company sign quickly and still sleep well.",
      "Legal sits at the table from the start of each major deal.",
    ],
    duties: [
      "Draft and review contracts in English and Vietnamese",
      "Advise departments on everyday legal questions",
      "Track new laws and assess what they change",
      "Handle licences, corporate filings and trademarks",
      "Join negotiations and disputes and instruct outside counsel",
      "Write internal rules on compliance and personal data",
      "Keep the legal archive in order",
    ],
    musts: [
      "Bachelor of Laws",
      "Command of enterprise, civil, commercial and labour law",
      "Tight drafting and clear argument",
      "Good legal English",
      "Honest and discreet",
    ],
    pluses: ["Admission to the bar", "Law firm background"],
  },
};
