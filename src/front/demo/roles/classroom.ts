import type { RoleFamily } from "../types.ts";

export const training: RoleFamily = {
  key: "training",
  categories: [5],
  industries: [
    "bank",
    "retail",
    "insurance",
    "fnb",
    "hotel",
    "electronics",
    "education",
    "consulting",
    "telecom",
  ],
  place: "desk",
  skills: ["Training & Development", "Curriculum Design", "Presentation", "OKR / KPI", "Change Management"],
  major: { vi: "Tâm lý học", en: "Psychology" },
  roles: [
    [1, 2, 12, 18, "Chuyên viên Đào tạo", "Training Executive"],
    [4, 4, 30, 46, "Trưởng phòng Đào tạo & Phát triển", "Learning & Development Manager"],
  ],
  vi: {
    intro: [
      "Mỗi nhân viên có 40 giờ học mỗi năm; bạn là người khiến những giờ đó có ích.",
      "Công ty đang lập học viện nội bộ cho đội ngũ quản lý cấp trung.",
    ],
    duties: [
      "Khảo sát nhu cầu và lập kế hoạch đào tạo năm",
      "Thiết kế bài giảng trực tiếp và e-learning",
      "Đứng lớp đào tạo hội nhập, kỹ năng dịch vụ và bán hàng",
      "Làm việc với giảng viên nội bộ, đối tác đào tạo bên ngoài",
      "Đo lường hiệu quả sau đào tạo tại nơi làm việc",
      "Xây dựng khung năng lực và lộ trình nghề nghiệp",
      "Quản lý ngân sách, hồ sơ đào tạo",
    ],
    musts: [
      "Kỹ năng trình bày, đứng lớp tự tin",
      "Biết thiết kế chương trình theo mục tiêu đầu ra",
      "Khả năng tổ chức và phối hợp nhiều phòng ban",
      "Sử dụng tốt PowerPoint, công cụ e-learning",
      "Có thể đi công tác các chi nhánh",
    ],
    pluses: ["Có chứng chỉ Train the Trainer", "Biết dựng video ngắn"],
  },
  en: {
    intro: [
      "Everyone here has 40 learning hours a year; you make them count.",
      "We are founding an internal academy for middle managers.",
    ],
    duties: [
      "Survey needs and write the yearly training plan",
      "Design classroom and e-learning courses",
      "Teach onboarding, service and sales skills",
      "Work with in-house trainers and outside partners",
      "Measure what changed on the job afterwards",
      "Build competency frameworks and career paths",
      "Manage the training budget and records",
    ],
    musts: [
      "Confident in front of a class",
      "Able to design from learning outcomes",
      "Good organiser across departments",
      "Skilled with slides and e-learning tools",
      "Ready to travel to branches",
    ],
    pluses: ["Train-the-trainer certificate", "Short video editing"],
  },
};

export const teacher: RoleFamily = {
  key: "teacher",
  categories: [70],
  industries: ["education"],
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
      "Teach the centre’s programme on the assigned timetable",
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
