import type { RoleFamily } from "../types.ts";
import { shops } from "./industries.ts";

export const store: RoleFamily = {
  key: "store-manager",
  categories: [27, 26],
  industries: [...shops, "hotel", "education"],
  place: "counter",
  skills: ["People Management", "Retail Sales", "Inventory Control", "P&L Management", "Customer Service"],
  major: { vi: "Quản trị kinh doanh", en: "Business Administration" },
  roles: [
    [3, 2, 11, 16, "Giám sát cửa hàng", "Shift Supervisor"],
    [3, 3, 14, 22, "Cửa hàng trưởng", "Store Manager"],
    [4, 4, 28, 42, "Quản lý khu vực", "Area Manager"],
  ],
  vi: {
    intro: [
      "Mỗi cửa hàng là một doanh nghiệp nhỏ, và bạn là người điều hành nó.",
      "Chuỗi dự kiến mở thêm 15 điểm bán trong năm nay, cơ hội thăng tiến rất rõ ràng.",
    ],
    duties: [
      "Chịu trách nhiệm doanh thu, lợi nhuận và hình ảnh của cửa hàng",
      "Xếp ca, phân công công việc và đào tạo nhân viên bán hàng",
      "Kiểm soát hàng tồn, đặt hàng, hạn chế hao hụt",
      "Xử lý khiếu nại của khách hàng ngay tại cửa hàng",
      "Triển khai chương trình khuyến mãi, trưng bày theo hướng dẫn",
      "Kiểm tra quỹ, đối chiếu doanh thu cuối ngày",
      "Tuyển dụng nhân viên thời vụ vào mùa cao điểm",
    ],
    musts: [
      "Có kinh nghiệm quản lý từ 5 nhân viên trở lên",
      "Kỹ năng giao tiếp và bán hàng tốt",
      "Biết đọc báo cáo doanh thu, tồn kho",
      "Có thể làm ca xoay, kể cả cuối tuần và ngày lễ",
      "Trung thực, nhiệt tình, làm gương cho nhân viên",
    ],
    pluses: ["Từng mở cửa hàng mới", "Sử dụng tốt phần mềm quản lý bán hàng"],
  },
  en: {
    intro: [
      "Each store is a small business, and you run it.",
      "Fifteen new openings this year mean real room to grow.",
    ],
    duties: [
      "Own revenue, margin and appearance of the store",
      "Plan shifts, assign work and train the team",
      "Control stock, order goods and reduce shrinkage",
      "Settle customer complaints on the spot",
      "Carry out promotions and visual merchandising",
      "Check cash and reconcile takings at the end of the day",
      "Recruit seasonal staff before peaks",
    ],
    musts: [
      "Experience leading five people or more",
      "A natural host with good sales sense",
      "Able to read sales and stock reports",
      "Willing to work shifts, weekends and holidays",
      "Honest and energetic, an example to the team",
    ],
    pluses: ["Opened a new outlet before", "Confident with point-of-sale software"],
  },
};

export const retail: RoleFamily = {
  key: "retail-sales",
  categories: [63],
  industries: [...shops, "furniture", "garment"],
  place: "counter",
  skills: ["Retail Sales", "Customer Service", "Communication", "Inventory Control"],
  major: { vi: "Quản trị bán lẻ", en: "Retail Management" },
  roles: [
    [1, 0, 7.5, 11, "Nhân viên Bán hàng", "Sales Associate"],
    [1, 0, 7, 10, "Nhân viên Thu ngân", "Cashier"],
    [1, 1, 9, 15, "Nhân viên Tư vấn bán hàng showroom", "Showroom Consultant"],
  ],
  vi: {
    intro: [
      "Không cần kinh nghiệm, chúng tôi đào tạo từ đầu; chỉ cần bạn thích nói chuyện với khách.",
      "Cửa hàng mới, đồng nghiệp thân thiện, thưởng doanh số trả hằng tháng.",
    ],
    duties: [
      "Đón tiếp, tư vấn sản phẩm phù hợp với nhu cầu của khách",
      "Trưng bày, kiểm tra hàng hóa và giữ cửa hàng sạch đẹp",
      "Thu ngân, lập hóa đơn trên phần mềm bán hàng",
      "Kiểm kê, nhập hàng, báo hàng sắp hết",
      "Giới thiệu chương trình thành viên, khuyến mãi",
      "Hỗ trợ đổi trả, bảo hành",
      "Hỗ trợ đóng gói đơn hàng online",
    ],
    musts: [
      "Từ 18 tuổi, tốt nghiệp THPT trở lên",
      "Vui vẻ, trung thực, nhanh nhẹn",
      "Đi làm được cuối tuần, lễ Tết theo lịch",
      "Gắn bó ít nhất 6 tháng",
      "Giao tiếp rõ ràng, lịch sự",
    ],
    pluses: ["Từng bán hàng, phục vụ", "Biết tiếng Anh giao tiếp cơ bản"],
  },
  en: {
    intro: [
      "No experience needed: we train you, provided you enjoy talking with people.",
      "A new store, friendly colleagues and a monthly sales bonus.",
    ],
    duties: [
      "Welcome customers and help them choose well",
      "Display goods, check stock and keep the shop inviting",
      "Handle the till and issue receipts",
      "Count stock, receive deliveries and report what runs low",
      "Present the loyalty programme and promotions",
      "Support exchanges and warranty cases",
      "Help pack online orders",
    ],
    musts: [
      "Eighteen or older, high school or above",
      "Cheerful, honest and quick",
      "Free to work weekends and holidays by rota",
      "Committed for at least six months",
      "Clear and polite speech",
    ],
    pluses: ["Sales or service experience", "Everyday English"],
  },
};
