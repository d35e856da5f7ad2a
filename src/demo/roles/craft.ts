import type { RoleFamily } from "../types.ts";

export const merchandiser: RoleFamily = {
  key: "merchandiser",
  categories: [89, 80],
  trades: ["garment"],
  place: "plant",
  skills: ["Production Planning", "English", "Quality Control", "Negotiation", "Excel"],
  major: { vi: "Công nghệ may", en: "Garment Technology" },
  languages: [{ language: 0, proficiency: 1 }],
  roles: [
    [1, 2, 11, 17, "Nhân viên Quản lý đơn hàng (Merchandiser)", "Merchandiser"],
    [1, 1, 10, 15, "Nhân viên Kỹ thuật rập - sơ đồ", "Pattern and Marker Technician"],
    [2, 3, 18, 28, "Nhà thiết kế thời trang", "Fashion Designer"],
    [4, 4, 28, 42, "Trưởng phòng Kế hoạch đơn hàng", "Merchandising Manager"],
  ],
  vi: {
    intro: [
      "Chúng tôi may áo khoác và đồ thể thao cho các nhãn hàng châu Âu.",
      "Đơn hàng kín đến hết quý II năm sau, cần bổ sung người theo dõi.",
    ],
    duties: [
      "Nhận tài liệu kỹ thuật, làm việc với khách về mẫu, nguyên phụ liệu",
      "Tính định mức, báo giá, đặt mua nguyên phụ liệu",
      "Theo dõi tiến độ từ may mẫu, cắt, may đến đóng gói",
      "Thiết kế rập, nhảy size, giác sơ đồ trên phần mềm",
      "Xử lý thay đổi của khách hàng, cập nhật cho xưởng",
      "Chuẩn bị hàng kiểm final, giao hàng đúng hạn",
      "Nghiên cứu xu hướng, vẽ phác thảo bộ sưu tập",
    ],
    musts: [
      "Am hiểu quy trình may và nguyên phụ liệu",
      "Đọc hiểu tài liệu kỹ thuật tiếng Anh",
      "Theo sát nhiều đơn hàng cùng lúc",
      "Sử dụng Excel, phần mềm Gerber hoặc Optitex",
      "Làm việc tại nhà máy",
    ],
    pluses: ["Từng làm hàng FOB", "Giao tiếp tiếng Anh, tiếng Hàn"],
  },
  en: {
    intro: [
      "We sew jackets and sportswear for European labels.",
      "Orders are full until next summer and need another pair of eyes.",
    ],
    duties: [
      "Receive tech packs and discuss samples and trims with buyers",
      "Compute consumption, quote and order materials",
      "Follow each style from sample through cutting to packing",
      "Draft, grade and mark patterns with software",
      "Pass changes from buyers to the floor",
      "Prepare final inspection and on-time shipment",
      "Study trends and sketch collections",
    ],
    musts: [
      "Knowledge of sewing and materials",
      "Reads tech packs in English",
      "Keeps many orders in mind",
      "Excel with Gerber or Optitex",
      "Based at the factory",
    ],
    pluses: ["FOB experience", "Spoken English or Korean"],
  },
};

export const insurance: RoleFamily = {
  key: "insurance",
  categories: [45],
  trades: ["insurance", "bank"],
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
      "When misfortune strikes a customer, you keep the company's promise.",
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

export const electrical: RoleFamily = {
  key: "electrical",
  categories: [76],
  trades: ["energy", "electronics", "construction", "telecom", "machinery"],
  place: "plant",
  skills: [
    "Electrical Maintenance",
    "AutoCAD",
    "PLC Programming",
    "Occupational Safety",
    "Project Management",
  ],
  major: { vi: "Kỹ thuật điện", en: "Electrical Engineering" },
  roles: [
    [1, 2, 12, 18, "Kỹ sư Điện M&E", "M&E Electrical Engineer"],
    [1, 2, 13, 20, "Kỹ sư Điện mặt trời", "Solar Energy Engineer"],
    [1, 1, 10, 15, "Kỹ thuật viên Điện tử", "Electronics Technician"],
    [3, 3, 20, 30, "Trưởng ca Vận hành trạm điện", "Substation Shift Leader"],
  ],
  vi: {
    intro: [
      "Công ty đang thi công 60 MW điện mặt trời mái nhà cho các khu công nghiệp.",
      "Điện không chờ ai, nên đội của chúng tôi chuẩn bị kỹ trước khi đóng cầu dao.",
    ],
    duties: [
      "Thiết kế hệ thống điện động lực, chiếu sáng, chống sét",
      "Giám sát lắp đặt tủ điện, cáp, thang máng",
      "Khảo sát mái, tính sản lượng hệ thống điện mặt trời",
      "Thí nghiệm, nghiệm thu và đóng điện",
      "Vận hành trạm, xử lý sự cố theo quy trình",
      "Sửa chữa bo mạch, kiểm tra linh kiện",
      "Lập hồ sơ đấu nối, làm việc với điện lực",
    ],
    musts: [
      "Tốt nghiệp ngành Điện, Điện tử",
      "Thành thạo AutoCAD, đọc sơ đồ nguyên lý",
      "Có thẻ an toàn điện",
      "Làm việc được trên cao, đi công tác",
      "Cẩn thận, tuân thủ quy trình",
    ],
    pluses: ["Biết PVsyst, Dialux", "Có chứng chỉ hành nghề thiết kế điện"],
  },
  en: {
    intro: [
      "We are building 60 MW of rooftop solar for industrial parks.",
      "Electricity waits for no one, so our team prepares well before the switch.",
    ],
    duties: [
      "Design power, lighting and lightning protection",
      "Supervise panels, cables and trays on site",
      "Survey roofs and compute solar yield",
      "Test, hand over and energise",
      "Operate substations and follow fault procedures",
      "Repair boards and check components",
      "Prepare grid connection files with the utility",
    ],
    musts: [
      "Degree in electrical or electronic engineering",
      "Fluent AutoCAD and schematics",
      "Electrical safety card",
      "Work at height and travel",
      "Careful and by the book",
    ],
    pluses: ["PVsyst or Dialux", "Design practice certificate"],
  },
};
