import type { RoleFamily } from "../types.ts";
import { consumer, tech } from "./industries.ts";

export const service: RoleFamily = {
  key: "customer-service",
  categories: [30],
  industries: [...consumer, "bank", "telecom", "fintech", "logistics"],
  place: "desk",
  skills: ["Customer Service", "Complaint Handling", "Call Center", "CRM", "Communication", "Zendesk"],
  major: { vi: "Quan hệ công chúng", en: "Public Relations" },
  roles: [
    [1, 0, 8, 11, "Nhân viên Chăm sóc khách hàng", "Customer Service Representative"],
    [1, 1, 8.5, 12, "Nhân viên Tổng đài (ca xoay)", "Call Centre Agent (rotating shifts)"],
    [1, 1, 13, 19, "Nhân viên CSKH tiếng Anh", "English-speaking Customer Support Agent"],
    [3, 3, 15, 22, "Giám sát Chăm sóc khách hàng", "Customer Service Supervisor"],
  ],
  vi: {
    intro: [
      "Khách hàng nhớ cách chúng ta giải quyết vấn đề lâu hơn nhớ chính vấn đề đó.",
      "Trung tâm có 60 nhân viên, được đào tạo 2 tuần hưởng nguyên lương trước khi nhận ca.",
    ],
    duties: [
      "Tiếp nhận cuộc gọi, tin nhắn, email và tư vấn cho khách hàng",
      "Ghi nhận khiếu nại, phối hợp các bộ phận xử lý và phản hồi đúng hạn",
      "Cập nhật thông tin khách hàng trên hệ thống CRM",
      "Gọi chăm sóc sau bán, khảo sát mức độ hài lòng",
      "Tổng hợp lỗi thường gặp để đề xuất cải thiện sản phẩm",
      "Hướng dẫn khách hàng sử dụng ứng dụng và dịch vụ",
      "Hỗ trợ đổi trả, hoàn tiền theo chính sách",
    ],
    musts: [
      "Giọng nói rõ ràng, dễ nghe",
      "Kiên nhẫn, biết lắng nghe và giữ bình tĩnh",
      "Gõ máy tính nhanh, sử dụng được Excel cơ bản",
      "Có thể làm việc theo ca, nghỉ xoay trong tuần",
      "Tốt nghiệp trung cấp trở lên, không yêu cầu chuyên ngành",
    ],
    pluses: ["Từng làm tổng đài hoặc bán hàng", "Giao tiếp được tiếng Anh"],
  },
  en: {
    intro: [
      "Customers remember how a problem was solved longer than the problem itself.",
      "Sixty people work in the centre, and two paid weeks of training come first.",
    ],
    duties: [
      "Answer calls, chats and emails and give clear advice",
      "Record complaints and follow them until they are closed",
      "Keep customer records accurate in the CRM",
      "Make after-sales calls and satisfaction surveys",
      "Report recurring faults so the product improves",
      "Guide customers through the app and our services",
      "Process returns and refunds under our policy",
    ],
    musts: [
      "A pleasant, clear voice",
      "Patience and a cool head",
      "Fast typing and basic Excel",
      "Able to work shifts with rotating days off",
      "College graduate in any field",
    ],
    pluses: ["Call centre or sales experience", "A second language"],
  },
};

export const success: RoleFamily = {
  key: "customer-success",
  categories: [31, 66],
  industries: [...tech, "recruitment", "consulting"],
  place: "desk",
  skills: ["CRM", "Communication", "Presentation", "HubSpot", "Problem Solving"],
  major: { vi: "Kinh doanh quốc tế", en: "International Business" },
  languages: [{ language: 0, proficiency: 2 }],
  roles: [
    [1, 2, 13, 20, "Chuyên viên Customer Success", "Customer Success Executive"],
    [4, 4, 32, 48, "Trưởng nhóm Customer Success", "Customer Success Manager"],
  ],
  vi: {
    intro: [
      "Chúng tôi có 900 khách hàng doanh nghiệp và muốn từng khách hàng gia hạn vì họ thực sự cần.",
      "Vị trí này đứng giữa kinh doanh và sản phẩm, nói tiếng nói của khách hàng.",
    ],
    duties: [
      "Triển khai, đào tạo khách hàng mới trong 30 ngày đầu",
      "Theo dõi mức độ sử dụng, chủ động liên hệ khi khách hàng ít tương tác",
      "Tổ chức họp đánh giá hằng quý với khách hàng lớn",
      "Tư vấn gói dịch vụ phù hợp, hỗ trợ gia hạn và mở rộng hợp đồng",
      "Chuyển phản hồi của khách hàng thành đề xuất rõ ràng cho đội sản phẩm",
      "Viết bài hướng dẫn, câu hỏi thường gặp",
      "Theo dõi công nợ, nhắc hạn thanh toán",
    ],
    musts: [
      "Kỹ năng tư vấn, thuyết trình tốt",
      "Am hiểu phần mềm dịch vụ (SaaS) cho doanh nghiệp",
      "Biết đọc số liệu sử dụng",
      "Có trách nhiệm với lời hứa",
      "Tiếng Anh đủ để viết email và họp",
    ],
    pluses: ["Từng dùng HubSpot hoặc Salesforce", "Có kinh nghiệm triển khai phần mềm"],
  },
  en: {
    intro: [
      "Nine hundred business customers, and we want each to renew because it pays off.",
      "You stand between sales and product and speak for the customer.",
    ],
    duties: [
      "Onboard and train new customers in their first thirty days",
      "Watch usage and reach out before interest fades",
      "Hold quarterly reviews with larger accounts",
      "Advise on plans, renewals and upgrades",
      "Turn feedback into clear proposals for the product team",
      "Write guides and answers to common questions",
      "Follow up receivables politely",
    ],
    musts: [
      "Good presenter and adviser",
      "Understanding of business software",
      "Able to read usage figures",
      "You keep your word",
      "English for email and meetings",
    ],
    pluses: ["HubSpot or Salesforce", "Software implementation background"],
  },
};

export const admin: RoleFamily = {
  key: "admin",
  categories: [32, 34],
  industries: "any",
  place: "desk",
  skills: ["Office Administration", "Document Control", "Microsoft Office", "Scheduling", "Communication"],
  major: { vi: "Quản trị văn phòng", en: "Office Management" },
  roles: [
    [1, 1, 8, 12, "Nhân viên Hành chính văn phòng", "Office Administrator"],
    [1, 0, 8, 11, "Nhân viên Lễ tân văn phòng", "Receptionist"],
    [1, 1, 7.5, 10, "Nhân viên Nhập liệu", "Data Entry Clerk"],
    [4, 4, 22, 34, "Trưởng phòng Hành chính", "Office Manager"],
  ],
  vi: {
    intro: [
      "Văn phòng gọn gàng, khách được đón tiếp chu đáo: đó là nhờ bạn.",
      "Công việc ổn định, giờ hành chính, phù hợp với người ngăn nắp và thích giúp đỡ.",
    ],
    duties: [
      "Đón tiếp khách, nghe điện thoại và chuyển thông tin đến bộ phận liên quan",
      "Tiếp nhận, lưu trữ công văn, hợp đồng, hồ sơ",
      "Đặt mua văn phòng phẩm, theo dõi tài sản và công cụ",
      "Sắp xếp phòng họp, đặt vé, khách sạn cho chuyến công tác",
      "Làm việc với tòa nhà, nhà cung cấp về bảo trì và vệ sinh",
      "Nhập và đối chiếu dữ liệu, lập báo cáo hằng tuần",
      "Hỗ trợ chuẩn bị sự kiện nội bộ",
    ],
    musts: [
      "Thành thạo Word, Excel, soạn thảo văn bản đúng thể thức",
      "Tác phong chỉn chu, giao tiếp lịch sự",
      "Cẩn thận, trung thực, ngăn nắp",
      "Biết sử dụng các thiết bị văn phòng",
      "Tốt nghiệp cao đẳng trở lên",
    ],
    pluses: ["Giao tiếp tiếng Anh cơ bản", "Nhà ở gần nơi làm việc"],
  },
  en: {
    intro: [
      "A tidy office and well-received guests: that will be your doing.",
      "Steady work in office hours for someone orderly and kind.",
    ],
    duties: [
      "Welcome visitors, answer calls and pass messages on",
      "Receive, file and retrieve letters, contracts and records",
      "Order supplies and keep track of assets",
      "Arrange meeting rooms, flights and hotels",
      "Deal with the building and suppliers on repairs and cleaning",
      "Enter and check data and prepare weekly reports",
      "Help with internal events",
    ],
    musts: [
      "Good Word and Excel, correct business writing",
      "Courteous and presentable",
      "Careful, honest and tidy",
      "At ease with office equipment",
      "College degree or higher",
    ],
    pluses: ["Conversational English", "You live nearby"],
  },
};
