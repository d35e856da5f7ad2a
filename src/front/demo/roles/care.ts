import type { RoleFamily } from "../types.ts";

export const nurse: RoleFamily = {
  key: "nurse",
  categories: [71],
  industries: ["health"],
  place: "counter",
  skills: ["Clinical Care", "Communication", "Teamwork", "Customer Service", "Time Management"],
  major: { vi: "Điều dưỡng", en: "Nursing" },
  roles: [
    [1, 2, 9, 14, "Điều dưỡng viên", "Registered Nurse"],
    [1, 2, 9.5, 14, "Kỹ thuật viên Xét nghiệm", "Laboratory Technician"],
    [2, 4, 30, 55, "Bác sĩ Nội tổng quát", "General Physician"],
    [2, 4, 28, 50, "Bác sĩ Răng Hàm Mặt", "Dentist"],
    [3, 4, 16, 24, "Điều dưỡng trưởng khoa", "Head Nurse"],
  ],
  vi: {
    intro: [
      "Người bệnh là trung tâm: mỗi ca trực không quá 8 bệnh nhân một điều dưỡng.",
      "Bệnh viện mới đưa vào hoạt động hai khu điều trị, trang thiết bị đồng bộ.",
    ],
    duties: [
      "Tiếp đón, thăm khám, đo dấu hiệu sinh tồn và theo dõi người bệnh",
      "Thực hiện y lệnh, kỹ thuật chuyên môn theo đúng quy trình",
      "Tư vấn, giải thích tình trạng bệnh cho người bệnh và gia đình",
      "Ghi chép hồ sơ bệnh án điện tử đầy đủ, kịp thời",
      "Kiểm soát nhiễm khuẩn, quản lý thuốc và vật tư tiêu hao",
      "Phối hợp ekip trong cấp cứu, hội chẩn",
      "Tham gia đào tạo liên tục, sinh hoạt khoa học hằng tháng",
    ],
    musts: [
      "Có bằng chuyên môn phù hợp và giấy phép hành nghề",
      "Thao tác chuẩn xác, bình tĩnh",
      "Ân cần, tôn trọng người bệnh",
      "Sẵn sàng trực theo lịch phân công",
      "Biết sử dụng phần mềm quản lý bệnh viện",
    ],
    pluses: ["Từng làm tại bệnh viện tuyến tỉnh trở lên", "Giao tiếp tiếng Anh với bệnh nhân nước ngoài"],
  },
  en: {
    intro: [
      "Patients first: no more than eight to a nurse on any shift.",
      "Two new wings have just opened with modern equipment throughout.",
    ],
    duties: [
      "Receive and examine patients and monitor vital signs",
      "Carry out orders and procedures to protocol",
      "Explain conditions to patients and families in plain words",
      "Keep electronic records complete and timely",
      "Control infection and manage medicine and supplies",
      "Work with the team in emergencies and case conferences",
      "Attend continuing education every month",
    ],
    musts: [
      "Relevant degree and a licence to practise",
      "Precise and calm hands",
      "Kindness and respect for patients",
      "Available for the duty rota",
      "Familiar with hospital information systems",
    ],
    pluses: ["Experience in a provincial hospital or above", "English for foreign patients"],
  },
};

export const pharmacist: RoleFamily = {
  key: "pharmacist",
  categories: [72],
  industries: ["pharma", "health"],
  place: "counter",
  skills: ["Pharmacy", "Customer Service", "Inventory Control", "Quality Control", "Communication"],
  major: { vi: "Dược học", en: "Pharmacy" },
  roles: [
    [1, 1, 9, 14, "Dược sĩ bán lẻ nhà thuốc", "Community Pharmacist"],
    [1, 2, 12, 22, "Trình dược viên kênh bệnh viện (ETC)", "Medical Representative (hospital channel)"],
    [2, 3, 18, 28, "Chuyên viên Đăng ký thuốc", "Regulatory Affairs Specialist"],
    [2, 3, 16, 25, "Chuyên viên Nghiên cứu & Phát triển dược phẩm", "Pharmaceutical R&D Specialist"],
  ],
  vi: {
    intro: [
      "Tư vấn đúng thuốc, đúng liều là cách chúng tôi giữ chân khách hàng.",
      "Công ty có nhà máy đạt chuẩn GMP và hệ thống hơn 90 nhà thuốc.",
    ],
    duties: [
      "Tư vấn, bán thuốc theo đơn và hướng dẫn sử dụng an toàn",
      "Sắp xếp, kiểm soát hạn dùng theo nguyên tắc GPP",
      "Giới thiệu sản phẩm tới bác sĩ, khoa dược",
      "Chuẩn bị hồ sơ đăng ký, gia hạn số đăng ký thuốc",
      "Nghiên cứu công thức, theo dõi độ ổn định của sản phẩm",
      "Theo dõi phản ứng có hại, báo cáo theo quy định",
      "Kiểm kê, đặt hàng và đối chiếu tồn kho",
    ],
    musts: [
      "Tốt nghiệp Cao đẳng, Đại học Dược",
      "Nắm vững kiến thức dược lý và quy định ngành",
      "Giao tiếp tốt, có trách nhiệm với sức khỏe cộng đồng",
      "Cẩn thận, chính xác",
      "Có thể làm ca hoặc đi địa bàn tùy vị trí",
    ],
    pluses: ["Có chứng chỉ hành nghề dược", "Am hiểu địa bàn, quan hệ tốt với bệnh viện"],
  },
  en: {
    intro: [
      "The right medicine at the right dose is how we keep customers.",
      "A GMP plant and more than ninety pharmacies stand behind you.",
    ],
    duties: [
      "Advise, dispense prescriptions and explain safe use",
      "Arrange stock and control expiry under GPP",
      "Present products to doctors and hospital pharmacies",
      "Prepare registration and renewal files",
      "Develop formulas and follow stability",
      "Report adverse reactions as required",
      "Count, order and reconcile stock",
    ],
    musts: [
      "College or university degree in pharmacy",
      "Sound pharmacology and knowledge of regulations",
      "Good communication and a sense of duty",
      "Careful and exact",
      "Ready for shifts or field work depending on the post",
    ],
    pluses: ["Pharmacy practice licence", "Good contacts in hospitals"],
  },
};
