import type { RoleFamily } from "../types.ts";

export const hotel: RoleFamily = {
  key: "hotel",
  categories: [83, 34],
  industries: ["hotel"],
  place: "counter",
  skills: ["Hotel Operations", "Tour Operation", "Customer Service", "English", "Communication"],
  major: { vi: "Quản trị khách sạn", en: "Hotel Management" },
  languages: [{ language: 0, proficiency: 2 }],
  roles: [
    [1, 1, 8.5, 12, "Lễ tân khách sạn", "Front Desk Agent"],
    [1, 2, 10, 15, "Nhân viên Điều hành tour", "Tour Operator"],
    [3, 3, 13, 19, "Giám sát Buồng phòng", "Housekeeping Supervisor"],
    [4, 4, 28, 45, "Trưởng bộ phận Tiền sảnh", "Front Office Manager"],
    [5, 5, 65, 100, "Tổng Quản lý khách sạn", "Hotel General Manager"],
  ],
  vi: {
    intro: [
      "Khách đến từ hơn 30 quốc gia và nhớ tên bạn khi trở lại.",
      "Khách sạn 4 sao sát biển, có nhà ở cho nhân viên ở xa.",
    ],
    duties: [
      "Làm thủ tục nhận, trả phòng và giải đáp yêu cầu của khách",
      "Tiếp nhận đặt phòng, cập nhật hệ thống và các kênh bán trực tuyến",
      "Phối hợp với buồng phòng, nhà hàng, kỹ thuật phục vụ khách",
      "Thiết kế, điều hành chương trình tour, làm việc với hướng dẫn viên",
      "Kiểm tra chất lượng phòng, đồ vải và minibar",
      "Xử lý phàn nàn khéo léo, trả lời đánh giá trên mạng",
      "Báo cáo công suất phòng, doanh thu trong ca",
    ],
    musts: [
      "Ngoại ngữ tiếng Anh giao tiếp tốt",
      "Tác phong chuẩn mực, nụ cười thân thiện",
      "Biết phần mềm quản lý khách sạn",
      "Làm được ca, kể cả lễ Tết",
      "Ưu tiên sự hài lòng của khách",
    ],
    pluses: ["Biết thêm tiếng Hàn, Trung hoặc Nga", "Từng làm khách sạn 4-5 sao"],
  },
  en: {
    intro: [
      "Guests from thirty countries will remember your name when they return.",
      "A four-star hotel by the sea with housing for staff from afar.",
    ],
    duties: [
      "Check guests in and out and answer their requests",
      "Take reservations and keep online channels up to date",
      "Coordinate with housekeeping, restaurant and engineering",
      "Design and run tours with our guides",
      "Inspect rooms, linen and minibars",
      "Handle complaints with tact and answer online reviews",
      "Report occupancy and revenue for the shift",
    ],
    musts: [
      "Good spoken English",
      "Impeccable manners and a real smile",
      "Experience with a property management system",
      "Shifts, including holidays",
      "Guest satisfaction comes first",
    ],
    pluses: ["Korean, Chinese or Russian", "Four or five star background"],
  },
};

export const kitchen: RoleFamily = {
  key: "kitchen",
  categories: [84],
  industries: ["fnb", "hotel"],
  place: "counter",
  skills: ["Bartending / Barista", "Food Safety (HACCP)", "Customer Service", "Teamwork"],
  major: { vi: "Kỹ thuật chế biến món ăn", en: "Culinary Arts" },
  roles: [
    [1, 0, 7, 10, "Nhân viên Pha chế", "Barista"],
    [1, 0, 7, 9.5, "Nhân viên Phục vụ nhà hàng", "Restaurant Server"],
    [1, 2, 10, 15, "Đầu bếp món Việt", "Vietnamese Cuisine Chef"],
    [3, 4, 18, 30, "Bếp trưởng", "Head Chef"],
  ],
  vi: {
    intro: [
      "Bếp mở, nguyên liệu tươi mỗi sáng, khách quen chiếm hơn một nửa.",
      "Chuỗi có 24 cửa hàng, nhân viên giỏi lên quản lý ca sau 6 tháng.",
    ],
    duties: [
      "Chuẩn bị nguyên liệu, chế biến món theo công thức",
      "Pha chế đồ uống đúng định lượng, trình bày đẹp",
      "Đón khách, ghi món, phục vụ và thanh toán",
      "Giữ vệ sinh khu vực làm việc, an toàn thực phẩm",
      "Kiểm tra hàng nhập, hạn sử dụng, hạn chế lãng phí",
      "Đề xuất món mới theo mùa",
      "Hướng dẫn nhân viên mới trong ca",
    ],
    musts: [
      "Nhanh nhẹn, sạch sẽ, yêu nghề",
      "Chịu được nhịp độ giờ cao điểm",
      "Có giấy khám sức khỏe theo quy định",
      "Làm ca xoay, kể cả cuối tuần",
      "Vui vẻ, biết phối hợp",
    ],
    pluses: ["Có chứng chỉ nghề bếp, pha chế", "Ở gần cửa hàng"],
  },
  en: {
    intro: [
      "An open kitchen, fresh produce each morning, and more than half our guests are regulars.",
      "Twenty-four outlets: good people lead a shift after six months.",
    ],
    duties: [
      "Prepare ingredients and cook to recipe",
      "Make drinks to measure and present them well",
      "Welcome guests, take orders, serve and settle bills",
      "Keep stations clean and food safe",
      "Check deliveries and dates and avoid waste",
      "Suggest seasonal dishes",
      "Guide newcomers on shift",
    ],
    musts: [
      "Quick, clean and fond of the craft",
      "Steady in rush hours",
      "Valid health certificate",
      "Rotating shifts and weekends",
      "Cheerful and cooperative",
    ],
    pluses: ["Culinary or barista certificate", "You live near the outlet"],
  },
};

export const broker: RoleFamily = {
  key: "broker",
  categories: [85, 63],
  industries: ["realestate"],
  place: "desk",
  skills: ["Real Estate Brokerage", "Negotiation", "Communication", "Lead Generation", "Contract Management"],
  major: { vi: "Kinh doanh bất động sản", en: "Real Estate Business" },
  roles: [
    [1, 0, 8, 25, "Chuyên viên Tư vấn bất động sản", "Property Consultant"],
    [1, 2, 12, 20, "Chuyên viên Cho thuê văn phòng", "Office Leasing Executive"],
    [4, 4, 30, 50, "Trưởng Ban quản lý tòa nhà", "Building Manager"],
  ],
  vi: {
    intro: [
      "Dự án pháp lý rõ ràng, chính sách hoa hồng công bố ngay từ đầu.",
      "Chúng tôi chọn bán đúng nhu cầu ở thực thay vì chạy theo sóng.",
    ],
    duties: [
      "Tìm kiếm khách hàng, giới thiệu dự án, dẫn xem nhà mẫu",
      "Tư vấn pháp lý, phương án vay và lịch thanh toán",
      "Đàm phán, hoàn tất hợp đồng mua bán, cho thuê",
      "Chăm sóc khách thuê, xử lý yêu cầu trong tòa nhà",
      "Nghiên cứu giá thuê, giá bán trong khu vực",
      "Quản lý vận hành, bảo trì, an ninh tòa nhà",
      "Phối hợp marketing tổ chức sự kiện mở bán",
    ],
    musts: [
      "Giao tiếp tự tin, trung thực với khách hàng",
      "Kiên trì theo đuổi mục tiêu",
      "Có laptop, phương tiện cá nhân",
      "Hiểu cơ bản về luật nhà ở, đất đai",
      "Tốt nghiệp cao đẳng trở lên",
    ],
    pluses: ["Có chứng chỉ môi giới", "Từng bán sản phẩm giá trị cao"],
  },
  en: {
    intro: [
      "Projects with clear title and a commission policy published from day one.",
      "We sell homes to people who will live in them.",
    ],
    duties: [
      "Find buyers, present projects and show model homes",
      "Advise on title, loans and payment schedules",
      "Negotiate and complete sale and lease contracts",
      "Look after tenants and their requests",
      "Study rents and prices in the area",
      "Run building operation, maintenance and security",
      "Support launch events with marketing",
    ],
    musts: [
      "Confident, and honest with customers",
      "Persistent towards a goal",
      "Own laptop and transport",
      "Basic knowledge of housing and land law",
      "College degree or higher",
    ],
    pluses: ["Brokerage licence", "High-value sales experience"],
  },
};

export const farm: RoleFamily = {
  key: "agri",
  categories: [87, 88],
  industries: ["agri", "fmcg"],
  place: "plant",
  skills: ["Food Safety (HACCP)", "Quality Control", "Production Planning", "Problem Solving", "Teamwork"],
  major: { vi: "Nuôi trồng thủy sản", en: "Aquaculture" },
  roles: [
    [1, 1, 10, 15, "Kỹ sư Nuôi trồng thủy sản", "Aquaculture Engineer"],
    [1, 2, 11, 17, "Kỹ sư Nông nghiệp công nghệ cao", "Agronomist (high-tech farming)"],
    [1, 2, 11, 17, "Nhân viên R&D thực phẩm", "Food R&D Officer"],
    [4, 4, 25, 40, "Quản lý Vùng nguyên liệu", "Raw Material Area Manager"],
  ],
  vi: {
    intro: [
      "Vùng nuôi đạt chứng nhận ASC, sản phẩm đi thẳng đến siêu thị nước ngoài.",
      "Chúng tôi làm việc cùng 300 hộ nông dân, ăn cơm cùng họ và lớn lên cùng họ.",
    ],
    duties: [
      "Theo dõi môi trường ao nuôi, sức khỏe vật nuôi, cây trồng mỗi ngày",
      "Lập kế hoạch thức ăn, dinh dưỡng, mùa vụ",
      "Hướng dẫn kỹ thuật cho nông hộ liên kết",
      "Kiểm soát dư lượng, ghi nhật ký truy xuất nguồn gốc",
      "Nghiên cứu công thức, thử nghiệm sản phẩm mới",
      "Dự báo sản lượng, phối hợp thu mua với nhà máy",
      "Thực hiện tiêu chuẩn VietGAP, GlobalGAP, ASC",
    ],
    musts: [
      "Tốt nghiệp Thủy sản, Nông học, Công nghệ thực phẩm",
      "Chấp nhận làm việc tại vùng nuôi, nông trại",
      "Quan sát tốt, ghi chép đều đặn",
      "Giao tiếp gần gũi với nông dân",
      "Đi xe máy, di chuyển trong vùng",
    ],
    pluses: ["Am hiểu địa bàn", "Đọc được tài liệu tiếng Anh"],
  },
  en: {
    intro: [
      "ASC-certified farms whose produce goes straight to supermarkets abroad.",
      "We work with three hundred farming families and grow with them.",
    ],
    duties: [
      "Watch ponds, stock and crops every day",
      "Plan feed, nutrition and seasons",
      "Advise contract farmers on technique",
      "Control residues and keep traceability records",
      "Develop recipes and test new products",
      "Forecast harvests with the processing plant",
      "Apply VietGAP, GlobalGAP and ASC standards",
    ],
    musts: [
      "Degree in aquaculture, agronomy or food technology",
      "Happy to work on farms",
      "Observant, with regular notes",
      "At ease with farmers",
      "Rides a motorbike around the area",
    ],
    pluses: ["Knowledge of the area", "Reading English"],
  },
};
