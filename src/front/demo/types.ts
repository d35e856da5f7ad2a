import type { DemoApplication, DemoCandidate } from "./applicant-types.ts";
import type { Scene } from "./companies/scenes.ts";
import type { Industry, JobType, Language, Level, SpokenLanguage } from "./terms.ts";

export type * from "./applicant-types.ts";
export type { Role, RoleFamily } from "./roles/all.ts";
export type * from "./terms.ts";

export type DemoCompany = {
  key: string;
  name: string;
  slug: string;
  industry: Industry;
  taxCode: string;
  /** Number of employees: 0 is 1-50, 1 is 51-100, 2 is 101-300, 3 is more than 300. */
  size: 0 | 1 | 2 | 3;
  industryIds: number[];
  locationId: number;
  address: string;
  website: string;
  email: string;
  phone: string;
  /** The description of the company, as safe HTML. */
  about: string;
  language: Language;
  founded: number;
  verified: boolean;
  values: { title: string; description: string }[];
  /** Hue (0-359) of the generated logo. */
  hue: number;
  createdAt: Date;
  page: CompanyPage;
};

/** The content of a company's page besides its facts. */
export type CompanyPage = {
  tagline: string | null;
  values: { title: string; description: string }[];
  team: { fullName: string; gender: 1 | 2; jobTitle: string }[];
  gallery: { scene: Scene; caption: string }[];
  employees: number;
  clientCount: number | null;
  clients: string[];
  facebook: string | null;
  youtube: string | null;
  otherLink: string | null;
};

/** An account of the demo: a recruiter of a company, a consultant, or an administrator. */
export type DemoMember = {
  key: string;
  kind: "recruiter" | "consultant" | "admin";
  companyKey: string | null;
  /** The agency of a consultant; the first one by default. */
  agency?: "first" | "second";
  /** True for an administrator of the company, of the consultants' agency or of the product. */
  admin: boolean;
  fullName: string;
  email: string;
  phone: string;
  title: string;
  gender: 1 | 2;
  language: Language;
  createdAt: Date;
};

export type DemoQuestion = {
  type: "yes_no" | "single_choice" | "number" | "short_text";
  text: string;
  required: boolean;
  options: string[];
  min: number | null;
};

export type JobState = "draft" | "reviewing" | "published" | "rejected" | "closed" | "expired";
export type SalaryType = 0 | 1 | 2 | 3 | 4;

export type DemoJob = {
  key: string;
  companyKey: string;
  ownerKey: string;
  recruiterKeys: string[];
  family: string;
  language: Language;
  title: string;
  state: JobState;
  categoryIds: number[];
  locationIds: number[];
  address: string;
  jobType: JobType;
  jobLevel: Level;
  experienceId: number;
  headCount: number;
  /** Kind of salary: range 0, negotiable 1 (with a private range), up to 2, from 3, fixed 4. */
  salaryType: SalaryType;
  salaryMin: number | null;
  salaryMax: number | null;
  currency: "VND" | "USD" | "SGD";
  salaryPeriod: "month" | "hour";
  salaryBasis: "gross" | "net";
  highlight: string;
  description: string;
  requirement: string;
  benefits: string;
  skills: string[];
  languages: SpokenLanguage[];
  remote: boolean;
  hot: boolean;
  questions: DemoQuestion[];
  views: number;
  createdAt: Date;
  submittedAt: Date | null;
  approvedAt: Date | null;
  approvedBy: string | null;
  rejectedAt: Date | null;
  rejectReasonId: number | null;
  rejectNote: string | null;
  closedAt: Date | null;
  expiresAt: Date | null;
};

export type DemoMarket = {
  companies: DemoCompany[];
  members: DemoMember[];
  jobs: DemoJob[];
  candidates: DemoCandidate[];
  applications: DemoApplication[];
};
