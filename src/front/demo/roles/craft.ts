import type { RoleFamily } from "../types.ts";

export const merchandiser: RoleFamily = {
  key: "merchandiser",
  categories: [89, 80],
  industries: ["garment"],
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
