import type { RoleFamily } from "../types.ts";
import { plants, tech } from "./industries.ts";

export const project: RoleFamily = {
  key: "project",
  categories: [24],
  industries: [...tech, "bank", "construction", "agency", "consulting"],
  place: "desk",
  skills: ["Project Management", "Agile / Scrum", "PMP", "Risk Management", "Stakeholder Management", "Jira"],
  major: { vi: "Quản trị kinh doanh", en: "Business Administration" },
  languages: [{ language: 0, proficiency: 2 }],
  roles: [
    [2, 3, 25, 40, "Chuyên viên Quản lý dự án", "Project Coordinator"],
    [4, 4, 40, 65, "Quản lý dự án (Project Manager)", "Project Manager"],
    [4, 4, 45, 70, "Scrum Master", "Scrum Master"],
    [5, 5, 80, 130, "Giám đốc Khối Dự án", "Program Director"],
  ],
  vi: {
    intro: [
      "Bạn sẽ phụ trách song song 2-3 dự án, mỗi dự án 10-25 thành viên.",
      "Chúng tôi cần một người giữ được cả tiến độ lẫn tinh thần của đội.",
    ],
    duties: [
      "Lập kế hoạch, phân bổ nguồn lực và theo dõi tiến độ dự án",
      "Làm đầu mối liên hệ với khách hàng, báo cáo tình hình hằng tuần",
      "Nhận diện rủi ro sớm và đưa ra phương án xử lý",
      "Kiểm soát ngân sách, phạm vi và nghiệm thu từng giai đoạn",
      "Điều phối họp dự án, gỡ vướng mắc giữa các bộ phận",
      "Tổ chức rút kinh nghiệm sau mỗi cột mốc",
      "Hỗ trợ bộ phận kinh doanh chuẩn bị đề xuất, ước lượng dự án mới",
    ],
    musts: [
      "Đã quản lý trọn vẹn ít nhất hai dự án từ khởi động đến nghiệm thu",
      "Kỹ năng đàm phán, giải quyết xung đột",
      "Sử dụng thành thạo Jira, MS Project hoặc công cụ tương đương",
      "Viết báo cáo rõ ràng, trung thực kể cả khi dự án gặp khó",
      "Làm việc được dưới áp lực tiến độ",
    ],
    pluses: ["Có chứng chỉ PMP, PSM hoặc Prince2", "Có kinh nghiệm với khách hàng nước ngoài"],
  },
  en: {
    intro: [
      "You will run two or three projects at a time, each with ten to twenty-five people.",
      "We need someone who keeps both the schedule and the spirits of the team.",
    ],
    duties: [
      "Plan projects, assign people and track progress",
      "Act as the client’s first contact and report every week",
      "Spot risks early and bring options, not alarms",
      "Control budget, scope and acceptance of each phase",
      "Run project meetings and clear obstacles between departments",
      "Hold retrospectives after each milestone",
      "Support sales with estimates for new work",
    ],
    musts: [
      "At least two projects led from kick-off to acceptance",
      "Negotiation and conflict-solving skills",
      "Fluent with Jira, MS Project or similar",
      "Honest reporting, even when things go wrong",
      "Steady when deadlines are close",
    ],
    pluses: ["PMP, PSM or Prince2", "Work with international clients"],
  },
};

export const product: RoleFamily = {
  key: "product",
  categories: [25],
  industries: ["software", "fintech", "ecommerce", "bank", "telecom", "game", "education"],
  place: "desk",
  skills: [
    "Product Management",
    "UX Research",
    "SQL",
    "OKR / KPI",
    "Agile / Scrum",
    "Stakeholder Management",
  ],
  major: { vi: "Kinh tế đối ngoại", en: "International Economics" },
  roles: [
    [1, 2, 20, 32, "Product Owner", "Product Owner"],
    [4, 3, 38, 60, "Quản lý sản phẩm (Product Manager)", "Product Manager"],
    [4, 4, 55, 85, "Senior Product Manager", "Senior Product Manager"],
    [5, 5, 95, 150, "Giám đốc Sản phẩm", "Chief Product Officer"],
  ],
  vi: {
    intro: [
      "Bạn quyết định điều gì sẽ được làm trong quý tới, và quan trọng hơn, điều gì sẽ không làm.",
      "Sản phẩm đã có người dùng trả tiền; nhiệm vụ của bạn là đưa nó tới nhóm khách hàng thứ hai.",
    ],
    duties: [
      "Xây dựng tầm nhìn, lộ trình sản phẩm theo quý và theo năm",
      "Phỏng vấn khách hàng mỗi tuần, biến phản hồi thành bài toán rõ ràng",
      "Viết yêu cầu, sắp xếp thứ tự ưu tiên trong backlog",
      "Theo dõi chỉ số kích hoạt, giữ chân, doanh thu và đề xuất thử nghiệm",
      "Phối hợp với thiết kế, kỹ thuật, kinh doanh để phát hành đúng hẹn",
      "Nghiên cứu đối thủ và thị trường trong khu vực",
      "Trình bày kết quả sản phẩm với Ban Giám đốc hằng tháng",
    ],
    musts: [
      "Có kinh nghiệm quản lý sản phẩm số có người dùng thật",
      "Tư duy phân tích, tự truy vấn số liệu bằng SQL",
      "Kỹ năng thuyết phục mà không cần chức danh",
      "Viết tốt, nói gọn",
      "Hiểu quy trình phát triển phần mềm",
    ],
    pluses: ["Từng tự khởi nghiệp hoặc xây sản phẩm riêng", "Có nền tảng kỹ thuật hoặc thiết kế"],
  },
  en: {
    intro: [
      "You decide what gets built next quarter and, more importantly, what does not.",
      "The product has paying users; your task is to win the second kind of customer.",
    ],
    duties: [
      "Shape the product vision and the quarterly roadmap",
      "Talk to customers every week and turn feedback into clear problems",
      "Write requirements and keep the backlog in honest order",
      "Follow activation, retention and revenue, and propose experiments",
      "Release on time together with design, engineering and sales",
      "Study competitors and the regional market",
      "Present results to the board each month",
    ],
    musts: [
      "Experience with a digital product that has real users",
      "Analytical mind; you query data yourself",
      "Persuasion without authority",
      "Clear, concise communication",
      "Understanding of how software is made",
    ],
    pluses: ["Your own start-up or side product", "Engineering or design background"],
  },
};

export const plantManager: RoleFamily = {
  key: "plant-manager",
  categories: [27, 77, 26],
  industries: plants,
  place: "plant",
  skills: ["Lean / 5S / Kaizen", "Production Planning", "People Management", "Six Sigma", "ISO 9001"],
  major: { vi: "Kỹ thuật hệ thống công nghiệp", en: "Industrial Systems Engineering" },
  roles: [
    [3, 3, 16, 24, "Tổ trưởng sản xuất", "Production Line Leader"],
    [3, 3, 18, 28, "Giám sát sản xuất", "Production Supervisor"],
    [2, 3, 17, 26, "Kỹ sư cải tiến (IE)", "Industrial Engineer"],
    [4, 4, 35, 55, "Quản đốc phân xưởng", "Workshop Manager"],
    [5, 5, 80, 120, "Giám đốc Nhà máy", "Plant Director"],
  ],
  vi: {
    intro: [
      "Nhà máy có hơn 600 công nhân, hai ca, và kế hoạch nâng công suất 30% trong năm tới.",
      "Chúng tôi tìm người hiểu máy móc, hiểu con người và không ngại xuống xưởng.",
    ],
    duties: [
      "Triển khai kế hoạch sản xuất, bảo đảm sản lượng, chất lượng, tiến độ giao hàng",
      "Cân bằng chuyền, tính thời gian chuẩn và bố trí nhân lực từng công đoạn",
      "Theo dõi hiệu suất thiết bị (OEE), giảm thời gian dừng máy",
      "Duy trì 5S, Kaizen, an toàn lao động tại xưởng",
      "Phối hợp với kế hoạch, kho, QC và bảo trì xử lý vướng mắc trong ca",
      "Đào tạo tay nghề, đánh giá công nhân hằng tháng",
      "Báo cáo sản lượng, tỷ lệ lỗi và chi phí sản xuất",
    ],
    musts: [
      "Am hiểu quy trình sản xuất trong ngành",
      "Có kinh nghiệm quản lý chuyền hoặc phân xưởng",
      "Biết công cụ Lean, 5S, PDCA",
      "Sử dụng được Excel để lập kế hoạch và báo cáo",
      "Chịu được áp lực, sẵn sàng làm ca khi cần",
    ],
    pluses: ["Tiếng Anh hoặc tiếng Trung giao tiếp", "Có chứng chỉ Six Sigma Green Belt"],
  },
  en: {
    intro: [
      "Over 600 operators on two shifts, with capacity to grow by 30% next year.",
      "We look for someone who knows machines, knows people and likes the shop floor.",
    ],
    duties: [
      "Deliver the production plan in quantity, quality and time",
      "Balance lines, set standard times and staff each step",
      "Track OEE and cut downtime",
      "Keep 5S, Kaizen and safety alive on the floor",
      "Solve problems within the shift with planning, warehouse, QC and maintenance",
      "Train operators and review their skills every month",
      "Report output, defects and cost",
    ],
    musts: [
      "Knowledge of manufacturing processes in the trade",
      "Experience leading a line or workshop",
      "Practical Lean, 5S and PDCA",
      "Excel for planning and reporting",
      "Resilient and ready to work shifts when needed",
    ],
    pluses: ["Conversational English or Chinese", "Six Sigma Green Belt"],
  },
};
