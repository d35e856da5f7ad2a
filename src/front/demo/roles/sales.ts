import type { RoleFamily } from "../types.ts";
import { consumer, tech } from "./industries.ts";

export const b2b: RoleFamily = {
  key: "b2b-sales",
  categories: [62, 65],
  industries: [
    ...tech,
    "logistics",
    "electronics",
    "machinery",
    "energy",
    "agency",
    "recruitment",
    "fmcg",
    "agri",
    "garment",
    "furniture",
  ],
  place: "desk",
  skills: ["B2B Sales", "Negotiation", "CRM", "Lead Generation", "Presentation", "Business Development"],
  major: { vi: "Quản trị kinh doanh", en: "Business Administration" },
  roles: [
    [1, 1, 10, 18, "Nhân viên Kinh doanh B2B", "B2B Sales Executive"],
    [2, 3, 20, 34, "Chuyên viên Phát triển kinh doanh", "Business Development Specialist"],
    [2, 3, 22, 36, "Kỹ sư Bán hàng", "Sales Engineer"],
    [4, 4, 38, 62, "Trưởng phòng Kinh doanh", "Sales Manager"],
    [5, 5, 80, 140, "Giám đốc Kinh doanh", "Sales Director"],
  ],
  vi: {
    intro: [
      "Thu nhập gồm lương cứng và hoa hồng không giới hạn, chi trả minh bạch mỗi tháng.",
      "Thị trường đang mở, sản phẩm đã được kiểm chứng, còn thiếu người dẫn đường.",
    ],
    duties: [
      "Tìm kiếm, tiếp cận khách hàng doanh nghiệp qua nhiều kênh",
      "Gặp gỡ, giới thiệu giải pháp và chuẩn bị báo giá",
      "Đàm phán, ký kết hợp đồng, theo dõi triển khai và thu hồi công nợ",
      "Chăm sóc khách hàng hiện có, khai thác đơn hàng lặp lại",
      "Tham gia triển lãm, hội thảo chuyên ngành",
      "Cập nhật thông tin khách hàng, cơ hội bán hàng trên CRM",
      "Phân tích đối thủ, đề xuất chính sách bán hàng",
    ],
    musts: [
      "Đam mê kinh doanh, không ngại đi thị trường",
      "Kỹ năng giao tiếp, thuyết trình, đàm phán",
      "Biết lập kế hoạch và tự quản lý mục tiêu",
      "Sử dụng tốt tin học văn phòng",
      "Có phương tiện đi lại",
    ],
    pluses: ["Có sẵn tệp khách hàng trong ngành", "Giao tiếp tiếng Anh tốt"],
  },
  en: {
    intro: [
      "Base salary plus uncapped commission, paid openly every month.",
      "The market is open and the product proven; what we lack is a guide.",
    ],
    duties: [
      "Find and approach business customers through several channels",
      "Meet, present solutions and prepare quotations",
      "Negotiate and sign contracts, then follow delivery and payment",
      "Care for existing customers and win repeat orders",
      "Attend fairs and industry conferences",
      "Keep accounts and opportunities current in the CRM",
      "Analyse competitors and propose sales policy",
    ],
    musts: [
      "You love selling and like being out with customers",
      "Communication, presentation and negotiation skills",
      "Able to plan and manage your own targets",
      "Good office software",
      "Own means of transport",
    ],
    pluses: ["A customer base in the trade", "Business English"],
  },
};

export const telesales: RoleFamily = {
  key: "telesales",
  categories: [64],
  industries: ["insurance", "education", "fintech", "bank", "realestate", "health", "telecom"],
  place: "desk",
  skills: ["Telesales", "Communication", "Negotiation", "CRM", "Customer Service"],
  major: { vi: "Quản trị kinh doanh", en: "Business Administration" },
  roles: [
    [1, 0, 8, 15, "Nhân viên Telesales", "Telesales Representative"],
    [1, 1, 9, 18, "Nhân viên Tư vấn tuyển sinh", "Admissions Consultant"],
    [3, 3, 18, 28, "Trưởng nhóm Telesales", "Telesales Team Leader"],
  ],
  vi: {
    intro: [
      "Dữ liệu khách hàng có sẵn, kịch bản rõ ràng, không phải đi thị trường.",
      "Trung bình nhân viên đạt 14 triệu/tháng sau ba tháng, người giỏi cao hơn nhiều.",
    ],
    duties: [
      "Gọi điện cho khách hàng theo danh sách công ty cung cấp",
      "Tìm hiểu nhu cầu, tư vấn gói sản phẩm hoặc khóa học phù hợp",
      "Chốt đơn, hướng dẫn thủ tục đăng ký và thanh toán",
      "Cập nhật kết quả cuộc gọi lên hệ thống",
      "Gọi lại, chăm sóc khách hàng tiềm năng",
      "Tham gia huấn luyện, nghe lại cuộc gọi hằng tuần",
      "Đề xuất cải thiện kịch bản gọi",
    ],
    musts: [
      "Giọng nói rõ ràng, dễ nghe",
      "Kiên trì, không nản khi bị từ chối",
      "Ham học hỏi, có mục tiêu thu nhập",
      "Biết dùng máy tính cơ bản",
      "Làm việc nghiêm túc tại văn phòng",
    ],
    pluses: ["Có kinh nghiệm telesales", "Có khiếu hài hước, khéo léo"],
  },
  en: {
    intro: [
      "Leads are provided, the script is clear, and there is no field work.",
      "Team members earn 14 million VND a month on average after three months; the best earn far more.",
    ],
    duties: [
      "Call customers from lists we provide",
      "Learn their needs and advise on the right plan or course",
      "Close sales and explain registration and payment",
      "Record the outcome of every call",
      "Call back and nurture interested people",
      "Join weekly coaching and call reviews",
      "Suggest better wording for the script",
    ],
    musts: [
      "A clear, pleasant voice",
      "Persistence when people say no",
      "Eager to learn, with an income goal",
      "Basic computer skills",
      "Serious about working hours",
    ],
    pluses: ["Telesales experience", "Humour and tact"],
  },
};

export const keyAccount: RoleFamily = {
  key: "key-account",
  categories: [66, 67],
  industries: [...consumer, "logistics", "garment", "agri", "electronics", "software"],
  place: "desk",
  skills: ["Key Account Management", "Channel Sales", "Sales Planning", "Excel", "Contract Management"],
  major: { vi: "Thương mại", en: "Commerce" },
  roles: [
    [1, 1, 10, 15, "Nhân viên Sales Admin", "Sales Administrator"],
    [2, 3, 20, 32, "Chuyên viên Quản lý khách hàng lớn", "Key Account Executive"],
    [4, 4, 36, 55, "Trưởng bộ phận Khách hàng trọng điểm", "Key Account Manager"],
  ],
  vi: {
    intro: [
      "Mười lăm khách hàng lớn mang về 60% doanh thu; bạn giữ cho họ hài lòng.",
      "Vị trí phù hợp với người kỹ tính, nhớ lời hứa và thích con số.",
    ],
    duties: [
      "Quản lý danh sách khách hàng lớn, siêu thị, nhà phân phối",
      "Lập kế hoạch doanh số, theo dõi đơn hàng và tồn kho của khách",
      "Xử lý đơn hàng, hợp đồng, chứng từ giao nhận",
      "Đàm phán điều khoản thương mại, chiết khấu, trưng bày",
      "Đối chiếu công nợ, tính thưởng doanh số cho đại lý",
      "Báo cáo bán hàng theo ngày, tuần, tháng",
      "Phối hợp với kho, kế toán, vận chuyển để giao hàng đúng hẹn",
    ],
    musts: [
      "Hiểu kênh phân phối tại Việt Nam",
      "Excel thành thạo",
      "Giao tiếp mềm mỏng nhưng giữ nguyên tắc",
      "Cẩn thận với chứng từ, số liệu",
      "Chịu được áp lực cuối tháng",
    ],
    pluses: ["Từng làm việc với chuỗi siêu thị", "Tiếng Anh thương mại"],
  },
  en: {
    intro: [
      "Fifteen accounts bring sixty percent of revenue; you keep them content.",
      "For someone exact, who keeps promises and likes figures.",
    ],
    duties: [
      "Manage large customers, supermarkets and distributors",
      "Plan sales and follow their orders and stock",
      "Process orders, contracts and delivery papers",
      "Negotiate trade terms, rebates and shelf space",
      "Reconcile receivables and compute dealer bonuses",
      "Report sales by day, week and month",
      "Coordinate with warehouse, accounting and transport",
    ],
    musts: [
      "Understanding of distribution in Vietnam",
      "Excellent Excel",
      "Friendly yet firm",
      "Careful with papers and numbers",
      "Calm at month end",
    ],
    pluses: ["Supermarket chains as customers", "Business English"],
  },
};
