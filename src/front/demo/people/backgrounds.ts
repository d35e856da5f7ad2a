import type { Both } from "../types.ts";

/** Schools, by what they are known for. */
export const schools: Record<"tech" | "business" | "technical" | "care" | "arts", readonly Both[]> = {
  tech: [
    { vi: "Đại học Bách khoa Hà Nội", en: "Hanoi University of Science and Technology" },
    { vi: "Đại học Công nghệ - ĐHQG Hà Nội", en: "VNU University of Engineering and Technology" },
    { vi: "Đại học Khoa học Tự nhiên TP.HCM", en: "University of Science, VNU-HCM" },
    { vi: "Đại học Công nghệ Thông tin - ĐHQG TP.HCM", en: "University of Information Technology, VNU-HCM" },
    {
      vi: "Học viện Công nghệ Bưu chính Viễn thông",
      en: "Posts and Telecommunications Institute of Technology",
    },
    {
      vi: "Đại học Bách khoa - Đại học Đà Nẵng",
      en: "University of Science and Technology, University of Danang",
    },
  ],
  business: [
    { vi: "Đại học Kinh tế Quốc dân", en: "National Economics University" },
    { vi: "Đại học Ngoại thương", en: "Foreign Trade University" },
    { vi: "Đại học Kinh tế TP.HCM", en: "University of Economics Ho Chi Minh City" },
    { vi: "Học viện Tài chính", en: "Academy of Finance" },
    { vi: "Đại học Thương mại", en: "Thuongmai University" },
    { vi: "Đại học Kinh tế - Đại học Đà Nẵng", en: "University of Economics, University of Danang" },
    { vi: "Học viện Ngân hàng", en: "Banking Academy of Vietnam" },
  ],
  technical: [
    { vi: "Đại học Công nghiệp Hà Nội", en: "Hanoi University of Industry" },
    { vi: "Đại học Sư phạm Kỹ thuật TP.HCM", en: "HCMC University of Technology and Education" },
    { vi: "Đại học Cần Thơ", en: "Can Tho University" },
    { vi: "Đại học Giao thông Vận tải", en: "University of Transport and Communications" },
    { vi: "Đại học Nông Lâm TP.HCM", en: "Nong Lam University" },
    { vi: "Cao đẳng Kỹ thuật Cao Thắng", en: "Cao Thang Technical College" },
  ],
  care: [
    { vi: "Đại học Y Dược TP.HCM", en: "University of Medicine and Pharmacy at HCMC" },
    { vi: "Đại học Dược Hà Nội", en: "Hanoi University of Pharmacy" },
    { vi: "Đại học Điều dưỡng Nam Định", en: "Nam Dinh University of Nursing" },
  ],
  arts: [
    { vi: "Đại học Mỹ thuật Công nghiệp", en: "University of Industrial Fine Art" },
    { vi: "Đại học Kiến trúc Hà Nội", en: "Hanoi Architectural University" },
    { vi: "Học viện Báo chí và Tuyên truyền", en: "Academy of Journalism and Communication" },
    { vi: "Đại học Khoa học Xã hội và Nhân văn", en: "University of Social Sciences and Humanities" },
    { vi: "Đại học Hà Nội", en: "Hanoi University" },
  ],
};

const arts = new Set(["content", "uiux", "graphic", "video", "interior", "teacher", "assistant"]);
const care = new Set(["nurse", "pharmacist"]);

/** The kind of school that people of a family come from. */
export function schoolKind(family: string, category: number, place: string): keyof typeof schools {
  if (arts.has(family)) return "arts";
  if (care.has(family)) return "care";
  if ((category >= 7 && category <= 20) || family === "game") return "tech";
  if (place === "plant" || category >= 73) return "technical";
  return "business";
}

/** Employers of the past, which are not on the market. */
export const pastEmployers: Record<"tech" | "other", readonly string[]> = {
  tech: [
    "Công ty Phần mềm Lá Phong",
    "Bluefin Systems",
    "Công ty Công nghệ Hải Đăng Số",
    "Mangrove Digital",
    "Công ty TNHH Giải pháp Sao Bắc",
    "Papaya Code",
    "Công ty Cổ phần Dữ liệu Tầm Nhìn",
    "Northgate Software",
  ],
  other: [
    "Công ty TNHH Thương mại Tân Phú Lộc",
    "Công ty Cổ phần Minh Khuê",
    "Greenfield Trading",
    "Công ty TNHH Sản xuất Hưng Vượng",
    "Công ty Cổ phần Dịch vụ An Cư",
    "Silver Carp Group",
    "Công ty TNHH Đông Hưng Thịnh",
    "Công ty Cổ phần Phương Nam Xanh",
    "Hillside Consumer Goods",
    "Công ty TNHH Kim Ngọc Sương",
  ],
};

/** Certificates, by family. */
export const certificates: Readonly<Record<string, readonly string[]>> = {
  backend: ["AWS Certified Developer - Associate", "Oracle Certified Professional: Java SE"],
  devops: ["Certified Kubernetes Administrator (CKA)", "AWS Solutions Architect - Associate"],
  tester: ["ISTQB Foundation Level"],
  analyst: ["ECBA", "JLPT N2"],
  project: ["PMP", "Professional Scrum Master I"],
  accountant: ["Chứng chỉ Kế toán trưởng"],
  "chief-accountant": ["CPA Việt Nam", "Chứng chỉ Kế toán trưởng"],
  finance: ["ACCA (Applied Skills)", "CFA Level I"],
  "digital-marketing": ["Google Ads Search Certification", "Meta Certified Digital Marketing Associate"],
  teacher: ["TESOL", "IELTS 7.5"],
  nurse: ["Chứng chỉ hành nghề Điều dưỡng"],
  pharmacist: ["Chứng chỉ hành nghề Dược"],
  "site-engineer": ["Chứng chỉ hành nghề giám sát hạng II"],
  safety: ["ISO 45001 Internal Auditor"],
  qc: ["ISO 9001 Internal Auditor", "Six Sigma Yellow Belt"],
  "import-export": ["Chứng chỉ Khai báo hải quan"],
};

/** Districts of home addresses, by location id; elsewhere the province alone. */
export const homes: Readonly<Record<number, readonly string[]>> = {
  22: [
    "phường Cầu Giấy, Hà Nội",
    "phường Hà Đông, Hà Nội",
    "phường Bạch Mai, Hà Nội",
    "phường Long Biên, Hà Nội",
    "phường Thanh Xuân, Hà Nội",
  ],
  27: [
    "phường Bình Thạnh, TP. Hồ Chí Minh",
    "phường Gò Vấp, TP. Hồ Chí Minh",
    "phường Thủ Đức, TP. Hồ Chí Minh",
    "phường Tân Bình, TP. Hồ Chí Minh",
    "phường Phú Nhuận, TP. Hồ Chí Minh",
  ],
  14: ["phường Hải Châu, Đà Nẵng", "phường Sơn Trà, Đà Nẵng", "phường Liên Chiểu, Đà Nẵng"],
};

/** People from abroad who work in Vietnam: name, gender, nationality. */
export const foreigners: readonly (readonly [string, 1 | 2, string])[] = [
  ["Daniel Whitcombe", 1, "British"],
  ["Sofia Lindqvist", 2, "Swedish"],
  ["Tanaka Haruto", 1, "Japanese"],
  ["Marisol Reyes", 2, "Filipino"],
  ["Park Ji-eun", 2, "Korean"],
  ["Arjun Menon", 1, "Indian"],
];
