import { type CvDocument, emptyDocument } from "#profiles/candidates/document.ts";

/** Three profiles, from a first job to a long career, for viewing templates. */
export const cvLengths = ["short", "usual", "long"] as const;
export type CvLength = (typeof cvLengths)[number];

const usualVi: CvDocument = {
  ...emptyDocument("Nguyễn Thị Hồng Đào", "vi"),
  job_title: "Kỹ sư phần mềm cấp cao",
  email: "hongdao.nguyen@example.com",
  phone: "+84912345678",
  location_id: 27,
  birth_date: "1994-03-08",
  gender: 2,
  nationality: "Việt Nam",
  notice_days: 30,
  introduction:
    "Tám năm xây dựng hệ thống thanh toán và thương mại điện tử cho thị trường Việt Nam. Tôi thích biến yêu cầu rối rắm thành phần mềm đơn giản, đo được và dễ bảo trì, đồng thời giúp đồng nghiệp trẻ trưởng thành qua từng lần đọc mã.",
  executive_summary: "Dẫn dắt nhóm 7 kỹ sư; giảm 43% thời gian xử lý giao dịch; đưa tỷ lệ lỗi về dưới 0,02%.",
  work_experiences: [
    {
      company_name: "Công ty Cổ phần Thanh toán Sao Mai",
      job_title: "Trưởng nhóm kỹ thuật",
      employment_type: 0,
      job_level: 3,
      from: "2021-03",
      to: null,
      currently_working: true,
      description:
        "- Thiết kế lại cổng thanh toán phục vụ 2,4 triệu giao dịch mỗi ngày, độ trễ p99 giảm từ 900 ms xuống 210 ms.\n- Chuyển 38 dịch vụ sang Kubernetes mà không ngừng hệ thống; chi phí hạ tầng giảm 31%.\n- Tuyển và hướng dẫn 5 kỹ sư; ba người đã được thăng cấp trong hai năm.",
    },
    {
      company_name: "Công ty TNHH Thương mại điện tử Phương Nam",
      job_title: "Kỹ sư phần mềm",
      employment_type: 0,
      job_level: 2,
      from: "2018-06",
      to: "2021-02",
      currently_working: false,
      description:
        "Phụ trách giỏ hàng và đặt hàng.\n- Xây dựng bộ máy khuyến mãi cho các đợt bán hàng lớn, chịu được 12.000 đơn mỗi phút.\n- Viết bộ kiểm thử tự động, thời gian phát hành giảm từ hai tuần còn một ngày.",
    },
    {
      company_name: "FPT Software",
      job_title: "Lập trình viên",
      employment_type: 0,
      job_level: 1,
      from: "2016-07",
      to: "2018-05",
      currently_working: false,
      description: "Phát triển ứng dụng quản lý kho cho khách hàng Nhật Bản bằng Java và PostgreSQL.",
    },
  ],
  educations: [
    {
      university_name: "Trường Đại học Bách khoa – Đại học Quốc gia TP. Hồ Chí Minh",
      degree: 4,
      major: "Khoa học máy tính",
      from: "2012",
      to: "2016",
      description: "Tốt nghiệp loại giỏi, GPA 3,6/4. Luận văn về phát hiện gian lận thẻ.",
    },
  ],
  skills: [
    { name: "TypeScript", years: 3 },
    { name: "Node.js", years: 3 },
    { name: "PostgreSQL", years: 3 },
    { name: "Java", years: 2 },
    { name: "Kubernetes", years: 2 },
    { name: "React", years: 2 },
    { name: "Kafka", years: 1 },
    { name: "Go", years: 0 },
  ],
  languages: [
    { language: 0, proficiency: 2 },
    { language: 1, proficiency: 1 },
  ],
  certificates: [
    { name: "AWS Certified Solutions Architect – Associate", issue_date: "2023-09-14", description: "" },
    { name: "JLPT N3", issue_date: "2019-12", description: "" },
  ],
  achievements: [
    {
      name: "Giải nhất Hackathon Thanh toán số 2022",
      description: "Nhóm bốn người, giải pháp trả góp cho tiểu thương.",
    },
  ],
  work_references: [
    { platform: "GitHub", link: "https://github.com/hongdao-nguyen" },
    { platform: "LinkedIn", link: "https://www.linkedin.com/in/nguyen-thi-hong-dao-ky-su-phan-mem" },
  ],
  referencers: [
    {
      name: "Trần Quốc Bảo",
      company: "Giám đốc kỹ thuật, Sao Mai",
      email: "bao.tran@example.com",
      phone: "+84903111222",
      description: "Quản lý trực tiếp từ 2021.",
    },
  ],
  expected_salary: { min: 45_000_000, max: 60_000_000, currency: "VND" },
  job_preference: {
    category_ids: [6],
    location_ids: [27, 22],
    job_types: [0, 6],
    job_level: 3,
    remote: true,
  },
};

const usualEn: CvDocument = {
  ...usualVi,
  language: "en",
  job_title: "Senior software engineer",
  nationality: "Vietnamese",
  introduction:
    "Eight years of building payment and e-commerce systems for Vietnam. I like to turn tangled requirements into software that is simple, measured and easy to maintain, and to help younger colleagues grow with every review.",
  executive_summary:
    "Leads a team of 7 engineers; cut transaction time by 43%; brought the error rate below 0.02%.",
  work_experiences: [
    {
      ...usualVi.work_experiences[0]!,
      company_name: "Sao Mai Payments JSC",
      job_title: "Engineering lead",
      description:
        "- Redesigned a payment gateway that serves 2.4 million transactions a day; p99 latency fell from 900 ms to 210 ms.\n- Moved 38 services to Kubernetes without downtime, cutting infrastructure cost by 31%.\n- Hired and mentored 5 engineers; three were promoted within two years.",
    },
    {
      ...usualVi.work_experiences[1]!,
      company_name: "Phuong Nam E-commerce Co., Ltd.",
      job_title: "Software engineer",
      description:
        "In charge of basket and checkout.\n- Built the promotion engine for large sales, at 12,000 orders a minute.\n- Introduced automated tests; a release takes one day instead of two weeks.",
    },
    {
      ...usualVi.work_experiences[2]!,
      job_title: "Developer",
      description: "Developed warehouse software for Japanese clients with Java and PostgreSQL.",
    },
  ],
  educations: [
    {
      ...usualVi.educations[0]!,
      university_name: "Ho Chi Minh City University of Technology, VNU-HCM",
      major: "Computer science",
      description: "Graduated with distinction, GPA 3.6/4. Thesis on detecting card fraud.",
    },
  ],
  achievements: [
    { name: "First prize, Digital Payments Hackathon 2022", description: "Instalments for small traders." },
  ],
  referencers: [
    { ...usualVi.referencers[0]!, company: "CTO, Sao Mai", description: "Line manager since 2021." },
  ],
};

/** A typical Vietnamese profile: company names longer than a line, schools with a dash. */
export const wordyPerson: CvDocument = {
  ...usualVi,
  job_title: "Trưởng phòng Quản lý chuỗi cung ứng",
  work_experiences: [
    {
      ...usualVi.work_experiences[0]!,
      company_name: "Công ty Cổ phần Đầu tư Thương mại và Dịch vụ Logistics Toàn cầu Phương Đông",
      job_title: "Trưởng phòng Quản lý chuỗi cung ứng và Điều phối vận tải",
    },
    {
      ...usualVi.work_experiences[1]!,
      company_name: "Công ty TNHH Một thành viên Sản xuất và Xuất nhập khẩu Nông sản Tây Nguyên",
      job_title: "Chuyên viên xuất nhập khẩu",
    },
    { ...usualVi.work_experiences[2]!, job_title: "Nhân viên kho" },
  ],
  educations: [
    {
      ...usualVi.educations[0]!,
      university_name: "Đại học Công nghệ – ĐHQG Hà Nội",
      degree: 5,
      major: "Công nghệ thông tin",
      from: "2018",
      to: "2020",
    },
    {
      ...usualVi.educations[0]!,
      university_name: "Trường Đại học Lao động - Xã hội",
      major: "Quản trị nhân lực",
    },
  ],
};

const usual = { en: usualEn, vi: usualVi };

/** Returns the sample profile of a given length in a given language. */
export function samplePerson(language: "en" | "vi", length: CvLength): CvDocument {
  const full = usual[language];
  if (length === "usual") return full;
  if (length === "short")
    return {
      ...full,
      full_name: language === "vi" ? "Lê Văn Ý" : "Le Van Y",
      job_title: language === "vi" ? "Thực tập sinh kế toán" : "Accounting intern",
      executive_summary: null,
      work_experiences: [],
      achievements: [],
      referencers: [],
      work_references: [],
      certificates: full.certificates.slice(1),
      skills: full.skills.slice(0, 3),
    };
  const times = <T>(rows: readonly T[], count: number) => Array.from({ length: count }, () => rows).flat();
  return {
    ...full,
    full_name:
      language === "vi"
        ? "Công Tằng Tôn Nữ Nguyễn Phước Hoàng Thiên Kim"
        : "Cong Tang Ton Nu Nguyen Phuoc Hoang Thien Kim",
    work_experiences: times(full.work_experiences, 5),
    educations: times(full.educations, 3),
    certificates: times(full.certificates, 3),
    achievements: times(full.achievements, 4),
    referencers: times(full.referencers, 3),
  };
}
