import type { RoleFamily } from "../types.ts";

export const teacher: RoleFamily = {
  key: "teacher",
  categories: [70],
  trades: ["education"],
  place: "counter",
  skills: ["Teaching", "Curriculum Design", "English", "Communication", "Japanese"],
  major: { vi: "Sư phạm tiếng Anh", en: "English Language Teaching" },
  languages: [{ language: 0, proficiency: 2 }],
  roles: [
    [1, 1, 11, 18, "Giáo viên Tiếng Anh thiếu nhi", "English Teacher for Young Learners"],
    [1, 1, 7, 10, "Trợ giảng Tiếng Anh", "Teaching Assistant"],
    [2, 2, 18, 30, "Giáo viên Luyện thi IELTS", "IELTS Teacher"],
    [4, 4, 25, 40, "Quản lý Học thuật", "Academic Manager"],
  ],
  vi: {
    intro: [
      "Lớp học tối đa 14 học viên, giáo án có sẵn và bạn được tự do sáng tạo trên lớp.",
      "Chúng tôi dạy trẻ yêu ngôn ngữ trước, điểm số đến sau.",
    ],
    duties: [
      "Giảng dạy theo chương trình và lịch phân công của trung tâm",
      "Chuẩn bị giáo án, học liệu, trò chơi cho từng buổi",
      "Chấm bài, nhận xét và trao đổi kết quả với phụ huynh",
      "Theo dõi tiến bộ, hỗ trợ học viên yếu ngoài giờ",
      "Tham gia hội thảo chuyên môn, dự giờ chéo mỗi tháng",
      "Hỗ trợ kiểm tra đầu vào, xếp lớp",
      "Tham gia câu lạc bộ, hoạt động ngoại khóa",
    ],
    musts: [
      "Tốt nghiệp đại học ngành Sư phạm hoặc Ngôn ngữ",
      "Phát âm chuẩn, IELTS từ 7.0 hoặc tương đương",
      "Yêu trẻ, kiên nhẫn, năng lượng tích cực",
      "Có chứng chỉ nghiệp vụ sư phạm, TESOL là bắt buộc với giáo viên chính",
      "Dạy được buổi tối và cuối tuần",
    ],
    pluses: ["Từng dạy tại trung tâm ngoại ngữ", "Biết ứng dụng công nghệ trong lớp học"],
  },
  en: {
    intro: [
      "Classes of at most fourteen, ready lesson plans and freedom in the classroom.",
      "We teach children to love a language first; marks follow.",
    ],
    duties: [
      "Teach the centre's programme on the assigned timetable",
      "Prepare lessons, materials and games",
      "Mark work and discuss progress with parents",
      "Support weaker learners outside class",
      "Join monthly workshops and peer observation",
      "Help with placement tests",
      "Take part in clubs and outings",
    ],
    musts: [
      "Degree in education or languages",
      "Clear pronunciation, IELTS 7.0 or equivalent",
      "Patience, warmth and energy",
      "TESOL, CELTA or a teaching certificate for lead teachers",
      "Available on evenings and weekends",
    ],
    pluses: ["Language centre experience", "Classroom technology"],
  },
};

export const nurse: RoleFamily = {
  key: "nurse",
  categories: [71],
  trades: ["health"],
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
  trades: ["pharma", "health"],
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
