import type { RoleFamily } from "../types.ts";
import { plants } from "./industries.ts";

export const importExport: RoleFamily = {
  key: "import-export",
  categories: [80, 79],
  industries: ["logistics", "garment", "electronics", "agri", "furniture", "machinery", "fmcg", "pharma"],
  place: "desk",
  skills: ["Import - Export", "Customs Declaration", "Logistics", "English", "Microsoft Office", "Chinese"],
  major: { vi: "Kinh doanh xuất nhập khẩu", en: "Import and Export" },
  languages: [{ language: 0, proficiency: 1 }],
  roles: [
    [1, 1, 10, 15, "Nhân viên Chứng từ xuất nhập khẩu", "Import-Export Documentation Officer"],
    [1, 2, 12, 18, "Nhân viên Xuất nhập khẩu", "Import-Export Executive"],
    [1, 2, 11, 20, "Nhân viên Sales Logistics", "Freight Forwarding Sales Executive"],
    [4, 4, 28, 45, "Trưởng phòng Xuất nhập khẩu", "Import-Export Manager"],
  ],
  vi: {
    intro: [
      "Mỗi tháng 180 container đi qua tay đội chứng từ, không được sai một dấu phẩy.",
      "Công ty xuất hàng trực tiếp tới 12 quốc gia.",
    ],
    duties: [
      "Lập bộ chứng từ: hợp đồng, hóa đơn, packing list, C/O",
      "Khai báo hải quan điện tử, theo dõi thông quan",
      "Đặt tàu, đặt chỗ, so sánh cước với hãng vận chuyển",
      "Theo dõi lịch giao hàng, cập nhật cho khách và nhà máy",
      "Làm thủ tục thanh toán quốc tế: T/T, L/C",
      "Xử lý phát sinh tại cảng, kho, giám định",
      "Tìm kiếm khách hàng, báo giá dịch vụ vận chuyển",
    ],
    musts: [
      "Nắm vững Incoterms, quy trình xuất nhập khẩu",
      "Đọc viết email tiếng Anh tốt",
      "Cẩn thận với số liệu, chứng từ",
      "Biết phần mềm khai hải quan ECUS",
      "Xử lý tình huống nhanh",
    ],
    pluses: ["Có chứng chỉ khai báo hải quan", "Biết thêm tiếng Trung"],
  },
  en: {
    intro: [
      "We handle 180 containers a month and every detail counts.",
      "We ship directly to twelve countries.",
    ],
    duties: [
      "Prepare contracts, invoices, packing lists and certificates of origin",
      "File customs declarations and follow clearance",
      "Book vessels and compare freight rates",
      "Track shipments and keep customers and plant informed",
      "Handle T/T and L/C payments",
      "Settle issues at port, warehouse and survey",
      "Find customers and quote freight services",
    ],
    musts: [
      "Firm knowledge of Incoterms and procedures",
      "Good written English",
      "Careful with papers and figures",
      "Experience with ECUS customs software",
      "Quick to solve problems",
    ],
    pluses: ["Customs declarant certificate", "Chinese"],
  },
};

export const purchasing: RoleFamily = {
  key: "purchasing",
  categories: [81, 79],
  industries: [...plants, "retail", "fnb", "hotel", "construction", "health"],
  place: "desk",
  skills: ["Procurement", "Negotiation", "Supply Chain Management", "Contract Management", "Excel", "SAP"],
  major: { vi: "Logistics và quản lý chuỗi cung ứng", en: "Logistics and Supply Chain Management" },
  roles: [
    [1, 2, 11, 16, "Nhân viên Mua hàng", "Purchasing Officer"],
    [1, 2, 13, 20, "Chuyên viên Kế hoạch chuỗi cung ứng", "Supply Chain Planner"],
    [2, 3, 20, 32, "Chuyên viên Mua hàng cấp cao", "Senior Buyer"],
    [4, 4, 34, 52, "Trưởng phòng Thu mua", "Procurement Manager"],
  ],
  vi: {
    intro: [
      "Mua đúng, mua kịp, giá minh bạch: đó là nơi lợi nhuận bắt đầu.",
      "Chúng tôi đang xây dựng lại danh sách 400 nhà cung cấp.",
    ],
    duties: [
      "Tìm kiếm, đánh giá nhà cung cấp, lấy báo giá so sánh",
      "Đàm phán giá, điều khoản thanh toán và giao hàng",
      "Lập đơn hàng, theo dõi tiến độ nhận hàng",
      "Dự báo nhu cầu, lập kế hoạch nguyên vật liệu",
      "Xử lý hàng lỗi, thiếu với nhà cung cấp",
      "Tìm nguồn thay thế để giảm giá thành",
      "Quản lý hợp đồng, hồ sơ mua hàng, đối chiếu công nợ",
    ],
    musts: [
      "Kỹ năng đàm phán và phân tích chi phí",
      "Hiểu quy trình kho, sản xuất",
      "Liêm chính, không vụ lợi",
      "Excel tốt, biết ERP",
      "Chủ động bám tiến độ",
    ],
    pluses: ["Có nguồn nhà cung cấp sẵn", "Tiếng Anh hoặc tiếng Trung thương mại"],
  },
  en: {
    intro: [
      "Buying right, in time and at an open price is where profit starts.",
      "We are rebuilding a base of four hundred suppliers.",
    ],
    duties: [
      "Source and assess suppliers and compare quotations",
      "Negotiate price, payment and delivery",
      "Place orders and follow deliveries",
      "Forecast demand and plan materials",
      "Resolve defects and shortages with suppliers",
      "Find alternatives that lower cost",
      "Manage contracts and reconcile payables",
    ],
    musts: [
      "Negotiation and cost analysis",
      "Understanding of warehouse and production",
      "Integrity without exception",
      "Good Excel and an ERP",
      "Tenacious follow-up",
    ],
    pluses: ["Your own supplier contacts", "Business English or Chinese"],
  },
};

export const warehouse: RoleFamily = {
  key: "warehouse",
  categories: [82, 79],
  industries: [
    "logistics",
    "ecommerce",
    "retail",
    "fmcg",
    "pharma",
    "agri",
    "garment",
    "electronics",
    "furniture",
  ],
  place: "plant",
  skills: ["Warehouse Management", "Inventory Control", "Logistics", "Lean / 5S / Kaizen", "Excel"],
  major: { vi: "Quản trị logistics", en: "Logistics Management" },
  roles: [
    [1, 0, 8, 11, "Nhân viên Kho", "Warehouse Associate"],
    [1, 1, 9, 14, "Nhân viên Điều phối vận tải", "Transport Coordinator"],
    [3, 3, 13, 20, "Thủ kho", "Warehouse Supervisor"],
    [4, 4, 25, 40, "Quản lý Trung tâm phân phối", "Distribution Centre Manager"],
  ],
  vi: {
    intro: [
      "Kho 12.000 m² vận hành bằng mã vạch, mỗi ngày xuất trên 9.000 đơn.",
      "Hàng vào đúng chỗ, ra đúng đơn, xe chạy đúng giờ.",
    ],
    duties: [
      "Nhập, xuất, sắp xếp hàng theo vị trí và nguyên tắc FIFO",
      "Kiểm đếm, đối chiếu chứng từ với thực tế",
      "Soạn, đóng gói và bàn giao đơn cho vận chuyển",
      "Lập tuyến, điều phối xe và tài xế giao hàng",
      "Kiểm kê định kỳ, báo cáo chênh lệch",
      "Giữ kho sạch sẽ, an toàn, phòng cháy",
      "Theo dõi chỉ số giao đúng hẹn, tỷ lệ hoàn hàng",
    ],
    musts: [
      "Trung thực, đáng tin cậy",
      "Biết Excel hoặc phần mềm kho",
      "Làm được ca xoay",
      "Cẩn thận khi đếm và ghi chép",
      "Tinh thần đồng đội",
    ],
    pluses: ["Có chứng chỉ xe nâng", "Từng làm ở trung tâm phân phối lớn"],
  },
  en: {
    intro: [
      "12,000 square metres run on barcodes, with more than 9,000 orders a day.",
      "Goods in the right place, orders complete, lorries on time.",
    ],
    duties: [
      "Receive, issue and put away goods on FIFO",
      "Count and check papers against reality",
      "Pick, pack and hand over orders",
      "Plan routes and dispatch vehicles and drivers",
      "Take stock regularly and explain differences",
      "Keep the warehouse clean, safe and free of fire risk",
      "Follow on-time delivery and return rates",
    ],
    musts: [
      "Honest and reliable",
      "Excel or warehouse software",
      "Rotating shifts",
      "Careful counting and notes",
      "Team spirit",
    ],
    pluses: ["Forklift licence", "Large distribution centre experience"],
  },
};
