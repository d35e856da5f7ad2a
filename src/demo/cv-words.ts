import type { Language } from "./types.ts";

type Words = {
  about: string;
  work: string;
  education: string;
  skills: string;
  languages: string;
  certificates: string;
  contact: string;
  now: string;
  born: string;
  degrees: Record<number, string>;
  spoken: Record<number, string>;
  levels: readonly string[];
  years: readonly string[];
};

/** The headings and small words of a CV. */
export const cvWords: Record<Language, Words> = {
  vi: {
    about: "Giới thiệu",
    work: "Kinh nghiệm làm việc",
    education: "Học vấn",
    skills: "Kỹ năng",
    languages: "Ngoại ngữ",
    certificates: "Chứng chỉ",
    contact: "Liên hệ",
    now: "nay",
    born: "Năm sinh",
    degrees: { 3: "Cao đẳng", 4: "Cử nhân", 5: "Thạc sĩ" },
    spoken: { 0: "Tiếng Anh", 1: "Tiếng Nhật", 2: "Tiếng Hàn", 4: "Tiếng Trung" },
    levels: ["cơ bản", "trung cấp", "nâng cao", "thành thạo"],
    years: ["dưới 1 năm", "1–2 năm", "3–5 năm", "trên 5 năm"],
  },
  en: {
    about: "Profile",
    work: "Work experience",
    education: "Education",
    skills: "Skills",
    languages: "Languages",
    certificates: "Certificates",
    contact: "Contact",
    now: "present",
    born: "Born",
    degrees: { 3: "College diploma", 4: "Bachelor’s degree", 5: "Master’s degree" },
    spoken: { 0: "English", 1: "Japanese", 2: "Korean", 4: "Chinese" },
    levels: ["basic", "intermediate", "advanced", "fluent"],
    years: ["under 1 year", "1–2 years", "3–5 years", "over 5 years"],
  },
};
