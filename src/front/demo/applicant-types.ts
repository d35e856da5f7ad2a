import type { ActiveStage, Language, Level, SpokenLanguage, Stage } from "./terms.ts";

export type DemoWork = {
  company: string;
  title: string;
  /** The job title in the candidate's other language. */
  otherTitle: string;
  level: Level;
  /** First days of months, `YYYY-MM-DD`; `to` is null while the person still works there. */
  from: string;
  to: string | null;
  lines: string[];
};

export type DemoEducation = {
  school: string;
  /** Degree id: 3 college, 4 bachelor, 5 master … */
  degree: number;
  major: string;
  /** School and major in the candidate's other language. */
  other: { school: string; major: string };
  from: string;
  to: string;
};

export type DemoCandidate = {
  key: string;
  family: string;
  language: Language;
  fullName: string;
  gender: 1 | 2;
  email: string;
  phone: string;
  headline: string;
  /** Headline and summary in the candidate's other language; null where the candidate has not translated them. */
  translation: { headline: string; summary: string } | null;
  level: Level;
  locationId: number;
  address: string;
  birthYear: number;
  nationality: string;
  summary: string;
  works: DemoWork[];
  educations: DemoEducation[];
  certificates: { name: string; issued: string }[];
  skills: { name: string; years: number }[];
  languages: SpokenLanguage[];
  expectedSalary: { min: number; max: number; currency: "VND" };
  noticeId: number;
  visibility: "public_to_verified_employers" | "only_applied" | "hidden";
  /** The file name of the uploaded CV. */
  cvName: string;
  createdAt: Date;
};

export type DemoEvent = {
  kind: "applied" | "viewed" | "moved" | "rejected" | "withdrawn";
  at: Date;
  /** Key of the acting member or candidate, or `system`. */
  by: string;
  from?: ActiveStage;
  to?: Stage;
};

export type DemoApplication = {
  key: string;
  candidateKey: string;
  jobKey: string;
  stage: Stage;
  /** The stage before the application was rejected or withdrawn. */
  stageBefore: ActiveStage | null;
  rejectReasonId: number | null;
  withdrawReasonId: number | null;
  appliedAt: Date;
  viewedAt: Date | null;
  coverLetter: string | null;
  /** Answers to the job's questions, in the order of the questions. */
  answers: (string | number | boolean)[];
  source: "site" | "alert" | "referral" | "facebook" | "linkedin";
  events: DemoEvent[];
};
